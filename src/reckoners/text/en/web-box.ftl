# One's own box in the browser.

web-box = Your box
    .text = Correct cards, Epics and boards
web-box-intro = Something is printed differently in your box? Choose it, put it right, keep it: the correction goes into a pack of your own, for your games and your friends.
web-box-find = What do you want to correct?
web-box-search = Search by name
web-box-boards = Boards
web-box-numbers = Numbers
web-box-packs = Your packs
web-box-none = No corrections yet.
web-box-empty = This pack changes nothing now.
web-box-play = Play with it
web-box-export = Save as a file
web-box-import = Take in a file
    .text = A pack that a friend has sent: TOML or zip
web-box-delete = Delete the pack
    .sure = Games that were begun with it cannot go on without it.
    .yes = Delete
    .no = Leave it
web-box-undo = Undo: { $name }
    .word = Undo
web-box-own-thing = New in this pack
web-box-broken = This pack cannot be played as it is:
web-box-games = { $n ->
        [one] An unfinished game is played with this pack; it does not go on with other values.
       *[other] { $n } unfinished games are played with this pack; they do not go on with other values.
    } A new pack leaves them alone.
web-box-correct = Correct this
web-box-keep = Keep
web-box-kept = Kept in “{ $title }”.
web-box-all = All things
web-box-in = Keep it in
web-box-new = A new pack
web-box-title = Name of the pack
web-box-first = As in my box
web-box-from = Where does it come from?
web-box-book = Printed so in my box
web-box-own = My own idea
web-box-fine = Checked: nothing is wrong.
web-box-wrong = { $n ->
        [one] One mistake
       *[other] { $n } mistakes
    }
web-box-same = As printed: there is nothing to keep.
web-box-printed = here: { $value }
web-box-of-book = from the book
    .text = The rule book gives this value. Change it only if your box says otherwise.
web-box-reset = As printed: { $field }
web-box-more = { $field }: one more
web-box-less = { $field }: one less
web-box-add-symbol = Add { $symbol }
web-box-drop-symbol = Take away { $symbol }
web-box-space = Space { $n }: { $action }
web-box-space-add = One more space
web-box-space-drop = Remove space { $n }
web-box-space-left = Move to the left
web-box-space-right = Move to the right
web-box-action = Action on space { $n }
web-box-cell-action = Action { $n } of { $of } in column { $column }
web-box-action-add = One more action here
web-box-action-drop = Remove action { $n }
web-box-kind = Which one
web-box-many = How many
web-box-gift = For both neighbours
web-box-per = Once for each
web-box-once = just once
web-box-picture = How it looks
web-box-changed = corrected
web-box-sum = Corrected: { $fields }
web-from-pack = Corrected by the pack “{ $title }”.
