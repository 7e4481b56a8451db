# Bots et conseils à l’invite du terminal. Les mots à taper (bot, go, advice ...) sont les mêmes dans toutes les langues.

## Options

cli-help-bots = Les places jouées par des bots : 3 (les trois dernières), all, tia,prof ou tia=greedy,prof=planner. Sans elle : des personnes.
cli-help-pace = Secondes entre deux actions des bots.

## Who plays

cli-ask-bots = Qui les joue ? Entrée : des personnes. Des bots : combien de places (1), des noms ({ $first }), nom=bot, ou all. Bots : { $known }.
cli-bots-too-many = { $n } bots pour { $seats } places, c’est trop.
cli-bots-no-seat = Aucun Redresseur de cette table ne s’appelle « { $word } » ; il y a : { $known }.
cli-bots-seat = { $name } : { $bot ->
        [person] une personne
       *[other] { $bot }
    }
cli-bots-none = Aucun bot ne joue ici ; donnez-lui une place : bot tia planner
cli-bots-paused = Les bots attendent. « go » les laisse continuer, votre prochaine action aussi.
cli-bot-how = Écrivez, par exemple : bot tia planner, ou : bot tia off. Bots : { $known }
cli-bot-plays = { $bot } : { $action }
# $details is what the bot itself or Python said, in whatever language.
cli-bot-trouble = Le bot { $bot } { $kind ->
        [hung] n’a pas répondu à temps
        [raised] a échoué
       *[nonsense] a répondu par quelque chose d’impossible à jouer
    } ({ $details }) ; un autre joue à sa place.

## Advice

cli-no-advice = Il n’y a rien à décider maintenant.
cli-advice-pick = { $n ->
        [1] 1 la joue ; Entrée montre toutes les options.
       *[other] De 1 à { $n } pour en jouer une ; Entrée montre toutes les options.
    }
cli-no-odds = Personne ne lance de dés maintenant.
cli-odds-of = { $name }, { $n ->
        [0] plus de relance
        [one] encore une relance
       *[other] encore { $n } relances
    }
cli-not-over = On saura ce qui a compté quand la partie sera finie.
cli-decisive = { $n ->
        [0] Aucune décision n’a coûté cher : le planificateur n’aurait guère fait mieux.
        [1] La décision qui a coûté le plus :
       *[other] Les { $n } décisions qui ont coûté le plus :
    }
cli-decisive-wait = Retour sur la partie…
