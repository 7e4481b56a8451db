# Sounds, and what is read instead of them or beside them.

web-sound = Ton
web-sound-on = An
web-sound-off = Aus
web-sound-is-on = Ton ist an
web-sound-is-off = Ton ist aus
web-sound-volume = Lautstärke
web-sound-captions = Untertitel für Töne
web-sound-captions-on = An
web-sound-captions-off = Aus
web-sound-of-dice = Würfel rollen
web-sound-of-hit = ein Treffer
web-sound-of-defeated = ein Epic fällt
web-sound-of-night = die Nacht bricht an
web-sound-of-loss = Menschen gehen verloren
web-sound-of-base = die Basis ist entdeckt
web-sound-of-won = Sieg
web-sound-of-lost = Niederlage
