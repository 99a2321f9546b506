// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the dollar sign is a currency, and the braces are placeholders of ICU messages.
/** Texts of the stage: the clock, visits, offers, evading, the end. */
export const STAGE = {
  'stage.name': 'What’s happening',
  'clock.name': 'Time',
  'clock.day': 'Day {day}',
  'clock.before': 'before morning',

  'crossed.line':
    '{whoIs, select, you {You crossed} other {{name} crossed}} {line, select, 0 {the first} 1 {the second} other {the third}} line.',
  'crossed.movers': '{you, select, true {Now move an officer nearer.} other {Moving an officer nearer: {names}.}}',

  'visit.at': 'At {place}',
  'visit.rest': 'Resting',
  'visit.done': 'done',
  'visit.skipped': 'skipped',
  'visit.now': 'now',
  'visit.next': 'next',
  'visitStep.openClosed': 'Open the door',
  'visitStep.meetThieves': '+1 notoriety per other thief',
  'visitStep.placeCube': 'Cube, then your share',
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
  'visitStep.turnUp': 'Everything ready',

  'offer.bonus': '{group, select, 2 {And ${sum}k income at once.} other {And −1 notoriety.}}',
  'offer.inPlace': 'Replace {name}',
  'offer.stock': '{thing} ×{count}',
  'offer.onPlan': 'Your plan: {value, select, income {income at once} other {${sum}k}} for a visit',
  'offer.keyOpens':
    'Opens a locker of its colour: needs {need}; you have {have} · draw {draw, plural, one {# tile} other {# tiles}}',
  'offer.locker': 'A {tone} locker, {count} left',
  'offer.lockerNeeds': 'Needs {need}; you have {have} · draw {draw, plural, one {# tile} other {# tiles}}',
  'offer.unlock': '{effect}{from, select, contact { Frees a contact space.} other { Frees an item space.}}',

  'evade.sendAway': 'To get rid of more officers, first use: {things}.',
  'evade.suggestion': 'Suggestion',
  'evade.confirm':
    'Confirm: {cost, plural, =0 {free} other {$#k}}{stars, plural, =0 {} other {, +# notoriety}}, {wounds, plural, =0 {no wound} one {# wound} other {# wounds}}',
  'evade.against': 'against {officers}, {tile}',
  'evade.nobody': 'Nobody to evade on {tiles}.',
  'evade.whole': 'Whole tile:',
  'evade.toll':
    '{can, select, true {The Lieutenant takes {sum} for this tile.} other {The Lieutenant wants {sum}, which you don’t have: 2 wounds.}}',
  'evade.done': 'evaded',
  'evade.noWay': 'nothing ready against this one',
  'evade.leave': '{count, plural, =0 {Continue} one {Stop evading: # wound} other {Stop evading: # wounds}}',
  'evade.wounds':
    '{count, plural, one {# officer wounds you} other {# officers wound you}}: {red} of 3 cubes red{cuffs, plural, =0 {} one {, handcuffs once} =2 {, handcuffs twice} other {, handcuffs # times}}{assets, plural, =0 {} one {, an asset lost} other {, # assets lost}}.',
  'evade.arrest': 'You would be arrested.',
  'evade.take': '{count, plural, one {Take the wound} other {Take # wounds}}',
  'evade.back': 'Not yet',

  'end.out': 'Escaped',
  'end.caught': 'Arrested',
  'end.why':
    '{reason, select, exit {Couldn’t pay ${price}k to leave{known, select, true {, had {money, plural, =0 {no money} other {only $#k}}} other {}}.} turn {Couldn’t pay ${price}k to start a turn.} other {Still in the city after dawn.}}',
  'end.nobody': 'Nobody.',
  'end.plan': 'with the plan “{plan}”',
} as const satisfies Record<string, string>;
