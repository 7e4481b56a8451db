# How the page looks.

web-look = Aussehen
web-look-system = Wie im System
web-look-dark = Dunkel
web-look-light = Hell
web-look-contrast = Hoher Kontrast
