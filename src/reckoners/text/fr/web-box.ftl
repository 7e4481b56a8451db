# La boîte de chacun dans le navigateur.

web-box = Votre boîte
    .text = Corriger cartes, Épiques et plateaux
web-box-intro = Quelque chose est imprimé autrement dans votre boîte ? Choisissez, corrigez, gardez : la correction va dans un pack à vous, pour vos parties et vos amis.
web-box-find = Que voulez-vous corriger ?
web-box-search = Chercher par nom
web-box-boards = Plateaux
web-box-numbers = Nombres
web-box-packs = Vos packs
web-box-none = Pas encore de correction.
web-box-empty = Ce pack ne change rien pour l’instant.
web-box-play = Jouer avec
web-box-export = Enregistrer dans un fichier
web-box-import = Prendre un fichier
    .text = Un pack envoyé par un ami : TOML ou zip
web-box-delete = Supprimer le pack
    .sure = Les parties commencées avec lui ne continuent pas sans lui.
    .yes = Supprimer
    .no = Le laisser
web-box-undo = Annuler : { $name }
    .word = Annuler
web-box-own-thing = Nouveau dans ce pack
web-box-broken = Ce pack ne peut se jouer tel quel :
web-box-games = { $n ->
        [one] Une partie inachevée se joue avec ce pack ; elle ne continue pas avec d’autres valeurs.
       *[other] { $n } parties inachevées se jouent avec ce pack ; elles ne continuent pas avec d’autres valeurs.
    } Un nouveau pack n’y touche pas.
web-box-correct = Corriger
web-box-keep = Garder
web-box-kept = Gardé dans « { $title } ».
web-box-all = Tout voir
web-box-in = Garder dans
web-box-new = Un nouveau pack
web-box-title = Nom du pack
web-box-first = Comme dans ma boîte
web-box-from = D’où cela vient-il ?
web-box-book = Imprimé ainsi dans ma boîte
web-box-own = Mon idée
web-box-fine = Vérifié : tout va bien.
web-box-wrong = { $n ->
        [one] Une erreur
       *[other] { $n } erreurs
    }
web-box-same = Comme imprimé : rien à garder.
web-box-printed = ici : { $value }
web-box-of-book = du livret
    .text = Le livret de règles donne cette valeur. Ne la changez que si votre boîte dit autre chose.
web-box-reset = Comme imprimé : { $field }
web-box-more = { $field } : un de plus
web-box-less = { $field } : un de moins
web-box-add-symbol = Ajouter { $symbol }
web-box-drop-symbol = Retirer { $symbol }
web-box-space = Case { $n } : { $action }
web-box-space-add = Une case de plus
web-box-space-drop = Retirer la case { $n }
web-box-space-left = Vers la gauche
web-box-space-right = Vers la droite
web-box-action = Action de la case { $n }
web-box-cell-action = Action { $n } sur { $of }, colonne { $column }
web-box-action-add = Une action de plus ici
web-box-action-drop = Retirer l’action { $n }
web-box-kind = Laquelle
web-box-many = Combien
web-box-gift = Pour les deux voisins
web-box-per = Une fois par
web-box-once = une seule fois
web-box-picture = Voici l’aperçu
web-box-changed = corrigé
web-box-sum = Corrigé : { $fields }
web-from-pack = Corrigé par le pack « { $title } ».
