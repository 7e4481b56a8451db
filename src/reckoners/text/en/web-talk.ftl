# Talk with bots in the browser.

web-talk = Talk with the bots
web-talk-said = What was asked for
web-talk-who = Whom do you ask?
web-talk-where = Where?
web-talk-many = How many?
web-talk-need = What do you need?
web-talk-nothing = There is nothing to need here.
web-talk-thinking = Thinking it over …
web-table-key-talk = talk with the bots
