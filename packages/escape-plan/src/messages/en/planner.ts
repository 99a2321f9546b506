// biome-ignore-all lint/suspicious/noTemplateCurlyInString: `$` is a currency sign, and braces are ICU message syntax.

/**
 * The texts of the escape planner. It shows how many turns remain, the way to each exit, the price of escaping, and the
 * last turn in which the player can escape.
 */
export const PLANNER = {
  'planner.name': 'Escape planner',
  'planner.turns':
    '{turns, plural, =0 {No turns left} one {# turn left} other {# turns left}}{byDisc, plural, =0 {} one { (# by disc)} other { (# by disc)}}',
  'planner.exit': 'Exit {exit}',
  'planner.exitAt': 'Exit {exit}, {tile}',
  'planner.chance': '{cases} in {of} chance of being open',
  'planner.odds': 'open in {cases} of {of} cases',
  'planner.notPlaced': 'not in the city yet',
  'planner.noWay': 'can’t be reached on foot',
  'planner.here': 'you’re there',
  'planner.turnsAway': '{turns, plural, one {# turn} other {# turns}}',
  'planner.distance': '{turns, plural, one {# turn} other {# turns}}, {points} MP',
  'planner.onFoot': 'on foot {turns, plural, one {# turn} other {# turns}}, {points} MP',
  'planner.quicker':
    '{turns, plural, one {# turn} other {# turns}}, {points} MP with {means}{cost, plural, =0 {} other { ($#k)}}',
  'planner.can': 'gas can',
  'planner.via': 'via {stops}',
  'planner.price': '{now, plural, =0 {Escaping is free} other {Escaping costs $#k}}',
  'planner.priceNext':
    '{now, plural, =0 {Escaping is free} other {Escaping costs $#k}}, but ${next}k once somebody else has left',
  'planner.priceNextShort':
    '{now, plural, =0 {Free now} other {Costs $#k}}; if somebody leaves first, ${next}k: ${short}k short',
  'planner.hush':
    '{due, select, true {Each of your turns costs ${sum}k} other {Once somebody has left, each turn costs ${sum}k}}',
  'planner.money': 'You’ll have {cash, plural, =0 {no money} other {$#k}}',
  'planner.short': 'You’ll have {cash, plural, =0 {no money} other {$#k}}: ${short}k short',
  'planner.when': 'day {day}, {part}',
  'planner.bill':
    '{when}: {cost, plural, =0 {free} other {$#k to pay}}, and you’ll have {cash, plural, =0 {no money} other {$#k}}',
  'planner.lastNow': 'Go now! After this turn it’s too late',
  'planner.setOut': 'Set out by: {when}',
  'planner.last': 'Be at the exit by: {when}',
  'planner.never': 'You can no longer get there in time',
  'planner.tooLate': 'Too late to escape: you have no turn left',
  'planner.broke': 'You can’t pay: ${short}k short',
  'planner.leavers': 'Might leave before you: {names}',
  'planner.lieutenant': 'The Lieutenant can leave on any of his turns, at the latest: {when}',
  'planner.declared':
    'You’re leaving: {cost, plural, =0 {it’s free} other {$#k to pay}}, and you have {cash, plural, =0 {no money} other {$#k}}',
} as const satisfies Record<string, string>;
