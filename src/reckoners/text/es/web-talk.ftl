# Talk with bots in the browser.

web-talk = Hablar con los bots
web-talk-said = Lo que se ha pedido
web-talk-who = ¿A quién se lo pides?
web-talk-where = ¿Dónde?
web-talk-many = ¿Cuántos?
web-talk-need = ¿Qué hace falta?
web-talk-nothing = Aquí no hace falta nada.
web-talk-thinking = Se lo piensa …
web-table-key-talk = hablar con los bots
