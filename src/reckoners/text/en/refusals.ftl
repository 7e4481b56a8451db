# Why an action cannot be played. The rule to look up is shown beside the sentence, so it is not named here.
# $reckoner, $epic, $district, $card, $symbol and $track are names as players know them; $die is a die's place, such as d3.

## The game and its steps

refusal-game-over = The game is over, so nothing more can be played.
refusal-cannot-end = This step ends by itself, as soon as everything in it is decided.
refusal-choose-first = Your base was found: first choose a die to lose, then go on.
# $step is the `.when` of a step.
refusal-wrong-step = That is possible only { $step }.
refusal-token-in-purchase = Plan tokens earn money while dice are being used, not any more while you are shopping.
refusal-placed-already = { $reckoner } has a starting district already.

## Rolling

refusal-rolling-done = { $reckoner } has finished rolling, and all those dice are kept.
refusal-kept-already = { $reckoner } has kept { $die } already.
refusal-last-roll = That was the last roll of { $reckoner }, so every die is kept: use the ability or stop.
refusal-no-reroll-left = { $reckoner } has rolled three times; there is no reroll left.
refusal-keep-one-first = { $reckoner } must keep at least one die of this roll before the others are rolled again.
refusal-nothing-marked = { $reckoner } has to choose at least one die for the ability before rolling it.
refusal-kept-die = { $die } of { $reckoner } cannot be chosen: only dice of the roll just made can, each of them once.
refusal-faith-first = { $reckoner } has chosen dice for the ability: roll those first, then keep, reroll or stop.

## Dice, Plan tokens and cards

refusal-die-captured = { $die } of { $reckoner } is captured; the team can buy it back in a purchase step.
refusal-die-used = { $reckoner } has used { $die } already; each die serves once in a step.
refusal-die-touched = { $reckoner } has used a part of this already; only something untouched can move, clear or pay.
refusal-nothing-open = { $reckoner } has no die, token or card in use that could lapse.
refusal-symbol-not-shown = That shows no { $symbol }, and nothing that { $reckoner } could convert into it.
refusal-token-fresh = The new Plan tokens of { $reckoner } are for the next round; none is ready now.
refusal-no-token = { $reckoner } has no Plan token.
refusal-card-not-owned = { $reckoner } does not have { $card }.
refusal-card-used = { $reckoner } has used { $card } already in this round.
refusal-card-costs = { $card } has a cost: { $reckoner } must first pay for it with a die, token or card that shows it.
refusal-card-costs-nothing = { $card } has no cost, so there is nothing to pay for.
refusal-cost-not-shown = That does not show the cost of { $card }, so { $reckoner } cannot pay with it.
refusal-card-only-moves = { $card } moves { $reckoner } to another district and can do nothing else.
refusal-card-has-no-symbols = { $card } gives { $reckoner } no symbols to use.
refusal-not-for-oneself = { $reckoner } can use this only for somebody else.
refusal-shows-it-already = { $die } of { $reckoner } shows that face already.

## The city

refusal-already-there = { $reckoner } is in { $district } already; a move leads to another district.
refusal-barricaded = { $reckoner } cannot move like that: { $district } is closed by a Barricade, for those inside as well.
refusal-no-barricade = There is no Barricade in { $district } to remove.
refusal-too-far = { $district } is too far away: symbols work where their Reckoner stands.
refusal-no-enforcement = There is no Enforcement in { $district } to remove.
refusal-contained-already = { $epic } cannot be contained any further: the first action always remains.
refusal-weakened-already = { $epic } is weakened already and has no research left.
refusal-infinite-health = { $epic } has infinite health: find the weakness by research before you attack.
refusal-boss-elsewhere = { $boss } is in { $district }, out of reach for { $reckoner }.
refusal-boss-contained = The { $track } of { $boss } cannot be contained any further: its bracket is as far left as it can be.
refusal-boss-weakened = { $boss } is weakened already and has no research left.
refusal-boss-infinite = { $boss } cannot be hurt as long as any research is left.

## Rewards and purchases
# $price and $money are dollars; $money is what the team has.

refusal-no-such-reward = There is no { $symbol } left among the rewards to give out.
refusal-not-on-market = { $card } is not on the market.
refusal-too-dear = { $card } costs ${ $price }, and the team has ${ $money }.
refusal-cannot-refresh = A new market costs ${ $price }, and the team has ${ $money }.
refusal-not-captured = { $die } of { $reckoner } is not captured, so there is nothing to buy back.
refusal-ransom-too-dear = A captured die costs ${ $price }, and the team has ${ $money }.

## Words that name nothing
# $word is what was typed, $known lists what there is, or of many those that are most like it.

refusal-unknown-reckoner = '{ $word }' is no Reckoner at this table ({ $known }).
refusal-unknown-district = '{ $word }' is no district of this city ({ $known }).
refusal-unknown-epic = '{ $word }' is no Epic ({ $known }).
refusal-unknown-absent = '{ $word }' is not in the city now; you find { $known } there.
refusal-unknown-card = '{ $word }' is no card ({ $known }).
refusal-unknown-equipment = '{ $word }' is no Equipment ({ $known }).
refusal-unknown-die = '{ $word }' is no die of this Reckoner ({ $known }), and no card.
refusal-unknown-use = '{ $word }' is no symbol ({ $known }), and none of move, barricade and card.
refusal-unknown-track = '{ $word }' is no track of the Boss ({ $known }).
refusal-unknown-face = '{ $word }' is no face of this die ({ $known }).
refusal-unknown-reward = '{ $word }' is no reward that you give out ({ $known }).
refusal-unknown-step = '{ $word }' is no step that you end ({ $known }).
refusal-unknown-now = This is not the { $word } step, so you cannot end it now.
refusal-unknown-form = { $word ->
        [nothing] A word is missing
       *[other] '{ $word }' has a word too few or too many
    }; an action reads like 'tia use d4 research digzone' or 'buy emp for cody'.
refusal-unreadable = '{ $word }' is no action; it should read like 'tia use d4 research digzone' or 'buy emp for cody'.

refusal-no-epic = There is no Epic in { $district } at the moment.
refusal-no-such-action = That names nothing that is on this table.
refusal-nothing-to-undo = There are not { $steps } actions to take back.
refusal-nothing-to-redo = There are not { $steps } actions to play again.
