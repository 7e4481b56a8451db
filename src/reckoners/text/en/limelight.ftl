# Limelight: what stands in the cells of his power tables, and what happens when they are performed.
# A `.line` is something that a character might say; it is ours.

boss-limelight = Limelight
    .line = Look up. Whatever you learned to do, I have learned to do it back.

## What stands in his cells

action-population-by = { $kind ->
        [shields] Attack Population by Shields
        [enforcement] Attack Population by Enforcement
        [defeated] Attack Population by defeated Epics
       *[equipment] Attack Population by Equipment
    }
    .text = { $kind ->
        [shields] By the Shields on the board you lose 4 to 7 population: up to 2 cost 4, 3 or 4 cost 5, 5 cost 6, more cost 7.
        [enforcement] By the Enforcement on the board you lose 5 to 8 population: up to 2 cost 5, 3 or 4 cost 6, 5 cost 7, more cost 8.
        [defeated] By the Epics that you defeated in this round you lose 7 population with none or one, 6 with two, 5 with three or four, 4 with more.
       *[equipment] By how many Equipment cards the richest Reckoner is ahead of the poorest you lose 5 population for none, 6 for one, 7 for two, 8 for more.
    }
action-fortify-own = { $n ->
        [one] Fortify here
       *[other] Fortify here { $n } times
    }
    .text = { $n ->
        [one] The Epic in his district is fortified once.
       *[other] The Epic in his district is fortified { $n } times.
    }
action-fortify-near = { $n ->
        [one] Fortify here and beside
       *[other] Fortify here and beside { $n } times
    }
    .text = { $n ->
        [one] The Epics of his district and of both neighbours are fortified once.
       *[other] The Epics of his district and of both neighbours are fortified { $n } times.
    }
action-fortify-all = { $n ->
        [one] Fortify everywhere
       *[other] Fortify everywhere { $n } times
    }
    .text = { $n ->
        [one] The Epics of all districts are fortified once; he is not.
       *[other] The Epics of all districts are fortified { $n } times; he is not.
    }
action-fortify-boss = { $n ->
        [one] Fortify the Boss
       *[other] Fortify the Boss { $n } times
    }
    .text = { $n ->
        [one] He gains 1 research, or 1 health if he is weakened.
       *[other] He gains { $n } research, or { $n } health if he is weakened.
    }
action-enforcement-all = { $n ->
        [one] Enforcement everywhere
       *[other] { $n } Enforcement everywhere
    }
    .text = { $n ->
        [one] One Enforcement joins every district.
       *[other] { $n } Enforcement join every district.
    }
action-barricade-all = { $n ->
        [one] Barricade everywhere
       *[other] { $n } Barricades everywhere
    }
    .text = { $n ->
        [one] A Barricade goes up in every district.
       *[other] { $n } Barricades go up in every district.
    }
action-red-shield-all = { $n ->
        [one] Red Shield everywhere
       *[other] { $n } red Shields everywhere
    }
    .text = { $n ->
        [one] Every district gets a red Shield.
       *[other] Every district gets { $n } red Shields.
    }
action-blue-shield-all = { $n ->
        [one] Blue Shield everywhere
       *[other] { $n } blue Shields everywhere
    }
    .text = { $n ->
        [one] Every district gets a blue Shield.
       *[other] Every district gets { $n } blue Shields.
    }
action-copy-token-all = { $n ->
        [one] Copy token everywhere
       *[other] { $n } Copy tokens everywhere
    }
    .text = { $n ->
        [one] Every district gets a Copy token.
       *[other] Every district gets { $n } Copy tokens.
    }
action-enforcement-per-reckoner = { $n ->
        [one] Enforcement per Reckoner
       *[other] { $n } Enforcement per Reckoner
    }
    .text = { $n ->
        [one] One Enforcement per Reckoner joins the district where that Reckoner stands.
       *[other] { $n } Enforcement per Reckoner join the district where that Reckoner stands.
    }
action-enforcement-per-equipment = Enforcement per Equipment
    .text = Per Reckoner as many Enforcement as it has Equipment cards, at least one, join the district where it stands.
action-brackets = All brackets
    .text = The brackets of all Epics go one step to the right, his own do not; one without room performs its last action.
action-suffer-all = All Reckoners: { $kind ->
        [reroll] one reroll less
        [die] one die less
        [equipment] one Equipment card less
        [ability] no ability
        [move] Move costs double
       *[doubles] doubles count once
    }
    .text = Until he activates again, for every Reckoner: { $kind ->
        [reroll] one reroll less.
        [die] one die of choice is neither rolled nor used.
        [equipment] one Equipment card of choice does nothing; who has none costs 1 population at once.
        [ability] the ability card does nothing.
        [move] a Move takes two dice.
       *[doubles] two equal symbols of a die or a card count as one.
    }

## What happens, as events
# As in events.ftl. $row is a letter, $column a number; $track-id is the colour of the table.

boss-track-yellow-limelight = yellow table
boss-track-black-limelight = black table
boss-track-red-limelight = red table
boss-track-blue-limelight = blue table
power-table = { $track-id ->
        [yellow] { boss-track-yellow-limelight }
        [black] { boss-track-black-limelight }
        [red] { boss-track-red-limelight }
       *[blue] { boss-track-blue-limelight }
    }

event-power-die = { $boss }, { power-table }: the power die shows { $row }.
event-unknown-row = { $boss }, { power-table }: nobody knows what the power die will show.
event-cell = { $boss } performs { $row }{ $column } of the { power-table }.
event-cell-acts = { $boss } acts ({ power-table }): { $action }.
event-lost-step = { $boss }, { power-table }: the bracket is in the last column, { $column }, so a power die chooses a cell of it.
event-boss-fortified = { $research ->
        [0] { $boss } is fortified: health { $health }.
       *[other] { $boss } is fortified: research { $research }.
    }
event-marker-raised = { $boss } is fortified in { $district }: { $now } research left on the track.

## In the terminal
# Marks stand in a narrow column: a few signs each. A star is every district.

cli-not-rolled = not rolled yet
cli-short-population-by = { $kind ->
        [shields] Po▽
        [enforcement] Po●
        [defeated] Po†
       *[equipment] Po▤
    }
cli-short-fortify-own = Fo
cli-short-fortify-near = ‹Fo›
cli-short-fortify-all = Fo*
cli-short-fortify-boss = Fo◆
cli-short-enforcement-all = En*
cli-short-barricade-all = Ba*
cli-short-red-shield-all = RS*
cli-short-blue-shield-all = BS*
cli-short-copy-token-all = To*
cli-short-enforcement-per-reckoner = En/♟
cli-short-enforcement-per-equipment = En/▤
cli-short-brackets = ↑*
cli-short-suffer-all = { $kind ->
        [reroll] ✖↻
        [die] ✖□
        [equipment] ✖▤
        [ability] ✖◇
        [move] ✖→
       *[doubles] ✖2
    }
cli-letter-population-by = { $kind ->
        [shields] P▽
        [enforcement] P●
        [defeated] P†
       *[equipment] P▤
    }
cli-letter-fortify-own = F
cli-letter-fortify-near = ‹F›
cli-letter-fortify-all = F*
cli-letter-fortify-boss = F◆
cli-letter-enforcement-all = E*
cli-letter-barricade-all = B*
cli-letter-red-shield-all = ▼*
cli-letter-blue-shield-all = ▽*
cli-letter-copy-token-all = ⧉*
cli-letter-enforcement-per-reckoner = E/♟
cli-letter-enforcement-per-equipment = E/▤
cli-letter-brackets = ↑*
cli-letter-suffer-all = { $kind ->
        [reroll] ✖↻
        [die] ✖□
        [equipment] ✖▤
        [ability] ✖◇
        [move] ✖→
       *[doubles] ✖2
    }
cli-say-boss-table = { $colour ->
        [yellow] Yellow table
        [black] Black table
        [red] Red table
       *[blue] Blue table
    }, column { $column } of { $columns }: { $cells }.
cli-say-cell = { $row }: { $actions }
cli-say-rolled = His dice last showed { $rows }.
cli-boss-die = Power die, { $track }: { $rows }
cli-boss-page = { $n } Reckoners, { $level }: research { $research }, health { $health }; { $tables }
cli-boss-row = { $table }, row { $row }: { $cells }

## Things that one points at

inspect-boss-limelight = Boss
    .text = He acts last in each Epic phase: four power dice choose a row of each of his tables, his brackets the columns, and those cells happen. Then he goes clockwise to the next district without a Reckoner. When his research is gone, attack him where he stands: with no health left he is beaten, and you have won.
inspect-track-yellow-limelight = One cell of this table happens: the column is where the bracket stands, the row is rolled. It costs population, often by what has grown too large: Shields, Enforcement, few defeated Epics, one Reckoner’s Equipment.
inspect-track-black-limelight = One cell of this table happens: the column is where the bracket stands, the row is rolled. It fortifies Epics or himself.
inspect-track-red-limelight = One cell of this table happens: the column is where the bracket stands, the row is rolled. It brings Enforcement and red Shields, or moves the brackets of all Epics.
inspect-track-blue-limelight = One cell of this table happens: the column is where the bracket stands, the row is rolled. Shields, Barricades and Copy tokens, or something that all Reckoners suffer.
