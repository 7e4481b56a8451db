# Los nombres de todo lo impreso en los componentes, y qué hacen las cartas, las acciones y las recompensas.
# Una `.line` es algo que un personaje podría decir; todas son nuestras.

## Símbolos y dados

symbol-money = Ganar Dinero
    .short = Dinero
    .counted = { $n } Dinero
    .text = $1 para la bolsa del equipo por símbolo.
symbol-enforcement = Atacar Controladores
    .short = Controladores
    .counted = { $n ->
        [one] { $n } Controlador
       *[other] { $n } Controladores
    }
    .text = Elimina un Controlador de tu distrito por símbolo.
symbol-contain = Contener Épico
    .short = Contener
    .counted = { $n ->
        [one] { $n } Contención
       *[other] { $n } Contenciones
    }
    .text = Empuja un indicador de tu distrito un espacio a la izquierda por símbolo.
symbol-research = Investigar Épico
    .short = Investigar
    .counted = { $n ->
        [one] { $n } Investigación
       *[other] { $n } Investigaciones
    }
    .text = Estudia a un Épico de tu distrito: un punto menos de investigación por símbolo.
symbol-attack = Atacar Épico
    .short = Atacar
    .counted = { $n ->
        [one] { $n } Ataque
       *[other] { $n } Ataques
    }
    .text = Hiere a un Épico de tu distrito: un punto menos de salud por símbolo.
symbol-plan = Plan
    .short = Plan
    .counted = { $n ->
        [one] { $n } Plan
       *[other] { $n } Planes
    }
    .text = Una ficha de Plan por símbolo, para la ronda siguiente.

# Para listas, que se forman desde la izquierda: $first es la lista hasta ahora.
list-comma = { $first }, { $last }
list-and = { $first } y { $last }
list-or = { $first } o { $last }

die-basic = Dado básico
    .short = básico
die-blue = Dado azul
    .short = azul
die-red = Dado rojo
    .short = rojo
die-green = Dado verde
    .short = verde
die-purple = Dado morado
    .short = morado
die-orange = Dado naranja
    .short = naranja
die-black = Dado negro
    .short = negro

## Los Reckoners y sus habilidades

reckoner-david = David
    .line = El plan es como una bicicleta hecha de sopa, pero me da buena espina.
reckoner-megan = Megan
    .line = Dos pistolas, una salida y ni un minuto para discutir sobre ellas.
reckoner-abraham = Abraham
    .line = Un intento más, amigos. La esperanza no es más que paciencia con un arma pesada.
reckoner-tia = Tia
    .line = Todo Épico tiene una debilidad. Solo pido una hora, una pantalla y otra cola.
reckoner-prof = Profesor
    .line = Primero, pensar. Así solo hay que hacerlo una vez.
reckoner-cody = Cody
    .line = Desde este tejado veo tres distritos, dos Épicos y el castillo de mi bisabuelo.

ability-improvise = Improvise
ability-faith = Faith
ability-operations = Operations
ability-sniper = Sniper
ability-checkmate = Checkmate
ability-lead-the-way = Lead the Way

## Equipo

equipment-gravatonics = Gravatonics
equipment-forensic-kit = Forensic Kit
equipment-trap = Trap
equipment-dowser = Dowser
equipment-epic-dna = Epic DNA
equipment-gauss-gun = Gauss Gun
equipment-harmsway = Harmsway
equipment-jacket = Jacket
equipment-tensors = Tensors
equipment-camera = Camera
equipment-evidence = Evidence
equipment-explosives = Explosives
equipment-flash-grenade = Flash Grenade
equipment-twin-pistols = Twin Pistols
equipment-bank-vault = Bank Vault
equipment-bribe = Bribe
equipment-emp = EMP
equipment-imager = Imager
equipment-grenade-launcher = Grenade Launcher
equipment-notebooks = Notebooks
equipment-safe-house = Safe House
equipment-drone = Drone
equipment-disguise = Disguise
equipment-grenade = Grenade
equipment-night-vision-goggles = Night Vision Goggles
equipment-rifle = Rifle
equipment-schematics = Schematics
equipment-helicopter = Helicopter
equipment-motorcycle = Motorcycle

## Qué hacen las cartas, por familias

family-converter = Usa { $first } como { $second } y al revés, símbolo a símbolo.
    .title = Conversor
family-extra-die = Tienes un dado más: { $die }.
    .title = Dado extra
family-doubler = { $symbol } cuenta doble en tus dados básicos, si salió al lanzar.
    .title = Duplicador
family-exchanger = Una vez por ronda: paga un dado que muestre { $cost }; recibe { $gives }, como de un dado.
    .title = Canje
family-symbols = Una vez por ronda, gratis: recibe { $gives }, como de un dado.
    .title = Símbolos gratis
family-symbols-anywhere = Una vez por ronda, gratis: recibe { $gives }, como de un dado, para usar en cualquier distrito.
    .title = Símbolos gratis donde sea
family-mover = Una vez por ronda, gratis: muévete a cualquier otro distrito. Las Barricadas lo impiden.
    .title = Vehículo
family-odd-improvise = Una vez por ronda, gratis: gira uno de tus dados intactos a la cara que quieras.
    .title = Cambiar un dado
family-odd-faith = Una vez por ronda, al lanzar: vuelve a lanzar los dados que quieras de la tirada recién hecha. No gasta ningún relanzamiento.
    .title = Otra tirada
family-odd-operations = Una vez por ronda, gratis: entrega a otro Reckoner una ficha de Plan que ya puede gastar.
    .title = Dar una ficha de Plan
family-odd-sniper = Una vez por ronda, gratis: elige un distrito. Hasta que acabe el uso de dados, los tuyos sirven allí además de donde estás.
    .title = Actuar a distancia

## Épicos

epic-curveball = Curveball
    .line = Cuenta mis disparos si quieres. Yo dejé de hacerlo hace mucho.
epic-nightwielder = Nightwielder
    .line = Qué buena puntería para alguien que no ve nada.
epic-faultline = Faultline
    .line = Esta calle me estorbaba. Ahora son dos calles.
epic-fortuity = Fortuity
    .line = Fallarás por la izquierda. Adelante, dispara.
epic-digzone = Digzone
    .line = Estaré bajo tus pies antes de que elijas dónde ponerlos.
epic-frostbite = Frostbite
    .line = Quédate un rato. El río se quedó.
epic-refractionary = Refractionary
    .line = Esa a la que miras nunca ha estado aquí.
epic-firefight = Firefight
    .line = Dispara a la llama. Esperaré hasta que te des cuenta.
epic-conflux = Conflux
    .line = Yo solo presto mi fuerza. El resto lo hacen otros.
epic-deathpoint = Deathpoint
    .line = Mi madre me decía que no señalara a la gente.
epic-mitosis = Mitosis
    .line = Bien hecho. Ya somos dos.
epic-nights-sorrow = Night's Sorrow
    .line = Cántame, pequeña ciudad. Algo lento.
epic-absence = Absence
    .line = Había alguien detrás de ti. Sigue sin haberlo.
epic-daystorm = Daystorm
    .line = Sol toda la mañana, con ruina dispersa hacia el mediodía.
epic-earless = Earless
    .line = Suplica tan alto como quieras.
epic-gridlock = Gridlock
    .line = Semáforo en rojo. Todos. Para siempre.
epic-palisade = Palisade
    .line = Un muro más y podré llamarlo barrio.
epic-marshal = Marshal
    .line = ¡Esa fila, recta! Nos está atacando un maestro de escuela.
epic-bloodhound = Bloodhound
    .line = Aceite de arma, mapas viejos y muchísima cola. Arriba, segunda puerta.
epic-cinderfall = Cinderfall
    .line = Mira, está nevando. No, no lo atrapes con la lengua.
epic-herald = Herald
    .line = De rodillas ya, y ahórrale el paseo.
epic-ironroot = Ironroot
    .line = Yo tengo tiempo. Tú tienes una acera con grietas.
epic-kingmaker = Kingmaker
    .line = Una corona para ti, otra para ti, y para mí nada de la culpa.
epic-paroxysm = Paroxysm
    .line = ¡Que grite alguien! ¿Nadie? Entonces empiezo yo.
epic-undertow = Undertow
    .line = Desalojen la plaza, por favor. Cuidado con la corriente.

## Jefe y ciudad

boss-steelheart = Steelheart
    .line = Esta ciudad es mía hasta el último clavo. La convertí en acero para que no haya dudas.
boss-track-yellow = barra amarilla
    .short = amarilla
boss-track-black = barra negra
    .short = negra
boss-track-red = barra roja
    .short = roja
boss-track-blue = barra azul
    .short = azul

city-newcago = Chicago Nova

district-the-loop = The Loop
district-newcago-theatre = Chicago Nova Theatre
district-chinatown = Chinatown
district-soldier-field = Soldier Field
district-understreets = Understreets
district-station-seven = Station Seven
district-steel-lakeshore = Steel Lakeshore

table-set-up = Preparación

## Dificultad

difficulty-beginner = Inicial
    .text = Para la primera partida: el Jefe exige la menor investigación y empieza suave.
difficulty-standard = Normal
    .text = La partida de siempre. Hará falta contar con los demás.
difficulty-hard = Difícil
    .text = Más investigación, más Controladores, menos tiempo. Para equipos que ya han ganado.
difficulty-sparks = ¡Chispas!
    .text = El peor Jefe posible, en todos los tableros. Aquí perder no es ninguna vergüenza.

## Qué hacen los Épicos y los Jefes
# $n es cuántos, $track el color de una barra del Jefe, $action el nombre de otra acción.

action-fortify = Reforzar
    .text = El Épico gana 1 de investigación y 1 de salud; si ninguna puede subir, se pierde 1 de población.
action-enforcement = { $n ->
        [one] Controlador
       *[other] { $n } Controladores
    }
    .text = { $n ->
        [one] Un Controlador llega al distrito.
       *[other] { $n } Controladores llegan al distrito.
    }
action-population = { $n ->
        [one] Atacar población
       *[other] Atacar población { $n }
    }
    .text = El equipo pierde { $n } de población.
action-barricade = { $n ->
        [one] Barricada
       *[other] { $n } Barricadas
    }
    .text = { $n ->
        [one] Se levanta una Barricada en el distrito.
       *[other] Se levantan { $n } Barricadas en el distrito.
    }
action-boss = Jefe: { $track ->
        [yellow] amarillo
        [black] negro
        [red] rojo
       *[blue] azul
    }
    .text = El indicador { $track ->
        [yellow] amarillo
        [black] negro
        [red] rojo
       *[blue] azul
    } del Jefe avanza un espacio a la derecha.
action-discover = Descubrir base
    .text = El marcador de la base baja; si ya está en el espacio más bajo, se pierde un dado y el marcador vuelve arriba del todo.
action-gift = Regalo: { $action }
    .text = Ocurre para ambos vecinos, no aquí: { $action }.
action-deploy = { $n ->
        [0] Nada más
        [one] Desplegar Controlador
       *[other] Desplegar { $n } Controladores
    }
    .text = Suma { $n } a los Controladores que envía el Jefe, en grupos, desde su distrito y en sentido horario.
action-wall = { $n ->
        [0] Nada más
        [one] Construir Barricada
       *[other] Construir { $n } Barricadas
    }
    .text = Suma { $n } a las Barricadas que construye el Jefe, una por distrito, desde el suyo y en sentido horario.

## Recompensas

reward-boss-research = { $n ->
        [one] { $n } Investigación del Jefe
       *[other] { $n } Investigaciones del Jefe
    }
    .text = La investigación del Jefe baja en { $n }.
reward-money = ${ $n }
    .text = La bolsa del equipo recibe ${ $n }.
reward-plan = { $n ->
        [one] { $n } Plan
       *[other] { $n } Planes
    }
    .text = { $n ->
        [one] Una ficha de Plan para el Reckoner que se elija.
       *[other] { $n } fichas de Plan, a repartir como se quiera.
    }
reward-contain = { $n ->
        [one] { $n } Contención
       *[other] { $n } Contenciones
    }
    .text = { $n ->
        [one] Empuja un indicador cualquiera de la ciudad un espacio a la izquierda.
       *[other] Empuja indicadores de toda la ciudad { $n } espacios a la izquierda en total.
    }
reward-enforcement = Controladores −{ $n }
    .text = { $n ->
        [one] Retira un Controlador del tablero, de donde sea.
       *[other] Retira { $n } Controladores del tablero, de donde sea.
    }

## De dónde viene un valor

provenance-book = libro
    .text = Está escrito en un libro de reglas del juego, o se deduce de uno.
provenance-public = público
    .text = De una página pública sobre el juego; los libros de reglas no lo dan.
provenance-ours = nuestro
    .text = Diseñado por este proyecto, no impreso en la carta real. Quien tenga la caja puede poner el valor real.
