# La partie guidée à Ildithia.

web-learn-course-ildithia = Limelight à Ildithia
    .text = Ce qui y change : une ville qui marche, des quartiers à protéger, et un Grand Épique dont les dés décident. Pour qui connaît le jeu de base. Dix minutes environ.

web-learn-ildithia-welcome = Ildithia, en chemin
    .text = Vous menez { $first } et { $second }, et vous savez comment vont les dés, les Épiques et la prévision. Ici, vous voyez ce qui change. Le cadre montre où cliquer ; vous pouvez toujours faire autre chose.
web-learn-ildithia-tram = La ville marche
    .text = Avant l’arrivée des nouveaux Épiques, le plateau de Mouvement avance dans le sens horaire, plus ou moins loin selon la taille de l’équipe. Son chemin est allumé, et les quartiers qu’il dépassera portent un numéro.
web-learn-ildithia-track = Ce qu’il dépasse agit
    .text = Un quartier dépassé fait tout ce que montre sa piste à partir du cadre, de gauche à droite. Puis le marqueur revient à son départ. Les autres quartiers ne font rien.
web-learn-ildithia-tables = Les tables de { boss-limelight }
    .text = Il n’a pas de pistes mais quatre tables. Le crochet donne la colonne ; la ligne, de A à D, se tire quand il agit, avec un dé par table. Une des quatre cases que vous voyez aura lieu.
web-learn-ildithia-odds = Quelles sont les chances ?
    .text = Ce qu’un dé décide est donné de tant à tant : au mieux, au pire. Les lettres ne sont pas également fréquentes. Ouvrez { boss-limelight } pour voir combien de faces a chaque ligne.
web-learn-ildithia-place = Où commencer
    .text = On ne protège que le quartier où l’on est : allez là où passera le plateau.
web-learn-ildithia-protect = Protéger
    .text = Tout symbole baisse ici le marqueur d’un cran, même celui qui ne sert à rien d’autre. Ce qui est au-dessus du marqueur n’a alors pas lieu.
web-learn-ildithia-down = Jusqu’en bas
    .text = Encore une fois, et encore : rien de cette piste ne doit avoir lieu cette nuit.
web-learn-ildithia-bottom = La case du bas
    .text = Le quartier est à l’abri, et ses habitants vous ont parlé : 2 recherches sur { boss-limelight }, où qu’il soit. Protéger encore ne donne rien ; mais une fois le plateau passé, le marqueur remonte, et il y a de nouveau à gagner.
web-learn-ildithia-goes = Où il va
    .text = L’emblème en tirets : après avoir agi, il va dans le sens horaire au premier quartier sans Redresseur. Qui veut le blesser doit le suivre ; qui se déplace peut le détourner.
web-learn-ildithia-rolled = Ses dés sont jetés
    .text = Le journal dit quelles cases ce furent la nuit dernière. Ses colonnes ne bougent pas d’elles-mêmes : seuls des Épiques les poussent. Maîtrisez ceux qui le font.
web-learn-ildithia-back = C’est passé
    .text = Le plateau est passé, et le marqueur est revenu à son départ. Ensuite viendra le quartier d’après.
web-learn-ildithia-goal = À vous de l’attraper
    .text = Protégez ce qui sera dépassé et gagnez ainsi de la recherche. Battez les Épiques qui poussent ses crochets. Quand { boss-limelight } n’a plus de recherche, attaquez-le là où il est.
