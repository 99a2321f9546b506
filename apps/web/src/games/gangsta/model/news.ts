import type { Chapter } from '@getaway/gangsta/content';
import type { Event, Gangsta } from '@getaway/gangsta/view';
import type { SeatId, Viewer } from '@getaway/kernel';
import type { Passage } from '@getaway/table';

export interface Loss {
  readonly seat: SeatId;
  readonly henchman: string;
  /** Whether the henchman is only wounded. A wounded henchman goes to the hospital and is not lost. */
  readonly wounded: boolean;
}

export type Story =
  | {
      readonly about: 'chapter';
      readonly seat: SeatId;
      readonly chapter: Chapter;
      readonly incomes: readonly { readonly seat: SeatId; readonly sum: number }[];
    }
  | {
      readonly about: 'war';
      readonly seat: SeatId;
      readonly mercenaries: readonly number[];
      readonly winner: SeatId | 'nobody';
      readonly losses: readonly Loss[];
    }
  | {
      readonly about: 'snitch';
      readonly snitch: string;
      readonly number: number;
      readonly payments: readonly { readonly seat: SeatId; readonly due: number; readonly paid: number }[];
      readonly losses: readonly Loss[];
    };

/**
 * The index of the first log passage with news. For a player, this is the passage of their last choice, because its
 * events are news too. The choices `giveUp` and `makeAvailable` do not count, because players also make them in the
 * turns of others. For a spectator, it is the passage in which the last turn ended.
 */
export function newsFrom(log: readonly Passage<Gangsta>[], viewer: Viewer): number {
  const at =
    viewer === 'spectator'
      ? log.findLastIndex(({ events }) => events.some(({ type }) => type === 'turnEnded'))
      : log.findLastIndex(
          ({ seat, move }) => seat === viewer && move?.move !== 'giveUp' && move?.move !== 'makeAvailable',
        );
  return Math.max(0, at);
}

export function storiesIn(passages: readonly Passage<Gangsta>[]): readonly Story[] {
  return passages.flatMap(({ events }) => events).reduce<readonly Story[]>(addEvent, []);
}

function addEvent(stories: readonly Story[], event: Event): readonly Story[] {
  const [last, before] = [stories.at(-1), stories.slice(0, -1)];
  switch (event.type) {
    case 'chapterEnded':
      return [...stories, { about: 'chapter', seat: event.seat, chapter: event.chapter, incomes: [] }];
    case 'incomeReceived':
      return event.reason === 'opportunity' && last?.about === 'chapter'
        ? [...before, { ...last, incomes: [...last.incomes, { seat: event.seat, sum: event.sum }] }]
        : stories;
    case 'gangWarFought':
      // A gang war is part of the end of a chapter, so both are one item.
      return last?.about === 'chapter'
        ? [
            ...before,
            { about: 'war', seat: last.seat, mercenaries: event.mercenaries, winner: event.winner, losses: [] },
          ]
        : stories;
    case 'snitchRevealed':
      return [...stories, { about: 'snitch', snitch: event.snitch, number: event.number, payments: [], losses: [] }];
    case 'snitchPaid':
      return last?.about === 'snitch'
        ? [...before, { ...last, payments: [...last.payments, { seat: event.seat, due: event.due, paid: event.paid }] }]
        : stories;
    case 'henchmanLost':
    case 'henchmanHospitalised': {
      const loss = { seat: event.seat, henchman: event.henchman, wounded: event.type === 'henchmanHospitalised' };
      const fits =
        (last?.about === 'war' && event.cause === 'gangWar') || (last?.about === 'snitch' && event.cause === 'snitch');
      return fits ? [...before, { ...last, losses: [...last.losses, loss] }] : stories;
    }
    default:
      return stories;
  }
}
