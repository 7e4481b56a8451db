# Preparar una partida: el equipo, lo que está en juego y lo que entonces es nuevo. El resto de la pantalla está en web.ftl.

web-new-tabs = Preparación
web-new-tab-team = Equipo
web-new-tab-city = Ciudad y Jefe
web-new-against = { $boss } en { $city }
web-new-where = Jefe y ciudad

## Reckoners

web-new-role-val = Mueve al equipo
web-new-role-mizzy = Ahorra ataques
web-new-role-exel = Más de todo
web-new-role-sam = Uno de cada
web-new-can-tia = Da a otro Reckoner una ficha de Plan que ya puede gastar.
web-new-can-abraham = Una vez por ronda, repite los dados que acabas de lanzar.
web-new-can-david = Gira uno de tus dados a la cara que quieras.
web-new-can-megan = Paga Contener, recibe tres Ataques.
web-new-can-cody = Actúa en un distrito más en este paso.
web-new-can-prof = Paga Investigar, recibe dos Planes y un Ataque.
web-new-can-val = Otro Reckoner va adonde sea, o se quita una Barricada.
web-new-can-mizzy = Pon una carga en la carta o detona las que quieras.
web-new-can-exel = Paga símbolos y los recuperas con uno más.
web-new-can-sam = Al lanzar no tienes que conservar ningún dado.
web-new-dice = Empieza con { $dice }
web-new-comes-with = { $name } viene con { $module }. En el equipo, { $name } los pone en juego.
web-new-full = Un equipo tiene seis Reckoners como máximo.

## Lo que está en juego

web-new-presets = Modelos
web-new-preset-first = Primera partida
    .text = la caja básica
web-new-preset-faces = Caras nuevas
    .text = diez Reckoners para elegir
web-new-preset-gear = Caras y equipo
    .text = también Equipo nuevo
web-new-in-play = En juego
web-new-would-leave = Sin esto: { $n ->
        [one] { $names } deja
       *[other] { $names } dejan
    } el equipo.
web-new-left = Ya no están en el equipo: { $names }.
web-new-bring-back = Que vuelvan
web-new-switched-on = Ahora en juego: { $module }.

## Lo que entonces es nuevo

web-new-news = Nuevo en esta partida
web-new-news-none = Nada: es el juego básico. Lo que añadas en «En juego» se explica aquí.
web-new-news-reckoners = Dados mezclados
    .text = Los nuevos Reckoners tienen dos colores; Sam, los seis.
web-new-news-demolitions = Demolitions
    .text = Mizzy guarda cargas para un gran golpe.
web-new-news-gift = Cartas de regalo
    .text = Gratis, pero solo para otro Reckoner.
web-new-news-two = Cartas que cuestan dos
    .text = Pagan dos dados: uno por cada símbolo.
web-new-news-food = Comida
    .text = Actúa al comprarla y sale de la partida.
web-new-news-shields = Escudos
    .text = Protegen a los Controladores o los indicadores hasta que los quites.
web-new-news-copies = Fichas de Copia
    .text = El Épico actúa una vez más por cada una. Cualquier dado quita una.
web-new-news-transform = Épicos con más poderes
    .text = Atraen, repelen, roban o tiran un dado para actuar.
