// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the dollar is money, the braces are ICU's.
/** Texts of the stage: the clock, visits, offers, evading, the end. */
export const STAGE = {
  'stage.name': 'What’s happening',
  'stage.onMap': 'Choose on the map or in the list.',
  'clock.day': 'Day {day}',
  'clock.before': 'before morning',
  'clock.turns':
    '{now, select, true {After this: } other {Yours: }}{today, plural, =0 {no turn} one {# turn} other {# turns}} today{byDisc, plural, =0 {} one { (+# by disc)} other { (+# by discs)}}, {inAll} in all',
  'clock.last': '{now, select, true {This is your last turn!} other {No turn left!}}',
  'clock.short': 'Exit {exit} is open: {cost}, you have {cash}{covered, select, true {.} other {!}}',
  'clock.noExit':
    'You can escape on day 3 only. It {cost, plural, =0 {is free for the first player} other {would cost $#k}}{covered, select, true {} other {, more than you have}}.',
  'clock.getOut': 'Escape by exit {exit}, {tile}!',
  'clock.cost': 'It costs {cost}, you have {cash}{covered, select, true {.} other {: not enough!}}',
  'clock.inReach': '{inReach, select, true {You can reach it now.} other {Out of reach this turn.}}',
  'clock.hush': 'Each turn starts with a payment of $1k.',

  'crossed.line':
    '{whoIs, select, you {You crossed} other {{name} crossed}} {line, select, 0 {the first} 1 {the second} other {the third}} line.',
  'crossed.movers': '{you, select, true {You move an officer nearer now.} other {Moving an officer nearer: {names}.}}',

  'visit.at': 'At {place}',
  'visit.rest': 'Resting',
  'visit.done': 'done',
  'visit.skipped': 'skipped',
  'visit.now': 'now',
  'visit.next': 'next',
  'visitStep.openClosed': 'Open the door',
  'visitStep.meetThieves': '+1 per other thief',
  'visitStep.placeCube': 'Cube and share',
  'visitStep.lieLow': '−1 notoriety',
  'visitStep.takeKey': 'Key',
  'visitStep.buyFixer': 'Fixer tile',
  'visitStep.hireGang': 'Hire the gang',
  'visitStep.takeCan': 'Gas can',
  'visitStep.buyEquipment': 'Equipment',
  'visitStep.openLocker': 'Locker',
  'visitStep.unlockAsset': 'Unlock an asset',
  'visitStep.healOne': 'Heal',
  'visitStep.takeContact': 'Contact',
  'visitStep.payChurch': 'Donation',
  'visitStep.buyHealing': 'Healing',
  'visitStep.drawAttention': '+1 notoriety',
  'visitStep.exitReward': 'Income or exit tile',
  'visitStep.turnUp': 'All ready',

  'offer.bonus': '{group, select, 2 {And ${sum}k income at once.} other {And −1 notoriety.}}',
  'offer.inPlace': 'Replace {name}',
  'offer.stock': '{thing} ×{count}',
  'offer.locker': 'A {tone} locker, {count} left',
  'offer.lockerNeeds': 'Needs {need}, you have {have} · draw {draw, plural, one {# tile} other {# tiles}}',
  'offer.unlock': '{effect}{from, select, contact { Frees a contact space.} other { Frees an item space.}}',

  'evade.nobody': 'Nobody to evade on {tiles}.',
  'evade.whole': 'Whole tile:',
  'evade.toll':
    '{can, select, true {The Lieutenant takes {sum} for this tile.} other {The Lieutenant wants {sum}, which you don’t have: 2 wounds.}}',
  'evade.done': 'evaded',
  'evade.noWay': 'nothing ready against this one',
  'evade.leave': '{count, plural, =0 {Continue} one {Stop here: # wound} other {Stop here: # wounds}}',
  'evade.wounds':
    '{count, plural, one {# officer wounds you} other {# officers wound you}}: {red} of 3 cubes red{cuffs, plural, =0 {} one {, handcuffs once} other {, handcuffs # times}}{assets, plural, =0 {} one {, an asset lost} other {, # assets lost}}.',
  'evade.arrest': 'You would be arrested.',
  'evade.take': '{count, plural, one {Take the wound} other {Take # wounds}}',
  'evade.back': 'Not yet',

  'end.out': 'Escaped',
  'end.caught': 'Arrested',
  'end.nobody': 'Nobody.',
  'end.plan': 'with the plan {plan}',
} as const satisfies Record<string, string>;
