# What Steelslayer's modules 1 to 3 print on components, as in cards.ftl.
# A `.line` is something that a character might say; all of them are ours.

## Reckoners and their abilities

reckoner-val = Val
    .line = Tenéis una barca y un minuto. He contado las dos cosas.
reckoner-mizzy = Mizzy
    .line = ¡Atrás! Más. No, mucho más. Vale, ahora tapaos los oídos.
reckoner-exel = Exel
    .line = Al final todos vienen a verme. Solo pido que traigan buenos chismes.
reckoner-sam = Sam
    .line = Todos otra vez al cubilete. Tengo una corazonada.

ability-dispatcher = Dispatcher
ability-demolitions = Demolitions
ability-tradecraft = Tradecraft
ability-joker = Joker

## Equipment

equipment-climbing-kit = Climbing Kit
equipment-gottschalk = Gottschalk
equipment-data-chip = Data Chip
equipment-epic-bomb = Epic Bomb
equipment-newcago-dog = Newcago Dog
equipment-babilar-pizza = Babilar Pizza
equipment-ildithia-tea = Ildithia Tea
equipment-submarine = Submarine
equipment-illicit-investments = Illicit Investments
equipment-spyril = Spyril
equipment-utility-tool = Utility Tool
equipment-herman = Herman
equipment-kidnap = Kidnap
equipment-dish-soap = Dish Soap
equipment-tracking-device = Tracking Device
equipment-blackmail = Blackmail
equipment-fuel-cells = Fuel Cells
equipment-extra-ammo = Extra Ammo
equipment-predictive-analytics = Predictive Analytics
equipment-sabotage = Sabotage
equipment-blind-spot = Blind Spot
equipment-rtich = Rtich
equipment-favor = Favor
equipment-med-kit = Med Kit

## What cards do, by family

family-reach = También en los dos distritos contiguos actúan: { $first }, { $second }.
    .title = Alcance
family-costs-two = Una vez por ronda: paga dos dados, uno que muestre { $first } y otro que muestre { $second }; recibe { $gives }, como de un dado.
    .title = Cuesta dos
family-consumable = Al comprarla: { $gives }, para usar como las recompensas de un Épico. Después sale de la partida.
    .title = Consumible
family-after-move = Después de cada Movimiento tuyo: recibe { $first } o { $second } como de un dado.
    .title = Tras un Movimiento
family-odd-dispatcher = Una vez por ronda, gratis: otro Reckoner se mueve a otro distrito, o se quita una Barricada de donde sea.
    .title = Enviar a alguien
family-odd-demolitions = Una vez por ronda, gratis: pon una ficha de Demolitions en esta carta; o quita hasta tres y recibe 1 Ataque y 2 más por cada una, como un solo dado.
    .title = Acumular y golpear
family-odd-tradecraft = Una vez por ronda: paga un dado, una carta o una ficha de Plan; recibe sus símbolos como de un dado, con uno más igual a uno de ellos.
    .title = Un símbolo más
family-odd-joker = Siempre: no hace falta conservar ningún dado de tus dos primeras tiradas.
    .title = No conservar nada
family-odd-spyril = Una vez por ronda, un regalo: otro Reckoner recupera un dado usado y lo usa otra vez tal como está, pero no para la misma carta.
    .title = Regalo: un dado otra vez
family-odd-utility-tool = Una vez por ronda, gratis: un símbolo de lo que uses se convierte en otro cualquiera.
    .title = Cambiar un símbolo
family-odd-herman = Siempre: puedes cambiar un dado tuyo por uno de la reserva. Al empezar cada fase de los Reckoners puedes cambiar el que entró.
    .title = Cambiar un dado
family-odd-kidnap = Una vez por ronda, gratis: elige un distrito. El Jefe va allí, o hasta tres Escudos, Barricadas, Controladores y fichas de Copia de otros sitios.
    .title = Mover al Jefe o piezas
family-odd-dish-soap = Una vez por ronda, gratis: el marcador de la base sube un espacio; si ya está arriba del todo, recibe 1 Dinero como de un dado.
    .title = Esconder la base
family-odd-tracking-device = Una vez por ronda, gratis: recibe una ficha de Plan que se puede gastar al momento.
    .title = Una ficha al momento
family-odd-blackmail = Siempre: cuando se activa el Épico de tu distrito, se salta su primera acción.
    .title = Saltar una acción
family-odd-fuel-cells = Siempre: si un dado o una carta tuyos tienen exactamente dos símbolos iguales, cuentan como tres.
    .title = Dos son tres
family-odd-extra-ammo = Una vez por ronda, un regalo: otro Reckoner relanza hasta dos dados sin usar, o uno de ellos dos veces.
    .title = Regalo: relanzar
family-odd-predictive-analytics = Siempre: las fichas de tus acciones de Plan se pueden gastar al momento. Las de recompensas, no.
    .title = Fichas al momento
family-odd-sabotage = Siempre: el indicador del Épico de tu distrito avanza un espacio menos.
    .title = Frenar un indicador
family-odd-blind-spot = Siempre: cuando un Épico o el Jefe queda debilitado donde estás, o en cualquier parte por tu última Investigación, recibe 1 Ataque como de un dado.
    .title = Debilitar y golpear
family-odd-rtich = Siempre: tienes un dado más del color que quieras, y puedes cambiar otro dado tuyo por uno de la reserva. Al empezar cada fase de los Reckoners puedes cambiar los dos.
    .title = Dados a elegir
family-odd-favor = Siempre: cuando un Épico cae donde estás, o en cualquier parte por tu último Ataque, recibe 1 Plan como de un dado.
    .title = Derrotar y planear
family-odd-med-kit = Una vez por ronda, gratis: se recupera 1 de población, sin pasar de la del comienzo.
    .title = Salvar a alguien

## Epics

epic-ozone = Ozone
    .line = Respirad hondo. Esta última bocanada corre por cuenta de la casa.
epic-dazzle = Dazzle
    .line = Cierra los ojos, cariño. Ya da lo mismo.
epic-sourcefield = Sourcefield
    .line = Todas las farolas de esta calle me obedecen. Buenas noches.
epic-loophole = Loophole
    .line = Apenas lo notaréis. Será una ciudad tan pequeña.
epic-newton = Newton
    .line = Venga, pégame. Siempre lo devuelvo todo.
epic-obliteration = Obliteration
    .line = Se hará la luz. Lo que viene después aún no lo he escrito.
epic-knoxx = Knoxx
    .line = ¿Quién es un buen perro? Yo no, amigo. Hoy no.
epic-stormwind = Stormwind
    .line = Mis nubes, mis campos, mi cosecha. Quedaos con el rayo.
epic-larcener = Larcener
    .line = Parece que pesa. Deja, ya te lo llevo yo.
epic-echolalia = Echolalia
    .line = ¿Quién va? ¿Quién va? ¿Quién va?
epic-tollkeeper = Tollkeeper
    .line = Tres por la carretera, cinco por el puente, diez por mirarme así.
epic-lacuna = Lacuna
    .line = Habéis venido a detener a alguien. ¿Recordáis a quién?
epic-chorus = Chorus
    .line = Otra vez desde el principio, ¡y ahora todos!
epic-garrison = Garrison
    .line = Cerrad la puerta. No, la otra. No, todas.

## What Epics do
# $n is how many, $action another action's name, $per what is counted: `barricade`, `enforcement` or `research`.

action-pull = Atraer
    .text = Todos los Reckoners de los distritos contiguos son arrastrados aquí. Mientras esto esté a la izquierda del indicador, nadie puede moverse fuera.
action-repel = Repeler
    .text = Se levanta una Barricada, y todos los Reckoners de aquí son empujados al siguiente distrito en sentido horario.
action-power-up = Potenciar
    .text = El indicador del Épico avanza al momento un espacio a la derecha; si no hay sitio, ocurre su última acción.
action-transform = { $n ->
        [one] Transformar
       *[other] Transformar { $n }
    }
    .text = { $n ->
        [one] Se lanza el dado de Habilidad Épica, y ocurre lo que muestra.
       *[other] Se lanza { $n } veces el dado de Habilidad Épica, y cada vez ocurre lo que muestra.
    }
action-steal = { $n ->
        [one] Robar Equipo
       *[other] Robar Equipo { $n }
    }
    .text = { $n ->
        [one] Se entrega una carta de Equipo hasta que este Épico sea derrotado; si nadie tiene, se pierde 1 de población.
       *[other] Se entregan { $n } cartas de Equipo hasta que este Épico sea derrotado; cada una que falte cuesta 1 de población.
    }
action-attack-money = { $n ->
        [one] Atacar el Dinero
       *[other] Atacar el Dinero { $n }
    }
    .text = Se pierden ${ $n }. Con la bolsa vacía hay que vender Equipo; si no queda, cada dólar cuesta 1 de población.
action-attack-plan = { $n ->
        [one] Atacar el Plan
       *[other] Atacar el Plan { $n }
    }
    .text = { $n ->
        [one] Se entrega una ficha de Plan; si nadie tiene, se pierde 1 de población.
       *[other] Se entregan { $n } fichas de Plan; cada una que falte cuesta 1 de población.
    }
action-red-shield = { $n ->
        [one] Escudo rojo
       *[other] { $n } Escudos rojos
    }
    .text = { $n ->
        [one] Entra aquí un Escudo rojo: mientras esté, no se puede quitar ningún Controlador.
       *[other] Entran aquí { $n } Escudos rojos: mientras estén, no se puede quitar ningún Controlador.
    }
action-blue-shield = { $n ->
        [one] Escudo azul
       *[other] { $n } Escudos azules
    }
    .text = { $n ->
        [one] Entra aquí un Escudo azul: mientras esté, no se puede contener ningún indicador.
       *[other] Entran aquí { $n } Escudos azules: mientras estén, no se puede contener ningún indicador.
    }
action-copy = Copiar Acción Épica
    .text = Ocurre aquí la primera acción de cada uno de los dos Épicos contiguos.
action-copy-token = { $n ->
        [one] Ficha de Copia
       *[other] { $n } fichas de Copia
    }
    .text = { $n ->
        [one] Entra aquí una ficha de Copia: cada vez, el Épico hace una acción más.
       *[other] Entran aquí { $n } fichas de Copia: cada vez, el Épico hace una acción más por cada una.
    }
action-copy-token-clockwise = { $n ->
        [one] Ficha de Copia en sentido horario
       *[other] { $n } fichas de Copia en sentido horario
    }
    .text = { $n ->
        [one] Una ficha de Copia va al siguiente distrito en sentido horario: el Épico de allí hace cada vez una acción más.
       *[other] { $n } fichas de Copia van al siguiente distrito en sentido horario: el Épico de allí hace una acción más por cada una.
    }
action-per = { $action } por { $per ->
        [barricade] Barricada
        [enforcement] Controlador
       *[research] investigación
    }
    .text = { $per ->
        [barricade] Una vez por cada Barricada del distrito
        [enforcement] Una vez por cada Controlador del distrito
       *[research] Una vez por cada punto de investigación del Épico, o de salud si ya no queda investigación
    }: { $action }.

## Modules

module-1 = Nuevos Reckoners
    .text = Val, Mizzy, Exel y Sam, con dados de varios colores, se unen a los del juego básico.
module-2 = Nuevo Equipo
    .text = 24 cartas más: regalos para los demás, cartas que cuestan dos dados, cosas de comer.
module-3 = Nuevos Épicos
    .text = 39 Épicos en vez de 25: atraen y empujan, roban, se transforman y se cubren con Escudos.
