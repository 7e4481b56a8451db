# Sounds, and what is read instead of them or beside them.

web-sound = Sonido
web-sound-on = Sí
web-sound-off = No
web-sound-is-on = Sonido: sí
web-sound-is-off = Sonido: no
web-sound-volume = Volumen
web-sound-captions = Subtítulos de los sonidos
web-sound-captions-on = Sí
web-sound-captions-off = No
web-sound-of-dice = ruedan los dados
web-sound-of-hit = un golpe
web-sound-of-defeated = cae un Épico
web-sound-of-night = cae la noche
web-sound-of-loss = se pierden vidas
web-sound-of-base = descubren la base
web-sound-of-won = victoria
web-sound-of-lost = derrota
