// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the dollar is money, the braces are ICU's.
/** What is going on: the clock, visits, offers, evading, the end. */
export const STAGE = {
  'stage.name': 'What is going on',
  'stage.onMap': 'Choose on the map or in the list.',
  'clock.day': 'Day {day}',
  'clock.before': 'before morning',
  'clock.turns':
    '{now, select, true {After this: } other {Yours: }}{today, plural, =0 {no turn} one {# turn} other {# turns}} today{byDisc, plural, =0 {} one { (+# by disc)} other { (+# by discs)}}, {inAll} in all',
  'clock.last': '{now, select, true {This is your last turn!} other {No turn left!}}',
  'clock.short': 'Exit {exit} is open: {cost}, you have {cash}{covered, select, true {.} other {!}}',
  'clock.noExit':
    'Out on day 3 only. Leaving {cost, plural, =0 {is free for the first} other {would cost $#k}}{covered, select, true {} other {: more than you have}}.',
  'clock.getOut': 'Get out by exit {exit}, {tile}!',
  'clock.cost': 'It costs {cost}, you have {cash}{covered, select, true {.} other {: not enough!}}',
  'clock.inReach': '{inReach, select, true {You can reach it now.} other {Out of reach this turn.}}',
  'clock.hush': 'Each turn starts with $1k to pay.',

  'crossed.line':
    '{whoIs, select, you {You crossed} other {{name} crossed}} {line, select, 0 {the first} 1 {the second} other {the third}} line.',
  'crossed.movers': '{you, select, true {You move an officer nearer now.} other {To move an officer nearer: {names}.}}',

  'visit.at': 'At {place}',
  'visit.rest': 'Resting',
  'visit.done': 'done',
  'visit.skipped': 'skipped',
  'visit.now': 'now',
  'visit.next': 'to come',
  'visitStep.openClosed': 'Open the door',
  'visitStep.meetThieves': '+1 per other thief',
  'visitStep.placeCube': 'Cube and share',
  'visitStep.lieLow': '−1 notoriety',
  'visitStep.takeKey': 'Key',
  'visitStep.buyFixer': 'Fixer',
  'visitStep.hireGang': 'Hire the gang',
  'visitStep.takeCan': 'Gas can',
  'visitStep.buyEquipment': 'Equipment',
  'visitStep.openLocker': 'Locker',
  'visitStep.unlockAsset': 'Unlock an asset',
  'visitStep.healOne': 'Heal',
  'visitStep.takeContact': 'Contact',
  'visitStep.payChurch': 'Gift',
  'visitStep.buyHealing': 'Healing',
  'visitStep.drawAttention': '+1 notoriety',
  'visitStep.exitReward': 'Income or exit tile',
  'visitStep.turnUp': 'All ready again',

  'offer.bonus': '{group, select, 2 {And an income of ${sum}k at once.} other {And −1 notoriety.}}',
  'offer.inPlace': 'In the place of {name}',
  'offer.stock': '{thing} ×{count}',
  'offer.locker': 'A {tone} locker, {count} left',
  'offer.lockerNeeds': 'Needs {need}, you have {have} · draw {draw, plural, one {# tile} other {# tiles}}',
  'offer.unlock': '{effect}{from, select, contact { Frees a contact space.} other { Frees an item space.}}',

  'evade.nobody': 'Nobody on {tiles}.',
  'evade.whole': 'Whole tile:',
  'evade.toll':
    '{can, select, true {The Lieutenant takes {sum} for this tile.} other {The Lieutenant wants {sum}, which you don’t have: 2 wounds.}}',
  'evade.done': 'got past',
  'evade.noWay': 'nothing ready against this one',
  'evade.leave': '{count, plural, =0 {Go on} one {Leave it at that: # wound} other {Leave it at that: # wounds}}',
  'evade.wounds':
    '{count, plural, one {# officer wounds you} other {# officers wound you}}: {red} of 3 cubes red{cuffs, plural, =0 {} one {, handcuffs once} other {, handcuffs # times}}{assets, plural, =0 {} one {, an asset lost} other {, # assets lost}}.',
  'evade.arrest': 'You would be arrested.',
  'evade.take': '{count, plural, one {Take the wound} other {Take # wounds}}',
  'evade.back': 'Not yet',

  'end.out': 'Out of the city',
  'end.caught': 'Under arrest',
  'end.nobody': 'Nobody.',
  'end.plan': 'with the plan {plan}',
} as const satisfies Record<string, string>;
