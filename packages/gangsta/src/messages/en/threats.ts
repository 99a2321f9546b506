// biome-ignore-all lint/suspicious/noTemplateCurlyInString: `$` is a currency sign, and braces are ICU message syntax.
/** Threats to all players. */
export const THREATS = {
  'threat.title': 'As things stand',
  'threat.ender':
    '{seatIs, select, you {{whenIs, select, certain {You end} other {You can end}}} other {{whenIs, select, certain {{seat} ends} other {{seat} can end}}}} {chapter, select, 3 {the game} other {the chapter}} {whenIs, select, nextTurn {next turn} other {this turn}}.',
  'threat.incomes': 'Catch-up income if chapter I ended now: {incomes}.',
  'threat.noIncome': 'If chapter I ended now, nobody would get catch-up income.',
  'threat.income': '{seat} ${sum}',
  'threat.war': 'Mercenaries, if the gang war began now: {fighters}.',
  'threat.fighter':
    '{seat} {count}{losesIs, select, henchman { (would lose a henchman)} chosen { (would lose a henchman of the winner’s choice)} hospital { (a henchman would go to the hospital)} other {}}',
  'threat.snitches':
    '{cards, plural, one {The last card of the job deck is a snitch.} other {{left, plural, one {# snitch is} other {# snitches are}} among the # cards of the job deck.}}',
  'threat.toEnd':
    '{count, plural, one {The next snitch will end the game.} other {The game ends after # more snitches.}}',
  'threat.next':
    'Only you know: the next card is a snitch who wants {number, plural, one {# informer} other {# informers}}.',
  'threat.snitch': 'A snitch who wants {number, plural, one {# informer} other {# informers}} would cost: {tolls}.',
  'threat.toll':
    '{seat} {pays, plural, =0 {{losesIs, select, henchman {a henchman} other {nothing}}} other {${pays}{losesIs, select, henchman { and a henchman} other {}}}}',
  'threat.bonuses':
    'Influence for money and {familiesIs, select, true {families} other {the largest gang}}, if the game ended now: {bonuses}.',
  'threat.bonus': '{seat} +{count}',
} as const;
