# Why an action cannot be played. The rule to look up is shown beside the sentence, so it is not named here.
# $reckoner, $epic, $district, $card, $symbol and $track are names as players know them; $die is a die's place, such as d3.

## The game and its steps

refusal-game-over = La partie est finie : on ne peut plus rien jouer.
refusal-cannot-end = Cette étape se termine toute seule, dès que tout y est décidé.
refusal-choose-first = Votre base est découverte : choisissez d’abord un dé à perdre, puis continuez.
# $step is the `.when` of a step.
refusal-wrong-step = Ce n’est possible que { $step }.
refusal-token-in-purchase = Les jetons Planification rapportent de l’argent pendant l’utilisation des dés, plus pendant les achats.
refusal-placed-already = { $reckoner } a déjà un quartier de départ.

## Rolling

refusal-rolling-done = { $reckoner } a fini de lancer, et tous ses dés sont gardés.
refusal-kept-already = { $reckoner } a déjà gardé { $die }.
refusal-last-roll = C’était le dernier jet pour { $reckoner }, donc chaque dé est gardé : utilisez la Capacité ou arrêtez.
refusal-no-reroll-left = { $reckoner } a lancé trois fois ; il n’y a plus de relance.
refusal-keep-one-first = { $reckoner } doit garder au moins un dé de ce jet avant de relancer les autres.
refusal-nothing-marked = { $reckoner } doit choisir au moins un dé pour la Capacité avant de relancer.
refusal-kept-die = { $reckoner } ne peut pas choisir { $die } : seulement les dés du jet qui vient d’avoir lieu, et chacun une fois.
refusal-faith-first = { $reckoner } a choisi des dés pour la Capacité : relancez-les d’abord, puis gardez, relancez ou arrêtez.

## Dice, Plan tokens and cards

refusal-die-captured = { $reckoner } n’a plus { $die } : dé capturé ; l’équipe peut le racheter pendant une étape d’achat.
refusal-die-used = { $reckoner } a déjà utilisé { $die } ; chaque dé sert une fois par étape.
refusal-die-touched = { $reckoner } en a déjà utilisé une partie ; pour bouger, retirer ou payer, il faut quelque chose d’intact.
refusal-nothing-open = { $reckoner } n’a ni dé, ni jeton, ni carte en cours qui puisse se perdre.
refusal-symbol-not-shown = Il n’y a là aucun symbole { $symbol }, ni rien que { $reckoner } puisse y convertir.
refusal-token-fresh = Les nouveaux jetons Planification sont pour le tour suivant ; { $reckoner } n’en a aucun de prêt.
refusal-no-token = { $reckoner } n’a pas de jeton Planification.
refusal-card-not-owned = { $reckoner } n’a pas { $card }.
refusal-card-used = { $reckoner } a déjà utilisé { $card } pendant ce tour.
refusal-card-costs = { $card } a un coût : { $reckoner } doit d’abord payer avec un dé, un jeton ou une carte qui le montre.
refusal-card-costs-nothing = { $card } n’a pas de coût : il n’y a rien à payer.
refusal-cost-not-shown = Cela ne montre pas le coût demandé par { $card } : { $reckoner } ne peut pas payer ainsi.
refusal-card-only-moves = { $card } déplace { $reckoner } dans un autre quartier et ne fait rien d’autre.
refusal-card-has-no-symbols = { $card } ne donne à { $reckoner } aucun symbole à utiliser.
refusal-not-for-oneself = { $reckoner } ne peut s’en servir que pour quelqu’un d’autre.
refusal-shows-it-already = Le dé { $die } ({ $reckoner }) montre déjà cette face.

## The city

refusal-already-there = { $reckoner } est déjà à { $district } ; on se déplace vers un autre quartier.
refusal-barricaded = { $reckoner } ne peut pas se déplacer ainsi : une Barricade ferme { $district }, même de l’intérieur.
refusal-no-barricade = Il n’y a pas de Barricade à retirer à { $district }.
refusal-too-far = { $district } est trop loin : les symboles agissent là où se trouve leur Redresseur.
refusal-no-enforcement = Il n’y a pas de Sûreté à retirer à { $district }.
refusal-contained-already = On ne peut pas contenir davantage { $epic } : la première action reste toujours.
refusal-weakened-already = { $epic } est déjà au stade affaibli : il n’y a plus de recherche.
refusal-infinite-health = { $epic } a une santé infinie : trouvez sa faiblesse par la recherche avant d’attaquer.
refusal-boss-elsewhere = { $boss } est à { $district }, hors de portée pour { $reckoner }.
refusal-boss-contained = On ne peut pas contenir davantage { $boss } ({ $track }) : le crochet est déjà tout à gauche.
refusal-boss-weakened = { $boss } est déjà au stade affaibli : il n’y a plus de recherche.
refusal-boss-infinite = Impossible de blesser { $boss } tant qu’il reste de la recherche.

## Rewards and purchases
# $price and $money are dollars; $money is what the team has.

refusal-no-such-reward = Il ne reste aucun symbole { $symbol } dans le butin à répartir.
refusal-not-on-market = { $card } n’est pas au marché.
refusal-too-dear = { $card } coûte { $price } $, et l’équipe a { $money } $.
refusal-cannot-refresh = Un nouveau marché coûte { $price } $, et l’équipe a { $money } $.
refusal-not-captured = Le dé { $die } ({ $reckoner }) n’est pas capturé : il n’y a rien à racheter.
refusal-ransom-too-dear = Un dé capturé coûte { $price } $, et l’équipe a { $money } $.

## Words that name nothing
# $word is what was typed, $known lists what there is, or of many those that are most like it.

refusal-unknown-reckoner = « { $word } » n’est pas un Redresseur de cette table ({ $known }).
refusal-unknown-district = « { $word } » n’est pas un quartier de cette ville ({ $known }).
refusal-unknown-epic = « { $word } » n’est pas un Épique ({ $known }).
refusal-unknown-absent = « { $word } » n’est pas en ville en ce moment ; vous y trouvez { $known }.
refusal-unknown-card = « { $word } » n’est pas une carte ({ $known }).
refusal-unknown-equipment = « { $word } » n’est pas un Équipement ({ $known }).
refusal-unknown-die = « { $word } » n’est ni un dé de ce Redresseur ({ $known }), ni une carte.
refusal-unknown-use = « { $word } » n’est ni un symbole ({ $known }), ni move, barricade ou card.
refusal-unknown-track = « { $word } » n’est pas une piste du Grand Épique ({ $known }).
refusal-unknown-face = « { $word } » n’est pas une face de ce dé ({ $known }).
refusal-unknown-reward = « { $word } » n’est pas un butin que vous répartissez ({ $known }).
refusal-unknown-step = « { $word } » n’est pas une étape que vous terminez ({ $known }).
refusal-unknown-now = Ce n’est pas l’étape { $word } : vous ne pouvez pas la terminer maintenant.
refusal-unknown-form = { $word ->
        [nothing] Il manque un mot
       *[other] « { $word } » a un mot de trop ou de moins
    } ; une action s’écrit comme « tia use d4 research digzone » ou « buy emp for cody ».
refusal-unreadable = « { $word } » n’est pas une action ; elle devrait ressembler à « tia use d4 research digzone » ou « buy emp for cody ».

refusal-no-epic = Il n’y a pas d’Épique à { $district } en ce moment.
refusal-no-such-action = Cela ne désigne rien qui soit sur cette table.
refusal-nothing-to-undo = Il n’y a pas { $steps } actions à annuler.
refusal-nothing-to-redo = Il n’y a pas { $steps } actions à rejouer.
