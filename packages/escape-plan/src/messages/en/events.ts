// biome-ignore-all lint/suspicious/noTemplateCurlyInString: `$` is a currency sign, and braces are ICU message syntax.
import type { Event } from '../../events.ts';

/**
 * The sentence for each event. `{seat}` and `{who}` are a name or "You". `{seatIs}` and `{whoIs}` are `you`,
 * `inspector`, `lieutenant` or `other`. A sentence about an automaton includes the rule that the automaton follows,
 * because no player chose what happened.
 */
export const EVENTS = {
  'event.cityFounded': 'The city started with {tiles}.',
  'event.marketOpened': 'The first contacts for hire: {contacts}.',
  'event.planDealt': '{seat} got {planIs, select, hidden {an escape plan} other {the escape plan “{plan}”}}.',
  'event.dayBegan': 'Day {day} began.',
  'event.partBegan': '{part}.',
  'event.patrolRevealed': 'A patrol card was revealed for exit {exit}.',
  'event.exitBlocked': 'Exit {exit} was blocked for good.',
  'event.tileTurnedUp': 'Next tile to place: {tile}.',
  'event.officersArrived':
    '{officersCount, plural, =0 {No officers came to {tile}} one {New officer on {tile}: {officers_a}} other {New officers on {tile}: {officers_a}}}.',
  'event.tilePlaced': '{seat} added {tile} to the city.',
  'event.hauntOpened': '{seat} opened {place}.',
  'event.turnOrderSet': 'Turn order: {order}.',
  'event.turnBegan': '{whoIs, select, you {Your} other {{who}’s}} turn.',
  'event.turnEnded': '{who} ended {whoIs, select, you {your} other {their}} turn.',
  'event.rested': '{seat} rested.',
  'event.turnedUp': '{seatIs, select, you {Your} other {{seat}’s}} contacts and equipment became ready again.',
  'event.travelled':
    '{seat} went from {from} to {to}{cans, plural, =0 {} one {, using a gas can} other {, using # gas cans}}{meansCount, plural, =0 {} other {, with {means}}}{escapeIs, select, true {, making a break for it!} other {.}}',
  'event.turnedBack': '{seat} turned back to {place}, with nowhere to stop.',
  'event.officerEvaded': '{seat} evaded {officerIs, select, inspector {the Inspector} other {a {officer}}} on {tile}.',
  'event.evadingEnded':
    '{wounds, plural, =0 {{seat} got away unhurt.} one {# officer caught up with {seatIs, select, you {you} other {{seat}}}: 1 wound.} other {# officers caught up with {seatIs, select, you {you} other {{seat}}}: # wounds.}}',
  'event.wounded': '{seatIs, select, you {You were} other {{seat} was}} wounded.',
  'event.healed': '{seat} healed {wounds, plural, one {# wound} other {# wounds}}.',
  'event.handcuffsTaken':
    '{seat} took handcuffs{boxedIs, select, none {} other { and lost {boxed}}}; a red cube turned green again.',
  'event.visited':
    '{who} {whoIs, select, inspector {appeared at {place} [I3]} lieutenant {appeared at {place} [J3]} you {visited {place}} other {visited {place}}}.',
  'event.turnedAway': '{seat} got to {place} but couldn’t visit it [L16].',
  'event.paid': '{seat} paid ${sum}k {reason}.',
  'event.received': '{seat} received ${sum}k {gain}.',
  'event.discTaken':
    '{who} took an extra-turn disc{whoIs, select, inspector { [I5, I6]} lieutenant { [J13, I5]} other {}}.',
  'event.discReturned':
    '{who} spent a disc on a full turn{whoIs, select, inspector { [I9]} lieutenant { [I9]} other {}}.',
  'event.keyTaken': '{seat} took a {colour} key.',
  'event.keyUsed': '{seat} used a {colour} key.',
  'event.cubePlaced':
    '{who} put a cube on {haunt}{whoIs, select, inspector { [{hauntIs, select, safeHouse1 {I6} safeHouse2 {I6} safeHouse3 {I6} other {I5}}]} lieutenant { [{hauntIs, select, safeHouse1 {I6} safeHouse2 {I6} safeHouse3 {I6} other {I5}}]} other {{hexagonIs, select, income { (income hexagon)} other {}}}}.',
  'event.businessClosed': 'A business closed: {haunt}.',
  'event.gangHired': '{seat} hired the gang at {place}.',
  'event.memberReturned': 'One of {seatIs, select, you {your} other {{seat}’s}} gang members went home to {place}.',
  'event.canTaken': '{seat} took a gas can.',
  'event.tilesDrawn':
    '{seat} drew {drawnCount, plural, one {# tile} other {# tiles}} from {stack}{seatIs, select, you {: {drawn}} other {}}.',
  'event.tileKept': '{seat} kept {valueIs, select, hidden {one} other {the ${value}k tile}} from {stack}.',
  'event.itemStored': '{seat} put {item} on an item space.',
  'event.itemReplaced': '{seat} replaced {replaced} with {item}.',
  'event.contactChosen': '{seat} took {card}.',
  'event.contactPlaced': '{seat} hired {card}.',
  'event.contactReplaced': '{seat} replaced {replaced} with {card}.',
  'event.contactBoxed': '{seat} sent {card} out of town.',
  'event.contactRevealed': 'New for hire: {card}.',
  'event.contactUsed': '{seat} used {card}.',
  'event.equipmentUsed': '{seat} used {equipment_inside}.',
  'event.fixerUsed': '{seat} used {fixer_inside}.',
  'event.firstAidUsed': '{seat} used first aid.',
  'event.assetUnlocked': '{seat} unlocked {asset}.',
  'event.assetBoxed': '{seat} unlocked {asset}, but every asset space was taken, so it left the game [U2].',
  'event.assetUsed': '{seat} used {asset}.',
  'event.officerMoved': 'A {officer} moved from {from} to {to}.',
  'event.officerRemoved': 'A {officer} on {from} was removed from the game.',
  'event.notorietyGained':
    '{who} gained 1 notoriety{whoIs, select, inspector { [I4 to I8]} lieutenant { [I4 to I8]} other {}}.',
  'event.notorietyLost':
    '{who} lost 1 notoriety{whoIs, select, inspector { [I6 to I8]} lieutenant { [I6 to I8]} other {}}.',
  'event.notorietyAdjusted': '{whoIs, select, you {Your} other {{who}’s}} notoriety changed: {from} → {to}.',
  'event.lineCrossed':
    '{who} crossed {line, select, 0 {the first} 1 {the second} other {the third}} line: officers closed in [N3{whoIs, select, inspector {, I12, I15} lieutenant {, I12, I15} other {}}].',
  'event.escaped': '{who} escaped!{whoIs, select, lieutenant { [J8]} other {}}',
  'event.arrested': '{seatIs, select, you {You were} other {{seat} was}} arrested.',
  'event.automatonRevealed':
    '{who} {fitsIs, select, true {drew} other {skipped}} the card for {card} [{whoIs, select, inspector {I3} other {J3}}].',
  'event.automatonStayed': '{who} had no card to use and stayed put [{whoIs, select, inspector {I3} other {J11}}].',
  'event.automatonTookContact':
    '{whoIs, select, inspector {The Inspector sent {card} out of town [I5, I13]} other {The Lieutenant took {card} for himself [J5]}}.',
  'event.tilesTakenUnseen':
    '{whoIs, select, inspector {The Inspector removed {pileCount, plural, one {a tile} other {tiles}} from the game, unseen: {pile} [I7, I8]} other {The Lieutenant took a pile of tiles, unseen: {pile} [J6]}}.',
  'event.fixerBoxed': 'Out of the game: {fixer_inside} [I6].',
  'event.keyBoxed': 'A {colour} key from {haunt} left the game [I6].',
  'event.lieutenantShown':
    'The Lieutenant’s plan was “{plan}”{pilesCount, plural, =0 {} other {; his piles were worth {piles}}} [J9].',
  'event.handShown':
    '{seat} had {cash, plural, =0 {no money} other {$#k}}{itemsCount, plural, =0 { and the plan “{plan}”} one {, the plan “{plan}” and {items}} other { and the plan “{plan}”, plus {items}}}.',
  'event.gameEnded': 'The game ended.',
} as const satisfies Record<`event.${Event['type']}`, string>;
