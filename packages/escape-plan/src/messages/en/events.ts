// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the dollar is money, the braces are ICU's.
import type { Event } from '../../events.ts';

/**
 * What happened, told to one reader: `{seat}` and `{who}` are a name or "You", and `…Is` tells which (`you`, `other`, or the
 * automaton). What automata do names its rule, since nobody chose it.
 */
export const EVENTS = {
  'event.cityFounded': 'The city begins with {tiles}.',
  'event.marketOpened': 'For hire at first: {contacts}.',
  'event.planDealt': '{seat} got {planIs, select, hidden {an escape plan} other {the escape plan {plan}}}.',
  'event.dayBegan': 'Day {day} begins.',
  'event.partBegan': '{part}.',
  'event.patrolRevealed': 'A patrol shows up at exit {exit}.',
  'event.exitBlocked': 'Exit {exit} is blocked for good.',
  'event.tileTurnedUp': 'Next part of the city to come: {tile}.',
  'event.officersArrived': '{tile} gets {officersCount, plural, =0 {no officers} other {{officers}}}.',
  'event.tilePlaced': '{seat} added {tile} to the city.',
  'event.hauntOpened': '{seat} opened {place}.',
  'event.turnOrderSet': 'Turn order: {order}.',
  'event.turnBegan': '{whoIs, select, you {Your} other {{who}’s}} turn.',
  'event.turnEnded': '{who} ended the turn.',
  'event.rested': '{seat} rested.',
  'event.turnedUp': '{seatIs, select, you {Your} other {{seat}’s}} contacts and equipment are ready again.',
  'event.travelled':
    '{seat} went from {from} to {to}{cans, plural, =0 {} one {, burning a gas can} other {, burning # gas cans}}{meansCount, plural, =0 {} other {, helped by {means}}}{escapeIs, select, true {: the escape!} other {.}}',
  'event.turnedBack': '{seat} turned back to {place}: the journey could end nowhere.',
  'event.officerEvaded':
    '{seat} got past {officerIs, select, inspector {the Inspector} other {a {officer}}} on {tile}.',
  'event.evadingEnded':
    '{wounds, plural, =0 {{seat} slipped away unseen.} one {# officer catches up with {seatIs, select, you {you} other {{seat}}}.} other {# officers catch up with {seatIs, select, you {you} other {{seat}}}.}}',
  'event.wounded': '{seatIs, select, you {You were} other {{seat} was}} wounded.',
  'event.healed': '{seat} healed {wounds, plural, one {# wound} other {# wounds}}.',
  'event.handcuffsTaken':
    '{seat} got handcuffs{boxedIs, select, none {} other { and lost {boxed}}}; a red cube turns green.',
  'event.visited':
    '{who} {whoIs, select, inspector {appears at {place} [I3]} lieutenant {appears at {place} [J3]} you {visit {place}} other {visits {place}}}.',
  'event.turnedAway': '{seat} can’t visit {place} and {seatIs, select, you {stay} other {stays}} outside [L16].',
  'event.paid': '{seat} paid ${sum}k {reason}.',
  'event.received': '{seat} received ${sum}k {gain}.',
  'event.discTaken':
    '{who} took an extra-action disc{whoIs, select, inspector { [I5, I6]} lieutenant { [J13, I5]} other {}}.',
  'event.discReturned':
    '{who} gave back a disc for another turn{whoIs, select, inspector { [I9]} lieutenant { [I9]} other {}}.',
  'event.keyTaken': '{seat} took a {colour} key.',
  'event.keyUsed': '{seat} used a {colour} key up.',
  'event.cubePlaced':
    '{who} left a cube at {haunt}{whoIs, select, inspector { [{hauntIs, select, safeHouse1 {I6} safeHouse2 {I6} safeHouse3 {I6} other {I5}}]} lieutenant { [{hauntIs, select, safeHouse1 {I6} safeHouse2 {I6} safeHouse3 {I6} other {I5}}]} other {{hexagonIs, select, income {, on its income hexagon} other {}}}}.',
  'event.businessClosed': 'From now on {haunt} is closed.',
  'event.gangHired': '{seat} hired the gang of {place}.',
  'event.memberReturned':
    '{seatIs, select, you {Your gang member} other {A gang member of {seat}}} went home to {place}.',
  'event.canTaken': '{seat} took a gas can.',
  'event.tilesDrawn':
    '{seat} drew {drawnCount, plural, one {# tile} other {# tiles}} from {stack}{seatIs, select, you {: {drawn}} other {}}.',
  'event.tileKept': '{seat} kept one {valueIs, select, hidden {} other {of ${value}k }}from {stack}.',
  'event.itemStored': '{seat} put {item} onto an item space.',
  'event.itemReplaced': '{seat} put {item} in the place of {replaced}.',
  'event.contactChosen': '{seat} picked {card}.',
  'event.contactPlaced': '{seat} hired {card}.',
  'event.contactReplaced': '{seat} hired {card} in the place of {replaced}.',
  'event.contactBoxed': '{seat} sent {card} out of town.',
  'event.contactRevealed': 'New for hire: {card}.',
  'event.contactUsed': '{seat} called {card}.',
  'event.equipmentUsed': '{seat} used the {equipment}.',
  'event.fixerUsed': '{seat} used the {fixer}.',
  'event.firstAidUsed': '{seat} used the first aid.',
  'event.assetUnlocked': '{seat} unlocked {asset}.',
  'event.assetBoxed': '{seat} unlocked {asset}, but all asset spaces are taken: it goes to the box [U2].',
  'event.assetUsed': '{seat} used {asset}.',
  'event.officerMoved': 'A {officer} moved from {from} to {to}.',
  'event.officerRemoved': 'A {officer} on {from} is off the case.',
  'event.notorietyGained':
    '{who} drew attention: +1 notoriety{whoIs, select, inspector { [I4 to I8]} lieutenant { [I4 to I8]} other {}}.',
  'event.notorietyLost':
    '{who} lay low: −1 notoriety{whoIs, select, inspector { [I6 to I8]} lieutenant { [I6 to I8]} other {}}.',
  'event.notorietyAdjusted': '{whoIs, select, you {Your} other {{who}’s}} notoriety: {from} → {to}.',
  'event.lineCrossed':
    '{who} crossed {line, select, 0 {the first} 1 {the second} other {the third}} line: officers close in [N3{whoIs, select, inspector {, I12, I15} lieutenant {, I12, I15} other {}}].',
  'event.escaped':
    '{whoIs, select, you {You are} other {{who} is}} out of the city!{whoIs, select, lieutenant { [J8]} other {}}',
  'event.arrested': '{seatIs, select, you {You were} other {{seat} was}} arrested.',
  'event.automatonRevealed':
    '{who} {fitsIs, select, true {goes to {card}} other {skips {card}}} [{whoIs, select, inspector {I3} other {J3}}].',
  'event.automatonStayed':
    '{who} finds no card that fits, stays and does nothing [{whoIs, select, inspector {I3} other {J11}}].',
  'event.automatonTookContact':
    '{whoIs, select, inspector {The Inspector sends {card} out of town [I5, I13]} other {The Lieutenant takes {card} along [J5]}}.',
  'event.tilesTakenUnseen':
    '{whoIs, select, inspector {The Inspector puts tiles into the box unseen: {pile} [I7, I8]} other {The Lieutenant takes a pile of tiles unseen: {pile} [J6]}}.',
  'event.fixerBoxed': 'The {fixer} is gone from the market [I6].',
  'event.keyBoxed': 'A {colour} key of {haunt} is gone [I6].',
  'event.lieutenantShown':
    'The Lieutenant’s plan was {plan}{pilesCount, plural, =0 {} other {; his piles are worth {piles}}} [J9].',
  'event.handShown':
    '{seat} had ${cash}k and the plan {plan}{itemsCount, plural, =0 {} other {; on the item spaces {items}}}.',
  'event.gameEnded': 'The game is over.',
} as const satisfies Record<`event.${Event['type']}`, string>;
