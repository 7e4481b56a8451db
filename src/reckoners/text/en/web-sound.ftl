# Sounds, and what is read instead of them or beside them.

web-sound = Sound
web-sound-on = On
web-sound-off = Off
web-sound-is-on = Sound is on
web-sound-is-off = Sound is off
web-sound-volume = Volume
web-sound-captions = Captions for sounds
web-sound-captions-on = On
web-sound-captions-off = Off
web-sound-of-dice = dice roll
web-sound-of-hit = a hit
web-sound-of-defeated = an Epic falls
web-sound-of-night = night falls
web-sound-of-loss = people are lost
web-sound-of-base = the base is found
web-sound-of-won = victory
web-sound-of-lost = defeat
