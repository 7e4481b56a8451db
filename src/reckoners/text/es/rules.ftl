# Las reglas del juego básico con nuestras palabras. Cada una tiene un título y, donde los libros dejan margen, nuestra
# decisión. Una decisión dice qué hemos resuelto y por qué.

## Grupos

group-COMP = Las piezas y sus límites
group-SET = Preparación
group-PRO = El prólogo
group-ROLL = Lanzar dados
group-USE = Usar dados
group-MOVE = Moverse
group-BAR = Barricadas
group-SYM = Los seis símbolos
group-PLAN = Fichas de Plan
group-CARD = Cartas de habilidad y de Equipo
group-HERO = Las habilidades de los Reckoners
group-BOSS = Frente al Jefe
group-REW = Recompensas
group-BUY = Comprar Equipo
group-ADD = Llegan Épicos nuevos
group-ACT = Los Épicos se activan
group-EPI = Qué hacen los Épicos
group-STL = Steelheart se activa

## COMP

rule-COMP-01 = En la ciudad caben como mucho 25 Controladores. Cada vez que debería aparecer otro y la reserva está vacía, muere una persona en su lugar: la población baja en 1.
    .title = Como mucho, 25 Controladores
    .ruling = Da igual quién envíe a los Controladores: un Épico, el Jefe, un distrito o una carta. Primero se colocan por orden todos los que quedan, y solo los que faltan cuestan población, porque el límite es de las piezas y no de un Épico.
rule-COMP-02 = Solo existen 8 Barricadas. Si hay que construir una y todas están ya en la ciudad, se pierde en cambio 1 de población.
    .title = Como mucho, ocho Barricadas
    .ruling = Vale para todo el que construya, incluidos el Jefe y los efectos de la ciudad. Las Barricadas que quedan van primero al tablero; cada una que falte cuesta población.
rule-COMP-03 = La caja básica trae 18 dados básicos blancos y cuatro dados especiales de cada uno de los seis colores; con cualquier módulo de Steelslayer hay siete. Todo dado sin dueño que no esté capturado espera en la reserva.
    .title = Cuántos dados hay
rule-COMP-04 = Siempre se puede tomar otra ficha de Plan; la reserva no se agota.
    .title = Fichas de Plan sin fin
    .ruling = La caja trae un número concreto de fichas, pero ningún libro dice qué pasa cuando se acaban, como sí hacen con otras piezas. Por eso nunca dejamos que se agoten.
rule-COMP-06 = El juego básico tiene 25 Épicos y 29 cartas de Equipo. Steelslayer cambia los Épicos por un conjunto de 39, mezcla 24 cartas más en el mazo de Equipo (entre ellas, versiones nuevas de Med Kit y Fuel Cells) y añade 12 cartas de Regalia, 14 de Dawnslight y 7 de Chicago Nova de doble cara.
    .title = Qué hay en los mazos
rule-COMP-07 = Cuando hace falta un Épico nuevo y el mazo se ha agotado, los Épicos derrotados se barajan y forman el mazo.
    .title = Se agotan los Épicos
    .ruling = No hay nada impreso sobre esto. Cada distrito tiene que recibir un Épico, así que los derrotados vuelven.
rule-COMP-08 = Cuando no quedan cartas de Equipo por robar, los huecos del mercado se quedan vacíos. La partida sigue como antes.
    .title = Se agota el Equipo
    .ruling = Los libros no lo dicen. Una carta que se venda más tarde vuelve a formar mazo; llena un hueco la próxima vez que se repone el mercado, a más tardar al empezar el paso de compra siguiente.
rule-COMP-09 = Nada se gasta para siempre: los Controladores, las Barricadas, los Escudos y las fichas de Copia que salen del tablero, y las fichas de Plan que se gastan, pueden volver a entrar en juego.
    .title = Las piezas vuelven
    .ruling = Los libros lo dicen de los Controladores y de las fichas de Plan. Con las demás piezas hacemos lo mismo.

## SET

rule-SET-01 = Hasta seis personas dirigen un equipo de dos a seis Reckoners. Quien juega en solitario lleva dos, y cada uno actúa por su cuenta. Dos o tres personas también pueden llevar varios cada una. Todo lo que cuenta jugadores cuenta entonces Reckoners.
    .title = Personas y Reckoners
rule-SET-02 = La ciudad es un anillo cerrado con un distrito más que Reckoners. Tiene un sentido horario, y cada distrito toca otros dos.
    .title = El anillo de distritos
rule-SET-03 = Para cada ciudad existen siete tableros, y el azar decide cuáles se ven. En Chicago Nova, sin cartas adicionales, el nombre de un distrito no cambia nada.
    .title = Qué distritos aparecen
rule-SET-04 = Cada distrito empieza con un Épico del mazo barajado, a la vista de todos.
    .title = Un Épico en cada distrito
rule-SET-05 = Los Épicos de la preparación llegan bien dispuestos: sus indicadores empiezan con tres acciones a la izquierda.
    .title = Primeros indicadores en tres
rule-SET-06 = Un Épico entra con la investigación y la salud impresas en su carta.
    .title = Los valores de un Épico
rule-SET-07 = Se empieza con 40 de población y $4, y la base está lo mejor escondida posible: su marcador ocupa el espacio más alto.
    .title = Población y dinero iniciales
rule-SET-08 = Las cartas de Equipo se barajan, y cuatro quedan boca arriba como mercado.
    .title = Cuatro cartas en oferta
rule-SET-09 = Cuánta investigación exige Steelheart depende del equipo y de la dificultad (Inicial, Normal, Difícil, ¡Chispas!). Dos Reckoners: 18, 20, 25, 28. Tres: 23, 26, 30, 33. Cuatro: 28, 32, 35, 38. Cinco: 32, 36, 40, 44. Seis: 36, 41, 45, 49.
    .title = Cuánta investigación exige Steelheart
rule-SET-10 = Dos tableros dan forma a Steelheart, cada uno con los lados A y B. Inicial se juega con ajuste A y poder A, Normal con A y B, Difícil con B y A, ¡Chispas! con B y B. Cada tamaño de equipo tiene su propio tablero de ajuste.
    .title = Tableros de Steelheart por dificultad
    .ruling = Los libros alemán y español intercambian los lados de Normal y Difícil. Seguimos el libro inglés, porque también tiene otras correcciones posteriores.
rule-SET-11 = En cada una de las cuatro barras de Steelheart, el indicador empieza con dos acciones a su izquierda.
    .title = Indicadores de Steelheart en dos
rule-SET-12 = Los dados con los que no empieza ningún Reckoner están en la reserva. Entre ellos no falta ningún color de dados especiales, y también están los dados básicos sobrantes.
    .title = Dados en la reserva
    .ruling = Un pasaje de los libros devuelve los dados sobrantes a la caja, otro los deja a mano. Los dejamos a mano: cartas como Herman y Rtich necesitan algo que elegir.
rule-SET-13 = Cada Reckoner recibe una carta de habilidad, tres dados especiales de su color, tres dados básicos y una ficha de Plan lista para usar. Cody recibe además la ficha de Francotirador. Los Reckoners de Steelslayer tienen su propia mezcla de dados, y Mizzy trae sus fichas de Demolitions.
    .title = Con qué empieza un Reckoner
rule-SET-14 = Los Reckoners se eligen, o los elige el azar.
    .title = Quién forma el equipo

## PRO

rule-PRO-01 = Steelheart aparece en un distrito elegido al azar.
    .title = Steelheart llega a la ciudad
rule-PRO-02 = Su barra roja actúa una vez. Las otras tres, de momento, no hacen nada.
    .title = Solo la barra roja
    .ruling = Tomamos la lista de pasos al pie de la letra: en el prólogo no ocurre nada más. Todavía no actúan las cartas de Chicago Nova, el paso de Ildithia, las cartas de Regalia ni las fichas de dificultad; con Limelight es la casilla roja B-1.
rule-PRO-03 = Después avanza en sentido horario tanto como diga su dado de movimiento. En una ciudad pequeña puede dar la vuelta completa.
    .title = El primer paseo de Steelheart
rule-PRO-04 = Antes de la primera ronda se puede comprar con el dinero inicial. Aquí vale todo lo que permite el paso de compra.
    .title = Compras antes de empezar
    .ruling = Un consumible comprado ahora actúa ahora. Si eso vacía un distrito, lo llena el primer paso de Añadir Épicos. Un efecto que busca el distrito de un Reckoner no lo encuentra y no ocurre.
rule-PRO-05 = Cada Reckoner elige el distrito donde empieza.
    .title = Elegir dónde empezar
    .ruling = Se puede empezar tras una Barricada, porque colocarse no es un Movimiento.
rule-PRO-06 = A partir de aquí las rondas se repiten hasta el final. Primero los Reckoners: lanzar, usar, recompensas, compra. Después los Épicos: llegan los nuevos y se activan todos.
    .title = Cómo es una ronda

## ROLL

rule-ROLL-01 = Todos lanzan a la vez, cada cual a su ritmo. Se puede esperar y mirar los dados de los demás antes de decidir.
    .title = Todos lanzan a la vez
rule-ROLL-02 = En la primera tirada entran todos tus dados, también los del Equipo. Los dados capturados faltan.
    .title = La primera tirada
rule-ROLL-03 = De cada una de tus dos primeras tiradas debes conservar un dado o más. Solo cuentan los dados de esa tirada.
    .title = Conservar al menos uno
rule-ROLL-04 = Lo que has conservado se queda como está hasta que se usan los dados.
    .title = Lo conservado no cambia
rule-ROLL-05 = Los dados que no conservas se lanzan de nuevo, dos veces como mucho. La tercera tirada es definitiva.
    .title = Dos relanzamientos como mucho
rule-ROLL-06 = Si lo conservas todo, has terminado de lanzar, aunque te queden relanzamientos.
    .title = Conservar todo y parar
rule-ROLL-07 = No se usa ningún dado hasta que todo el equipo ha terminado de lanzar.
    .title = Esperar a todo el equipo
    .ruling = Si todos tus dados están capturados, cuentas como si hubieras terminado. Aun así puedes usar fichas de Plan y cartas. Los libros no ponen límite a los dados capturados, así que puede ocurrir.

## USE

rule-USE-01 = Todo el equipo usa sus dados en un único paso común. No hay turnos: se actúa en el orden que más ayude, alternando entre Reckoners como se quiera.
    .title = Todos actúan a la vez
rule-USE-02 = Un dado te sirve una sola vez en este paso.
    .title = Cada dado, una vez
rule-USE-03 = Acaba un dado antes de tomar el siguiente. Los símbolos que dejaste en él se pierden en cuanto lo haces.
    .title = Los dados, uno a uno
    .ruling = Cada Reckoner tiene como mucho un dado en uso; las fichas y las cartas cuentan igual. Hasta acabarlo, ese Reckoner no puede empezar otro ni lo puede desplazar el Movimiento de nadie; el resto del equipo es libre. Los últimos símbolos se pueden dejar perder en cualquier momento, como dice el libro alemán, así que ningún dado se atasca. Moverse, eliminar una Barricada, retirar una ficha de Copia y pagar una carta exigen un dado entero; uno ya empezado no vale. Las cartas que no dan símbolos ni mueven se pueden usar entretanto, porque el libro solo prohíbe otro dado.
rule-USE-04 = Los símbolos de un dado se pueden repartir: unos para este Épico, otros para aquel, otros para el Jefe o para otra de sus barras.
    .title = Repartir los símbolos
    .ruling = Si un objetivo necesita menos símbolos de los que tienes, los demás pueden ir a otra cosa a tu alcance, o perderse.
rule-USE-05 = No es obligatorio usar un dado. Por el que sobra no se recibe nada.
    .title = Puede sobrar algún dado
rule-USE-06 = Cuando uno de tus dados está acabado, otros pueden actuar antes de que tomes el siguiente.
    .title = Otros actúan entre medias
    .ruling = Pueden actuar incluso mientras tu dado sigue en uso. Los libros dejan que todos actúen a la vez, y la regla de un solo dado ata a cada Reckoner solo a los suyos.
rule-USE-07 = Tus símbolos sirven en el distrito donde estás. Solo llega más lejos una regla o una carta que lo diga.
    .title = Actuar donde se está
rule-USE-08 = El equipo decide cuándo acaba este paso. Lo que no se haya usado para entonces se pierde.
    .title = Terminar el paso
rule-USE-09 = Se pueden usar más de seis dados, y da igual si un dado se conservó pronto o tarde.
    .title = Sin límite de dados

## MOVE, BAR

rule-MOVE-01 = Gasta un dado entero, muestre lo que muestre, y ve a un distrito cualquiera distinto del tuyo.
    .title = Cualquier dado sirve para moverse
rule-MOVE-02 = Una Barricada cierra su distrito: al moverse no se puede entrar en él ni salir de él.
    .title = Las Barricadas cortan el paso
rule-BAR-01 = Gasta un dado entero, muestre lo que muestre, y retira una Barricada, esté donde esté.
    .title = Cualquier dado elimina una Barricada
rule-BAR-02 = Las Barricadas se acumulan. El distrito sigue cerrado hasta que desaparece la última.
    .title = Las Barricadas se acumulan

## SYM

rule-SYM-01 = Ganar Dinero: la bolsa del equipo crece en $1 por símbolo.
    .title = Ganar Dinero: llenar la bolsa
    .ruling = Para nosotros el contador de dinero no tiene tope: ningún libro da una cantidad máxima.
rule-SYM-02 = Atacar Controladores: por cada símbolo, un Controlador de tu distrito vuelve a la reserva.
    .title = Atacar Controladores: despejar las calles
rule-SYM-03 = Contener Épico: por cada símbolo, empuja un indicador de tu distrito un espacio a la izquierda, el del Épico o uno del Jefe. La primera acción no se puede contener nunca.
    .title = Contener Épico: indicadores hacia atrás
rule-SYM-04 = Investigar Épico: por cada símbolo, a un Épico de tu distrito, o al Jefe si está allí, le queda un punto menos de investigación tras el que esconderse.
    .title = Investigar Épico: hallar la debilidad
rule-SYM-05 = Un Épico sin investigación está debilitado. Si su salud es mayor que la salud debilitada de su carta, baja a ese valor de inmediato.
    .title = Debilitar a un Épico
rule-SYM-06 = Atacar Épico: por cada símbolo, un Épico de tu distrito, o el Jefe si está allí, pierde un punto de salud. La salud infinita no se puede herir.
    .title = Atacar Épico: quitarle salud
rule-SYM-07 = Sin salud, un Épico está derrotado. Su carta sale y se deja junto al tablero para las recompensas. Sus Controladores y Barricadas se quedan, igual que todos los que están allí.
    .title = Derrotar a un Épico
    .ruling = Los Escudos y las fichas de Copia también se quedan y sirven al siguiente Épico, igual que los Controladores y las Barricadas.
rule-SYM-08 = Plan: por cada símbolo recibes una ficha de Plan. Espera junto a tu tablero y no se puede gastar en esta fase de los Reckoners.
    .title = Plan: fichas para después
rule-SYM-09 = Basta con la fuerza: un Épico cuya salud es un número puede caer aunque nadie haya descubierto su debilidad.
    .title = Derrotar sin debilitar
rule-SYM-10 = La investigación puede subir por encima del valor impreso, hasta 5 como mucho, y la salud hasta 10. Un Épico debilitado nunca recupera investigación, y uno derrotado sigue derrotado.
    .title = Hasta dónde suben los valores

## PLAN

rule-PLAN-01 = Gasta una ficha de Plan lista como un dado con un símbolo, el que tú digas. También puede moverte, eliminar una Barricada o pagar una carta.
    .title = Una ficha es un comodín
rule-PLAN-02 = Las fichas solo se gastan en el paso de usar dados, y una recién conseguida tiene que esperar a la siguiente fase de los Reckoners. Las que reparte Operations, la habilidad de Tia, y algunas otras que así lo dicen están listas al momento.
    .title = Las fichas nuevas esperan
rule-PLAN-03 = Cuando acaba la fase de los Reckoners, tus fichas nuevas quedan listas. Se pueden guardar cuantas se quiera, tanto tiempo como se quiera.
    .title = Las fichas quedan listas
rule-PLAN-04 = Una ficha se puede convertir en $1 mientras se usan los dados, pero ya no durante la compra.
    .title = Dinero por una ficha

## CARD

rule-CARD-01 = Las cartas permanentes están siempre activas, sin coste.
    .title = Las cartas permanentes siempre funcionan
rule-CARD-02 = Una carta gratuita ayuda una vez por ronda, mientras se usan los dados. Faith, la de Abraham, pertenece en cambio al lanzamiento.
    .title = Gratis, una vez por ronda
rule-CARD-03 = Una carta con coste ayuda una vez por ronda, mientras se usan los dados. Entrega un dado con todo lo que lleva; basta con que uno de sus símbolos sea un símbolo del coste. También vale una ficha de Plan.
    .title = Las cartas con coste
    .ruling = El libro español podría leerse como si pidiera todos los símbolos del coste. El inglés y el alemán piden uno, y nosotros también.
rule-CARD-04 = Los símbolos de una carta son para ti un dado. También puedes usarlos todos juntos para moverte, eliminar una Barricada o pagar otra carta.
    .title = Una carta actúa como dado
rule-CARD-05 = Lo que te da una carta continúa el dado que la pagó. Gástalo antes de tomar el dado siguiente.
    .title = Un grupo con su pago
rule-CARD-06 = Se puede pagar una carta con lo que dio otra. La segunda se lleva todo lo que ha producido la primera.
    .title = Cartas que pagan cartas
rule-CARD-07 = Una carta de Equipo se queda con su Reckoner hasta el final y no se entrega a nadie. Solo los separa el robo de un Épico, o una venta por Atacar el Dinero. Se pueden llevar tantas cartas como se consigan.
    .title = El Equipo tiene un dueño
rule-CARD-08 = Los conversores (Forensic Kit, Gravatonics, Trap) unen dos símbolos: cada símbolo de un tipo puede servir como el otro, en ambos sentidos, venga de un dado o de una carta. Se decide de nuevo con cada símbolo.
    .title = Conversores: dos símbolos en uno
    .ruling = Cuando coinciden varias cartas, primero se duplica, luego actúa Fuel Cells y al final se convierte, símbolo a símbolo. Dos símbolos que solo son iguales por conversión no son una pareja para Fuel Cells. Los libros lo dicen de los duplicadores, y tratamos igual a Fuel Cells. Un símbolo se convierte una sola vez: actúa como él mismo o como una pareja suya, nunca como la pareja de su pareja. Si varios símbolos de un grupo pueden servir como el que quieres, eliges cuál se gasta; donde da igual, no se pregunta.
rule-CARD-09 = Dowser, Epic DNA, Gauss Gun, Harmsway, Jacket y Tensors traen cada una un dado especial más, del color de la carta.
    .title = Equipo que trae dados
    .ruling = Si en la reserva no hay un dado así, lo recibes al empezar la primera fase de los Reckoners en la que haya uno. Cuando la carta se roba o se vende, el dado vuelve a la reserva; cuando la carta regresa, regresa también un dado, si lo hay. Los dados son limitados, y el dado pertenece a la carta.
rule-CARD-10 = Camera, Evidence, Explosives, Flash Grenade y Twin Pistols hacen que un tipo de símbolo cuente doble en tus dados básicos. Tiene que haber salido al lanzar: no ayudan a los dados especiales, las fichas de Plan ni los símbolos convertidos. Se puede convertir después de duplicar.
    .title = Duplicadores para los dados básicos
    .ruling = Una cara que giró Improvise, o que salió con Extra Ammo, cuenta como lanzada y se duplica: esas cartas cambian el resultado del dado. Un símbolo hecho con Utility Tool no se duplica, porque esa carta solo cambia un símbolo.
rule-CARD-11 = Bank Vault, Bribe, EMP e Imager, y las habilidades Checkmate y Lead the Way, transforman un dado que muestre su coste en los símbolos de la carta. Estos se usan como un dado.
    .title = Canjes: un dado por más
rule-CARD-12 = Grenade Launcher, Notebooks, Safe House y Drone dan sus símbolos gratis una vez por ronda, y se pueden usar donde se quiera. Si con ellos se paga otra carta, esa carta sigue sirviendo solo donde estás.
    .title = Cartas que llegan lejos
    .ruling = Cada símbolo puede ir a un distrito distinto, también a los Escudos y a los contadores de distrito. Moverse y retirar una ficha de Copia no son símbolos, así que parten de donde estás. Entre las cartas que una carta así puede pagar, solo Tradecraft conserva el alcance, como muestra el ejemplo de Notebooks. Drone falta en las listas de dos idiomas, pero sin ella no habría 29 cartas.
rule-CARD-13 = Disguise, Grenade, Night Vision Goggles, Rifle y Schematics dan sus símbolos gratis, una vez por ronda, como un dado.
    .title = Cartas con símbolos gratis
rule-CARD-14 = Helicopter y Motorcycle llevan una vez por ronda, gratis, a un distrito cualquiera. Una Barricada también las detiene.
    .title = Los vehículos mueven gratis
    .ruling = Un vehículo, igual que Dispatcher de Val, hace un Movimiento de verdad, pues los libros usan las mismas palabras. Lo que detiene un Movimiento lo detiene: las Barricadas y el Atraer de un Épico.
rule-CARD-15 = Una carta usada queda girada hasta que acaba la ronda; en la siguiente se puede usar otra vez.
    .title = Las cartas usadas esperan

## HERO

rule-HERO-01 = David, Improvise: gira uno de sus dados a la cara que quiera.
    .title = Improvise: David gira un dado
    .ruling = Tiene que ser un dado del propio David y estar intacto; un libro dice cualquier dado, otro uno suyo. La cara nueva cuenta como lanzada, así que los duplicadores actúan sobre ella.
rule-HERO-02 = Abraham, Faith: una vez durante sus tiradas puede lanzar otra vez los dados que quiera de la tirada recién hecha, antes de elegir cuáles conserva. Los dados conservados antes quedan fuera, y sus dos relanzamientos no se gastan.
    .title = Faith: Abraham lanza otra vez
    .ruling = Puede hacerlo tras cualquiera de sus tres tiradas, una vez por ronda; después elige qué conserva. El libro habla de una tirada dada y no dice cuál.
rule-HERO-03 = Tia, Operations: otro Reckoner recibe una ficha de Plan y puede gastarla ahora mismo.
    .title = Operations: Tia da una ficha
rule-HERO-04 = Cody, Sniper: elige un distrito para la ficha de Francotirador. Mientras se usan los dados, los dados y el Equipo de Cody sirven allí además de donde él está.
    .title = Sniper: Cody llega más lejos
    .ruling = Reparte los símbolos entre los dos distritos como quiera, también contra el Jefe, más allá de Barricadas y de Atraer. Se incluyen las fichas de Plan, las cartas de Dawnslight, los Escudos, las fichas de Copia y los contadores de distrito, y Climbing Kit y Gottschalk alcanzan también los distritos contiguos a la ficha. Para todo lo demás solo cuenta la miniatura: moverse, los desplazamientos forzados, Blackmail, Sabotage, los beneficios de Chicago Nova, la Ayuda de Dawnslight y quien busque Reckoners. La carta habla de usar dados y Equipo, y de nada más.
rule-HERO-05 = Megan, Checkmate: entrega un dado que muestre el coste y golpea con tres Atacar Épico.
    .title = Checkmate: Megan golpea
rule-HERO-06 = Profesor, Lead the Way: entrega un dado que muestre el coste y recibe los símbolos de su carta.
    .title = Lead the Way: canje del Profesor

## BOSS

rule-BOSS-01 = Solo se puede hacer algo al Jefe estando en su mismo distrito.
    .title = Al encuentro del Jefe
rule-BOSS-02 = El Jefe tiene cuatro barras con un indicador cada una. Contener una no afecta a las otras tres.
    .title = Cuatro barras que contener
rule-BOSS-03 = Mientras quede investigación, no se puede herir al Jefe. Cuando se acaba, aparece su salud: en Chicago Nova, tanta como fue la investigación al principio; en Babilar, el valor de la dificultad; en Ildithia, el valor de la página de Limelight.
    .title = Debilitar al Jefe
    .ruling = Si fueron tus dados los que hallaron la debilidad, se puede atacar en el mismo paso. Si la halló una recompensa del juego básico, hay que esperar a la ronda siguiente, porque las recompensas vienen después de los dados.
rule-BOSS-04 = En el momento en que el Jefe se queda sin salud, el equipo ha ganado.
    .title = Cómo se gana
    .ruling = La victoria y la derrota llegan al instante, así que decide la que ocurra primero.
rule-BOSS-05 = En el momento en que la población llega a 0, el equipo ha perdido. No se termina antes ninguna activación.
    .title = Cómo se pierde
    .ruling = La victoria y la derrota llegan al instante, así que decide la que ocurra primero.

## REW

rule-REW-01 = En el juego básico las recompensas vienen tras el paso de usar dados: todas, por todos los Épicos derrotados en él. No se pueden reservar para después.
    .title = Cuándo llegan las recompensas
rule-REW-02 = Una recompensa sirve en toda la ciudad. Se reparte entre distritos, Épicos y barras como se quiera.
    .title = Las recompensas llegan a todas partes
rule-REW-03 = Atacar Controladores como recompensa: retira del tablero ese número de Controladores, de donde se quiera.
    .title = Recompensa: quitar Controladores donde sea
rule-REW-04 = Contener como recompensa: empuja indicadores hacia atrás ese número de espacios en total, también los del Jefe si se quiere. Toda barra mantiene su primera acción.
    .title = Recompensa: contener a cualquiera
rule-REW-05 = Plan como recompensa: se acuerda quién recibe qué fichas. Se pueden gastar desde el siguiente paso de usar dados.
    .title = Recompensa: fichas de Plan
    .ruling = Cualquier jugador puede repartirlas; los demás lo ven y pueden pedir que se deshaga. Los libros dejan estas cosas al equipo en conjunto.
rule-REW-06 = Dinero como recompensa: va a la bolsa del equipo.
    .title = Recompensa: dinero para todos
rule-REW-07 = Investigar Jefe como recompensa: sirve contra el Jefe y contra nadie más. De un Jefe debilitado no queda nada que averiguar.
    .title = Recompensa: investigar al Jefe
rule-REW-08 = Si no hay nada que una recompensa pueda cambiar, se desperdicia.
    .title = Las recompensas pueden desperdiciarse
rule-REW-09 = Una vez pagadas sus recompensas, los Épicos derrotados van a una pila boca arriba.
    .title = La pila de derrotados

## BUY

rule-BUY-01 = La bolsa es de todos. Se compra en el mercado lo que se pueda pagar, y se acuerda quién recibe cada carta.
    .title = Una bolsa para todos
    .ruling = Cualquier jugador puede comprar por el equipo; todos lo ven y pueden pedir que se deshaga. Los libros dicen que se decide en común.
rule-BUY-02 = En cuanto se vende una carta, el mazo pone otra en su lugar.
    .title = El mercado se repone
rule-BUY-03 = $1 vacía el mercado: las cuatro cartas en oferta salen de la partida para siempre y aparecen otras cuatro. Se puede hacer en cualquier momento de este paso, y más de una vez si hay dinero.
    .title = Renovar el mercado
    .ruling = Cuando el mazo no alcanza, aparecen tantas cartas como haya. Se puede pagar igualmente, aunque no se vea nada nuevo.
rule-BUY-04 = $2 liberan un dado capturado; vuelve directamente a su dueño.
    .title = Rescatar los dados

## ADD

rule-ADD-01 = Se empieza donde está el Jefe y se sigue en sentido horario: allí donde no manda ningún Épico, llega uno del mazo.
    .title = Los distritos vacíos se llenan
rule-ADD-02 = Un recién llegado tiene los valores de su carta, y su indicador deja una sola acción a la izquierda.
    .title = Los nuevos empiezan flojos

## ACT

rule-ACT-01 = Todos los Épicos se activan, uno tras otro: primero el del distrito del Jefe, después en sentido horario. Los recién llegados también. Solo cuando uno ha acabado del todo empieza el siguiente, y el Jefe va el último.
    .title = El orden de los Épicos
rule-ACT-02 = Un Épico hace todo lo que está a la izquierda de su indicador, empezando por el extremo izquierdo.
    .title = Acciones a la izquierda
rule-ACT-03 = Después su indicador avanza un espacio a la derecha, y uno más por cada Controlador del distrito, incluidos los que acaban de llegar.
    .title = El indicador avanza
rule-ACT-04 = Un indicador nunca llega a ningún extremo: queda al menos una acción a su izquierda y otra a su derecha.
    .title = Los límites del indicador
rule-ACT-05 = Si el final de la barra detiene al indicador, el Épico realiza enseguida su última acción, una vez por cada espacio perdido. Los Controladores que llegan así no añaden más espacios en este turno.
    .title = Cuando la barra está llena

## EPI

rule-EPI-01 = Reforzar: el Épico gana 1 de investigación y 1 de salud, hasta donde dejan los límites. Si está debilitado, solo gana salud. Cuando nada puede subir, se pierde 1 de población.
    .title = Reforzar: Épicos más duros
    .ruling = Solo se pierde población si ningún valor puede subir; una versión de las reglas sonaba como si ambos tuvieran que estar al límite. Un Épico con salud infinita gana investigación, y con investigación 5 se paga. La salud puede superar la salud debilitada; solo la detiene el límite de 10.
rule-EPI-02 = Aumentar Controladores: un Controlador llega al distrito del Épico.
    .title = Aumentar Controladores: un guardia más
rule-EPI-03 = Atacar a la población: se pierde 1 de población por cada persona del dibujo.
    .title = Atacar a la población: muertes
    .ruling = Para nosotros el contador no tiene tope por arriba y no puede bajar de 0, donde de todos modos se pierde la partida.
rule-EPI-04 = Regalo: la acción entre las flechas ocurre para los dos vecinos y no para quien la regala.
    .title = Regalos para ambos vecinos
    .ruling = Va primero el vecino en sentido horario, como en el libro; importa cuando se agotan las piezas. Si un vecino no tiene Épico, las piezas se colocan igualmente, mientras que Reforzar no hace nada allí ni cuesta nada, pues no se alcanzó ningún límite.
rule-EPI-05 = Los Controladores que llegan como regalo aceleran enseguida a su nuevo Épico si todavía no se ha activado. Si no, cuentan desde la ronda siguiente.
    .title = Cuándo cuentan los Controladores regalados
rule-EPI-06 = Añadir Barricada: por cada símbolo se levanta una Barricada en el distrito del Épico.
    .title = Añadir Barricada: calles cortadas
rule-EPI-07 = Aumentar los poderes del Jefe: en la barra del Jefe de ese color, el indicador avanza a la derecha.
    .title = Aumentar los poderes del Jefe
rule-EPI-08 = Si a ese indicador no le queda sitio, ocurre enseguida en su lugar la última acción de su barra.
    .title = Barra del Jefe llena
    .ruling = Ocurre una vez por cada espacio perdido y parte del distrito del Jefe, como con los Épicos. En las barras roja y azul de Steelheart es solo lo que muestra el último espacio, su Controlador o su Barricada, y no la barra completa.
rule-EPI-09 = Descubrir la base de los Reckoners: el marcador de la base baja un espacio. Si ya estaba en el más bajo, la base queda descubierta: el equipo entrega un dado, el que elija, y el marcador salta de nuevo arriba.
    .title = Descubrir la base de los Reckoners
    .ruling = El equipo elige el dado, de cualquier Reckoner, ya que los libros dudan entre un jugador y todos; cualquier jugador puede hacerlo, y se puede deshacer. Si a nadie le queda un dado, el marcador salta arriba y eso es todo: no hay ningún castigo impreso.
rule-EPI-10 = Un dado capturado está fuera de tus manos hasta que se paga por él. No hay límite a cuántos se pueden perder.
    .title = Los dados capturados quedan fuera
    .ruling = Un dado que vino de una carta de Equipo vuelve a quien tenga esa carta. No se puede liberar mientras un ladrón tenga la carta, y una venta de la carta lo envía a la reserva. El libro habla del dueño original.

## STL

rule-STL-01 = Steelheart realiza todo lo que está a la izquierda de sus cuatro indicadores, de la barra de arriba a la de abajo.
    .title = Cuatro barras por orden
rule-STL-02 = Después avanza en sentido horario tanto como diga su dado de movimiento. En una ciudad pequeña puede dar la vuelta completa.
    .title = Steelheart sigue su camino
    .ruling = Los libros no coinciden en con qué tamaños de equipo puede volver a su sitio. No es una regla, sino consecuencia de las caras del dado, y esas son nuestras.
rule-STL-03 = Su propia activación nunca hace avanzar sus indicadores. De eso se encargan los Épicos.
    .title = Sus indicadores no avanzan
rule-STL-04 = Barra roja: suma los Controladores a la izquierda del indicador. Empezando en su sitio y en sentido horario, cada distrito recibe un grupo, tan grande como diga su tablero de ajuste, hasta que salen todos. El último grupo puede ser pequeño.
    .title = Controladores en grupos
    .ruling = Si sobran tras una vuelta completa, el reparto sigue pasando otra vez por su distrito: el libro dice en sentido horario y no nombra un final.
rule-STL-05 = Barra azul: suma las Barricadas a la izquierda del indicador. Empezando en su sitio y en sentido horario, cada distrito recibe una.
    .title = Barricadas una a una
    .ruling = Si sobran tras una vuelta completa, empieza otra, como con la barra roja.

## Ejemplos resueltos

example-EX-01 = Tia y el dado que no puede esperar: los dados de uno en uno, y una ficha de Plan bien usada.
example-EX-02 = Abraham y Tia unen fuerzas contra Nightwielder: primero la investigación, después el ataque.
example-EX-03 = Los dos Contener de David, repartidos entre el Jefe y Faultline.
example-EX-04 = Faultline queda debilitada, una vez estando sana y otra ya herida.
example-EX-05 = Refractionary llega a The Loop.
example-EX-06 = Curveball se activa con muy poco sitio para el indicador.
example-EX-07 = La cadena de Megan con EMP, Gravatonics y Checkmate, todo en un grupo.
example-EX-08 = Fortuity descubre la base; se pierde un dado y más tarde se rescata.
example-EX-09 = Tres Controladores, colocados por Steelheart en grupos de dos.
example-EX-10 = Dos Barricadas de Steelheart, en dos distritos.
example-EX-26 = Una recompensa contra Controladores que ya no encuentra ninguno.
