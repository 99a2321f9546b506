// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the dollar is money, the braces are ICU's.
import type { Event } from '../../events.ts';

/** What happened, told to one reader: `{seat}` is a name or "You", and `…Is` tells which (`you` or `other`). */
export const EVENTS = {
  'event.bossDealt': '{seatIs, select, you {Your boss is} other {{seat}’s boss is}} {boss}, with ${sum}.',
  'event.resourceDealt': '{seat} drew {resourceIs, select, hidden {a resource} other {{resource}}}.',
  'event.resourceKept': '{seat} kept {resourceIs, select, hidden {one of two resources} other {{resource}}}.',
  'event.resourceShown': '{seat} laid out the {resource}.',
  'event.resourceActivated': '{seatIs, select, you {Your} other {{seat}’s}} {resource} is up and running.',
  'event.resourceStopped': '{seatIs, select, you {Your} other {{seat}’s}} {resource} shut down for good.',
  'event.jobLaid': 'New job: {job}.',
  'event.henchmanLaid': 'New in the pool: {henchman}.',
  'event.deckRenewed': 'The {deck} was shuffled anew from its discards.',
  'event.turnBegan':
    '{extraIs, select, true {{seatIs, select, you {Your} other {{seat}’s}} extra turn} other {{seatIs, select, you {Your} other {{seat}’s}} turn}}.',
  'event.turnEnded': '{seat} ended the turn.',
  'event.topLookedAt': '{seat} peeked at the {deck}{cardIs, select, hidden {} other {: {card}}}.',
  'event.incomeReceived': '{seat} got ${sum} {reason}.',
  'event.gangSynchronised':
    'Everybody had been out on a job: {seatIs, select, you {your} other {{seat}’s}} whole gang is back.',
  'event.memberMobilised': '{seat} called back {member}{cost, plural, =0 {} other { for $#}}.',
  'event.gangMobilised': '{seat} called back the whole gang{cost, plural, =0 {} other { for $#}}.',
  'event.memberMadeAvailable': 'The {by} brought {member} back for {seatIs, select, you {you} other {{seat}}}.',
  'event.henchmanRecruited': '{seat} recruited {henchman} {cost, plural, =0 {for free} other {for $#}}.',
  'event.jobAnnounced': '{seat} set out on {job}{cost, plural, =0 {} other {, paying $#}}.',
  'event.skillIgnored': 'High-tech gear: {skill} is no longer needed.',
  'event.memberActivated': '{by} sent {member} off.',
  'event.jobDone': '{seat} pulled off {job}{partnersCount, plural, =0 {} other { together with {partners}}}.',
  'event.moneyStolen': '{seat} stole ${sum} from {fromIs, select, you {you} other {{from}}}.',
  'event.henchmanLost': '{seat} lost {henchman} {cause}.',
  'event.henchmanHospitalised':
    '{seatIs, select, you {Your} other {{seat}’s}} {henchman} was wounded {causeIs, select, gangWar {in the gang war} other {by an assassin}} and lies in hospital.',
  'event.henchmanTakenBack': '{seat} took {henchman} back from hospital.',
  'event.skillLearned': '{member} learned a new trick on {job}: {skill}.',
  'event.extraTurnEarned': '{seat} earned another turn.',
  'event.extraTurnDeclined': '{seat} declined the extra turn.',
  'event.passed': '{seat} passed.',
  'event.jobDiscarded': '{seat} threw out the job {job}.',
  'event.henchmanDiscarded': '{seat} sent {henchman} away from the pool.',
  'event.chapterEnded': '{seat} brought chapter {chapter, select, 1 {I} 2 {II} other {III}} to its end.',
  'event.chapterBegan': 'Chapter {chapter, select, 1 {I} 2 {II} other {III}} begins.',
  'event.gangWarFought':
    'Gang war! Mercenaries: {mercenaries}. {winnerIs, select, nobody {Nobody wins} you {You win} other {{winner} wins}}.',
  'event.snitchRevealed':
    'A snitch talks: {snitch} wants {number, plural, one {# informer} other {# informers}} in every gang.',
  'event.snitchPaid':
    '{due, plural, =0 {{seat} had informers enough.} other {{seat} paid ${paid} of ${due} to keep the snitch quiet.}}',
  'event.gameEnded': 'The game is over: {by}.',

  'bySeat.mercenaries': '{seat} {amount}',
} as const satisfies Record<`event.${Event['type']}`, string> & Record<'bySeat.mercenaries', string>;
