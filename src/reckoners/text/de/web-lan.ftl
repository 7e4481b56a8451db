# Freunde im selben Netz.

web-lan = Freunde im selben Netz
web-lan-invite = Freunde einladen
web-lan-text = Richte ein Handy auf dieses Bild, oder öffne den Link auf einem anderen Gerät im selben Netz.
web-lan-qr = QR-Code des Links
web-lan-link = Link für Freunde
web-lan-copy = Link kopieren
web-lan-copied = Kopiert
web-lan-off = Dieses Spiel ist nur auf diesem Rechner offen. Damit Freunde im selben Netz mitspielen können, starte es mit { $command }.
