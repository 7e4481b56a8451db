# Talk with bots in the browser.

web-talk = Mit den Bots reden
web-talk-said = Worum gebeten wurde
web-talk-who = Wen fragst du?
web-talk-where = Wo?
web-talk-many = Wie viele?
web-talk-need = Was brauchst du?
web-talk-nothing = Hier gibt es nichts zu brauchen.
web-talk-thinking = Denkt darüber nach …
web-table-key-talk = mit den Bots reden
