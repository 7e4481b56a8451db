# Limelight: what stands in the cells of his power tables, and what happens when they are performed.
# A `.line` is something that a character might say; it is ours.

boss-limelight = Limelight
    .line = Levez les yeux. Ce que vous avez appris à faire, j’ai appris à vous le faire.

## What stands in his cells

action-population-by = { $kind ->
        [shields] Attaque de population selon les Boucliers
        [enforcement] Attaque de population selon la Sûreté
        [defeated] Attaque de population selon les Épiques vaincus
       *[equipment] Attaque de population selon l’Équipement
    }
    .text = { $kind ->
        [shields] Selon les Boucliers sur le plateau, vous perdez de 4 à 7 de population : jusqu’à 2 coûtent 4, 3 ou 4 coûtent 5, 5 coûtent 6, plus coûtent 7.
        [enforcement] Selon la Sûreté sur le plateau, vous perdez de 5 à 8 de population : jusqu’à 2 coûtent 5, 3 ou 4 coûtent 6, 5 coûtent 7, plus coûtent 8.
        [defeated] Selon les Épiques vaincus pendant cette manche, vous perdez de la population : 7 pour aucun ou un, 6 pour deux, 5 pour trois ou quatre, 4 pour plus.
       *[equipment] Selon l’avance en cartes Équipement du Redresseur le plus riche sur le plus pauvre, vous perdez de la population : 5 pour aucune, 6 pour une, 7 pour deux, 8 pour plus.
    }
action-fortify-own = { $n ->
        [one] Fortifier ici
       *[other] Fortifier ici, { $n } fois
    }
    .text = { $n ->
        [one] L’Épique de son quartier se fortifie une fois.
       *[other] L’Épique de son quartier se fortifie { $n } fois.
    }
action-fortify-near = { $n ->
        [one] Fortifier ici et à côté
       *[other] Fortifier ici et à côté, { $n } fois
    }
    .text = { $n ->
        [one] Les Épiques de son quartier et des deux voisins se fortifient une fois.
       *[other] Les Épiques de son quartier et des deux voisins se fortifient { $n } fois.
    }
action-fortify-all = { $n ->
        [one] Fortifier partout
       *[other] Fortifier partout, { $n } fois
    }
    .text = { $n ->
        [one] Les Épiques de tous les quartiers se fortifient une fois, pas lui.
       *[other] Les Épiques de tous les quartiers se fortifient { $n } fois, pas lui.
    }
action-fortify-boss = { $n ->
        [one] Fortifier le Grand Épique
       *[other] Fortifier le Grand Épique, { $n } fois
    }
    .text = { $n ->
        [one] Il gagne 1 recherche, ou 1 santé s’il est affaibli.
       *[other] Il gagne { $n } recherche, ou { $n } santé s’il est affaibli.
    }
action-enforcement-all = { $n ->
        [one] Sûreté partout
       *[other] { $n } figurines Sûreté partout
    }
    .text = { $n ->
        [one] Une figurine Sûreté arrive dans chaque quartier.
       *[other] { $n } figurines Sûreté arrivent dans chaque quartier.
    }
action-barricade-all = { $n ->
        [one] Barricade partout
       *[other] { $n } Barricades partout
    }
    .text = { $n ->
        [one] Une Barricade se dresse dans chaque quartier.
       *[other] { $n } Barricades se dressent dans chaque quartier.
    }
action-red-shield-all = { $n ->
        [one] Bouclier rouge partout
       *[other] { $n } Boucliers rouges partout
    }
    .text = { $n ->
        [one] Chaque quartier reçoit un Bouclier rouge.
       *[other] Chaque quartier reçoit { $n } Boucliers rouges.
    }
action-blue-shield-all = { $n ->
        [one] Bouclier bleu partout
       *[other] { $n } Boucliers bleus partout
    }
    .text = { $n ->
        [one] Chaque quartier reçoit un Bouclier bleu.
       *[other] Chaque quartier reçoit { $n } Boucliers bleus.
    }
action-copy-token-all = { $n ->
        [one] Jeton Dupliquer partout
       *[other] { $n } jetons Dupliquer partout
    }
    .text = { $n ->
        [one] Chaque quartier reçoit un jeton Dupliquer.
       *[other] Chaque quartier reçoit { $n } jetons Dupliquer.
    }
action-enforcement-per-reckoner = { $n ->
        [one] Sûreté par Redresseur
       *[other] { $n } figurines Sûreté par Redresseur
    }
    .text = { $n ->
        [one] Par Redresseur, une figurine Sûreté arrive dans le quartier où il se tient.
       *[other] Par Redresseur, { $n } figurines Sûreté arrivent dans le quartier où il se tient.
    }
action-enforcement-per-equipment = Sûreté par Équipement
    .text = Par Redresseur, autant de figurines Sûreté que ses cartes Équipement, au moins une, arrivent dans le quartier où il se tient.
action-brackets = Tous les crochets
    .text = Les crochets de tous les Épiques avancent d’un cran vers la droite, pas les siens ; s’il n’y a pas de place, la dernière action a lieu.
action-suffer-all = Tous les Redresseurs : { $kind ->
        [reroll] une relance de moins
        [die] un dé de moins
        [equipment] un Équipement de moins
        [ability] Capacité bloquée
        [move] se déplacer coûte double
       *[doubles] les doubles comptent pour un
    }
    .text = Jusqu’à sa prochaine activation, pour tous les Redresseurs : { $kind ->
        [reroll] une relance de moins.
        [die] un dé au choix n’est ni lancé ni utilisé.
        [equipment] une carte Équipement au choix ne fait rien ; qui n’en a pas coûte aussitôt 1 population.
        [ability] la carte Capacité ne fait rien.
        [move] un Déplacement prend deux dés.
       *[doubles] deux symboles égaux d’un dé ou d’une carte comptent pour un.
    }

## What happens, as events
# As in events.ftl. $row is a letter, $column a number; $track-id is the colour of the table.

boss-track-yellow-limelight = table jaune
boss-track-black-limelight = table noire
boss-track-red-limelight = table rouge
boss-track-blue-limelight = table bleue
power-table = { $track-id ->
        [yellow] { boss-track-yellow-limelight }
        [black] { boss-track-black-limelight }
        [red] { boss-track-red-limelight }
       *[blue] { boss-track-blue-limelight }
    }

event-power-die = { $boss }, { power-table } : le dé de Pouvoir montre { $row }.
event-unknown-row = { $boss }, { power-table } : personne ne sait ce que le dé de Pouvoir montrera.
event-cell = { $boss } exécute { $row }{ $column } : { power-table }.
event-cell-acts = { $boss } agit ({ power-table }) : { $action }.
event-lost-step = { $boss }, { power-table } : le crochet est dans la dernière colonne, { $column }, donc un dé de Pouvoir y choisit une cellule.
event-boss-fortified = { $research ->
        [0] { $boss } se fortifie : santé { $health }.
       *[other] { $boss } se fortifie : recherche { $research }.
    }
event-marker-raised = { $boss } se fortifie à { $district } : recherche restante sur la piste { $now }.

## In the terminal
# Marks stand in a narrow column: a few signs each. A star is every district.

cli-not-rolled = pas encore lancés
cli-short-population-by = { $kind ->
        [shields] Po▽
        [enforcement] Po●
        [defeated] Po†
       *[equipment] Po▤
    }
cli-short-fortify-own = Fo
cli-short-fortify-near = ‹Fo›
cli-short-fortify-all = Fo*
cli-short-fortify-boss = Fo◆
cli-short-enforcement-all = Sû*
cli-short-barricade-all = Ba*
cli-short-red-shield-all = BR*
cli-short-blue-shield-all = BB*
cli-short-copy-token-all = Je*
cli-short-enforcement-per-reckoner = Sû/♟
cli-short-enforcement-per-equipment = Sû/▤
cli-short-brackets = ↑*
cli-short-suffer-all = { $kind ->
        [reroll] ✖↻
        [die] ✖□
        [equipment] ✖▤
        [ability] ✖◇
        [move] ✖→
       *[doubles] ✖2
    }
cli-letter-population-by = { $kind ->
        [shields] P▽
        [enforcement] P●
        [defeated] P†
       *[equipment] P▤
    }
cli-letter-fortify-own = F
cli-letter-fortify-near = ‹F›
cli-letter-fortify-all = F*
cli-letter-fortify-boss = F◆
cli-letter-enforcement-all = S*
cli-letter-barricade-all = B*
cli-letter-red-shield-all = ▼*
cli-letter-blue-shield-all = ▽*
cli-letter-copy-token-all = ⧉*
cli-letter-enforcement-per-reckoner = S/♟
cli-letter-enforcement-per-equipment = S/▤
cli-letter-brackets = ↑*
cli-letter-suffer-all = { $kind ->
        [reroll] ✖↻
        [die] ✖□
        [equipment] ✖▤
        [ability] ✖◇
        [move] ✖→
       *[doubles] ✖2
    }
cli-say-boss-table = { $colour ->
        [yellow] Table jaune
        [black] Table noire
        [red] Table rouge
       *[blue] Table bleue
    }, colonne { $column } sur { $columns } : { $cells }.
cli-say-cell = { $row } : { $actions }
cli-say-rolled = Ses dés ont montré { $rows }.
cli-boss-die = Dé de Pouvoir, { $track } : { $rows }
cli-boss-page = { $n } Redresseurs, { $level } : recherche { $research }, santé { $health } ; { $tables }
cli-boss-row = { $table }, ligne { $row } : { $cells }

## Things that one points at

inspect-boss-limelight = Grand Épique
    .text = Il agit en dernier à chaque phase des Épiques : quatre dés de Pouvoir choisissent une ligne de chacune de ses tables, ses crochets les colonnes, et ces cellules ont lieu. Puis il va dans le sens horaire au prochain quartier sans Redresseur. Quand il n’y a plus rien à rechercher, attaquez-le où il est : quand il n’a plus de santé, vous avez gagné.
inspect-track-yellow-limelight = Une cellule de cette table a lieu : la colonne est celle du crochet, la ligne est tirée au dé. Elle coûte de la population, souvent selon ce qui a trop grandi : Boucliers, Sûreté, peu d’Épiques vaincus, l’Équipement d’un Redresseur.
inspect-track-black-limelight = Une cellule de cette table a lieu : la colonne est celle du crochet, la ligne est tirée au dé. Elle fortifie des Épiques ou lui-même.
inspect-track-red-limelight = Une cellule de cette table a lieu : la colonne est celle du crochet, la ligne est tirée au dé. Elle amène Sûreté et Boucliers rouges, ou avance les crochets de tous les Épiques.
inspect-track-blue-limelight = Une cellule de cette table a lieu : la colonne est celle du crochet, la ligne est tirée au dé. Boucliers, Barricades et jetons Dupliquer, ou quelque chose que tous les Redresseurs subissent.
