import type { SeatId } from '@getaway/kernel';
import type { Chapter, ResourceId, Skill } from './content/vocabulary.ts';
import type { GiveUp, MakeAvailable } from './frames.ts';
import type { EndReason } from './state.ts';

/** In events and views, this value replaces what the viewer may not know. */
export const HIDDEN = 'hidden';

export type IncomeReason = 'leaders' | 'job' | 'partnership' | 'opportunity' | 'counterfeitPress' | 'blackMarket';
export type DeckName = 'jobs' | 'henchmen';

export type Event =
  | { readonly type: 'bossDealt'; readonly seat: SeatId; readonly boss: string; readonly sum: number }
  | { readonly type: 'resourceDealt'; readonly seat: SeatId; readonly resource: ResourceId | typeof HIDDEN }
  | { readonly type: 'resourceKept'; readonly seat: SeatId; readonly resource: ResourceId | typeof HIDDEN }
  | { readonly type: 'resourceShown'; readonly seat: SeatId; readonly resource: ResourceId }
  | { readonly type: 'resourceActivated'; readonly seat: SeatId; readonly resource: ResourceId }
  | { readonly type: 'resourceStopped'; readonly seat: SeatId; readonly resource: ResourceId }
  | { readonly type: 'jobLaid'; readonly job: string; readonly space: number }
  | { readonly type: 'henchmanLaid'; readonly henchman: string; readonly space: number }
  | { readonly type: 'deckRenewed'; readonly deck: DeckName }
  | { readonly type: 'turnBegan'; readonly seat: SeatId; readonly extra: boolean }
  | { readonly type: 'turnEnded'; readonly seat: SeatId }
  | { readonly type: 'topLookedAt'; readonly seat: SeatId; readonly deck: DeckName; readonly card: string }
  | { readonly type: 'incomeReceived'; readonly seat: SeatId; readonly sum: number; readonly reason: IncomeReason }
  | { readonly type: 'gangSynchronised'; readonly seat: SeatId }
  | { readonly type: 'memberMobilised'; readonly seat: SeatId; readonly member: string; readonly cost: number }
  | { readonly type: 'gangMobilised'; readonly seat: SeatId; readonly cost: number }
  | {
      readonly type: 'memberMadeAvailable';
      readonly seat: SeatId;
      readonly member: string;
      readonly by: MakeAvailable['by'];
    }
  | { readonly type: 'henchmanRecruited'; readonly seat: SeatId; readonly henchman: string; readonly cost: number }
  | { readonly type: 'jobAnnounced'; readonly seat: SeatId; readonly job: string; readonly cost: number }
  | { readonly type: 'skillIgnored'; readonly seat: SeatId; readonly skill: Skill }
  | { readonly type: 'memberActivated'; readonly seat: SeatId; readonly member: string; readonly by: SeatId }
  | { readonly type: 'memberDistracted'; readonly seat: SeatId; readonly member: string; readonly by: SeatId }
  | { readonly type: 'jobDone'; readonly seat: SeatId; readonly job: string; readonly partners: readonly SeatId[] }
  | { readonly type: 'moneyStolen'; readonly seat: SeatId; readonly from: SeatId; readonly sum: number }
  | { readonly type: 'henchmanLost'; readonly seat: SeatId; readonly henchman: string; readonly cause: GiveUp['cause'] }
  | {
      readonly type: 'henchmanHospitalised';
      readonly seat: SeatId;
      readonly henchman: string;
      readonly cause: GiveUp['cause'];
    }
  | { readonly type: 'henchmanTakenBack'; readonly seat: SeatId; readonly henchman: string }
  | {
      readonly type: 'skillLearned';
      readonly seat: SeatId;
      readonly member: string;
      readonly job: string;
      readonly skill: Skill;
    }
  | { readonly type: 'extraTurnEarned'; readonly seat: SeatId }
  | { readonly type: 'extraTurnDeclined'; readonly seat: SeatId }
  | { readonly type: 'passed'; readonly seat: SeatId }
  | { readonly type: 'jobDiscarded'; readonly seat: SeatId; readonly job: string }
  | { readonly type: 'henchmanDiscarded'; readonly seat: SeatId; readonly henchman: string }
  | { readonly type: 'chapterEnded'; readonly seat: SeatId; readonly chapter: Chapter }
  | { readonly type: 'chapterBegan'; readonly chapter: Chapter }
  | { readonly type: 'gangWarFought'; readonly mercenaries: readonly number[]; readonly winner: SeatId | 'nobody' }
  | { readonly type: 'snitchRevealed'; readonly snitch: string; readonly number: number }
  | { readonly type: 'snitchPaid'; readonly seat: SeatId; readonly due: number; readonly paid: number }
  | { readonly type: 'gameEnded'; readonly by: EndReason };

/** R8. Resources are secret until everybody has chosen. Only the seat that looked at a card sees which card it was. */
export function eventFor(event: Event, viewer: SeatId | 'spectator'): Event {
  switch (event.type) {
    case 'resourceDealt':
    case 'resourceKept':
      return event.seat === viewer ? event : { ...event, resource: HIDDEN };
    case 'topLookedAt':
      return event.seat === viewer ? event : { ...event, card: HIDDEN };
    case 'bossDealt':
    case 'resourceShown':
    case 'resourceActivated':
    case 'resourceStopped':
    case 'jobLaid':
    case 'henchmanLaid':
    case 'deckRenewed':
    case 'turnBegan':
    case 'turnEnded':
    case 'incomeReceived':
    case 'gangSynchronised':
    case 'memberMobilised':
    case 'gangMobilised':
    case 'memberMadeAvailable':
    case 'henchmanRecruited':
    case 'jobAnnounced':
    case 'skillIgnored':
    case 'memberActivated':
    case 'memberDistracted':
    case 'jobDone':
    case 'moneyStolen':
    case 'henchmanLost':
    case 'henchmanHospitalised':
    case 'henchmanTakenBack':
    case 'skillLearned':
    case 'extraTurnEarned':
    case 'extraTurnDeclined':
    case 'passed':
    case 'jobDiscarded':
    case 'henchmanDiscarded':
    case 'chapterEnded':
    case 'chapterBegan':
    case 'gangWarFought':
    case 'snitchRevealed':
    case 'snitchPaid':
    case 'gameEnded':
      return event;
  }
}
