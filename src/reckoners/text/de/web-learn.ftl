# So wird gespielt, die geführte Partie, und was im Regelwerk eingeklappt ist.

## Aufbau

# $n is the number of Reckoners.
web-new-research = Der Boss bei { $n } Reckonern: Forschung { $research }, dann Gesundheit { $health }.

## Rule reference

web-rules-not-in-play = nicht im Spiel
web-rules-away = { $pack }, nicht im Spiel
web-rules-folded = { $n ->
    [one] Eine Regel eines Moduls, das nicht im Spiel ist
   *[other] { $n } Regeln von Modulen, die nicht im Spiel sind
}

## Die geführte Partie

web-learn-step = Schritt { $n } von { $of }
web-learn-setting-up = Der Tisch für eure erste Partie wird aufgebaut …
web-learn-leave = Ohne Anleitung weiter
web-learn-smaller = Anleitung klein
web-learn-larger = Anleitung
web-learn-later = Spielt weiter: Die Anleitung kommt wieder
web-learn-skip = Überspringen
web-learn-finish = Allein weiter

# What to click now. $who is a Reckoner, $face what a die shows, $what an action such as "Research Herald".
web-learn-do-seat = Öffnet das Tableau: { $who }.
web-learn-do-die = { $who }: Nehmt diesen Würfel ({ $face }).
web-learn-do-keep = { $who }: Behaltet diesen Würfel ({ $face }).
web-learn-do-plan = { $who }: Nehmt den Planungsmarker.
web-learn-do-card = Nehmt die Karte { $card }.
web-learn-do-target = Klickt jetzt hier: { $what }.
web-learn-do-market = Nehmt { $card } vom Markt.
web-learn-do-buyer = Gebt { $card } an { $who }.
web-learn-do-tab = Öffnet zuerst „{ $tab }“.
web-learn-do-district = Seht euch zuerst diesen Bezirk an: { $district }.
web-learn-do-reroll = Würfelt die anderen neu.
web-learn-do-stop = { $who }: Behaltet alle Würfel, fertig gewürfelt.
web-learn-do-end = Beendet hier den Schritt.
web-learn-do-sure = Es sind noch Würfel übrig. Beendet den Schritt trotzdem.
web-learn-do-drop = Legt weg, was ihr in der Hand habt.
web-learn-do-lapse = Lasst den Rest dieses Würfels verfallen.
web-learn-do-undo = Nehmt eure letzte Aktion zurück.
web-learn-do-redo = Wiederholt sie jetzt.
web-learn-do-advice = Fragt: „Was würdest du tun?“
web-learn-do-thinking = Das wird gerade durchdacht, einen Moment.
web-learn-do-advice-close = Lest es und schließt es wieder.
web-learn-do-recap = Lest, was geschehen ist, und geht dann weiter.

web-learn-welcome = Newcago bei Nacht
    .text = Ihr führt { $first } und { $second }. Das ist eine echte Partie, mit Anleitung: Der Rahmen zeigt, worauf ihr klickt, und ihr dürft immer etwas anderes tun. „Zurück“ macht alles ungeschehen.
web-learn-boss = Der Boss
    .text = { boss-steelheart } beherrscht die Stadt. Ihr gewinnt, wenn ihr ihn zu Fall bringt: erst seine ganze Forschung, dann seine ganze Gesundheit. Seine vier Leisten zeigen, was er jede Runde tut.
web-learn-epic = Ein Epic
    .text = In jedem Bezirk herrscht ein Epic. Die Lupe ist seine Forschung, das Herz seine Gesundheit. Aktionen links vom Leistenmarker leuchten: Sie werden geschehen. Dunkle noch nicht.
web-learn-forecast = Was wird es kosten?
    .text = Was die Epics täten, wenn sie jetzt handelten, und wie viel Bevölkerung das kostet. Ist niemand mehr da, habt ihr verloren. Fast alles, was ihr tut, macht diese Zahl kleiner.
web-learn-buy = Ausrüstung kaufen
    .text = Vor der ersten Runde darf das Team sein Geld ausgeben. Nehmt eine Karte vom Markt und sagt dann, wer sie bekommt.
web-learn-place = Wo es losgeht
    .text = Jeder Reckoner beginnt in einem Bezirk. Symbole wirken dort, wo ihr Reckoner steht: Hier findet also der erste Kampf statt.
web-learn-keep = Behalten und neu würfeln
    .text = Klickt auf die Würfel, die euch gefallen: Sie bleiben liegen. Die anderen werden neu gewürfelt, höchstens zweimal, und jedes Mal muss mindestens einer mehr liegen bleiben.
web-learn-stop = Das reicht
    .text = Ein dritter Wurf wäre möglich, aber diese Würfel genügen. Wer alle Würfel behält, ist mit dem Würfeln fertig.
web-learn-research = Erforschen
    .text = Die Lupe senkt die Forschung eines Epics. Bei 0 ist seine Schwachstelle bekannt: Seine Gesundheit sinkt, und er ist verwundbar. Ein Würfel wirkt dort, wo sein Reckoner steht.
web-learn-contain = Schwächen
    .text = Schiebt einen Leistenmarker nach links: Die Aktion, die er überquert, wird dunkel und geschieht nicht. Achtet auf die Vorschau.
web-learn-undo = Anders überlegt
    .text = „Zurück“ fragt nie nach und geht nie aus, und „Wiederholen“ bringt dieselben Würfel wieder. Probiert beides.
web-learn-enforcement = Straßen räumen
    .text = Hat ein Epic gehandelt, rückt sein Leistenmarker nach rechts: einen Schritt und einen mehr für jeden Schläger bei ihm. Der durchgestrichene Helm entfernt einen.
web-learn-money = Verdienen
    .text = Eine Münze bringt dem Team 1 $. Mit Geld kauft ihr am Ende der Runde Ausrüstung.
web-learn-plan = Planungsmarker
    .text = Ein Planungsmarker ist ein Würfel mit einem Symbol eurer Wahl. Ungenutzte bleiben liegen; neue könnt ihr ab der nächsten Runde nutzen.
web-learn-move = Bewegen
    .text = Jeder ganze Würfel, egal was er zeigt, bringt seinen Reckoner in einen beliebigen anderen Bezirk ohne Barrikade. Gebt einen her und bewegt euch.
web-learn-overflow = Zu weit: Leiste voll
    .text = Dieser Leistenmarker hat rechts bald keinen Platz mehr. Für jeden Schritt zu viel geschieht die letzte Aktion noch einmal: Sie ist schraffiert. Schwächt den Epic oder räumt rechtzeitig die Schläger weg.
web-learn-attack = Angreifen
    .text = Der Einschlag senkt die Gesundheit. Bei 0 ist ein Epic besiegt und hinterlässt dem Team seine Belohnung. Bei unendlicher Gesundheit braucht ihr zuerst seine Schwachstelle.
web-learn-cost = Eine Karte, die einen Würfel kostet
    .text = Manche Karten wollen bezahlt werden: mit einem ganzen Würfel, der das richtige Symbol zeigt, oder mit einem Planungsmarker. Dafür wirken sie wie ein eigener Würfel.
web-learn-ability = Eine Fähigkeit
    .text = Jeder Reckoner hat eine Fähigkeit, einmal pro Runde. Diese kostet nichts; ein Klick zeigt, was sie kann.
web-learn-barricade = Barrikaden
    .text = Eine Barrikade sperrt ihren Bezirk: Niemand kommt hinein oder hinaus. Jeder ganze Würfel entfernt eine, egal wo.
web-learn-advice = Unsicher?
    .text = Der Planer sagt, was er täte und warum. Ein Klick auf einen Vorschlag spielt ihn. Hier schauen wir nur.
web-learn-rest = Den Rest nutzen
    .text = Nutzt die übrigen Würfel, wie ihr mögt: Grüne Ränder zeigen, was geht. Der Rahmen zeigt eine Möglichkeit. Ungenutzte Würfel sind am Ende des Schritts verloren.
web-learn-rewards = Belohnungen
    .text = Ein besiegter Epic hilft euch: Nutzt seine Symbole, wo ihr wollt. Die Forschung am Boss geschieht von selbst.
web-learn-market = Der Markt
    .text = Jetzt darf das Team Ausrüstung kaufen, muss aber nicht. Was übrig ist, bleibt in der Kasse. Danach handeln die Epics.
web-learn-night = Die Epics sind dran
    .text = Ein Epic nach dem anderen hat gehandelt, dann der Boss, wie in der Vorschau. Wo einer fiel, kommt ein neuer. Die Leistenmarker sind nach rechts gerückt: Nun seid ihr wieder dran.
web-learn-goal = Jetzt bringt ihn zu Fall
    .text = Erforscht den Boss dort, wo er steht, und durch Belohnungen, bis auf 0. Greift ihn dann an wie einen Epic. Rettet die Stadt.
web-learn-half = Zwei Symbole
    .text = Von diesem Würfel oder dieser Karte ist noch etwas übrig. Es muss vor dem nächsten Würfel desselben Reckoners genutzt werden, sonst verfällt es; jedes Symbol darf ein eigenes Ziel haben.
web-learn-again-recap = Was geschehen ist
    .text = Die Epics haben wieder gehandelt. Wenn ihr es gelesen habt, beginnt die nächste Runde.
web-learn-again-place = Noch einer
    .text = Auch der andere Reckoner muss irgendwo beginnen.
web-learn-again-end = Das reicht
    .text = Mehr muss nicht gekauft werden. Beendet den Einkauf.
web-learn-again-roll = Würfeln
    .text = Behaltet, was euch gefällt, und würfelt den Rest neu. Sind alle fertig, werden die Würfel genutzt.
web-learn-again-rest = Nutzt eure Würfel
    .text = Nutzt Würfel, Marker und Karten, wie ihr mögt. Der Rahmen zeigt eine Möglichkeit.
web-learn-again-rewards = Belohnungen
    .text = Nutzt, was die besiegten Epics euch hinterlassen haben.
web-learn-again-market = Der Markt
    .text = Kauft, wenn ihr mögt, und beendet den Einkauf: Dann handeln die Epics.
web-learn-again-lose = Die Basis ist entdeckt
    .text = Der Feind hat eure Basis gefunden: Jemand verliert einen Würfel. Wählt einen aus.
