# How the page looks.

web-look = Aspecto
web-look-system = Según el sistema
web-look-dark = Oscuro
web-look-light = Claro
web-look-contrast = Alto contraste
