# La fase de los Épicos tal como se muestra, su resumen y el registro.

## Mientras actúan los Épicos

web-story-controls = Ver la fase de los Épicos
web-story-pause = Pausa
web-story-play = Seguir
web-story-step = Suceso siguiente
web-story-back = Suceso anterior
web-story-speed = Ritmo: { $n }
web-story-read = Lee lo que ha pasado y continúa.
web-table-key-epics = en la fase de los Épicos: pausa, paso a paso, ritmo, saltar

## Resumen

web-story-title = Ronda { $n }: la fase de los Épicos
web-story-cost = { $n ->
        [0] Sin pérdidas
       *[other] población: { $before } → { $left }
    }
web-story-dice = { $n ->
        [one] Un dado capturado: { $dice }
       *[other] { $n } dados capturados: { $dice }
    }
web-story-enforcement = { $n ->
        [one] Un Controlador más
       *[other] { $n } Controladores más
    }
web-story-barricades = { $n ->
        [one] Una Barricada construida
       *[other] { $n } Barricadas construidas
    }
web-story-fortified = { $n ->
        [one] Un refuerzo
       *[other] { $n } refuerzos
    }
web-story-moved = { $boss } avanza hasta { $district }
web-story-new = Épicos nuevos
web-story-deed = { $action }{ $times ->
        [one] { "" }
       *[other] { " " }×{ $times }
    }{ $overflow ->
        [yes] , con la barra llena
       *[no] { "" }
    }{ $why ->
        [no-enforcement] : no quedan Controladores en la reserva
        [no-barricade] : no quedan Barricadas en la reserva
        [fortify] : ya no se puede reforzar nada
        [no-red-shield] : no quedan Escudos rojos en la reserva
        [no-blue-shield] : no quedan Escudos azules en la reserva
        [no-copy-token] : no quedan fichas de Copia en la reserva
        [no-equipment] : no hay Equipo que robar
        [no-money] : ni dinero ni nada que vender
        [no-plan] : no hay fichas de Plan que entregar
        [no-card] : no hay Equipo del que prescindir
       *[attack] { "" }
    }
web-story-always = Mostrar tras cada fase de los Épicos
web-story-again = Paso a paso
web-story-continue = Continuar
web-settings-recap = Tras la fase de los Épicos
web-settings-recap-on = Resumen
web-settings-recap-off = Seguir sin más

## Registro

web-story-search = Buscar en el registro
web-story-search-short = Buscar
web-story-jump = Ir a una ronda
web-story-round = { $n ->
        [0] Prólogo
       *[other] Ronda { $n }
    }
web-story-recap = { $n ->
        [0] Resumen: sin pérdidas
       *[other] Resumen: { $n } de población menos
    }
web-story-older = Entradas anteriores
web-story-failed = No se han podido cargar las entradas anteriores. Reintentar
web-story-none = Nada encontrado.
web-story-tall = Registro grande
