# What Steelslayer's modules add to the command: marks, the board, questions. As in ui.ftl.

## Marks for a small screen

cli-short-pull = Pull
cli-short-repel = Rep
cli-short-power-up = Up
cli-short-transform = Tran
cli-short-steal = Stl
cli-short-attack-money = −$
cli-short-attack-plan = −◆
cli-short-red-shield = RSh
cli-short-blue-shield = BSh
cli-short-copy = Copy
cli-short-copy-token = Tok
cli-short-copy-token-clockwise = To›
cli-letter-pull = ∩
cli-letter-repel = ›
cli-letter-power-up = ↑
cli-letter-transform = ?
cli-letter-steal = ▤
cli-letter-attack-money = −$
cli-letter-attack-plan = −◆
cli-letter-red-shield = ▼
cli-letter-blue-shield = ▽
cli-letter-copy = =
cli-letter-copy-token = ⧉
cli-letter-copy-token-clockwise = ⧉›
cli-why-no-red-shield = no RSh
cli-why-no-blue-shield = no BSh
cli-why-no-copy-token = no Tok
cli-why-no-equipment = no card
cli-why-no-money = no $
cli-why-no-plan = no ◆

## The board

cli-supply = In the box:
cli-waiting = waiting: { $card }, { $either ->
        [yes] one of { $symbols }
       *[no] { $symbols }
    }
cli-owing = half paid: { $card }, still to pay { $symbols }
cli-legend-modules = With Steelslayer: ▼ red Shield, ▽ blue Shield, ⧉ Copy token, ▤ stolen card, ∩ Pull: nobody moves away; ■ Demolitions token on the card, ☾ card asleep. Pop/B: once for each Barricade, /E Enforcement, /R research point.
cli-a-die-decides = { $n ->
        [one] A die decides.
       *[other] { $n } dice decide.
    }

## The table in sentences

cli-say-red-shields = { $n ->
        [one] A red Shield guards the Enforcement.
       *[other] { $n } red Shields guard the Enforcement.
    }
cli-say-blue-shields = { $n ->
        [one] A blue Shield guards the brackets.
       *[other] { $n } blue Shields guard the brackets.
    }
cli-say-copy-tokens = { $n ->
        [one] One Copy token.
       *[other] { $n } Copy tokens.
    }
cli-say-stolen = Stolen: { $card }, { $name }’s.
cli-say-held = Pull: nobody here can move away.
cli-say-charges = with { $n } Demolitions tokens
cli-say-supply = In the box: { $red } red Shields, { $blue } blue Shields, { $copies } Copy tokens.
cli-say-range = If the Epic phase began now: population −{ $least } to −{ $most }, { $left } left at worst{ $result ->
        [lost] : the game could be lost.
       *[on] .
    }

## Setting up

cli-ask-modules = Which modules? Numbers, such as 1 3, or all; Enter plays the base game.
cli-ask-variants = Which variants? Numbers or names, such as 1 3; Enter plays without.
