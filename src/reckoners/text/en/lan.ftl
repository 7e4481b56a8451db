# Friends on the same network: `reckoners serve --lan`.

cli-help-lan = Lets friends on the same network join: shows a link with a key, and a QR code.
cli-serving-lan =
    Friends on the same network open { $link }
    or point a phone at this. Whoever has the link can play; without it nobody comes in.
error-no-host = An address is needed after --host. For friends on the same network: reckoners serve --lan
error-no-network = This machine is in no network that friends could reach it by. Connect it, or name its address with --host.
server-fault-no-key = This game is played here, but the link that you followed has no key. Ask whoever started the game for the whole link, or scan the QR code of its menu.
server-page-no-key = The link is not complete
server-page-forbidden = Not this way
server-page-again = I have been here before: let me in
