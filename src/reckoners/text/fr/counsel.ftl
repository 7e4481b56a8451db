# Suite des conseils des robots : les dés par ce qu’ils montrent, et les robots qui doivent encore agir.

advice-dice = { $n ->
        [one] le dé avec { $face }
       *[other] { $n } dés avec { $face }
    }
advice-do-go = laisser les robots continuer
advice-why-bots = { $seats ->
        [one] { $who } est un robot et n’a pas encore agi.
       *[other] { $who } sont des robots et n’ont pas encore agi.
    }
advice-why-bots-dice = { $n ->
        [one] Un dé reste à utiliser : { $who }. Le planificateur compte avec ce qu’il en ferait lui-même.
       *[other] { $n } dés restent à utiliser : { $who }. Le planificateur compte avec ce qu’il en ferait lui-même.
    }
