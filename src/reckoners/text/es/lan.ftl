# Amigos en la misma red: `reckoners serve --lan`.

cli-help-lan = Permite unirse a amigos de la misma red: muestra un enlace con clave y un código QR.
cli-serving-lan =
    Los amigos de la misma red abren { $link }
    o enfocan esto con el móvil. Quien tiene el enlace puede jugar; sin él no entra nadie.
error-no-host = Falta una dirección después de --host. Para amigos de la misma red: reckoners serve --lan
error-no-network = Este equipo no está en ninguna red en la que los amigos puedan alcanzarlo. Conéctalo, o indica su dirección con --host.
server-fault-no-key = La partida se juega aquí, pero al enlace que has seguido le falta la clave. Pide el enlace completo a quien ha iniciado el juego, o escanea el código QR de su menú.
server-page-no-key = El enlace no está completo
server-page-forbidden = Por aquí no se entra
server-page-again = Ya he estado aquí: déjame entrar
