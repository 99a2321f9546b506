// biome-ignore-all lint/suspicious/noTemplateCurlyInString: `$` is a currency sign, and braces are ICU message syntax.

import type { DECIDED_LATER, Facts } from '../../reading/foretell.ts';
import type { Dangers } from '../../reading/turnAhead.ts';

/** What players see before they choose: the figures that the choice changes, what it will do, and what it will cost. */
export const FORECASTS = {
  'figure.money': 'Money',
  'figure.influence': 'Influence',
  'figure.members': 'Members',
  'figure.mercenary': 'Mercenaries',
  'figure.informer': 'Informers',
  'figure.extraTurn': 'Extra turn',

  'change.money': '${before} → ${after}',
  'change.influence': '{before} → {after}',
  'change.members': '{before} → {after}',
  'change.mercenary': '{before} → {after}',
  'change.informer': '{before} → {after}',
  'change.extraTurn': '+{after}',

  lead: '{lead} influence',
  'instead.money': '${after} instead of ${before}',
  'instead.influence': '{after} instead of {before}',
  'instead.members': '{after} instead of {before}',
  'instead.mercenary': '{after} instead of {before}',
  'instead.informer': '{after} instead of {before}',
  'instead.extraTurn': '{after} instead of {before}',

  'fact.stillNeeds': 'Still needed: {missing}.',
  'fact.out': '{out} will be out until called back.',
  'fact.crew': 'Suggested crew, out until called back: {out}.',
  'fact.back': '{back} will be available again.',
  'fact.rivalsOut': '{out} ({outCount, plural, one {a rival’s member} other {rivals’ members}}) will be out.',
  'fact.partnersGet': '{partners} will get ${sum}{partnersCount, plural, one {} other { each}}.',
  'fact.joins': '{henchman} will join your gang and be available at once.',
  'fact.comesHome': '{henchman} will come home and be available at once.',
  'fact.stolen': '{from} will lose ${sum}.',
  'fact.rivalLoses': '{from} will lose {henchman}.',
  'fact.becomesActive': 'Your {resource} will become active.',
  'fact.learns': '{member} will learn a skill: {skill_inside}.',
  'fact.jobTucked': '“{job}” will no longer count as a completed job.',
  'fact.nobodyLearns': 'Nobody in the crew can learn the skill ({skill_inside}).',
  'fact.next': 'Next: {next}.',
  'fact.keeps':
    '{missingCount, plural, =0 {Your {resource} will be active at once.} other {Your {resource} will become active once your gang also has {missing}.}}',
  'fact.peeks': 'Only you’ll see the top card of the {deck}.',
  'fact.replaced': 'The card “{card}” will leave the table. A new one will replace it when your turn ends.',
  'fact.toEnd':
    '{count, plural, one {One more member} other {# more members}} in your gang will end {chapter, select, 3 {the game} other {the chapter}}.',
  'fact.endsChapter': 'This turn will end {chapter, select, 1 {chapter I} 2 {chapter II} other {the game}}.',
  'fact.incomes': 'Catch-up income: {incomes}.',
  'fact.war':
    'Gang war, decided by mercenaries: {mercenaries}. {winnerIs, select, nobody {It’s a tie: everybody will lose a henchman} you {You’ll win} other {{winner} will win, and everybody else will lose a henchman}}.',
  'fact.toHospital': 'One of your henchmen will go to the hospital.',
  'fact.snitchRisk':
    'A new card will be revealed. With {left, plural, one {# snitch} other {# snitches}} in {cards, plural, one {# card} other {# cards}}, {pays, plural, =0 {{henchmen, plural, =0 {it will cost you nothing} other {it may cost you a henchman}}} other {it may cost you up to ${pays}{henchmen, plural, =0 {} other { and a henchman}}}}.',
  'fact.nextSnitch':
    'The next card is a snitch who wants {number, plural, one {# informer} other {# informers}}: you’ll pay {pays, plural, =0 {nothing} other {$#}}.',
  'next.steal': 'steal from a rival',
  'next.divert': 'distract rival members',
  'next.assassinate': 'send an assassin after a rival',
  'next.recruitAtOnce': 'recruit at once',
  'next.learn': 'teach a member of the crew',
  'bySeat.incomes': '{seatIs, select, you {you} other {{seat}}} ${amount}',
  'danger.endsGame': 'This will end the game.',
  'danger.losesSomebody': 'You’ll lose a henchman {cause}.',
  'danger.loses': 'You’ll lose {henchman} for good.',
  'danger.losesExtraTurn': 'You’ll give up your extra turn.',
} as const satisfies Record<
  `fact.${keyof Facts}` | `danger.${keyof Dangers}` | `next.${(typeof DECIDED_LATER)[number]}`,
  string
> &
  Record<string, string>;
