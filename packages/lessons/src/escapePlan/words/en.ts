import type { Catalogue } from '@getaway/text';

export const WORDS = {
  'rival.rook': 'Rook',
  'rival.vesper': 'Vesper',
  'goal.title': 'The goal, and your plan',
  'goal.travel':
    'The richest thief who escapes on day 3 wins. Your escape plan says what each place is worth to you: travel to the nightclub, worth $60k.',
  'goal.income': 'On your plan the bar pays income: $8k at once, but nothing at the end.',
  'goal.store': 'A store sells useful things, but it’s worth nothing at the end.',
  'goal.contact':
    'Your cube is on the nightclub: $60k at the end. A business also brings a contact, so take any of the seven.',
  'goal.hire': 'Hire the contact: one is worth nothing at the end, but five are worth $100k.',
  'goal.sentAway': 'Then nobody gets this contact, and you end up with one fewer than you could have had.',
  'goal.endTurn': 'A turn is travel, evade, visit. Now end yours.',
  'goal.end': 'You can visit each business only once, so every cube counts. Escape, or nothing counts at all.',
  'travel.title': 'Travel and terrain',
  'travel.walk':
    'You have 3 movement points: one to leave a location, one to enter another, one for each change of terrain. Walking along the same terrain is free, so travel to the marked subway station.',
  'travel.near': 'Possible, but you can go much farther.',
  'travel.endTurn': 'If you stop at a subway station, there’s nothing to visit. End your turn.',
  'travel.subway':
    'From one station you can ride to any other for 0 points, and you even get an extra point. Ride, then travel on to the helicopter pad.',
  'travel.station': 'That’s only a ride to a station: you still have points to travel on.',
  'travel.lastTurn': 'Next time you can fly up to two tiles from the helicopter pad. End your turn.',
  'travel.end': 'Point at any place to see the route and its cost. Places out of reach tell you why.',
  'officers.title': 'Officers and wounds',
  'officers.travel':
    'You must evade every officer on each tile you leave, but not those on the tile where you stop. Travel to the marked station.',
  'officers.moreOfficers': 'This route crosses another tile, where a SWAT officer is waiting.',
  'officers.evade': 'There are two officers on the tile you’re leaving. Your cap stops the local one: use it.',
  'officers.tooEarly': 'Every officer you don’t evade gives you a wound.',
  'officers.wound': 'You have nothing to stop the federal officer. Stop evading.',
  'officers.takeWound': 'One officer is left, so take one wound.',
  'officers.firstAid':
    'A wound costs $20k at the end, and a fourth one brings handcuffs. Use your first aid to heal it.',
  'officers.stillHurt': 'Your first aid is ready, and a wound costs $20k at the end.',
  'officers.endTurn': 'The cap and first aid stay used until you rest. End your turn.',
  'officers.end': 'Look at the officers before you choose a route. The table counts the wounds for you.',
  'store.title': 'The store and the lockers',
  'store.travel': 'Stores sell equipment and hold lockers. Travel to the marked store.',
  'store.otherPlace': 'That’s a gang headquarters; hiring a gang costs $5k.',
  'store.can': 'A gas can gives one more movement point, once. Take one.',
  'store.noCan': 'It’s free, and you can hold two.',
  'store.buy':
    'There’s a local officer here, and you’ll have to leave this tile. Buy something that stops a local officer.',
  'store.otherOfficer': 'The cap is the cheapest thing against a local officer.',
  'store.locker': 'Notoriety 3 and one contact make 4, enough for a green locker. Open it with your green key.',
  'store.noLocker': 'Lockers are worth up to $120k, and your key is no use for anything else here.',
  'store.keep': 'You draw as many tiles as you have contacts, plus one for green. Keep the best.',
  'store.empty': 'This locker is empty.',
  'store.end': 'Only you know what your locker holds. It takes up one of your item spaces until the end.',
  'places.title': 'Safe houses and the clinic',
  'places.safeHouse': 'A safe house is on your plan too, and it takes a little heat off you. Travel there.',
  'places.station': 'There’s nothing to visit there.',
  'places.key': 'You lost 1 notoriety. Take a key: it opens a locker of its colour, or a closed business.',
  'places.fixer': 'Safe houses sell fixer tiles, which work once each. Buy any one.',
  'places.noFixer': 'You can skip it, but only safe houses sell them.',
  'places.clinic': 'You have a wound. Travel to the clinic.',
  'places.unlock': 'An unlocked asset frees its space and can be used once. Unlock any asset you like.',
  'places.noAsset': 'It’s free here, and every used asset is worth $10k.',
  'places.heal': 'Now heal your wound.',
  'places.stillHurt': 'A wound costs $20k at the end.',
  'places.end': 'The clinic and the church also give you a contact. Three cubes in one group earn a bonus.',
  'services.title': 'Gang, hospital, church, exit',
  'services.gang': 'A gang costs $5k and gives you two members. Travel to its headquarters.',
  'services.member':
    'A member can fly you, evade a whole tile, or lower your notoriety by 1. Use one to lower your notoriety.',
  'services.keptMember': 'You can keep both, but high notoriety costs money at the end.',
  'services.hospital': 'The hospital heals up to three wounds: you pay, and you gain 1 notoriety. Travel there.',
  'services.heal': 'You have two wounds. Pay to heal both.',
  'services.stillHurt': 'Each wound costs $20k at the end, so $3k is a bargain.',
  'services.church': 'Now travel to the church.',
  'services.donate': 'For $1k the church lowers your notoriety by 1. Donate.',
  'services.kept': 'You would keep the $1k, but the notoriety too.',
  'services.exit': 'Exits are locations too. Travel to the marked one, by any route.',
  'services.income': 'An exit pays your income: $1k for each cube on your income track. Take it.',
  'services.noIncome': 'It costs nothing.',
  'services.end':
    'At a blocked exit you can take an exit tile instead. On day 3 the one exit that isn’t blocked is your way out.',
  'notoriety.title': 'Notoriety and its lines',
  'notoriety.meet': 'Another thief is at the nightclub: each one there gives you 1 notoriety. Travel there anyway.',
  'notoriety.contact':
    'One of your notoriety cubes is red now; it will count when this part of the day is over. Take a contact.',
  'notoriety.endTurn': 'You’re on row 2, just below the first line. End your turn to cross it.',
  'notoriety.unlock':
    'Everybody below you moved an officer nearer. But crossing a line also unlocks assets: choose one.',
  'notoriety.end':
    'Notoriety brings assets and opens lockers. At the end it costs money, and going past the top wounds you.',
  'things.title': 'Contacts, assets and rest',
  'things.useContact': 'On your turn you can use any ready contact for its price. Use yours to lower your notoriety.',
  'things.tooEarly': 'A rest makes used cards ready again: use the contact first.',
  'things.rest': 'The contact is used now. Rest: once a day, it makes all your cards ready again.',
  'things.notReady': 'Then the contact stays used.',
  'things.unlock': 'A rest also unlocks an asset. Choose any one.',
  'things.useAsset': 'An unlocked asset works once, for the price of its space. Use the one that gives a disc.',
  'things.unused': 'The asset can wait, but used assets are worth $10k each.',
  'things.endTurn': 'A disc buys a turn at night or at dawn. End your turn.',
  'things.end': 'Rest when you’ve used a lot, not when you’re tired. Discs are the only way to get more turns.',
  'growth.title': 'The growing city',
  'growth.place':
    'Each morning the city grows by four tiles, and officers come with them. Place the tile with one officer beside your hospital.',
  'growth.officers': 'That puts two officers right beside the hospital, where you start.',
  'growth.open': 'Whoever places a tile chooses what opens there. Open the business that’s worth most on your plan.',
  'growth.worthLess': 'Your plan pays less for this one.',
  'growth.last': 'A tile must touch two others and continue a terrain. Place the last one wherever you like.',
  'growth.end':
    'The player with the highest notoriety goes first. Two patrol cards each day decide which exits are blocked.',
  'escape.title': 'The way out',
  'escape.declare':
    'Day 3: two exits are blocked and one is open. Travel there and escape; anybody still in the city after dawn is arrested.',
  'escape.onlyVisit': 'That’s only a visit: you would still be in the city.',
  'escape.tooLate': 'It’s evening; without a disc you have no more turns.',
  'escape.evade': 'As always, you must evade the officers on the tiles you leave. Use your cap.',
  'escape.wounded': 'Every officer you don’t evade gives you a wound, which costs $20k.',
  'escape.evadeExit': 'When you escape, officers on the exit’s tile count as well. Use your vest.',
  'escape.pay': 'The first to escape pays nothing; later ones pay up to $10k. Leave the city.',
  'escape.end':
    'From now on, every turn costs the others $1k. Your plan, cash, contacts, lockers and used assets all count.',
  'solo.title': 'Extra: alone against two',
  'solo.leave':
    'In a solo game you must escape with more than the Lieutenant. He’s on your tile, and leaving it costs $3k: travel to the marked store.',
  'solo.notTheStore': 'You can go there too, but it isn’t the marked store.',
  'solo.endTurn':
    'He follows you around; the Inspector goes anywhere and counts as an officer. End your turn and watch them.',
  'solo.end': 'Both take contacts and visit places. Keep $3k ready for him, and something to evade her with.',
  'tip.line': 'Somebody crossed a line: they unlock assets, and everybody lower moves an officer nearer.',
  'tip.wound': 'A wound costs $20k at the end. First aid, the clinic and the hospital can heal it.',
  'tip.goal':
    'Visit the places on your plan: they pay if you leave by the open exit on day 3. Whoever is still in the city after that is arrested; the richest of the others wins.',
  'tip.turn':
    'Move to visit a place, or rest once a day to make used cards ready again. Your plan says which places pay you.',
  'tip.travel':
    'Leaving a location, entering another and each change of terrain cost 1 movement point each, and you have three. Moving within the same terrain is free, however far you go.',
  'tip.officers':
    'There are officers on the tiles you left: use what stops them. Each one you don’t evade gives you a wound.',
  'tip.contact': 'Contacts help you now and score at the end: $0, $10k, $30k, $60k or $100k for one to five.',
  'tip.place': 'A new tile must touch two others and continue a terrain. Its officers come along.',
  'tip.open': 'Open a place that your plan pays well for, if it’s easy for you to reach.',
  'tip.unlock': 'An unlocked asset can be used once, for the price of its space, and is worth $10k once used.',
  'tip.disc': 'A disc buys a turn now, at night or at dawn. Unused discs stay with you.',
  'tip.locker':
    'A locker needs a key of its colour, and notoriety plus contacts of at least its number. Only you see what’s inside.',
} as const satisfies Catalogue;

export type EscapePlanLessonKey = keyof typeof WORDS;
