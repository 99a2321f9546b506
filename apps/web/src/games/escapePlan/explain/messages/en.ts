// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the dollar sign is a currency, and the braces are placeholders of ICU messages.
/** Texts that explain what things are, and what they mean for the reader now. */
export const EXPLANATIONS = {
  'about.kind':
    '{kind, select, contact {Contact} equipment {Equipment} fixer {Fixer tile} asset {Asset} key {Key} locker {Locker} exitTile {Exit tile} plan {Escape plan} place {Location} tile {City tile} terrain {Terrain} officer {Police} automaton {Played by the game} seat {Player} track {Notoriety track} day {The day} deck {Deck} other {On the table}}',
  'about.kindOf': '{kind}: {which}',

  'about.perUse':
    '{cost, plural, =0 {This contact is free to hire and to use.} other {Hiring is free. You pay $#k each time you use this contact.}}',
  'about.usedUntilRest': 'Once used, it takes a rest to make it ready again.',
  'about.contactWhere':
    '{where, select, ready {Yours, and ready.} used {Yours, but used: a rest makes it ready again.} covered {Yours, but covered by handcuffs: you can no longer use it.} row {For hire wherever you can take a contact.} rival {{name} has it.} box {Out of the game.} other {Still in the deck.}}',
  'about.cash':
    '{can, select, true {You can afford it: you have ${cash}k.} other {You can’t afford it: it costs ${cost}k and you have {cash, plural, =0 {no money} other {$#k}}.}}',
  'about.stops':
    '{count, plural, =0 {It doesn’t work against anybody on your tile now.} other {On your tile it works against: {officers}.}}',

  'about.bought':
    '{where, select, store {Bought at a store for ${cost}k.} other {Bought at a safe house for ${cost}k.}}',
  'about.freeUse': 'Using it is free.',
  'about.fixerOnce': 'It works once, then takes up its space until something replaces it.',
  'about.stock': '{count, plural, =0 {None left in the stores.} other {# left in the stores.}}',
  'about.offered': 'Still for sale.',
  'about.yours': '{state, select, ready {You have it, and it’s ready.} other {You have it, but it’s used.}}',
  'about.has': '{name} has it.',
  'about.outOfGame': 'Out of the game.',

  'about.asset':
    'You unlock it by resting, by crossing a line on the notoriety track, or in a few other ways. It then costs what its space says, works once in the game, and scores $10k if you use it.',

  'about.key':
    'Opens one locker of this colour at a store, or the door of any closed business. A used key never becomes ready again.',
  'about.keysHeld':
    '{count, plural, =0 {You have no unused key of this colour.} one {You have # unused key of this colour.} other {You have # unused keys of this colour.}}',
  'about.keysLeft': '{count, plural, =0 {None left at the safe houses.} other {Left at: {where}.}}',
  'about.masterKey': 'Your Master Key opens it too, for ${cost}k.',
  'about.locker':
    'A face-down tile that pays money at the end, if you escape. You open it at a store with a key of its colour.',
  'about.lockerValues': 'Values at the start: {values}.',
  'about.lockersLeft':
    '{count, plural, =0 {No lockers of this colour are left.} one {# locker of this colour is left.} other {# lockers of this colour are left.}}',
  'about.lockerTerms':
    '{enough, select, true {You need {needed}: your notoriety row plus your contacts make {reached}, which is enough.} other {You need {needed}: your notoriety row plus your contacts make only {reached}.}}',
  'about.lockerDraws':
    '{count, plural, =0 {You wouldn’t draw any tiles: you have too few contacts.} one {You would draw # tile and keep it.} other {You would draw # tiles and keep one.}}',
  'about.noSpace': 'All your item spaces hold locked assets, so you couldn’t keep a tile.',
  'about.exitTile': 'A face-down tile that pays money at the end, if you escape. You take one at a blocked exit.',
  'about.exitDraws':
    '{count, plural, =0 {Without contacts you draw none.} one {With your contacts you would draw # and keep it.} other {With your contacts you would draw # and keep one.}}',
  'about.stackAt': 'Exit {exit}: {count, plural, =0 {none left} other {# left}}.',

  'about.plan':
    'What each business and safe house is worth if you visit it and escape. Lines with the income symbol pay income at once.',
  'about.planSums': '{got} collected, {left} to go.',

  'about.business':
    'When you visit, you put one of your cubes here, once per game: it scores according to your escape plan or pays income at once. Then you take a contact.',
  'about.closes': '{count, plural, one {It closes after # more visit.} other {It closes after # more visits.}}',
  'about.safeHouse':
    'When you visit, you put one of your cubes here, once per game, and lose 1 notoriety. You take a key and may buy a fixer tile.',
  'about.hospital': 'You may heal 1, 2 or 3 wounds for {prices}. A visit gives you 1 notoriety.',
  'about.headquarters':
    'Pay {price} to hire the gang: you take both members and leave a marker. You can’t if another thief or a marker is here.',
  'about.store': 'Take a gas can, buy up to 2 different pieces of equipment, and open a locker if you have the key.',
  'about.clinic': 'You may unlock an asset and heal 1 wound. Then you take a contact.',
  'about.church': 'You may pay {price} to lose 1 notoriety, and you may unlock an asset. Then you take a contact.',
  'about.exit':
    'A visit pays income or, if the exit is blocked, gives you an exit tile. Then you take a contact. On day 3 you can escape by the one exit that isn’t blocked.',
  'about.subwayStation':
    'Ride from any station to any other for 0 movement points. Your first ride in a turn even gives you 1 extra point.',
  'about.helicopterPad': 'Fly to any place on a tile 1 or 2 away for 1 movement point.',
  'about.businessSite': 'Whoever places this tile chooses which business opens here.',
  'about.safeHouseSite': 'Whoever places this tile chooses which safe house opens here.',
  'about.pays': '{value, select, income {Your plan: income at once.} other {Your plan: {value} if you escape.}}',
  'about.awayTiles': '{count, plural, =0 {On your tile.} one {# tile from you.} other {# tiles from you.}}',
  'about.escapeCost': 'Escaping costs {cost} now; you have {cash}.',

  'about.tileWith': '{count, plural, =0 {No locations.} other {Locations: {places}.}}',
  'about.tileState':
    '{state, select, city {In the city.} display {Coming up: it will be placed at the start of a day.} other {Still in its pile.}}',
  'about.tileOfficers': '{count, plural, =0 {No officers.} other {Officers: {officers}.}}',
  'about.leaving':
    '{count, plural, =0 {You’re here. There’s nobody to evade when you leave.} one {You’re here. When you leave, evade # officer or take 1 wound.} other {You’re here. When you leave, evade # officers or take a wound for each.}}',
  'about.land':
    'Moving along connected terrain of one type is free, over any number of tiles. Moving to another type, or into or out of a location, costs 1 movement point.',
  'about.water': 'You can cross water only where a ferry runs, or with the Jet ski. Then it counts like any terrain.',
  'about.ferryTitle': 'Ferry',
  'about.ferry': 'A ferry serves the whole body of water that shows its icon.',
  'about.heliport':
    'Heliport icons: from anywhere on this tile except water you can start a flight with a Chopper, the Helicopter tile or a gang member.',

  'about.officer':
    'When you leave a tile, you must evade every officer on it; each one you don’t evade gives you a wound.',
  'about.onTile': 'On {tile}.',
  'about.evaded': 'You have evaded this one this turn.',
  'about.against':
    '{count, plural, =0 {You have nothing ready against this officer.} other {Ready to use against this officer: {things}.}}',
  'about.inspector':
    'Cards move her. If you leave a tile where she is, she counts as one more officer to evade, of a type you choose. She takes contacts, keys and tiles out of the game.',
  'about.lieutenant':
    'Your rival in the solo game. He follows you, and leaving a tile where he is costs {price}, or 2 wounds if you can’t pay. He escapes on day 3, in the evening at the latest unless he has discs.',
  'about.automatonAt': '{place}. {count, plural, one {# card left.} other {# cards left.}}',
  'about.seatAt':
    '{place}; notoriety {row}; {wounds, plural, =0 {no wounds} one {# wound} other {# wounds}}; income ${income}k.',
  'about.seatHolds':
    '{contacts, plural, =0 {No contacts} one {# contact} other {# contacts}}, {assets, plural, one {# used asset} other {# used assets}}, {discs, plural, =0 {no discs} one {# disc} other {# discs}}.',
  'about.seatPlayer':
    'Wants to escape with more money than everybody else. Cash, plan and tiles are secret until the end.',

  'about.row':
    '{penalty, plural, =0 {No penalty at the end.} other {Costs $#k at the end.}} Each day, the player with the highest notoriety goes first.',
  'about.rowYou': '{by, plural, =0 {You’re here.} other {{side, select, above {# above you.} other {# below you.}}}}',
  'about.rowWho': 'Here: {names}.',
  'about.lineTitle': '{line, select, 0 {First line} 1 {Second line} other {Third line}}',
  'about.line':
    'If you move up across it, the police close in: every player below you moves an officer towards you. Then you unlock {line, select, 0 {1 asset} 1 {2 assets} other {1 asset and take a disc}}.',
  'about.lineYou':
    '{by, plural, =0 {You’re above it.} one {You’re # row away from crossing it.} other {You’re # rows away from crossing it.}}',
  'about.lineNext': 'This turn’s cubes will take you across it.',

  'about.part':
    '{free, select, true {Everybody takes a turn in the morning, the afternoon and the evening.} other {A turn at night or dawn costs an extra-turn disc.}} Then notoriety is adjusted.',
  'about.partNow': '{state, select, now {This is now.} past {Over for today.} other {Still to come today.}}',
  'about.turns':
    '{inAll, plural, =0 {No turns left, not counting discs.} one {# turn left until the end, not counting discs.} other {# turns left until the end, not counting discs.}}',
  'about.discTurns':
    '{count, plural, =0 {You have no discs for night or dawn.} one {Your discs buy # more turn today.} other {Your discs buy # more turns today.}}',
  'about.dayTitle': 'Day {day} of 3',
  'about.day':
    '{day, select, 3 {The last day: one exit is open. Anybody still in the city after dawn is arrested.} other {First come income, patrol cards, new city tiles and turn order, then the parts of the day.}}',

  'about.deckTitle':
    '{deck, select, contacts {Contact deck} inspector {Inspector cards} lieutenant {Lieutenant cards} bag {Bag of officers} patrol {Patrol cards} A {Tile pile A} B {Tile pile B} C {Tile pile C} other {Tile pile D}}',
  'about.deckContacts':
    'Seven contacts are for hire; each one taken is replaced from this deck. Once empty, the deck stays empty.',
  'about.deckTiles':
    'The top tile of each pile is turned up beside the city, with officers, and is placed at the start of the next day.',
  'about.deckAutomaton':
    'Shows where to go next. A used card leaves the game; a card that can’t be used is shuffled back.',
  'about.deckPatrol': 'Two cards a day, and the last one on day 3. An exit with 2 cards is blocked for good.',
  'about.bag': 'Officers for new tiles are drawn from here.',
  'about.bagOf': '{officer}: {count} in the bag.',
  'about.assetsOf':
    '{ready, plural, =0 {No assets ready} other {Ready: {readyNames}}}. {used, plural, =0 {None used.} other {Used: {usedNames}.}}',
  'about.piles':
    'The tiles and contacts he has taken. They score for him at the end; what the tiles are worth is secret.',
  'about.left': '{count, plural, =0 {Empty.} other {# left.}}',
  'about.leftNamed': 'Left: {names}.',

  'about.tokenTitle':
    '{token, select, cash {Cash} income {Income} disc {Extra-turn disc} can {Gas can} member {Gang member} handcuffs {Handcuffs} wounds {Wounds} firstAid {First aid} rest {Rest} notoriety {Notoriety} cubes {Notoriety cubes} contacts {Contact spaces} items {Item spaces} assets {Asset spaces} boxed {Out of the game} star {Star} travel {Travel symbol} evade {Evade symbol} cube {Visitor’s cube} other {Movement points}}',
  'about.token.cash':
    'Your money. Others see what you pay and receive, but not how much you have. It scores at the end and pays for your escape.',
  'about.token.firstAid': 'Heals 1 wound. A rest makes it ready again.',
  'about.token.notoriety':
    'How well the police know you. It costs you money at the end. Crossing a line brings officers and unlocks assets.',
  'about.token.cubes': 'At the end of this part of the day, red cubes raise your notoriety and blue cubes lower it.',
  'about.token.boxed': 'Assets you have lost for good, to handcuffs or because no space was free.',
  'about.token.star': 'Using a contact with a star gives you 1 notoriety.',
  'about.token.travel': 'Works only while you travel: choose a route that uses it.',
  'about.token.evade': 'Works only in the evade step.',
  'about.token.cube':
    'Its owner has visited this place. On the income hexagon it paid income; on the plain one it scores at the end.',
  'about.token.points': 'You travel with {points} each turn, more with gas cans or the subway. Unused points are lost.',
  'about.youHave': '{count, plural, =0 {You have none.} other {You have #.}}',
  'about.supply': '{count, plural, =0 {None left in the supply.} other {# left in the supply.}}',
  'about.freeSpaces': '{count, plural, =0 {No spaces free.} one {# space free.} other {# spaces free.}}',
  'about.nextAsset': 'The next asset you unlock goes to the ${cost}k space.',
  'about.youHaveSum': 'You have {sum}.',
  'about.restNow': '{rested, select, true {You’ve already rested today.} other {You can still rest today.}}',
  'about.aidNow': '{ready, select, true {Yours is ready.} other {Yours has been used.}}',
} as const satisfies Record<string, string>;
