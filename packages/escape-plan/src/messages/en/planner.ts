// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the dollar is money, the braces are ICU's.

/** The escape planner: turns left, the way to the exits, what they cost and until when. */
export const PLANNER = {
  'planner.name': 'Escape planner',
  'planner.turns':
    '{turns, plural, =0 {No turns left} one {# turn left} other {# turns left}}{byDisc, plural, =0 {} one { (# by disc)} other { (# by disc)}}',
  'planner.exit': 'Exit {exit}',
  'planner.exitAt': 'Exit {exit}, {tile}',
  'planner.chance': '{cases} in {of} chance of being open',
  'planner.odds': 'open {cases} in {of}',
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
  'planner.price': 'Escaping costs ${now}k',
  'planner.priceNext': 'Escaping costs ${now}k, then ${next}k once somebody else has left',
  'planner.priceNextShort': 'Costs ${now}k; if somebody leaves first, ${next}k: ${short}k short',
  'planner.hush':
    '{due, select, true {Each of your turns costs ${sum}k} other {Once somebody has left, each turn costs ${sum}k}}',
  'planner.money': 'You’ll have ${cash}k',
  'planner.short': 'You’ll have ${cash}k: ${short}k short',
  'planner.when': 'day {day}, {part}',
  'planner.bill': '{when}: costs ${cost}k, you’ll have ${cash}k',
  'planner.lastNow': 'Go now! After this turn it’s too late',
  'planner.setOut': 'Set out by: {when}',
  'planner.last': 'Be at the exit at the latest: {when}',
  'planner.never': 'You can no longer get there in time',
  'planner.broke': 'You can’t pay: ${short}k short',
  'planner.leavers': 'Might leave before you: {names}',
  'planner.lieutenant': 'The Lieutenant can leave on any of his turns; at the latest: {when}',
  'planner.declared': 'You’re leaving: ${cost}k to pay, and you have ${cash}k',
} as const satisfies Record<string, string>;
