## A set-up that no table can have

error-content = le contenu est inutilisable : { $problems }
error-reckoner-count = { $count ->
        [one] { $count } Redresseur ne peut pas jouer
       *[other] { $count } Redresseurs ne peuvent pas jouer
    } : il en faut de { $fewest } à { $most } (une personne seule en joue deux)
error-unknown-reckoner = Redresseur inconnu : « { $name } » ; il y a : { $known }
error-reckoner-of-module = « { $name } » appartient au module { $module }, qui n’est pas en jeu ; ajoutez le module { $module }, ou choisissez quelqu’un d’autre
error-double-reckoner = « { $name } » apparaît deux fois ; chaque Redresseur ne joue qu’une fois
error-unknown-difficulty = difficulté inconnue : « { $name } » ; il y a : { $known }
error-unknown-city = ville inconnue : « { $name } » ; il y a : { $known }
error-unknown-boss = Grand Épique inconnu : « { $name } » ; il y a : { $known }
error-unknown-pack = il n’y a pas de pack « { $name } » ici ; { $known ->
        [none] vos packs vont dans leur propre dossier, voir docs/packs.md
       *[other] il y a : { $known }
    }
error-unknown-module = aucun pack de cette table n’apporte le module { $name } ; { $known ->
        [none] il n’y a pas de module ici
       *[other] il y a : { $known }
    }
error-unknown-option = option inconnue : « { $name } » ; il y a : { $known }
error-small-city = la ville « { $name } » a { $districts } quartiers, et { $reckoners } Redresseurs en demandent { $needed }
error-no-boards = le Grand Épique « { $name } » n’a pas de plateaux pour { $reckoners } Redresseurs
error-unplayed = personne n’agit pour « { $name } » : il n’y a pas de pièce « { $plays } » ; écrivez plays = l’une de : { $known }

## A saved game that cannot be loaded

error-no-record = ceci n’est pas l’enregistrement d’une partie : { $reason }
error-other-position = { $place }, ligne { $line } : la partie ne mène pas à la position notée ici
error-edited = { $place }, ligne { $line } : « { $do } » n’est pas ce qui a été enregistré ici ; le fichier a été modifié après coup
error-unplayable = { $place }, ligne { $line } : « { $do } » ne peut pas être joué : { $reason } ({ $rule })
error-no-end = { $place } : la fin manque ; le fichier s’interrompt après la ligne { $line }
error-other-format = { $place } : format « { $format } » { $version } ; ce programme lit « { $known } » { $ours }
error-other-rules = { $place } : enregistré avec la version { $version } des règles, ce programme joue la version { $ours }
error-save-setup = { $place } : { $reason }
error-other-content = { $place } : enregistré avec un autre contenu ({ $differences }) ; jouez cette partie avec les packs d’origine
error-entries-differ = autres valeurs désormais : { $entries }
error-entries-new = ajoutés : { $entries }
error-entries-gone = disparus : { $entries }
error-unreadable-file = { $place } : lecture impossible ({ $reason })
error-empty-file = { $place } : le fichier est vide ; une partie enregistrée commence par une ligne qui la décrit
error-cut-line = { $place }, ligne { $line } : le fichier s’interrompt au milieu de cette ligne ; sans elle, la partie est entière jusqu’à la ligne { $whole }
error-no-save = { $place } n’est pas une partie enregistrée
error-no-header = { $place }, ligne 1 : ce n’est pas le début d’une partie enregistrée ({ $reason })
error-no-line = { $place }, ligne { $line } : ce n’est pas une ligne de partie enregistrée ({ $reason })
error-file-exists = { $place } : ce fichier existe déjà ; choisissez un autre nom
error-file-grown = { $place } : un autre programme a écrit dans ce fichier ; fermez-le là-bas et reprenez la partie

## Une position en texte qui ne peut pas être lue

error-position-head = ligne { $line } : une position commence par « { $word } »
error-position-word = ligne { $line } : « { $word } » n’est pas possible { $after ->
    [none] au début
   *[other] après « { $after } »
  } ; possible ici : { $known }
error-position-missing = ligne { $line } : il manque « { $word } »
error-position-twice = ligne { $line } : « { $word } » y est deux fois ; écrivez-le une fois
error-position-gap = ligne { $line } : il n’y a rien entre deux barres ; écrivez-y un mot, ou retirez une barre
error-position-long = le texte est trop long pour une position : { $most } caractères au plus
error-position-setup = ligne { $line } : { $reason }
error-position-doing = ligne { $line } : personne n’a rien à décider ; « doing » finit par l’un de ceux-ci : { $known }
error-position-over = ligne { $line } : la partie est finie, il ne se passe donc plus rien ; retirez « doing » ou « result »
error-position-impossible = aucune partie ne mène à cette position : les règles ne savent pas continuer ({ $reason })

error-no-data-folder = { $folder } : impossible de garder des parties ici ({ $reason })
error-second-server = Un autre serveur utilise déjà { $folder } ; il est à l’adresse { $address }. Jouez là-bas, ou arrêtez-le d’abord.
error-newer-database = { $file } : vient d’une version plus récente de Reckoners ; mettez celle-ci à jour, ou choisissez un autre dossier de données
error-unusable-database = { $file } : ce n’est pas une base de parties ({ $reason })
error-storage = le disque répond : { $reason }
error-conflict = un autre programme a écrit dans cette partie
error-unknown-table = cette table n’existe pas
error-no-port = { $host }, port { $port } : impossible d’y servir le jeu ({ $reason })
error-unknown-bot = bot inconnu : « { $name } » ; il y a : { $known }
error-broken-bot = le bot « { $name } » ne démarre pas : { $reason }
error-bot-option = « { $part } » n’est pas une option du bot « { $name } » ; les options s’écrivent nom:clé=valeur,clé=valeur
error-bot-has-no-option = { $n ->
    [0] le bot « { $name } » n’a pas d’options
   *[other] le bot « { $name } » n’a pas d’option « { $option } » ; il y a : { $known }
}
