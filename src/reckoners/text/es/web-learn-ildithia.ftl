# La partida guiada en Ildithia.

web-learn-course-ildithia = Limelight en Ildithia
    .text = Lo que cambia allí: una ciudad que camina, distritos que proteger y un Jefe por el que deciden los dados. Para quien conoce el juego básico. Unos diez minutos.

web-learn-ildithia-welcome = Ildithia, en camino
    .text = Llevas a { $first } y { $second }, y sabes cómo van los dados, los Épicos y la previsión. Aquí ves lo que cambia. El marco muestra dónde pulsar; siempre puedes hacer otra cosa.
web-learn-ildithia-tram = La ciudad camina
    .text = Antes de que lleguen Épicos nuevos, el tablero de movimiento avanza en sentido horario; cuánto, depende del tamaño del equipo. Su camino está iluminado, y los distritos por los que pasará llevan un número.
web-learn-ildithia-track = Por donde pasa, se actúa
    .text = Un distrito por el que pasa hace todo lo que hay en su contador desde el marco, de izquierda a derecha. Después el marcador vuelve a su inicio. Los demás distritos no hacen nada.
web-learn-ildithia-tables = Las tablas de { boss-limelight }
    .text = No tiene barras sino cuatro tablas. El indicador es la columna; la fila, de A a D, se tira cuando actúa, con un dado por tabla. Ocurrirá una de las cuatro casillas que ves.
web-learn-ildithia-odds = ¿Qué probabilidad hay?
    .text = Lo que decide un dado se dice de tanto a tanto: en el mejor caso y en el peor. Las letras no son igual de frecuentes. Abre a { boss-limelight } para ver cuántas caras tiene cada fila.
web-learn-ildithia-place = Dónde empezar
    .text = Solo se protege el distrito donde uno está: ve adonde vaya a pasar el tablero.
web-learn-ildithia-protect = Proteger
    .text = Cualquier símbolo baja aquí el marcador en uno, también el que no sirve para otra cosa. Lo que queda por encima del marcador ya no ocurre.
web-learn-ildithia-down = Hasta abajo
    .text = Otra vez, y otra: que esta noche no ocurra nada de este contador.
web-learn-ildithia-bottom = El espacio más bajo
    .text = El distrito está a salvo y su gente te ha contado algo: 2 de investigación sobre { boss-limelight }, esté donde esté. Proteger más no da nada; pero cuando haya pasado el tablero, el marcador sube otra vez y vuelve a haber algo que ganar.
web-learn-ildithia-goes = Adónde va
    .text = El emblema de trazos: después de actuar va en sentido horario al siguiente distrito sin Reckoners. Quien quiera herirlo tiene que seguirlo; quien se mueve puede desviarlo.
web-learn-ildithia-rolled = Sus dados han caído
    .text = El registro dice qué casillas fueron anoche. Sus columnas no se mueven solas: solo las empujan Épicos. Contén a los que lo hacen.
web-learn-ildithia-back = Ya ha pasado
    .text = El tablero ha pasado y el marcador está otra vez en su inicio. Después le toca al distrito siguiente.
web-learn-ildithia-goal = Ahora, a por él
    .text = Protege por donde va a pasar y gana así investigación. Derrota a los Épicos que empujan sus indicadores. Cuando a { boss-limelight } no le quede investigación, atácalo donde esté.
