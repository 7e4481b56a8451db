## A set-up that no table can have

error-content = the content cannot be used: { $problems }
error-reckoner-count = { $count ->
        [one] 1 Reckoner cannot play
       *[other] { $count } Reckoners cannot play
    }: it takes { $fewest } to { $most } (one person alone plays two)
error-unknown-reckoner = unknown Reckoner '{ $name }'; there are: { $known }
error-reckoner-of-module = '{ $name }' belongs to module { $module }, which is not in play; add module { $module }, or choose somebody else
error-double-reckoner = '{ $name }' is chosen twice; each Reckoner plays once
error-unknown-difficulty = unknown difficulty '{ $name }'; there are: { $known }
error-unknown-city = unknown city '{ $name }'; there are: { $known }
error-unknown-boss = unknown Boss '{ $name }'; there are: { $known }
error-unknown-pack = there is no pack '{ $name }' here; { $known ->
        [none] your packs go into a folder of their own, see docs/packs.md
       *[other] there are: { $known }
    }
error-unknown-module = no pack of this table brings module { $name }; { $known ->
        [none] there are no modules here
       *[other] there are: { $known }
    }
error-unknown-option = unknown option '{ $name }'; there are: { $known }
error-small-city = the city '{ $name }' has { $districts } districts, and { $reckoners } Reckoners need { $needed }
error-no-boards = the Boss '{ $name }' has no boards for { $reckoners } Reckoners
error-unplayed = nothing acts for '{ $name }': there is no piece '{ $plays }'; write plays = one of: { $known }

## A saved game that cannot be loaded

error-no-record = this is no record of a game: { $reason }
error-other-position = { $place }, line { $line }: the game does not lead to the position that was recorded here
error-edited = { $place }, line { $line }: '{ $do }' is not what was saved here; the file was changed after it was written
error-unplayable = { $place }, line { $line }: '{ $do }' cannot be played: { $reason } ({ $rule })
error-no-end = { $place }: the end is missing; the file was cut off after line { $line }
error-other-format = { $place }: format '{ $format }' { $version }; this program reads '{ $known }' { $ours }
error-other-rules = { $place }: saved under rules version { $version }, this program plays version { $ours }
error-save-setup = { $place }: { $reason }
error-other-content = { $place }: saved with other content ({ $differences }); play it with the packs that it was made with
error-entries-differ = other values now: { $entries }
error-entries-new = new: { $entries }
error-entries-gone = gone: { $entries }
error-unreadable-file = { $place }: cannot be read ({ $reason })
error-empty-file = { $place }: the file is empty; a saved game starts with a line that describes it
error-cut-line = { $place }, line { $line }: the file was cut off in the middle of this line; without it the game is whole up to line { $whole }
error-no-save = { $place } is no saved game
error-no-header = { $place }, line 1: not the beginning of a saved game ({ $reason })
error-no-line = { $place }, line { $line }: not a line of a saved game ({ $reason })
error-file-exists = { $place }: there is a file already; choose another name
error-file-grown = { $place }: another program has written to this file; close it there and resume the game

## A position as text that cannot be read

error-position-head = line { $line }: a position begins with '{ $word }'
error-position-word = line { $line }: '{ $word }' cannot stand { $after ->
    [none] at the beginning
   *[other] after '{ $after }'
  }; possible here: { $known }
error-position-missing = line { $line }: '{ $word }' is missing
error-position-twice = line { $line }: '{ $word }' is there twice; write it once
error-position-gap = line { $line }: there is nothing between two bars; write a word there, or take a bar away
error-position-long = the text is too long for a position: at most { $most } characters
error-position-setup = line { $line }: { $reason }
error-position-doing = line { $line }: nobody has anything to decide; 'doing' ends with one of: { $known }
error-position-over = line { $line }: the game is over, so nothing is being done; leave 'doing' or 'result' out
error-position-impossible = no game comes to this position: the rules find no way on ({ $reason })

## A server that cannot start, or cannot keep what was done

error-no-data-folder = { $folder }: games cannot be kept here ({ $reason })
error-second-server = Another server uses { $folder } already; it is at { $address }. Play there, or end it first.
error-newer-database = { $file }: made by a newer version of Reckoners; update this one, or choose another data folder
error-unusable-database = { $file }: this is no database of games ({ $reason })
error-storage = the disk says: { $reason }
error-conflict = another program has written to this game
error-unknown-table = there is no such table
error-no-port = { $host }, port { $port }: cannot be served on ({ $reason })
error-unknown-bot = unknown bot '{ $name }'; there are: { $known }
error-broken-bot = the bot '{ $name }' does not start: { $reason }
error-bot-option = '{ $part }' is no option of the bot '{ $name }'; options are written name:key=value,key=value
error-bot-has-no-option = { $n ->
    [0] the bot '{ $name }' has no options
   *[other] the bot '{ $name }' has no option '{ $option }'; there are: { $known }
}
