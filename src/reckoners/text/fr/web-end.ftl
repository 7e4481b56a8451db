# The end of a game: the verdict, what happened round by round, what decided it, and what next.

web-end-won = { $city } est libre
# $found is the round in which the Boss could first be attacked.
web-end-won-found = { $boss } : à découvert au tour { $found }, à terre au tour { $round }.
web-end-won-text = { $boss } est à terre au tour { $round }.
web-end-lost = La ville est perdue
web-end-lost-text = Après le tour { $round }, il n’y a plus personne à sauver.
web-end-playing = Cette partie n’est pas finie.
web-end-people-saved = vies sauvées
web-end-epics = { $n ->
        [one] Épique vaincu
       *[other] Épiques vaincus
    }
web-end-rounds = { $n ->
        [one] tour
       *[other] tours
    }
web-end-actions = { $n ->
        [one] action
       *[other] actions
    }
web-end-time = du début à la fin
web-end-time-text = { $time } de l’ouverture de la table à sa dernière action, pauses comprises
web-end-chart = Tour par tour
web-end-round = Tour
web-end-start = début
web-end-people = habitants
web-end-research = recherche restante
web-end-health = santé
web-end-chart-said = Tour par tour : de { $from } à { $to } habitants, la recherche qu’il restait pour { $boss } de { $research } à { $left } ; les barres montrent ce que chaque tour a coûté
web-end-chart-table = En tableau
web-end-by-boss = { $boss }
web-end-by-epic = Épiques
web-end-by-city = ville
web-end-by-shortage = épuisé
web-end-causes = Pourquoi des vies perdues
web-end-lost-in-all = { $n } en tout
web-end-nobody-lost = Personne n’a été perdu.
# $what cost most of it: a track, an Epic, a district, a thing that had run out.
web-end-cause-boss = { $boss }, surtout : { $what }
    .only = { $boss } : { $what }
web-end-cause-epic = Épiques, surtout { $what }
    .only = Épiques : { $what }
web-end-cause-city = La ville, surtout { $what }
    .only = La ville : { $what }
web-end-cause-shortage = Épuisé, surtout : { $what }
    .only = Épuisé : { $what }
web-end-short-enforcement = Sûreté
web-end-short-barricade = Barricades
web-end-short-red-shield = Boucliers rouges
web-end-short-blue-shield = Boucliers bleus
web-end-short-copy-token = jetons Dupliquer
web-end-short-equipment = Équipement à voler
web-end-short-money = argent
web-end-short-plan = jetons Planification
web-end-short-card = Équipement à désactiver
web-end-luck = La chance aux dés
web-end-luck-text = symboles, face à la moyenne
web-end-luck-how = Tous les symboles montrés par ses propres dés, à chaque lancer, moins ce que de tels dés montrent en moyenne. Ce qui a été gardé ne compte pas.
web-end-deeds = Qui a fait quoi
web-end-deeds-best = le meilleur dans sa couleur
web-end-deeds-reckoner = Redresseur
web-end-deeds-moves = Déplacements
web-end-deeds-protects = Quartiers protégés
web-end-deeds-defeated = Épiques vaincus
web-end-deeds-bought = Équipement reçu
web-end-deeds-attacked = Attaques du Grand Épique subies
web-end-decided = Ce qui a décidé
web-end-chance = chance de gagner
web-end-turning-none = Rien de marquant : une partie calme.
web-end-decisive-text = Ce qui a coûté le plus de chances de gagner, à côté du meilleur que voit le planificateur.
web-end-decisive-thinking = Le planificateur parcourt la partie…
web-end-decisive-none = Aucune décision n’a coûté cher : le planificateur n’aurait guère fait mieux.
web-end-decisive-better = Mieux :
web-end-decisive-look = Regarder
web-end-decisive-change = Chance de gagner : { $best } % au mieux, { $after } % après cela
web-end-team = L’équipe
web-end-replay = Revoir la partie
web-end-branches = Ses branches
web-end-share = Partager le résultat
web-end-file = Enregistrer le fichier
web-end-same = Rejouer, même graine
web-end-other = Rejouer, autre graine
web-end-table = Voir la table
web-end-undo = Annuler la dernière action
web-end-fared = { $won ->
        [one] { $won } table gagnée
       *[other] { $won } tables gagnées
    } sur { $n } avec cette graine

## The result as a picture

web-share = Partager le résultat
web-share-save = Enregistrer l’image
web-share-copy = Copier l’image
web-share-send = Envoyer…
web-share-text = Faite dans cette fenêtre : elle n’est envoyée nulle part d’elle-même.
web-share-copied = L’image est copiée.
web-share-not-copied = Impossible de la copier. Enregistrez-la plutôt.
web-share-failed = Ce navigateur ne sait pas dessiner l’image.

## Where an Epic was defeated, at the table

web-table-fell = { $epic } est à terre. Un Épique arrive.
