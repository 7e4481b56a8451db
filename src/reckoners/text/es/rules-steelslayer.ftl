# Las reglas que solo necesita Steelslayer, con nuestras palabras, como en rules.ftl.

## Grupos

group-HER2 = Steelslayer: Reckoners
group-EQ2 = Steelslayer: Equipo
group-EP2 = Steelslayer: qué hacen los Épicos
group-MOD4 = Steelslayer: Jefes y ciudades nuevos
group-REG = Regalia
group-ATK = Atacar a los Reckoners
group-BAB = Babilar
group-LIM = Limelight
group-ILD = Ildithia
group-NEW = Cartas de Chicago Nova
group-VAR = Variantes

## COMP

rule-COMP-05 = Steelslayer tiene 10 Escudos de Controladores rojos, 6 Escudos de Contención azules y 8 fichas de Copia. Si hace falta una pieza y no queda ninguna, se pierde 1 de población.
    .title = Límites de Escudos y fichas
    .ruling = Da igual quién las pida. Van al tablero por orden tantas como sea posible; cada una que falte cuesta población.

## HER2

rule-HER2-01 = Val, Dispatcher: envía a otro Reckoner a un distrito que este elija, o retira una Barricada, esté donde esté. Sus dados: 2 básicos, 2 verdes, 2 morados.
    .title = Dispatcher: Val envía a alguien
rule-HER2-02 = Mizzy, Demolitions: pone una ficha más en su carta, o quita hasta tres y golpea: un Atacar Épico, más dos por cada ficha quitada, todo como un solo dado. Sus dados: 2 básicos, 2 naranjas, 2 negros.
    .title = Demolitions: Mizzy acumula explosiones
    .ruling = Como son un solo dado, también se pueden gastar todos los símbolos juntos en un Movimiento, en eliminar una Barricada o una ficha de Copia, o como pago de una carta.
rule-HER2-03 = Exel, Tradecraft: paga con un dado, una carta o una ficha de Plan y lo recupera con un símbolo más; el símbolo nuevo es igual a uno de los que hay. Sus dados: 2 básicos, 2 azules, 2 rojos.
    .title = Tradecraft: Exel añade un símbolo
    .ruling = Si el pago muestra símbolos distintos, Exel elige cuál añade. Puede pagar con una carta de Dawnslight o con todo lo que ha producido una carta, y si esos símbolos llegan a cualquier parte, el nuevo también. Fuel Cells ayuda una vez, en cuanto hay una pareja de símbolos iguales y nada más: dos pasan a tres y luego a cuatro, uno pasa a dos y luego a tres. Con Atacar a los Reckoners un doble cuenta como uno, y Tradecraft lo deja en dos; ese efecto solo mira lo que se muestra.
rule-HER2-04 = Sam, Joker: en sus dos primeras tiradas no tiene que conservar ningún dado. Sus dados: seis especiales, cada uno de un color, y ninguno básico.
    .title = Joker: Sam no conserva nada
    .ruling = Con un relanzamiento menos, Sam puede no conservar nada de su primera tirada y conserva toda la segunda. Si su habilidad está bloqueada, conserva al menos uno como todos. Con dos relanzamientos menos se queda con la primera tirada tal cual.
rule-HER2-05 = Mizzy tiene tres fichas de Demolitions. Al principio están junto a su bandeja, y su carta está vacía.
    .title = Las tres fichas de Mizzy
rule-HER2-06 = Reckoners antiguos y nuevos forman un equipo en cualquier mezcla. Salvo por sus dados y fichas, los nuevos empiezan con lo mismo.
    .title = Reckoners antiguos y nuevos juntos

## EQ2

rule-EQ2-01 = Las cartas de regalo son gratuitas y sirven una vez por ronda, pero nunca a su dueño: lo bueno va a otro Reckoner, que puede ser del mismo jugador.
    .title = Cartas de regalo para otros
rule-EQ2-02 = Algunas cartas cuestan dos pagos: uno por el primer símbolo y otro distinto por el segundo. Valen dados, cartas y fichas de Plan, pero ninguno dos veces.
    .title = Cartas que cuestan dos pagos
rule-EQ2-03 = Un consumible actúa en cuanto se compra, como la recompensa de un Épico, y sale de la partida. Puede iniciar una cadena, derrotar Épicos e incluso terminar la partida.
    .title = Los consumibles actúan al comprarse
    .ruling = Al comprarlo se nombra a un Reckoner que lo usa. Si la carta hace el último Investigar o Atacar, lo hizo ese Reckoner, porque algunas reglas preguntan quién fue.
rule-EQ2-04 = Gottschalk y Climbing Kit llevan dos tipos de símbolos al distrito de al lado: se pueden usar en un distrito vecino, los haya dado un dado, una ficha o una carta. Allí se hace todo lo que puede hacer ese símbolo: con Épicos, con el Jefe, con Escudos y en las barras de una ciudad. Los Movimientos, las fichas de Copia y los pagos no son símbolos.
    .title = Alcanzar el distrito vecino
    .ruling = Con la ficha de Francotirador de Cody alcanzan también los vecinos del distrito de la ficha, pues allí también usa Equipo, y estas dos cartas no están entre lo que excluyen los libros.
rule-EQ2-05 = Spyril, un regalo: otro Reckoner recupera un dado usado, básico o especial, y lo usa por segunda vez con la misma cara. Lo que hizo antes sigue valiendo. No puede pagar otra vez la misma carta.
    .title = Spyril: un dado vuelve
    .ruling = El dado debe haberse usado en esta fase y seguir teniendo dueño; no valen los dados capturados o inutilizados, las fichas ni las cartas. Vuelve entero, por poco que se usara de él, y si seguía en uso se cierra antes. Una cara que giró Improvise se mantiene; un símbolo que cambió Utility Tool, no. El libro dice que se recupera y no que se lanza.
rule-EQ2-06 = Utility Tool: mientras se usan los dados, un símbolo se convierte en otro a elección. Un doble solo cambia a medias.
    .title = Utility Tool: cambiar un símbolo
    .ruling = El símbolo cambiado no salió al lanzar, así que los duplicadores no lo tienen en cuenta. Fuel Cells mira antes del cambio: dos símbolos iguales pasan primero a tres, y una pareja hecha con esta carta no lo es.
rule-EQ2-07 = Herman: cambia un dado tuyo por uno de la reserva. Es un solo dado a la vez: al empezar una fase de los Reckoners solo se puede volver a cambiar el que entró.
    .title = Herman: cambiar un dado
    .ruling = Se elige al recibir la carta y cada vez que empieza una fase de los Reckoners, dados blancos incluidos, pero no se pueden dar dados capturados o inutilizados. Si el dado recibido se captura y se libera, vuelve a ti. Si la carta se roba o se vende, el cambio se deshace si la reserva tiene el color antiguo; si la carta queda inutilizada, todo sigue como está durante esa fase.
rule-EQ2-08 = Kidnap: elige un distrito. O bien va allí el Jefe, o bien hasta tres piezas (Escudos, Barricadas, Controladores, fichas de Copia, en cualquier mezcla) de cualquier parte de la ciudad.
    .title = Kidnap: mover Jefe o piezas
    .ruling = Hasta tres, aunque un libro dice tres. Los Escudos y las Barricadas no lo impiden, pues nada sale del tablero. El nuevo lugar del Jefe cuenta enseguida para todo lo que parte de él; el tablero de movimiento de Ildithia y las víctimas de Regalia no cambian.
rule-EQ2-09 = Dish Soap: el marcador de la base sube un espacio. Si ya está arriba del todo, recibes un símbolo de Ganar Dinero, que se usa como un dado.
    .title = Dish Soap: esconder la base
rule-EQ2-10 = Tracking Device: recibes una ficha de Plan que está lista al momento.
    .title = Tracking Device: una ficha lista
rule-EQ2-11 = Illicit Investments duplica su símbolo en tus dados básicos, con las mismas condiciones que los demás duplicadores.
    .title = Illicit Investments: otro duplicador
rule-EQ2-12 = Submarine: cada vez que has hecho un Movimiento, puedes hacer una de las dos cosas de la carta, como con un dado.
    .title = Submarine: actuar tras moverse
    .ruling = Cuenta cada Movimiento tuyo, se pague con lo que se pague, también en un vehículo o por envío de Val, con una acción por cada uno. Ser arrastrado o empujado no cuenta. La acción no puede ser otro Movimiento: la lista de la carta no lo incluye, y no debe haber un viaje sin fin. La acción espera como la de Favor: se pierde al empezar otro dado o al acabar el paso, y varias que esperan se usan en cualquier orden.
rule-EQ2-13 = Blackmail: el Épico de tu distrito se salta su primera acción al activarse. Las copias de esa acción sí ocurren, al Jefe no le afecta y la ficha de Francotirador no sirve. Si la primera acción tiene un efecto persistente, este continúa.
    .title = Blackmail: saltarse una acción
    .ruling = Cuenta dónde estás cuando el Épico empieza a activarse. Importan los desplazamientos forzados hasta ese momento.
rule-EQ2-14 = Fuel Cells: donde uno de tus dados o cartas tiene exactamente dos símbolos iguales, cuentan como tres. También vale un dado básico duplicado.
    .title = Fuel Cells: dos son tres
    .ruling = Ayuda a un grupo una vez, en cuanto tiene una pareja y nada más. Así un doble pasa a tres y con Tradecraft a cuatro; uno solo pasa a dos con Tradecraft y luego a tres. Actúa antes de convertir y cambiar, así que los símbolos igualados después no son una pareja.
rule-EQ2-15 = Newcago Dog, Babilar Pizza e Ildithia Tea son consumibles; se comen o se beben, y se reciben las recompensas de la carta.
    .title = Comida y bebida
    .ruling = Su investigación del Jefe en Babilar va a un distrito que elige el equipo, porque no se derrotó a ningún Épico en ninguna parte.
rule-EQ2-16 = Data Chip y Epic Bomb cuestan dos pagos y después se usan como un dado con sus símbolos. Data Chip exige un Plan y un Contener.
    .title = Data Chip y Epic Bomb
    .ruling = Solo el libro francés muestra cuánto cuesta Data Chip. Lo tomamos de ahí.
rule-EQ2-17 = Extra Ammo, un regalo: mientras se usan los dados, otro Reckoner lanza de nuevo uno o dos dados que siguen sin usar, o uno solo dos veces.
    .title = Extra Ammo: otro relanza
    .ruling = Lo que sale cuenta como lanzado, así que los duplicadores actúan sobre ello. El segundo dado se elige después de ver el primer resultado.
rule-EQ2-18 = Predictive Analytics: las fichas que recibes por una acción de Plan están listas al instante. Las de las recompensas, no.
    .title = Predictive Analytics: fichas al instante
    .ruling = El Plan que da Favor es una acción y no una recompensa, así que su ficha también está lista.
rule-EQ2-19 = Sabotage: si compartes distrito con un Épico, su indicador avanza un espacio menos. No sirve contra el Jefe ni a través de la ficha de Francotirador.
    .title = Sabotage: frenar un indicador
    .ruling = Cuenta dónde estás cuando el indicador va a moverse. Quita un espacio, también uno que se habría perdido al final de la barra, pero nunca hace retroceder al indicador, y no frena Potenciar.
rule-EQ2-20 = Blind Spot: recibes un Atacar Épico, que se usa como un dado, cada vez que alguien, Épico o Jefe, se debilita donde estás. Si el último Investigar fue tuyo, el lugar no importa.
    .title = Blind Spot: debilitar y golpear
    .ruling = Se usa de inmediato, o tras acabar el dado en uso; se pierde al tomar otro dado más o al acabar el paso, y un mismo Épico nunca lo da dos veces. También sirve durante la compra, aunque entonces no puede pagar cartas. El Jefe se debilita donde está; si fue por una recompensa o por la gente de Ildithia, solo recibes la acción si estás allí. Durante la compra solo actúa sobre sus objetivos y no mueve a nadie. Varias acciones que esperan se usan en cualquier orden.
rule-EQ2-21 = Favor: recibes un Plan, que se usa como un dado, cada vez que cae un Épico donde estás. Si el último Atacar fue tuyo, el lugar no importa.
    .title = Favor: ganar y planear
    .ruling = La carta solo está descrita en el libro francés; la incluimos. Se usa de inmediato, o tras acabar el dado en uso; se pierde al tomar otro dado más o al acabar el paso, y un mismo Épico nunca lo da dos veces. También sirve durante la compra, aunque entonces no puede pagar cartas. Predictive Analytics deja lista su ficha al momento, pues es una acción; si no, la ficha espera a la siguiente fase de los Reckoners.
rule-EQ2-22 = Rtich: recibes un dado de la reserva del color que quieras, y puedes cambiar otro dado tuyo. Ambas elecciones se pueden cambiar al empezar una fase de los Reckoners. Solo se puede tomar lo que hay en la reserva.
    .title = Rtich: el dado que quieras
    .ruling = El cambio funciona como con Herman: también dados blancos, pero ninguno tuyo capturado o inutilizado. Si la carta se roba o se vende, su dado extra va a la reserva y el cambio se deshace si es posible. Si queda inutilizada, nada cambia en esa fase y su propio dado espera sin lanzarse.
rule-EQ2-23 = Blackmail y Sabotage surten efecto ya en la misma ronda en que se compran.
    .title = En marcha desde ya
rule-EQ2-24 = Si un consumible derrota a un Épico, las recompensas se reciben de inmediato, se juegue con los módulos que se juegue. Solo se pueden usar como se muestran, y las fichas de Plan que incluyan deben esperar.
    .title = Recompensas por consumibles
    .ruling = Primero se paga, luego se repone el mercado, luego actúa la carta. Lo que aporte se puede gastar todavía antes de que acabe el paso, también para liberar dados; las fichas de Plan se pueden gastar en el siguiente paso de usar dados.
rule-EQ2-25 = Med Kit: los libros solo cuentan que ahora cuesta $1 más. Lo que hace aquí es idea nuestra. Una vez por ronda, gratis: se recupera 1 de población, hasta los 40 del comienzo.
    .title = Med Kit es diseño nuestro
    .ruling = Ningún libro describe su efecto, así que efecto y precio son diseño nuestro y están marcados como tales.

## EP2

rule-EP2-01 = Los 39 Épicos de Steelslayer ocupan el lugar de los 25 de la caja básica.
    .title = Épicos nuevos por antiguos
rule-EP2-02 = Un efecto persistente está activo mientras esté a la izquierda del indicador.
    .title = Efectos que no se apagan
rule-EP2-03 = Atraer: todos los que están en los dos distritos contiguos al Épico son arrastrados al suyo, por encima de cualquier Barricada. Mientras Atraer esté a la izquierda del indicador, nadie puede moverse fuera de allí.
    .title = Atraer: arrastrar y retener
    .ruling = Retiene todo Movimiento, vehículos incluidos, pero ninguno forzado, y suelta en cuanto se contiene o cae su Épico. Ser arrastrado no es un Movimiento: no cuesta ningún dado, y no importan las Barricadas ni otros Atraer. A Cody solo se le retiene donde está su miniatura.
rule-EP2-04 = Repeler: el Épico levanta una Barricada, y todos los que están en su distrito son empujados al siguiente en sentido horario, por encima de cualquier Barricada.
    .title = Repeler: cerrar y empujar
    .ruling = Si no queda ninguna Barricada, se pierde 1 de población y se empuja igualmente. La Barricada se queda con el Épico. Ser empujado no es un Movimiento, y cada Repeler empuja a quienes están allí en ese momento.
rule-EP2-05 = Potenciar: el indicador del Épico avanza a la derecha de inmediato; si no hay sitio, ocurre su última acción. Un Épico en plena activación, o que ya la ha acabado, no hace nada más por ello.
    .title = Potenciar: el indicador salta
    .ruling = Lo que un Épico va a realizar queda fijado cuando empieza su activación. Si Potenciar ocurre como última acción, ocurre una vez y no se llama de nuevo a sí mismo; si no, podría no acabar nunca.
rule-EP2-06 = Transformar: por cada símbolo se lanza el dado de Habilidad Épica, y se realiza lo que muestra.
    .title = Transformar: el azar decide
    .ruling = Un Transformar regalado o copiado se lanza de nuevo para cada distrito en el que actúa. El dado mismo no tiene caras de regalo.
rule-EP2-07 = Robar Equipo: un Reckoner pierde una carta, que el Épico guarda bajo la suya. Si no hay nada que robar, se pierde 1 de población.
    .title = Robar Equipo: una carta menos
    .ruling = El equipo elige de quién y qué carta, también entre las usadas e inutilizadas; cualquier jugador puede hacerlo, y se puede deshacer. Solo se pierde población cuando nadie tiene cartas: el libro inglés habla de todos los Reckoners. Las cartas de Dawnslight no son Equipo.
rule-EP2-08 = Al derrotar al ladrón, su botín vuelve a los dueños, que pueden usarlo de nuevo en la siguiente fase de los Reckoners.
    .title = Recuperar el botín
    .ruling = Las cartas son tuyas al momento, pero duermen hasta entonces, con sus dados, y también Blackmail y Sabotage. Dormir no es estar inutilizada: las fichas de Atacar Reckoners que vuelven no despiertan una carta.
rule-EP2-09 = Mientras una carta está robada no es de nadie, y no se puede vender.
    .title = El botín no es de nadie
rule-EP2-10 = Algunas acciones llevan un «por»: se cuenta algo y ocurren tantas veces. Pueden ser las Barricadas o los Controladores del distrito, o la investigación del Épico (su salud, si ya no queda investigación). Cuenta todo lo que este Épico añade mientras está activo; lo que se añade después, no.
    .title = Acciones que cuentan algo
    .ruling = Los ataques con un «por» son lo último que hace un Épico: contamos cuando han acabado sus fichas de Copia, su indicador y sus espacios perdidos, de izquierda a derecha. Una acción que añade piezas «por» algo ocurre cuando le toca. Solo contando tarde salen los números del ejemplo de Ozone de los libros. Donde no hay un Épico activándose para ello, como en una barra del Jefe o de un distrito, o cuando el Potenciar de otro causa una última acción, contamos al momento.
rule-EP2-11 = Atacar el Dinero: se pierde $1 por símbolo. Si la bolsa está vacía y queda un símbolo por pagar, hay que vender una carta de Equipo y seguir, carta a carta; si no queda nada que vender, cada símbolo cuesta 1 de población.
    .title = Atacar el Dinero: pagar o vender
    .ruling = Se decide en común qué cartas se venden, y el dinero que sobra se queda en la bolsa.
rule-EP2-12 = Vender una carta paga su precio completo, y la carta se mezcla de nuevo en el mazo. Solo se puede vender cuando obliga Atacar el Dinero.
    .title = Cómo se vende el Equipo
rule-EP2-13 = Atacar el Plan: un Reckoner entrega una ficha de Plan. Si el equipo no tiene ninguna, se pierde 1 de población.
    .title = Atacar el Plan: una ficha menos
rule-EP2-14 = Añadir Escudo: un Escudo de ese color entra en el distrito.
    .title = Añadir Escudo: guardias a cubierto
rule-EP2-15 = Un Escudo rojo protege a los Controladores de su distrito: no se puede eliminar a ninguno.
    .title = Escudos rojos para Controladores
    .ruling = También detiene las recompensas y los consumibles, porque un Escudo lo detiene todo. Pero un símbolo suyo del mismo tipo puede retirar antes un Escudo, en cualquier distrito.
rule-EP2-16 = Un Escudo azul protege los indicadores de su distrito: ninguno se puede empujar a la izquierda, ni siquiera los del Jefe mientras está allí.
    .title = Escudos azules para indicadores
    .ruling = También detiene las recompensas y los consumibles, porque un Escudo lo detiene todo. Pero un símbolo suyo del mismo tipo puede retirar antes un Escudo, en cualquier distrito.
rule-EP2-17 = Donde estás, un símbolo de su tipo retira un Escudo. Los demás símbolos de ese dado siguen siendo tuyos.
    .title = Cómo romper Escudos
    .ruling = Los símbolos de recompensas y consumibles también pueden romper Escudos, y pueden hacerlo en cualquier parte: romper Escudos no está en la lista de lo que las recompensas no pueden hacer.
rule-EP2-18 = Cualquier otra cosa que se haga con esos símbolos, como moverse o pagar una carta, no la estorban los Escudos.
    .title = Qué permiten los Escudos
rule-EP2-19 = Copiar Acción Épica, un regalo: el Épico mira a ambos vecinos y realiza en su propio distrito la primera acción de cada carta.
    .title = Copiar a los vecinos
    .ruling = Una acción copiada es por completo de quien copia: indicador, valores, vecinos y botín son los suyos. Copiar una copia no hace nada, para que ninguna cadena sea infinita. Un Atraer copiado arrastra pero no retiene, y un «por» copiado se cuenta con lo de quien copia.
rule-EP2-20 = Añadir ficha de Copia: una ficha entra en el distrito o, en su forma horaria, en el siguiente.
    .title = Añadir fichas de Copia
rule-EP2-21 = Las fichas de Copia hacen que el Épico de su distrito haga más al activarse: su primera acción por una ficha, la segunda por otra, y así sucesivamente, sin mirar el indicador. Si hay más fichas que acciones, se repite la última.
    .title = Qué hacen las Copias
    .ruling = El Épico realiza primero sus propias acciones, luego las de las fichas, y luego se mueve su indicador; lo muestra el ejemplo de Ozone. Las fichas se quedan. Se cuentan una vez, al acabar las acciones normales: una ficha que ponga una acción extra espera a la ronda siguiente.
rule-EP2-22 = Gasta un dado entero cualquiera para retirar una ficha de Copia de donde estás.
    .title = Retirar fichas de Copia
rule-EP2-23 = Las fichas de Copia solo cuentan cuando los Épicos se activan, y solo para la carta de Épico que tienen al lado. El Jefe no les hace caso.
    .title = Las Copias y el Jefe
    .ruling = Una ficha en el distrito del Jefe no cambia nada en sus barras, casillas o cartas: con cuatro barras no tiene una primera acción.

## MOD4

rule-MOD4-01 = Usar dados y recibir recompensas pasan a ser un solo paso: la recompensa se recibe en el instante en que cae un Épico.
    .title = Recompensas al momento
    .ruling = Es así con un Jefe nuevo, una ciudad nueva o las cartas de Chicago Nova, y siempre con los consumibles. En otras partidas se puede activar en la preparación. Si ocurre a mitad de un dado, primero se resuelve la recompensa y después sigue el dado.
rule-MOD4-02 = Eso permite un buen golpe: una recompensa debilita al Jefe y se le ataca antes de que acabe el paso.
    .title = Debilitar y atacar
rule-MOD4-03 = Una recompensa es solo lo que muestra. No puede mover, eliminar Barricadas o fichas de Copia, pagar cartas ni actuar en los contadores de Ildithia.
    .title = Recompensas solo como se muestran
rule-MOD4-04 = Las fichas de Plan de una recompensa son para pasos posteriores. Atacar el Plan puede quitarlas incluso antes.
    .title = Fichas de Plan por recompensas
rule-MOD4-05 = Los Jefes y las ciudades nuevos se pueden jugar con los Épicos nuevos o con los antiguos.
    .title = Con o sin Épicos nuevos
rule-MOD4-06 = Con todo Jefe y en toda ciudad: Jefe sin salud significa victoria, ciudad sin población significa derrota.
    .title = Victoria y derrota de siempre
rule-MOD4-07 = Aquí se usan los tipos nuevos de acciones épicas, se haya elegido el conjunto de Épicos que se haya elegido.
    .title = Valen las acciones nuevas

## REG

rule-REG-01 = Regalia tiene tableros para cada tamaño de equipo, con el lado A para Inicial, B para Normal, C para Difícil y D para ¡Chispas!. Al principio hay dos acciones a la izquierda de cada uno de sus indicadores.
    .title = Tableros de Regalia por dificultad
rule-REG-02 = Su prólogo es el de Steelheart, jugado con la barra roja de ella. Por esta vez avanza con el dado de movimiento de él.
    .title = El prólogo con Regalia
rule-REG-03 = Cuando se activa, se recogen las fichas de Atacar a los Reckoners, sus barras actúan de arriba abajo, ella va en sentido horario al otro distrito más cercano donde haya un Reckoner, y se revela una carta de Regalia.
    .title = Cuando se activa Regalia
    .ruling = Si en ningún otro distrito hay un Reckoner, ha dado la vuelta completa y se queda donde está.
rule-REG-04 = Quien esté en el distrito al que ha llegado sufre la carta hasta que ella se activa de nuevo.
    .title = Quién sufre a Regalia
    .ruling = Las víctimas quedan fijadas al revelar la carta; cada una recibe una ficha. Marcharse, llegar después o Kidnap no cambian nada.
rule-REG-05 = Barra roja: cada acción de la izquierda trae tantos Controladores como muestra. Los de regalo van a ambos vecinos, y cada uno recibe el número completo; los demás van al distrito siguiente al suyo o al anterior. Nunca pone ninguno en el suyo.
    .title = La barra roja de Regalia
    .ruling = Un cinco en una acción de regalo significa cinco aquí y cinco allá, porque un regalo es para ambos vecinos.
rule-REG-06 = Barra azul: Escudos, fichas de Copia y Transformar, siempre en el distrito donde está.
    .title = La barra azul de Regalia
    .ruling = Un pasaje habla de varios distritos, otro solo del suyo; seguimos el segundo. Una acción que necesita un Épico toma el de allí; si no hay, se omite sin coste.
rule-REG-07 = Cuando se agotan las cartas de Regalia, se barajan para otra vuelta.
    .title = Se agota el mazo de Regalia
    .ruling = Revela una carta por ronda, y los libros no dicen qué pasa tras la duodécima. Nosotros barajamos.
rule-REG-08 = Su propia activación nunca hace avanzar sus indicadores; lo que hacen otros, sí.
    .title = Los indicadores de Regalia no avanzan
rule-REG-09 = Sus 12 cartas empiezan como un mazo barajado y boca abajo. Conviene tener a mano Escudos, fichas de Copia, las fichas de Atacar a los Reckoners y el dado de Habilidad Épica.
    .title = Preparar a Regalia
    .ruling = No se menciona que se baraje, pero un orden conocido no tendría sentido.

## ATK

rule-ATK-01 = Estos efectos dañan durante una fase de los Reckoners, la próxima. El Jefe recoge las fichas la siguiente vez que se activa después de ella.
    .title = Cuánto dura el efecto
    .ruling = Así que Blackmail o Sabotage inutilizadas tampoco funcionan en la fase de los Épicos anterior; si no, se nombrarían sin perder nada. Las fichas que acaban de poner las cartas de Chicago Nova no se recogen en la misma fase de los Épicos, pues solo vuelven las de la ronda pasada. Con Steelheart, las fichas vuelven cuando acaba la fase de los Reckoners.
rule-ATK-02 = Puedes relanzar una vez menos de lo habitual.
    .title = Un relanzamiento menos
    .ruling = Se lanza, se conserva al menos uno, se relanza el resto y se conserva todo. Varios de estos efectos se suman. Con uno menos, Sam puede seguir sin conservar nada de la primera tirada, salvo que su habilidad también esté bloqueada; con dos menos, vale la primera tirada.
rule-ATK-03 = Uno de tus dados queda fuera de servicio. Tú eliges cuál.
    .title = Un dado menos
    .ruling = Se elige al empezar la fase de los Reckoners, antes de cualquier cambio y de la primera tirada. Varios de estos efectos se suman.
rule-ATK-04 = Una de tus cartas de Equipo queda fuera de servicio. Tú eliges cuál. Si no tienes ninguna, se pierde 1 de población al instante.
    .title = Una carta de Equipo menos
    .ruling = Se elige al empezar la fase de los Reckoners. Varios de estos efectos se suman, y cada uno que no encuentra carta cuesta 1 de población al momento.
rule-ATK-05 = Tu habilidad queda bloqueada, aunque sea de las permanentes.
    .title = Tu habilidad está bloqueada
    .ruling = Dos de estos efectos no son peores que uno. Sam tiene entonces que conservar dados como todos.
rule-ATK-06 = Moverte te cuesta dos dados. Una carta que permite un Movimiento vale por uno de ellos.
    .title = Moverse cuesta el doble
    .ruling = Se pagan ambos a la vez con dados, fichas o cartas enteros. Un vehículo es uno de los dos; también Dispatcher de Val, y entonces quien se mueve aporta el segundo. Dos de estos efectos no son peores que uno.
rule-ATK-07 = Donde un dado o una carta tuyos tienen dos de un símbolo, cuentan como uno. Tres o más están a salvo. Fuel Cells no puede ayudar a tus dados especiales.
    .title = Los dobles cuentan uno
    .ruling = Se incluyen las cartas de habilidad, como en uno de los dos libros. Un dado básico con duplicador cuenta uno, y Fuel Cells no encuentra pareja en él. Tradecraft sí añade su símbolo: un doble cuenta uno y luego dos. Dos de estos efectos no son peores que uno.
rule-ATK-08 = Una carta fuera de servicio sigue siendo tuya y se queda contigo, pero no hace nada en absoluto.
    .title = Las cartas inutilizadas siguen contigo

## BAB

rule-BAB-01 = Babilar tiene siete tableros de distrito de los que se sacan algunos. Cada uno muestra un contador para la búsqueda; su marcador empieza en 7, 8, 9 o 10, de Inicial a ¡Chispas!.
    .title = Babilar: distritos con contador
rule-BAB-02 = El Jefe tiene aquí 10, 15, 20 o 25 de salud, de Inicial a ¡Chispas!, con cualquier tamaño de equipo. No hay contador de investigación para él.
    .title = Salud del Jefe en Babilar
rule-BAB-03 = Un símbolo en el espacio donde empieza un marcador no hace nada.
    .title = Espacios iniciales sin efecto
rule-BAB-04 = Solo se puede herir al Jefe cuando la búsqueda ha acabado en todos y cada uno de los distritos, y solo en el del Jefe.
    .title = Antes, buscar en cada distrito
rule-BAB-05 = La investigación del Jefe de una recompensa va al contador del distrito donde cayó ese Épico. Si ese está acabado, se desperdicia.
    .title = Investigar al Jefe en Babilar
rule-BAB-06 = Usa símbolos de Investigar en el contador del distrito donde estás. El Jefe no tiene que estar allí.
    .title = Buscar donde se está
rule-BAB-07 = Cada vez que el marcador llega a un símbolo o lo rebasa, ese símbolo ocurre en el acto. Después el marcador continúa.
    .title = Símbolos en el contador
    .ruling = Una recompensa lleva el marcador todo su camino. Con los símbolos de tu propio dado puedes parar a medias y dejar perder el resto, como con cualquier dado.
rule-BAB-08 = Si esto cuesta algo mientras se usan los dados, se puede entregar lo que ya ha servido: dados usados, cartas usadas y fichas de Plan nuevas de esta fase.
    .title = Perder cosas ya usadas
    .ruling = Se puede incluso entregar el dado en uso, o vender la carta que lo produjo, y usar igualmente lo que queda de él.
rule-BAB-09 = Ayuda de Dawnslight: se miran dos cartas, se conserva una y la otra va al fondo del mazo. El equipo elige quién la recibe entre los que están en el distrito. Si no hay nadie, la recibe quien hizo avanzar la búsqueda, con un símbolo o derrotando al Épico.
    .title = Ayuda de Dawnslight: una de dos
    .ruling = Si queda una sola carta se toma esa, y si no hay ninguna no hay ayuda, porque las cartas usadas no vuelven nunca.
rule-BAB-10 = Una carta de Dawnslight ayuda una vez, en cualquier momento del paso de usar dados, y sale de la partida. Unas dan símbolos que se usan como un dado; otras dan 3 de población, que puede superar 40.
    .title = Cartas de Dawnslight: una sola vez
    .ruling = Una con símbolos es un dado a todos los efectos, tanto para el dado en uso como para las cartas que mejoran dados, pero nunca es un dado básico. Una que da población no es un dado, así que se puede usar mientras otro está en uso.
rule-BAB-11 = Las 14 cartas de Dawnslight empiezan como un mazo barajado y boca abajo.
    .title = El mazo de Dawnslight
rule-BAB-12 = Las cartas de Dawnslight están boca arriba ante su Reckoner, de ronda en ronda si hace falta. En un paso se pueden usar tantas como se quiera.
    .title = Guardar cartas de Dawnslight
rule-BAB-13 = Donde la búsqueda ha acabado, las demás recompensas de un Épico se pagan como siempre.
    .title = Las demás recompensas siguen

## LIM

rule-LIM-01 = El librillo de Limelight tiene una página para cada tamaño de equipo y dificultad. Da su investigación, su salud una vez debilitado y cuatro tablas de poderes.
    .title = Una página para Limelight
rule-LIM-02 = Su prólogo es el de Steelheart, pero la casilla B-1 de la tabla roja ocupa el lugar de la barra roja. Por esta vez avanza con el dado de movimiento de Steelheart.
    .title = El prólogo con Limelight
rule-LIM-03 = Cuando se activa, se recogen las fichas de Atacar a los Reckoners y se lanzan cuatro dados de poder, uno por tabla. De la tabla de arriba a la de abajo, el dado nombra una fila por su letra, el indicador nombra una columna por su número, y se realiza la casilla donde se cruzan.
    .title = Cuando se activa Limelight
    .ruling = La columna es el número de acciones a la izquierda del indicador: la segunda al principio, la primera cuando está contenido del todo y en el prólogo. El libro francés y las casillas de los ejemplos coinciden.
rule-LIM-04 = Después va en sentido horario al distrito más cercano donde no haya ningún Reckoner. Siempre hay uno; si es solo el suyo, se queda.
    .title = Limelight evita al equipo
    .ruling = Si ningún otro distrito está libre de Reckoners, ha dado la vuelta completa y se queda.
rule-LIM-05 = Puede atacar según los Escudos del tablero: hasta 2 cuestan 4 de población, 3 o 4 cuestan 5, 5 cuestan 6, y más cuestan 7.
    .title = Ataque según Escudos
rule-LIM-06 = Puede atacar según los Controladores del tablero: hasta 2 cuestan 5 de población, 3 o 4 cuestan 6, 5 cuestan 7, y más cuestan 8.
    .title = Ataque según Controladores
rule-LIM-07 = Puede atacar según los Épicos derrotados en la última ronda: con ninguno o uno se pierden 7 de población, con dos 6, con tres o cuatro 5, con cinco a siete 4.
    .title = Ataque según Épicos derrotados
    .ruling = La última ronda es la fase de los Reckoners recién jugada, pues actúa justo después. Cuentan los Épicos derrotados por consumibles.
rule-LIM-08 = Puede atacar según la envidia: se compara al Reckoner que tiene más cartas de Equipo con el que tiene menos. Ninguna diferencia cuesta 5 de población, una carta 6, dos cartas 7, y más 8.
    .title = Ataque según diferencia de Equipo
    .ruling = Las cartas inutilizadas cuentan para sus dueños, las robadas para nadie.
rule-LIM-09 = Una casilla de Reforzar hace más fuerte a alguien, según muestre: al Épico de donde está, a los Épicos de toda la ciudad sin él mismo, o a él mismo.
    .title = A quién puede Reforzar Limelight
    .ruling = Limelight gana 1 de investigación, o 1 de salud una vez debilitado, sin límite, pues solo las cartas de Épico lo tienen. En Babilar el marcador de su distrito sube uno, hasta 10 como mucho, y los símbolos que rebasa de nuevo actúan de nuevo; donde la búsqueda ha acabado gana salud en su lugar.
rule-LIM-10 = Todos los distritos reciben un Controlador y un Escudo rojo.
    .title = Guardias en todos los distritos
rule-LIM-11 = Cada Reckoner atrae dos Controladores al lugar donde está.
    .title = Dos Controladores por Reckoner
rule-LIM-12 = Cada Reckoner atrae al lugar donde está tantos Controladores como cartas de Equipo tiene, pero nunca menos de uno.
    .title = Controladores según el Equipo
    .ruling = Las cartas inutilizadas cuentan para sus dueños, las robadas para nadie.
rule-LIM-13 = Cada Reckoner sufre el efecto de Atacar a los Reckoners de la casilla.
    .title = Ataque a todos los Reckoners
rule-LIM-14 = Si una casilla enumera varias cosas, ocurren por orden. Un número con una x dice cuántas veces, y un anillo significa todos los distritos.
    .title = Cómo leer una casilla
rule-LIM-15 = Si uno de sus indicadores debe ir a la derecha y no tiene sitio, se realiza la casilla de la última columna, en una fila que elige su dado de poder.
    .title = Barra de Limelight llena
    .ruling = Sus tablas no tienen una última acción como las barras. Por eso lanzamos de nuevo el dado de esa tabla por cada espacio perdido y tomamos la última columna.
rule-LIM-16 = Al principio hay dos acciones a la izquierda de cada uno de sus cuatro indicadores.
    .title = Indicadores de Limelight en dos
    .ruling = Lo dice el libro francés; el inglés calla. Es lo mismo para todos los demás Jefes.
rule-LIM-17 = Otras casillas aplican Reforzar a los Épicos de su distrito y de ambos vecinos, dan a ambos vecinos Controladores, Barricadas o fichas de Copia, o hacen avanzar los indicadores de todos los Épicos, aunque no los suyos.
    .title = Casillas sobre su entorno
    .ruling = Cada vecino recibe el número completo que se muestra, pues un regalo es para ambos. El texto francés del ejemplo coincide.
rule-LIM-18 = Su propia activación nunca hace avanzar sus indicadores; lo que hacen otros, sí.
    .title = Los indicadores de Limelight no avanzan

## ILD

rule-ILD-01 = Ildithia tiene siete tableros de distrito de los que se sacan algunos. Cada uno muestra un contador, y el tamaño del equipo dice dónde empieza su marcador.
    .title = Ildithia: distritos con contador
rule-ILD-02 = En el prólogo, cuando el Jefe ya se ha movido y antes de elegir los lugares iniciales, se pone el tablero de movimiento justo después del distrito del Jefe en sentido horario.
    .title = Colocar el tablero de movimiento
rule-ILD-03 = La fase de los Épicos tiene un paso más, al principio: la ciudad se arrastra, y su tablero de movimiento rebasa, en sentido horario, tantos distritos como diga el tamaño del equipo.
    .title = La ciudad se arrastra
rule-ILD-04 = Un distrito que el tablero rebasa realiza todo lo que su marcador no ha dejado atrás, desde el propio espacio del marcador hacia abajo, y después reinicia su marcador. Los distritos actúan en el orden en que se rebasan.
    .title = Distritos que se derrumban
    .ruling = Una acción que necesita un Épico toma el de ese distrito; si no hay, se omite sin coste. Todo lo demás ocurre igualmente, y los Controladores añadidos ahora cuentan cuando los Épicos se activan.
rule-ILD-05 = Si el Épico de un distrito ya no está, una Copia en su contador no tiene efecto.
    .title = Copia sin un Épico
    .ruling = En otro caso, una Copia en el contador realiza la primera acción del propio Épico del distrito, como en el ejemplo de Loophole.
rule-ILD-06 = Proteger Ildithia: usa un símbolo de cualquier tipo para bajar uno el marcador del distrito donde estás.
    .title = Proteger Ildithia con cualquier símbolo
rule-ILD-07 = Si llevas un marcador hasta abajo, la gente lo agradece con 2 Investigar contra el Jefe, ahora mismo. Ese espacio no hace nada cuando el distrito se derrumba.
    .title = La gratitud de la gente
rule-ILD-08 = Un marcador que está abajo del todo no se puede bajar más; no queda nada que proteger.
    .title = Nada más que proteger

## NEW

rule-NEW-01 = Si se quiere, los distritos de Chicago Nova reciben sus cartas: todas por el lado A, todas por el lado B, o mezcladas. Se quedan hasta el final de la partida.
    .title = Cartas para Chicago Nova
rule-NEW-02 = Justo antes de que los Épicos se activen, todas las cartas realizan una vez su parte superior, y una vez más en el lugar del Jefe.
    .title = Qué hacen las cartas
    .ruling = Para entonces ya han llegado los Épicos nuevos. El orden es el habitual: el distrito del Jefe, después en sentido horario; el libro francés lo dibuja así.
rule-NEW-03 = La parte inferior de una carta te sirve mientras tu miniatura está en ese distrito. La ficha de Francotirador no se la lleva a Cody, pero lo que tiene donde está lo puede usar donde está la ficha.
    .title = Quién recibe el beneficio
rule-NEW-04 = Atacar a los Reckoners en una carta golpea a alguien de ese distrito o, en sentido horario, del primero que tenga a alguien. El equipo elige entre varios. Cuando el Jefe hace que golpee otra vez, pasa por alto a esa víctima y busca más allá.
    .title = A quién atacan las cartas
rule-NEW-05 = Cuando un Épico cae, o se debilita, en el distrito, un Reckoner de allí puede usar los símbolos de la carta, para lo que muestran y nada más.
    .title = Beneficios por un éxito
    .ruling = Se refiere a una carta de Épico y nunca al Jefe, al que se nombra en otros sitios cuando se habla de él. Los símbolos se usan enseguida, incluso con un dado en uso.
rule-NEW-06 = Algunas cartas canjean, una vez en cada paso de usar dados: un Reckoner puede dar un dado con el símbolo y usar los de la carta, para lo que muestran y nada más.
    .title = Beneficios por canje
    .ruling = Las fichas de Plan y las cartas pueden pagar como un dado. Quien paga tiene que estar allí.
rule-NEW-07 = Algunas cartas prestan a todos los del distrito el poder de Climbing Kit o de Gottschalk.
    .title = Equipo prestado por un distrito
rule-NEW-08 = Lo que hace una carta, lo hace como un Épico de su distrito; las piezas nuevas van allí.
    .title = Actuar como un Épico
    .ruling = Una acción que necesita un Épico toma el de allí; si no hay, se omite sin coste. Los Controladores añadidos ahora cuentan cuando los Épicos se activan.

## VAR

rule-VAR-01 = Cada Jefe puede gobernar cada ciudad. Los poderes y tableros vienen del Jefe; la investigación y la salud, de la ciudad.
    .title = Cualquier Jefe en cualquier ciudad
rule-VAR-02 = Regalia en Ildithia: su investigación es la de la página de Limelight y está en el contador del Jefe. Los distritos no se registran en busca de ella.
    .title = Regalia en Ildithia
rule-VAR-03 = Limelight en Babilar: se busca en cada distrito, y la salud es la de Babilar. Conserva sus dados y tablas.
    .title = Limelight en Babilar
rule-VAR-04 = Para una partida más fácil, añade $1 por Reckoner a la bolsa al principio.
    .title = Una partida más relajada
rule-VAR-05 = Para una partida más difícil, se ataca 1 de población más, o incluso 2, cada vez que actúa la barra amarilla del Jefe.
    .title = Una partida más intensa
rule-VAR-06 = Los módulos se combinan como se quiera. La campaña enlaza partidas; su hoja va aparte de los libros de reglas.
    .title = Módulos en libre combinación
    .ruling = La campaña de aquí es diseño de este proyecto, porque la hoja no está entre nuestras fuentes: de tres a siete partidas, una carta que se conserva, Épicos que no vuelven o vuelven furiosos, y ciudades que recuerdan.

## Ejemplos resueltos

example-EX-11 = Mizzy quita dos fichas de su carta y hace volar por los aires a Curveball.
example-EX-12 = Exel añade un tercer Investigar a sus Notebooks, para usar donde sea.
example-EX-13 = El Profesor paga Data Chip, y lo que no sirve para pagarla.
example-EX-14 = David rompe un Escudo azul y después contiene a Regalia.
example-EX-15 = Ozone con cuatro fichas de Copia, contando tarde.
example-EX-16 = Abraham derrota a Dazzle, y la recompensa debilita a Limelight al momento.
example-EX-17 = La barra azul de Regalia en acción en Central Park.
example-EX-18 = Un turno ajetreado en Grand Central: recompensas, una base descubierta y la Ayuda de Dawnslight.
example-EX-19 = Limelight realiza una casilla de cada tabla.
example-EX-20 = Controladores según el Equipo en Sharp Tower.
example-EX-21 = Sam planea y protege Inkom Territory, que se rebasa de todos modos.
example-EX-22 = Valores iniciales cuando se mezclan Jefes y ciudades.
example-EX-23 = La barra roja de Regalia: al lado por ambas partes, nunca en casa.
example-EX-24 = Limelight ataca tras la derrota de tres Épicos.
example-EX-25 = Ataques que cuentan Barricadas, investigación o salud.
