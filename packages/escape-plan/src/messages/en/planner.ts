// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the dollar is money, the braces are ICU's.

/** The escape planner: turns left, the way to the exits, what they cost and until when. */
export const PLANNER = {
  'planner.name': 'Escape planner',
  'planner.turns':
    '{turns, plural, =0 {No turn left} one {# turn left} other {# turns left}}{byDisc, plural, =0 {} one { (# by disc)} other { (# by discs)}}',
  'planner.exit': 'Exit {exit}',
  'planner.exitAt': 'Exit {exit}, {tile}',
  'planner.chance': 'open with a chance of {cases} in {of}',
  'planner.odds': 'open {cases} in {of}',
  'planner.notPlaced': 'not in the city yet',
  'planner.noWay': 'no way there on foot',
  'planner.here': 'you’re there',
  'planner.turnsAway': '{turns, plural, one {# turn} other {# turns}}',
  'planner.distance': '{turns, plural, one {# turn} other {# turns}}, {points} MP',
  'planner.onFoot': 'on foot {turns, plural, one {# turn} other {# turns}}, {points} MP',
  'planner.quicker':
    '{turns, plural, one {# turn} other {# turns}}, {points} MP with {means}{cost, plural, =0 {} other { ($#k)}}',
  'planner.can': 'gas can',
  'planner.via': 'via {stops}',
  'planner.price': 'Leaving costs ${now}k',
  'planner.priceNext': 'Leaving costs ${now}k, after the next to leave ${next}k',
  'planner.hush':
    '{due, select, true {Each of your turns costs ${sum}k} other {Once anybody has left, each turn costs ${sum}k}}',
  'planner.money': 'You’ll have ${cash}k',
  'planner.short': 'You’ll have ${cash}k: ${short}k short',
  'planner.when': 'day {day}, {part}',
  'planner.bill': '{when}: pay ${cost}k, you’ll have ${cash}k',
  'planner.lastNow': 'Leave now! This is the last turn in which you can make it',
  'planner.setOut': 'Set out by: {when}',
  'planner.last': 'Last chance to be at the exit: {when}',
  'planner.never': 'You can’t get there in time any more',
  'planner.broke': 'You can’t pay: ${short}k short',
  'planner.leavers': 'May leave before you: {names}',
  'planner.lieutenant': 'The Lieutenant may leave in any of his turns, at the latest: {when}',
  'planner.declared': 'You’re leaving: ${cost}k to pay, you have ${cash}k',
} as const satisfies Record<string, string>;
