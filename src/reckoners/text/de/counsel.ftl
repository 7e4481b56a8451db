# Mehr von dem, was Bots raten: Würfel nach dem, was sie zeigen, und Bots, die noch nicht gehandelt haben.

# Ohne Artikel: es steht in Klammern und als Objekt.
advice-dice = { $n ->
        [one] Würfel mit { $face }
       *[other] { $n } Würfel mit { $face }
    }
advice-do-go = die Bots weiterspielen lassen
advice-why-bots = { $seats ->
        [one] { $who } ist ein Bot und hat noch nicht gehandelt.
       *[other] { $who } sind Bots und haben noch nicht gehandelt.
    }
advice-why-bots-dice = { $n ->
        [one] Ein Würfel ist noch unbenutzt: { $who }. Der Planer rechnet mit dem, was er selbst damit täte.
       *[other] { $n } Würfel sind noch unbenutzt: { $who }. Der Planer rechnet mit dem, was er selbst damit täte.
    }
