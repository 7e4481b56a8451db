# Freunde im selben Netz: `reckoners serve --lan`.

cli-help-lan = Lässt Freunde im selben Netz mitspielen: zeigt einen Link mit Schlüssel und einen QR-Code.
cli-serving-lan =
    Freunde im selben Netz öffnen { $link }
    oder richten ihr Handy hierauf. Wer den Link hat, kann mitspielen; ohne ihn kommt niemand herein.
error-no-host = Nach --host fehlt eine Adresse. Für Freunde im selben Netz: reckoners serve --lan
error-no-network = Dieser Rechner ist in keinem Netz, in dem Freunde ihn erreichen könnten. Verbinde ihn, oder nenne seine Adresse mit --host.
server-fault-no-key = Hier wird gespielt, aber dem Link, dem du gefolgt bist, fehlt der Schlüssel. Bitte um den ganzen Link, oder scanne den QR-Code im Menü des Spiels.
server-page-no-key = Der Link ist nicht vollständig
server-page-forbidden = Hier geht es nicht herein
server-page-again = Ich war schon einmal hier: lass mich hinein
