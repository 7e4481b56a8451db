# Talk with bots in the browser.

web-talk = Parler avec les bots
web-talk-said = Ce qui a été demandé
web-talk-who = À qui demander ?
web-talk-where = Où ?
web-talk-many = Combien ?
web-talk-need = De quoi avez-vous besoin ?
web-talk-nothing = Il n’y a rien à demander ici.
web-talk-thinking = Un instant de réflexion …
web-table-key-talk = parler avec les bots
