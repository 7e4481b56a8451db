# Sounds, and what is read instead of them or beside them.

web-sound = Son
web-sound-on = Oui
web-sound-off = Non
web-sound-is-on = Son : oui
web-sound-is-off = Son : non
web-sound-volume = Volume
web-sound-captions = Sous-titres des sons
web-sound-captions-on = Oui
web-sound-captions-off = Non
web-sound-of-dice = les dés roulent
web-sound-of-hit = un coup porté
web-sound-of-defeated = un Épique tombe
web-sound-of-night = la nuit tombe
web-sound-of-loss = des vies perdues
web-sound-of-base = la base est découverte
web-sound-of-won = victoire
web-sound-of-lost = défaite
