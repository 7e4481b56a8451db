# How the page looks.

web-look = Look
web-look-system = As the system
web-look-dark = Dark
web-look-light = Light
web-look-contrast = High contrast
