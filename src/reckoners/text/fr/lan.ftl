# Des amis sur le même réseau : `reckoners serve --lan`.

cli-help-lan = Permet à des amis du même réseau de se joindre au jeu : affiche un lien avec une clé et un code QR.
cli-serving-lan =
    Vos amis du même réseau ouvrent { $link }
    ou visent ceci avec un téléphone. Qui a le lien peut jouer ; sans lui, personne n’entre.
error-no-host = Il manque une adresse après --host. Pour des amis du même réseau : reckoners serve --lan
error-no-network = Cette machine n’est sur aucun réseau où des amis pourraient la joindre. Connectez-la, ou indiquez son adresse avec --host.
server-fault-no-key = La partie se joue bien ici, mais le lien que vous avez suivi n’a pas de clé. Demandez le lien complet à la personne qui a lancé le jeu, ou scannez le code QR de son menu.
server-page-no-key = Le lien n’est pas complet
server-page-forbidden = Pas par ici
server-page-again = Je suis déjà venu ici : laissez-moi entrer
