# Más de lo que aconsejan los bots: los dados por lo que muestran, y los bots que aún no han actuado.

advice-dice = { $n ->
        [one] el dado con { $face }
       *[other] { $n } dados con { $face }
    }
advice-do-go = dejar que los bots sigan
advice-why-bots = { $seats ->
        [one] { $who } es un bot y aún no ha actuado.
       *[other] { $who } son bots y aún no han actuado.
    }
advice-why-bots-dice = { $n ->
        [one] Queda un dado sin usar: { $who }. El planificador cuenta con lo que él mismo haría con él.
       *[other] Quedan { $n } dados sin usar: { $who }. El planificador cuenta con lo que él mismo haría con ellos.
    }
