# What the browser says of module 4: what its things are, and what the Boss does next.

## Things that one points at

inspect-boss-regalia = Boss
    .text = She acts last in each Epic phase, then goes clockwise to the next district with a Reckoner and turns a card: all Reckoners there suffer it until she acts again. When nothing is left to research, attack her where she stands: with no health left she is beaten, and you have won.
inspect-track-red-regalia = Each action left of the bracket adds its number of Enforcement beside her, never where she stands: clockwise, counterclockwise, or in both neighbouring districts.
inspect-track-blue-regalia = Everything left of the bracket happens where she stands: Shields, Copy tokens, Transform.
inspect-marker = District track
    .text = Research left here, in this district alone. Research symbols of Reckoners who are here and Boss research of Epics that are defeated here move the marker down. Whatever stands on the spots that it comes to happens at once. The Boss can be attacked when all markers are at 0.
inspect-dawnslight = Dawnslight card
    .text = Won on the district tracks. Used once, whenever its Reckoner uses dice: as a die with the symbols shown, or to bring people back. Then it is out of the game.
inspect-boss-card = The Boss’s card
    .text = Turned when the Boss has acted and moved. All Reckoners in that district suffer it until the next time. When the deck is used up, it is shuffled again.
inspect-attack-token = Attack Reckoners token
    .text = Marks who suffers a card of the Boss. It goes back when the Boss acts again; moving away does not help.
inspect-power-die = Power die
    .text = One for each of his tables. When he acts, all of them are rolled: the letter is the row of the table, the bracket its column, and what stands in that cell happens. The letters are not equally frequent.
inspect-reward-at-once = Reward
    .text = It comes as soon as the Epic is defeated, even in the middle of a die. It works anywhere in the city; Boss research in Babilar counts in the district of the defeat. New Plan tokens can be spent from the next round on.

## Forecast

server-cause-goes = then on to { $district }
server-cause-card = and turns a card there
server-cause-power-dice = { $n ->
        [one] a cell that his power die chooses
       *[other] { $n } cells that his power dice choose
    }
server-cause-intense = { $n } population more, for the game is intense
server-cause-protected = nothing: it is protected
server-cause-hits = hits { $who }
server-cause-may-hit = hits { $who }: you choose

## What each Reckoner is at

server-seat-half-moved = Half a Move to { $district } is paid
server-seat-disable = Has to choose
