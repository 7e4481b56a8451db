# Talk at a table with bots: what they plan, what people ask for, what they answer. (Plans are told by advice-do-...)

talk-plan = { $name } prévoit : { $plan }.
talk-wish = { $name }, il faudrait { $what }.
talk-yes = Oui. { $name } : { $plan }.
talk-yes-briefly = Oui, { $name } s’en charge.
talk-some = Pas tout, mais { $n }. { $name } : { $plan }.
talk-anyway = J’allais le faire. { $name } : { $plan }.
talk-noted = J’y penserai. Les dés diront ce qu’il en sera.
talk-dear = Non, mes dés sont plus utiles ailleurs.
talk-dear-people = { $n ->
    [one] Non, la prochaine phase des Épiques prendrait 1 de population de plus.
   *[other] Non, la prochaine phase des Épiques prendrait { $n } de population de plus.
}
talk-dear-boss = { $n ->
    [one] Non, ce serait un symbole de moins sur le Grand Épique.
   *[other] Non, ce serait { $n } symboles de moins sur le Grand Épique.
}
talk-impossible = Non, rien de ce qu’il me reste ne le permet.
talk-useless = Il n’y a plus rien à faire là.
talk-deaf = { $name } n’écoute pas. Seul un Planificateur fait ce qu’on lui demande.
talk-not-now = Demandez-le-moi pendant qu’on lance ou utilise des dés.
talk-person = { $name } est joué par une personne.

cli-wish-how = Demandez un symbole à un bot ainsi : ask prof contain digzone, ask tia enforcement the-loop 2, ask tia contain steelheart red
