# How the page looks.

web-look = Apparence
web-look-system = Selon le système
web-look-dark = Sombre
web-look-light = Claire
web-look-contrast = Contraste élevé
