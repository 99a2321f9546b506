// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the dollar is money, the braces are ICU's.
/** Threats that could soon hit everybody. */
export const THREATS = {
  'threat.title': 'As things stand',
  'threat.ender':
    '{seatIs, select, you {{whenIs, select, certain {You end} other {You can end}}} other {{whenIs, select, certain {{seat} ends} other {{seat} can end}}}} {chapter, select, 3 {the game} other {the chapter}} {whenIs, select, nextTurn {next turn} other {this turn}}.',
  'threat.incomes': 'If chapter I ended now, catch-up income: {incomes}.',
  'threat.noIncome': 'If chapter I ended now, nobody would get catch-up income.',
  'threat.income': '{seat} ${sum}',
  'threat.war': 'If the gang war began now, by number of mercenaries: {fighters}.',
  'threat.fighter':
    '{seat} {count}{losesIs, select, henchman { (would lose a henchman)} chosen { (would lose a henchman of the winner’s choice)} hospital { (a henchman would go to the hospital)} other {}}',
  'threat.snitches':
    '{left, plural, one {# snitch is} other {# snitches are}} left in {cards, plural, one {# card} other {# cards}}.',
  'threat.toEnd':
    '{count, plural, one {The next snitch will end the game.} other {The game ends after # more snitches.}}',
  'threat.next': 'Only you know: the next card is a snitch ({number}).',
  'threat.snitch': 'A snitch who wants {number, plural, one {# informer} other {# informers}} would cost: {tolls}.',
  'threat.toll':
    '{seat} {pays, plural, =0 {{losesIs, select, henchman {a henchman} other {nothing}}} other {${pays}{losesIs, select, henchman { and a henchman} other {}}}}',
  'threat.bonuses':
    'If the game ended now, influence for money and {familiesIs, select, true {families} other {the largest gang}}: {bonuses}.',
  'threat.bonus': '{seat} +{count}',
} as const;
