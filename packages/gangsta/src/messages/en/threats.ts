// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the dollar is money, the braces are ICU's.
/** Threats that could soon hit everybody. */
export const THREATS = {
  'threat.title': 'As things stand',
  'threat.ender':
    '{seatIs, select, you {{whenIs, select, certain {You end} other {You can end}}} other {{whenIs, select, certain {{seat} ends} other {{seat} can end}}}} {chapter, select, 3 {the game} other {the chapter}} {whenIs, select, nextTurn {next turn} other {this turn}}.',
  'threat.incomes': 'Catch-up income if chapter I ended now: {incomes}.',
  'threat.noIncome': 'If chapter I ended now, nobody would get catch-up income.',
  'threat.income': '{seat} ${sum}',
  'threat.war': 'Gang war if it began now, by mercenaries: {fighters}.',
  'threat.fighter':
    '{seat} {count}{losesIs, select, henchman { (loses a henchman)} chosen { (loses a henchman that the winner chooses)} hospital { (a henchman goes to the hospital)} other {}}',
  'threat.snitches':
    '{left, plural, one {# snitch is} other {# snitches are}} left in {cards, plural, one {# card} other {# cards}}.',
  'threat.toEnd': '{count, plural, one {The next snitch ends the game.} other {# more snitches end the game.}}',
  'threat.next': 'The next card is a snitch: {number}. Only you know.',
  'threat.snitch': 'Snitch {number} would cost: {tolls}.',
  'threat.toll':
    '{seat} {pays, plural, =0 {{losesIs, select, henchman {a henchman} other {nothing}}} other {${pays}{losesIs, select, henchman { and a henchman} other {}}}}',
  'threat.bonuses':
    'Influence if the game ended now, for money and {familiesIs, select, true {families} other {the largest gang}}: {bonuses}.',
  'threat.bonus': '{seat} +{count}',
} as const;
