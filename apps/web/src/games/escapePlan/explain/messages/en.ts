// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the dollar is money, the braces are ICU's.
/** What things are and what they mean for the reader now. */
export const ABOUT = {
  'about.kind':
    '{kind, select, contact {Contact} equipment {Equipment} fixer {Fixer tile} asset {Asset} key {Key} locker {Locker} exitTile {Exit tile} plan {Escape plan} place {Location} tile {City tile} terrain {Terrain} officer {Police} automaton {Played by the game} seat {Player} track {Notoriety track} day {The day} deck {Deck} other {On the table}}',
  'about.kindOf': '{kind}: {which}',

  'about.perUse':
    '{cost, plural, =0 {Hiring and using this contact is free.} other {Hiring is free. You pay $#k each time you use this contact.}}',
  'about.usedUntilRest': 'Once used, it is ready again after a rest.',
  'about.contactWhere':
    '{where, select, ready {It is yours, and ready.} used {It is yours, and used: a rest makes it ready.} covered {It is yours, but handcuffs cover it: you can’t use it any more.} row {For hire: wherever you take a contact.} rival {{name} has it.} box {Out of the game.} other {Still in the deck.}}',
  'about.cash':
    '{can, select, true {You can pay: you have ${cash}k.} other {You can’t pay: it costs ${cost}k, you have ${cash}k.}}',
  'about.stops':
    '{count, plural, =0 {It helps against nobody on your tile now.} other {On your tile now it helps against: {officers}.}}',

  'about.bought':
    '{where, select, store {Bought at a store for ${cost}k.} other {Bought at a safe house for ${cost}k.}}',
  'about.freeUse': 'Using it is free.',
  'about.fixerOnce': 'It works once and keeps its space until something replaces it.',
  'about.stock': '{count, plural, =0 {None left in the store.} other {# left in the stores.}}',
  'about.offered': 'It is still on offer.',
  'about.yours': '{state, select, ready {You have it, and it is ready.} other {You have it, and it is used.}}',
  'about.has': '{name} has it.',
  'about.outOfGame': 'It is out of the game.',

  'about.asset':
    'You unlock it with a rest, at a line of the notoriety track, and in some other ways. It then costs what its space says, works once in the game, and scores $10k if you have used it.',

  'about.key':
    'Opens one locker of this colour at a store, or the door of any closed business. A used key never becomes ready again.',
  'about.keysHeld':
    '{count, plural, =0 {You have no unused key of this colour.} one {You have # unused key of this colour.} other {You have # unused keys of this colour.}}',
  'about.keysLeft': '{count, plural, =0 {None is left at the safe houses.} other {Left at: {where}.}}',
  'about.masterKey': 'Your Master Key also opens it: it costs ${cost}k.',
  'about.locker':
    'A face-down tile that pays money at the end, if you escape. You open it at a store with a key of its colour.',
  'about.lockerValues': 'Values at the start: {values}.',
  'about.lockersLeft':
    '{count, plural, =0 {No locker of this colour is left.} one {# locker of this colour is left.} other {# lockers of this colour are left.}}',
  'about.lockerTerms':
    '{enough, select, true {They need {needed}: your notoriety row and contacts make {reached}, enough.} other {They need {needed}: your notoriety row and contacts make only {reached}.}}',
  'about.lockerDraws':
    '{count, plural, =0 {You would draw no tile: you have too few contacts.} one {You would draw # tile and keep it.} other {You would draw # tiles and keep one.}}',
  'about.noSpace': 'All your item spaces hold locked assets: you couldn’t keep a tile.',
  'about.exitTile': 'A face-down tile that pays money at the end, if you escape. You take one at a blocked exit.',
  'about.exitDraws':
    '{count, plural, =0 {Without contacts you draw none.} one {With your contacts you would draw # and keep it.} other {With your contacts you would draw # and keep one.}}',
  'about.stackAt': 'Exit {exit}: {count, plural, =0 {none left} other {# left}}.',

  'about.plan':
    'What each business and safe house pays you if you have visited it and escape. Lines with the income symbol pay income at once.',
  'about.planSums': 'Collected {got}, {left} left to collect.',

  'about.business':
    'A visit puts one of your cubes here, once a game: it scores by your escape plan, or pays income at once. Then you take a contact.',
  'about.closes': '{count, plural, one {It closes after # more visit.} other {It closes after # more visits.}}',
  'about.safeHouse':
    'A visit puts one of your cubes here, once a game, and lowers your notoriety by 1. Take a key, and you may buy a fixer tile.',
  'about.hospital': 'You may heal 1, 2 or 3 wounds for {prices}. A visit raises your notoriety by 1.',
  'about.headquarters':
    'Pay {price} to hire the gang: you take both members and leave a marker. Only if no other thief and no marker is here.',
  'about.store': 'Take a gas can, buy up to 2 different pieces of equipment, and open a locker if you have the key.',
  'about.clinic': 'You may unlock an asset and heal 1 wound; then you take a contact.',
  'about.church':
    'You may pay {price} to lower your notoriety by 1, and you may unlock an asset; then you take a contact.',
  'about.exit':
    'A visit pays income or, if the exit is blocked, gives an exit tile; then you take a contact. On day 3 you can escape by the one exit that isn’t blocked.',
  'about.subwayStation':
    'Ride from any station to any other for 0 movement points. Your first ride in a turn gives you 1 extra point.',
  'about.helicopterPad': 'Fly to any place on a tile 1 or 2 away for 1 movement point.',
  'about.businessSite': 'Whoever places this tile chooses which business opens here.',
  'about.safeHouseSite': 'Whoever places this tile chooses which safe house opens here.',
  'about.pays': '{value, select, income {Your plan: income at once.} other {Your plan: {value} if you escape.}}',
  'about.awayTiles': '{count, plural, =0 {On your tile.} one {# tile from you.} other {# tiles from you.}}',
  'about.escapeCost': 'Escaping costs {cost} now; you have {cash}.',

  'about.tileWith': '{count, plural, =0 {No locations.} other {Locations: {places}.}}',
  'about.tileState':
    '{state, select, city {In the city.} display {Comes next: it will be placed at the start of a day.} other {Still in its pile.}}',
  'about.tileOfficers': '{count, plural, =0 {No officers.} other {Officers: {officers}.}}',
  'about.leaving':
    '{count, plural, =0 {You are here. Nobody to evade when you leave.} one {You are here. Leaving means evading # officer, or 1 wound.} other {You are here. Leaving means evading # officers, or a wound for each.}}',
  'about.land':
    'Moving along connected terrain of one kind is free, over any number of tiles. Stepping to another kind, or into or out of a location, costs 1 movement point.',
  'about.water':
    'You can cross water only where a ferry serves it, or with the Jet ski. Then it counts like any terrain.',
  'about.ferryTitle': 'Ferry',
  'about.ferry': 'A ferry serves the whole body of water that its icon is on.',
  'about.heliport':
    'Heliport icons: from anywhere on this tile except water you can start a flight with a Chopper, the Helicopter tile or a gang member.',

  'about.officer':
    'When you leave a tile, you must evade every officer on it; each one you don’t evade gives you a wound.',
  'about.onTile': 'On {tile}.',
  'about.evaded': 'You have evaded this one this turn.',
  'about.against':
    '{count, plural, =0 {You have nothing ready against this officer.} other {You have ready against this officer: {things}.}}',
  'about.inspector':
    'Cards move her. When you leave a tile where she is, she is one more officer to evade, of whichever type you choose. She takes contacts, keys and tiles out of the game.',
  'about.lieutenant':
    'Your opponent in a solo game. He follows you, and leaving a tile where he is costs {price}, or 2 wounds if you can’t pay. He escapes on day 3, in the evening at the latest unless he has discs.',
  'about.automatonAt': '{place}. {count, plural, one {# card left.} other {# cards left.}}',
  'about.seatAt':
    '{place}; notoriety {row}; {wounds, plural, =0 {no wounds} one {# wound} other {# wounds}}; income ${income}k.',
  'about.seatHolds':
    '{contacts, plural, =0 {No contacts} one {# contact} other {# contacts}}, {assets, plural, one {# used asset} other {# used assets}}, {discs, plural, =0 {no discs} one {# disc} other {# discs}}.',
  'about.seatPlayer':
    'Tries to escape with more money than everybody else. Cash, plan and tiles are secret until the end.',

  'about.row':
    '{penalty, plural, =0 {No penalty at the end.} other {Costs $#k at the end.}} The highest notoriety plays first each day.',
  'about.rowYou': '{by, plural, =0 {You are here.} other {{side, select, above {# above you.} other {# below you.}}}}',
  'about.rowWho': 'Here: {names}.',
  'about.lineTitle': '{line, select, 0 {First line} 1 {Second line} other {Third line}}',
  'about.line':
    'Whoever goes up across it draws the police: every player who is lower moves an officer towards them. Then they unlock {line, select, 0 {1 asset} 1 {2 assets} other {1 asset and take a disc}}.',
  'about.lineYou':
    '{by, plural, =0 {You are above it.} one {You are # row away from crossing it.} other {You are # rows away from crossing it.}}',
  'about.lineNext': 'With this turn’s cubes you will cross it.',

  'about.part':
    '{free, select, true {Everybody takes a turn in the morning, the afternoon and the evening.} other {A turn at night or dawn takes an extra-turn disc.}} Then notoriety is adjusted.',
  'about.partNow': '{state, select, now {It is now.} past {Over for today.} other {Still to come today.}}',
  'about.turns':
    '{inAll, plural, =0 {No turn left without discs.} one {# turn left until the end, without discs.} other {# turns left until the end, without discs.}}',
  'about.discTurns':
    '{count, plural, =0 {You have no disc for night or dawn.} one {Your discs buy # more turn today.} other {Your discs buy # more turns today.}}',
  'about.dayTitle': 'Day {day} of 3',
  'about.day':
    '{day, select, 3 {The last day: one exit is open. Whoever is still in the city after dawn is arrested.} other {Income, patrol cards, new city tiles and turn order come first, then the parts of the day.}}',

  'about.deckTitle':
    '{deck, select, contacts {Contact deck} inspector {Inspector cards} lieutenant {Lieutenant cards} bag {Bag of officers} patrol {Patrol cards} A {Tile pile A} B {Tile pile B} C {Tile pile C} other {Tile pile D}}',
  'about.deckContacts':
    'Seven contacts are on offer; each one that is taken is replaced from this deck. An empty deck stays empty.',
  'about.deckTiles':
    'The top tile of each pile is turned up beside the city, with officers, and placed at the start of the next day.',
  'about.deckAutomaton':
    'Shows where to go next. A used card leaves the game; a card that doesn’t fit is shuffled back.',
  'about.deckPatrol': 'Two cards a day, the last one on day 3. An exit with 2 cards is blocked for good.',
  'about.bag': 'Officers for new tiles are drawn from here.',
  'about.bagOf': '{officer}: {count} in the bag.',
  'about.assetsOf':
    '{ready, plural, =0 {No assets ready} other {Ready: {readyNames}}}. {used, plural, =0 {None used.} other {Used: {usedNames}.}}',
  'about.piles':
    'Tiles and contacts that he has taken. They score for him at the end; what the tiles are worth is secret.',
  'about.left': '{count, plural, =0 {Empty.} other {# left.}}',
  'about.leftNamed': 'Left: {names}.',

  'about.tokenTitle':
    '{token, select, cash {Cash} income {Income} disc {Extra-turn disc} can {Gas can} member {Gang member} handcuffs {Handcuffs} wounds {Wounds} firstAid {First aid} rest {Rest} notoriety {Notoriety} cubes {Notoriety cubes} contacts {Contact spaces} items {Item spaces} assets {Asset spaces} boxed {Out of the game} star {Star} travel {Travel symbol} evade {Evade symbol} cube {Visitor’s cube} other {Movement points}}',
  'about.token.cash':
    'Your money. Others see what you pay and receive, not what you have. It scores at the end, and pays for your escape.',
  'about.token.firstAid': 'Heals 1 wound. A rest makes it ready.',
  'about.token.notoriety':
    'How well the police know you: a penalty at the end. Crossing a line brings officers, and unlocks assets.',
  'about.token.cubes': 'Red ones raise and blue ones lower your notoriety after this part of the day.',
  'about.token.boxed': 'Assets that you have lost for good, to handcuffs or for want of a space.',
  'about.token.star': 'Using a contact with a star raises your notoriety by 1.',
  'about.token.travel': 'Works only while you travel: choose a route that uses it.',
  'about.token.evade': 'Works only in the evade step.',
  'about.token.cube':
    'Its owner has visited this place. On the income hexagon it has paid income; on the plain one it scores at the end.',
  'about.token.points':
    'Each turn you travel with {points}, more with gas cans or the subway. Unspent points are lost.',
  'about.youHave': '{count, plural, =0 {You have none.} other {You have #.}}',
  'about.supply': '{count, plural, =0 {None left in the supply.} other {# left in the supply.}}',
  'about.freeSpaces': '{count, plural, =0 {No space is free.} one {# space is free.} other {# spaces are free.}}',
  'about.nextAsset': 'The next asset you unlock goes to the space for ${cost}k.',
  'about.youHaveSum': 'You have {sum}.',
  'about.restNow': '{rested, select, true {You have rested today.} other {You can still rest today.}}',
  'about.aidNow': '{ready, select, true {Yours is ready.} other {Yours is used.}}',
} as const satisfies Record<string, string>;
