# Préparer une partie : l’équipe, ce qui est en jeu, et ce qui est alors nouveau. Le reste de l’écran est dans web.ftl.

web-new-tabs = Mise en place
web-new-tab-team = Équipe
web-new-tab-city = Ville et Grand Épique
web-new-against = { $boss } à { $city }
web-new-where = Grand Épique et ville

## Redresseurs

web-new-role-val = Déplace l’équipe
web-new-role-mizzy = Prépare ses coups
web-new-role-exel = Plus de tout
web-new-role-sam = Un de chaque
web-new-can-tia = Donnez à un coéquipier un jeton Planification utilisable aussitôt.
web-new-can-abraham = Une fois par tour, relancez les dés que vous venez de lancer.
web-new-can-david = Tournez un de vos dés sur la face de votre choix.
web-new-can-megan = Payez Contenir, recevez trois Attaques.
web-new-can-cody = Agissez dans un quartier de plus à cette étape.
web-new-can-prof = Payez Rechercher, recevez deux Planifications et une Attaque.
web-new-can-val = Un coéquipier va où il veut, ou une Barricade s’en va.
web-new-can-mizzy = Posez une charge sur la carte, ou faites-en sauter.
web-new-can-exel = Payez des symboles, reprenez-les avec un de plus.
web-new-can-sam = Vous n’êtes pas obligé de garder un dé.
web-new-dice = Commence avec { $dice }
web-new-comes-with = { $name } vient avec le module { $module }. Dans l’équipe, { $name } le met en jeu.
web-new-full = Une équipe compte six Redresseurs au plus.

## Ce qui est en jeu

web-new-presets = Modèles
web-new-preset-first = Première partie
    .text = la boîte de base
web-new-preset-faces = Nouvelles têtes
    .text = dix Redresseurs au choix
web-new-preset-gear = Têtes et matériel
    .text = nouvel Équipement aussi
web-new-in-play = En jeu
web-new-would-leave = Sans : { $n ->
        [one] { $names } quitte
       *[other] { $names } quittent
    } l’équipe.
web-new-left = Plus dans l’équipe : { $names }.
web-new-bring-back = Faire revenir
web-new-switched-on = Maintenant en jeu : { $module }.

## Ce qui est alors nouveau

web-new-news = Nouveau dans cette partie
web-new-news-none = Rien : c’est le jeu de base. Ce que vous ajoutez sous « En jeu » est expliqué ici.
web-new-news-reckoners = Dés mêlés
    .text = Les nouveaux Redresseurs ont deux couleurs, Sam les six.
web-new-news-demolitions = Démolition
    .text = Mizzy garde ses charges pour un grand coup.
web-new-news-gift = Cartes Donner
    .text = Gratuites, mais seulement pour un coéquipier.
web-new-news-two = Cartes à deux coûts
    .text = Deux dés paient : un pour chaque symbole.
web-new-news-food = Nourriture
    .text = Agit à l’achat, puis quitte la partie.
web-new-news-shields = Boucliers
    .text = Ils protègent la Sûreté ou les crochets jusqu’à leur retrait.
web-new-news-copies = Jetons Dupliquer
    .text = L’Épique agit une fois de plus pour chacun. Tout dé en retire un.
web-new-news-transform = Épiques plus variés
    .text = Ils attirent, repoussent, volent ou tirent leur action au dé.
