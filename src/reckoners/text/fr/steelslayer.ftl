# What Steelslayer's modules 1 to 3 say while they are played: events, options, decisions, refusals.

## What Epics do, as events
# As in events.ftl. $change is `plus` or `minus`, $n how many, $now how many are there then.

event-red-shields = { $change ->
        [minus] Un Bouclier rouge retiré à { $district } : { $now ->
                [0] il n’en reste plus.
               *[other] il en reste { $now }.
            }
       *[plus] { $n ->
                [one] Un Bouclier rouge
               *[other] { $n } Boucliers rouges
            } à { $district } : { $now } sur place.
    }
event-blue-shields = { $change ->
        [minus] Un Bouclier bleu retiré à { $district } : { $now ->
                [0] il n’en reste plus.
               *[other] il en reste { $now }.
            }
       *[plus] { $n ->
                [one] Un Bouclier bleu
               *[other] { $n } Boucliers bleus
            } à { $district } : { $now } sur place.
    }
event-copy-tokens = { $change ->
        [minus] Un jeton Dupliquer retiré à { $district } : { $now ->
                [0] il n’en reste plus.
               *[other] il en reste { $now }.
            }
       *[plus] { $n ->
                [one] Un jeton Dupliquer
               *[other] { $n } jetons Dupliquer
            } à { $district } : { $now } sur place.
    }
event-acts-again = { $epic } agit une fois de plus, à cause d’un jeton Dupliquer : { $action }.
event-settles = { $epic } compte : { $action }, { $n ->
        [0] il n’y a rien.
       *[other] { $n } fois.
    }
event-copied = { $district } duplique { $from } : { $action }.
event-copied-nothing = { $district } ne trouve rien à dupliquer à { $from }.
event-transforms = Le dé de Capacité Épique à { $district } montre { $action }.
event-unknown-roll = Le dé de Capacité Épique serait lancé à { $district } ; personne ne sait ce qu’il montrera.
event-powers-up = La piste de { $epic } est pleine, donc Renforcer l’Épique déclenche sa dernière action : { $action }.
event-pulled = { $reckoner } quitte { $from } pour { $district }, de force : Attirer.
event-repelled = { $reckoner } quitte { $from } pour { $district }, de force : Repousser.
event-stolen = { $card } ({ $reckoner }) : carte volée, sous l’Épique à { $district }.
event-given-back = { $reckoner } récupère { $card }. La carte dort jusqu’à la prochaine phase des Redresseurs.
event-sold = { $card } ({ $reckoner }) : carte vendue { $n } $.
event-discarded = { $reckoner } cède un jeton Planification.
event-blackmailed = Blackmail : { $epic } saute { $action }.
event-sabotaged = Sabotage : le crochet de { $epic } avance d’un cran de moins.

## Decisions
# $who is the Epic that acts, or `nobody`.

server-decision-steal = Vol d’Équipement : une carte à céder
    .detail = { $who ->
        [nobody] Choisissez la carte et son propriétaire.
       *[other] { $who } la garde jusqu’à sa défaite.
    }
server-decision-sell = Plus d’argent : de l’Équipement à vendre
    .detail = { $who ->
        [nobody] Choisissez la carte et son propriétaire.
       *[other] { $who } pille votre caisse.
    }
server-decision-discard = Déjouer : un jeton Planification à céder
    .detail = { $who ->
        [nobody] Choisissez qui en cède un.
       *[other] { $who } agit.
    }
server-do-steal = { $reckoner } cède { $card }
server-do-sell = Vendre { $card } ({ $reckoner })
server-do-discard = { $reckoner } cède un jeton Planification
server-do-red-shield = Retirer un Bouclier rouge à { $district }
server-do-blue-shield = Retirer un Bouclier bleu à { $district }
server-do-copy-token = Retirer un jeton Dupliquer à { $district }
advice-do-steal = { $reckoner } cède { $card }
advice-do-sell = vendre { $card } ({ $reckoner })
advice-do-discard = { $reckoner } cède un jeton Planification
advice-do-red-shield = { $n ->
        [one] retirer un Bouclier rouge à { $district }
       *[other] retirer { $n } Boucliers rouges à { $district }
    }
advice-do-blue-shield = { $n ->
        [one] retirer un Bouclier bleu à { $district }
       *[other] retirer { $n } Boucliers bleus à { $district }
    }
advice-do-copy-token = { $n ->
        [one] retirer un jeton Dupliquer à { $district }
       *[other] retirer { $n } jetons Dupliquer à { $district }
    }

## The forecast

server-cause-no-red-shield = plus de Bouclier rouge dans la boîte (−{ $n })
server-cause-no-blue-shield = plus de Bouclier bleu dans la boîte (−{ $n })
server-cause-no-copy-token = plus de jeton Dupliquer dans la boîte (−{ $n })
server-cause-no-equipment = pas d’Équipement à voler (−{ $n })
server-cause-no-money = plus d’argent et rien à vendre (−{ $n })
server-cause-no-plan = pas de jeton Planification à céder (−{ $n })

## Refusals

refusal-steal-first = Un Épique vole : choisissez d’abord la carte que vous cédez, puis les Épiques continuent.
refusal-sell-first = On pille votre caisse, et elle est vide : choisissez d’abord une carte à vendre, puis les Épiques continuent.
refusal-discard-first = On déjoue vos plans : choisissez d’abord qui cède un jeton Planification, puis les Épiques continuent.
refusal-no-token-left = { $reckoner } n’a pas de jeton Planification à céder.
