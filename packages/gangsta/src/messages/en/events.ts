// biome-ignore-all lint/suspicious/noTemplateCurlyInString: `$` is a currency sign, and braces are ICU message syntax.
import type { Event } from '../../events.ts';

/** The sentence for each event. `{seat}` is a name or "You". `{seatIs}` is `you` or `other`. */
export const EVENTS = {
  'event.bossDealt': '{seat} started with {boss} as boss and ${sum}.',
  'event.resourceDealt': '{seat} drew {resourceIs, select, hidden {a resource} other {the {resource}}}.',
  'event.resourceKept': '{seat} kept {resourceIs, select, hidden {one of two resources} other {the {resource}}}.',
  'event.resourceShown': '{seat} revealed the {resource}.',
  'event.resourceActivated': '{seatIs, select, you {Your} other {{seat}’s}} {resource} became active.',
  'event.resourceStopped': '{seatIs, select, you {Your} other {{seat}’s}} {resource} shut down for good.',
  'event.jobLaid': 'New job: “{job}”.',
  'event.henchmanLaid': 'New in the pool: {henchman}.',
  'event.deckRenewed': 'The {deck} was reshuffled from its discards.',
  'event.turnBegan':
    '{extraIs, select, true {{seatIs, select, you {Your} other {{seat}’s}} extra turn} other {{seatIs, select, you {Your} other {{seat}’s}} turn}}.',
  'event.turnEnded': '{seat} ended {seatIs, select, you {your} other {their}} turn.',
  'event.topLookedAt':
    '{seat} peeked at the top of the {deck}{cardIs, select, hidden {} other {: {deckIs, select, jobs {“{card}”} other {{card}}}}}.',
  'event.incomeReceived': '{seat} got ${sum} {reason}.',
  'event.gangSynchronised':
    'Everybody was out: {seatIs, select, you {your} other {{seat}’s}} whole gang was called back for free.',
  'event.memberMobilised': '{seat} called back {member}{cost, plural, =0 {} other { for $#}}.',
  'event.gangMobilised': '{seat} called back the whole gang{cost, plural, =0 {} other { for $#}}.',
  'event.memberMadeAvailable': '{seat} called back {member} with the {by}.',
  'event.henchmanRecruited': '{seat} recruited {henchman} {cost, plural, =0 {for free} other {for $#}}.',
  'event.jobAnnounced': '{seat} started the job “{job}”{cost, plural, =0 {} other {, paying $#}}.',
  'event.skillIgnored': 'High-tech gear: {skill_inside} was no longer needed.',
  'event.memberActivated':
    '{by} sent {member}{borrowedIs, select, true { ({seatIs, select, you {your gang} other {{seat}’s gang}})} other {}} on the job.',
  'event.memberDistracted': '{by} distracted {member} ({seatIs, select, you {your gang} other {{seat}’s gang}}).',
  'event.jobDone': '{seat} pulled off “{job}”{partnersCount, plural, =0 {} other { with help from {partners}}}.',
  'event.moneyStolen': '{seat} stole ${sum} from {fromIs, select, you {you} other {{from}}}.',
  'event.henchmanLost': '{seat} lost {henchman} {cause}.',
  'event.henchmanHospitalised':
    '{seatIs, select, you {Your} other {{seat}’s}} {henchman} was wounded {causeIs, select, gangWar {in the gang war} other {by an assassin}} and went to the hospital.',
  'event.henchmanTakenBack': '{seat} brought {henchman} home from the hospital.',
  'event.skillLearned': '{member} learned a new trick on “{job}”: {skill_inside}.',
  'event.extraTurnEarned': '{seat} earned an extra turn.',
  'event.extraTurnDeclined': '{seat} declined the extra turn.',
  'event.passed': '{seat} passed.',
  'event.jobDiscarded': '{seat} discarded the job “{job}”.',
  'event.henchmanDiscarded': '{seat} discarded {henchman} from the pool.',
  'event.chapterEnded': '{seat} ended chapter {chapter, select, 1 {I} 2 {II} other {III}}.',
  'event.chapterBegan': 'Chapter {chapter, select, 1 {I} 2 {II} other {III}} began.',
  'event.gangWarFought':
    'Gang war! Mercenaries: {mercenaries}. {winnerIs, select, nobody {Nobody won} you {You won} other {{winner} won}}.',
  'event.snitchRevealed':
    'A snitch turned up: {snitch}. Every gang needed {number, plural, one {# informer} other {# informers}}.',
  'event.snitchPaid':
    '{due, plural, =0 {{seat} had enough informers.} other {{seat} owed the snitch ${due} {paid, plural, =0 {but paid nothing} other {and paid $#}}.}}',
  'event.gameEnded': 'The game ended: {by}.',

  'bySeat.mercenaries': '{seatIs, select, you {you} other {{seat}}} {amount}',
} as const satisfies Record<`event.${Event['type']}`, string> & Record<'bySeat.mercenaries', string>;
