# Qué es cada cosa de la mesa, para la ficha que se abre al señalarla. `.text` lo explica.

inspect-epic = Épico
    .text = En cada ronda hace todas las acciones a la izquierda de su indicador. La investigación encuentra su debilidad y los ataques le quitan salud; sin salud está derrotado y da su recompensa.
inspect-research = Investigación
    .text = Lo que queda por averiguar. Con 0 el Épico está debilitado, y su salud baja al valor debilitado si era mayor.
inspect-health = Salud
    .text = Cada Ataque quita una; con 0 el Épico está derrotado. La salud infinita no se puede herir hasta encontrar la debilidad.
inspect-bracket = Indicador
    .text = Todo lo que está a su izquierda ocurre en la fase de los Épicos. Después avanza un espacio a la derecha, y uno más por cada Controlador del distrito. Contener lo empuja hacia atrás.
inspect-reward = Recompensa
    .text = Llega después del paso de usar dados de la ronda en que se derrota al Épico. Sirve en toda la ciudad.
inspect-boss = Jefe
    .text = Hay que llevar su investigación a 0 allí donde está y luego atacarlo: sin salud está vencido, y el equipo ha ganado. Actúa el último en cada fase de los Épicos y después sigue su camino.
inspect-reckoner = Reckoner
    .text = Actúa en el distrito donde está su figura, con dados, fichas de Plan, una habilidad y Equipo.
inspect-ability = Habilidad
    .text = Es de su Reckoner desde el principio.
inspect-equipment = Equipo
    .text = Se compra en el mercado para un Reckoner, que se lo queda.
inspect-die = Dado
    .text = Se lanza hasta tres veces y después se usa una vez: por sus símbolos, para moverse, contra una Barricada o para pagar una carta.
inspect-district = Distrito
    .text = Un lugar del anillo. Los símbolos sirven donde está su Reckoner. Los Épicos actúan en sentido horario, empezando por el distrito del Jefe.
inspect-enforcement = Controlador
    .text = Cada uno empuja el indicador de su distrito un espacio más en cada fase de los Épicos. Atacar Controladores lo quita.
inspect-barricade = Barricada
    .text = Cierra su distrito: nadie entra ni sale moviéndose mientras haya una. Cualquier dado entero quita una, esté donde esté.
inspect-plan = Ficha de Plan
    .text = Un dado con un símbolo a elegir. Las fichas nuevas se pueden gastar a partir de la ronda siguiente.
inspect-sniper = Ficha de Francotirador
    .text = Los dados y el Equipo de Cody sirven también en este distrito hasta que acabe el uso de dados.
inspect-population = Población
    .text = La gente de la ciudad. Cuando no queda nadie, el equipo ha perdido.
inspect-money = Dinero
    .text = La bolsa del equipo: para Equipo, para un mercado nuevo y para los dados capturados.
inspect-base = Base de los Reckoners
    .text = Descubrir base hace bajar el marcador. Si ya está abajo del todo, la base queda descubierta: el equipo pierde un dado y el marcador vuelve arriba.
inspect-market = Mercado
    .text = Cuatro cartas que el equipo puede comprar en el paso de compra. El mazo llena cada hueco.
inspect-forecast = Previsión
    .text = Lo que haría la fase de los Épicos si empezara ahora, y lo que costaría.
inspect-epic-deck = Mazo de Épicos
    .text = De aquí llega un Épico allí donde no queda ninguno. Cuando el mazo se agota, los derrotados se barajan y vuelven.
inspect-equipment-deck = Mazo de Equipo
    .text = Repone el mercado. Lo que se retira al renovarlo sale de la partida.

inspect-track-yellow = Todo lo que está a la izquierda del indicador ocurre cuando actúa el Jefe: casi siempre cuesta población. Los Épicos empujan el indicador a la derecha; Contener lo empuja hacia atrás.
inspect-track-black = Todo lo que está a la izquierda del indicador ocurre cuando actúa el Jefe, allí donde está. Los Épicos empujan el indicador a la derecha; Contener lo empuja hacia atrás.
inspect-track-red = Se suman los números a la izquierda del indicador: tantos Controladores envía el Jefe, un grupo por distrito, en sentido horario desde el suyo.
inspect-track-blue = Se suman los números a la izquierda del indicador: tantas Barricadas levanta el Jefe, una por distrito, en sentido horario desde el suyo.

## Piezas de Steelslayer

inspect-red-shield = Escudo rojo
    .text = Protege a los Controladores de su distrito: mientras esté, no se puede quitar ninguno. Un símbolo de Atacar Controladores retira el Escudo.
inspect-blue-shield = Escudo azul
    .text = Protege los indicadores de su distrito, también los del Jefe mientras esté allí: no se puede contener ninguno. Un símbolo de Contener retira el Escudo.
inspect-copy-token = Ficha de Copia
    .text = Por cada una, el Épico de su distrito hace una acción más, empezando por la primera, esté donde esté el indicador. Cualquier dado entero retira una de donde está su Reckoner.
inspect-stolen = Carta robada
    .text = Está bajo el Épico que se la llevó y no es de nadie. Cuando ese Épico cae, vuelve a su dueño.
inspect-asleep = Carta dormida
    .text = Acaba de volver de manos de un ladrón. Sirve de nuevo desde la siguiente fase de los Reckoners.
inspect-ability-die = Dado de Habilidad Épica
    .text = Se lanza con Transformar: lo que muestra es lo que hace el Épico.
inspect-demolitions = Ficha de Demolitions
    .text = Mizzy pone una en su carta, o quita algunas para golpear más fuerte: dos Ataques más por cada una.
