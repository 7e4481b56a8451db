# How to play, on one page, in our own words.

web-how-title = Cómo se juega
web-how-home = El juego en tres minutos y, después, todas las reglas
web-how-menu = Cómo se juega y todas las reglas
web-how-lead = El juego en tres minutos. Detrás de cada parte están sus reglas.
web-how-learn = Jugar la partida guiada

web-how-goal = Tu objetivo
    .text = Sois los Reckoners, gente sin poderes. Juntos derribáis al Jefe que domina la ciudad, antes de que desaparezcan sus { $people } habitantes. El equipo gana o pierde unido.
web-how-city = La ciudad
    .text = Los distritos forman un anillo alrededor del Jefe, y en cada uno manda un Épico. Cada Reckoner está en uno de ellos y actúa allí. Una Barricada cierra un distrito: nadie entra ni sale hasta que se quita.
web-how-round = Una ronda
    .text = Todos lanzan a la vez: conservad lo que os guste y relanzad el resto, dos veces como mucho. Después usad los dados en el orden que queráis, también alternándoos. Los Épicos derrotados dan recompensas y el equipo compra Equipo. Luego actúan los Épicos y empieza la ronda siguiente.
web-how-dice = Qué hacen los dados
    .text = Cada símbolo hace una cosa en el distrito de su Reckoner. Un dado entero, muestre lo que muestre, también puede mover a su Reckoner, quitar una Barricada o pagar una carta. El Equipo y las habilidades se suman a eso.
web-how-epics = Los Épicos y sus indicadores
    .text = Cuando le toca, un Épico hace todo lo que está a la izquierda de su indicador: esas acciones están encendidas. Contener empuja el indicador a la izquierda. Después va a la derecha: un espacio, y otro por cada Controlador del distrito. Si no queda sitio, la última acción ocurre otra vez por cada espacio de más.
web-how-defeat = Debilitar y derrotar
    .text = Investigar lleva la lupa de un Épico a 0: queda debilitado y tiene mucha menos salud. Atacar lleva su corazón a 0: desaparece, y su recompensa os ayuda, a menudo contra el Jefe. Un Épico nuevo ocupa su lugar.
web-how-people = La población
    .text = Los ataques a la ciudad cuestan población, y también lo que un Épico ya no puede hacer del todo. A 0 habéis perdido. La previsión junto al tablero dice siempre lo que costarían los Épicos si actuaran ahora.
web-how-boss = El Jefe
    .text = Es invulnerable mientras tenga investigación. Investigadlo donde está y con las recompensas de los Épicos. A 0 tiene tanta salud como investigación tenía; bajadla a 0 con ataques y la ciudad será libre. Cuidado con sus cuatro barras: actúa el último en cada ronda.
web-how-help = Aquí nada se rompe
    .text = Lo que se puede hacer ahora tiene un borde verde. «¿Por qué no?» explica lo que no. «Deshacer» llega tan atrás como quieras, y «¿Qué harías tú?» da consejo.
