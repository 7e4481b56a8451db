# Amigos en la misma red.

web-lan = Amigos en la misma red
web-lan-invite = Invitar a amigos
web-lan-text = Enfoca esta imagen con el móvil, o abre el enlace en otro dispositivo de la misma red.
web-lan-qr = Código QR del enlace
web-lan-link = Enlace para amigos
web-lan-copy = Copiar el enlace
web-lan-copied = Copiado
web-lan-off = Este juego solo está abierto en este equipo. Para que se unan amigos de la misma red, inícialo con { $command }.
