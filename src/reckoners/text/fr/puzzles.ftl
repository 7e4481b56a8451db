# Puzzles: a position, a goal, one answer.

puzzle-title = Énigme { $number }
puzzle-goal-win = Vainquez { $boss } pendant cette étape.
puzzle-goal-defeat = Vainquez { $number ->
    [one] un Épique
   *[other] { $number } Épiques
} pendant cette étape.
puzzle-goal-lose-at-most = { $number ->
    [0] Ne perdez personne pendant la phase des Épiques qui vient.
    [one] Perdez au plus un habitant pendant la phase des Épiques qui vient.
   *[other] Perdez au plus { $number } habitants pendant la phase des Épiques qui vient.
}
puzzle-hint-who = { $count ->
    [one] Il ne faut que { $who }.
   *[other] Il faut ces Redresseurs : { $who }.
}
puzzle-hint-card = { $who } a besoin de { $card }.
puzzle-hint-district = Regardez { $who } et { $district }.
puzzle-hint-first = On peut commencer ainsi : { $do }.
puzzle-solved-win = { $boss } est vaincu.
puzzle-solved-defeat = Épiques vaincus pendant cette étape : { $reached }.
puzzle-solved-lose-at-most = { $reached ->
    [0] La phase des Épiques qui vient ne coûte personne.
   *[other] La phase des Épiques qui vient coûte { $reached } à la population, et on ne peut pas demander mieux.
}
puzzle-failed-win = L’étape est finie, et il reste { $reached } points de vie à { $boss }.
puzzle-failed-win-research = L’étape est finie, et { $boss } n’est même pas affaibli : il reste { $research } de recherche.
puzzle-failed-defeat = L’étape est finie. Épiques vaincus : { $reached } sur { $number }.
puzzle-failed-lose-at-most = La phase des Épiques qui vient coûterait { $reached } à la population ; { $number } au plus étaient permis.
puzzle-failed-unknown = Un nouvel Épique viendrait, que personne ne connaît : ce qu’il fera n’est pas certain.
puzzle-failed-lost = La phase des Épiques qui vient ferait perdre la partie.

server-puzzle-over = Cette énigme est finie. Revenez en arrière ou recommencez.
server-fault-puzzle-alone = Devant une énigme, vous êtes seul : il y a des indices à la place.
server-fault-puzzle-file = Cette énigme ne peut pas être jouée. Ce que son auteur doit corriger : { $reason }
server-fault-no-puzzle-file = Ce fichier n’est pas une énigme, ou il a été coupé en route.
server-fault-unknown-puzzle = Cette énigme n’existe pas.
error-unknown-puzzle = Cette énigme n’existe pas.

# The command

cli-help-puzzles = Énigmes : une étape d’utilisation, un but, une réponse
cli-help-puzzle-list = Lister les énigmes
cli-help-puzzle-show = Montrer une énigme : sa position et son but
cli-help-puzzle-check = Jouer les solutions des énigmes ; avec --proof, essayer aussi tout le reste
cli-help-puzzle-find = Chercher des énigmes dans des parties et écrire les meilleures dans des fichiers
cli-help-puzzle-play = Jouer une énigme dans le terminal
cli-help-puzzle-which = le numéro d’une énigme, ou un fichier
cli-help-puzzle-files = numéros, fichiers ou dossiers ; toutes celles de la maison si rien n’est donné
cli-help-puzzle-hints = combien d’indices montrer
cli-help-puzzle-solution = montrer la solution
cli-help-puzzle-proof = prouver qu’il n’y a pas d’autre réponse ; plus long
cli-help-puzzle-limit = positions qu’une preuve peut regarder
cli-help-puzzle-count = combien d’énigmes écrire
cli-help-puzzle-seed = pour les parties qui sont jouées
cli-help-puzzle-out = le dossier où écrire ; 1.toml, 2.toml et ainsi de suite y sont remplacés
cli-help-puzzle-games = un dossier de parties sauvegardées à regarder, au lieu de nouvelles
cli-help-puzzle-bot = qui joue les nouvelles parties
cli-help-puzzle-most = regarder au plus tant de parties
puzzle-line = { $number } { $stars } { $goal } ({ $boss }, { $people })
puzzle-hint-line = Indice { $n } : { $hint }
puzzle-solution-line = { $n }. { $do }
puzzle-solution = La solution
puzzle-ok = ok { $file } : { $goal }
puzzle-proved = ok { $file } : { $goal } Une seule réponse en { $positions } positions.
puzzle-several = { $file } : il y a { $ways } réponses, pas une seule
puzzle-better = { $file } : le but est trop facile : { $best } est possible
puzzle-too-many = { $file } : pas prouvé : plus de { $limit } positions, ou bien trop de réponses ; donnez un --limit plus grand
puzzle-chancy = { $file } : quelque chose que l’on peut faire dans cette étape dépend du hasard
puzzle-no-number = Il n’y a pas d’énigme { $id } ; il y a 1 à { $last }, et des fichiers.
puzzle-no-games = Pas de parties sauvegardées (*.jsonl) dans { $folder }.
puzzle-none = Il n’y a pas d’énigmes ici.
puzzle-find-progress = Recherche dans les parties
puzzle-find-so-far = { $count ->
    [one] 1 trouvée
   *[other] { $count } trouvées
}
puzzle-found = { $number } : { $goal } à { $city }, difficulté { $level }, { $deeds } actes, { $positions } positions
puzzle-find-done = { $count } sur { $all } qui ont été trouvées sont dans { $folder }.
puzzle-find-stopped = Arrêté ; ce qui a été trouvé est gardé.
puzzle-play-begin = { $title } : { $goal } Tapez `hint` pour un indice, `solution` pour la voir, et tout ce que vous connaissez.
