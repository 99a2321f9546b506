import type { Passage } from '@getaway/table';

/** How long each kind of beat (a unit of playback) is shown at normal speed, in milliseconds. */
export const BEAT_MS = { note: 450, step: 700, pay: 850, card: 850, move: 950, moment: 2400 } as const;
type BeatKind = keyof typeof BEAT_MS;

/** The smallest unit of playback: events of a log passage that are shown together. */
export interface Beat {
  readonly passage: number;
  readonly from: number;
  /** The index of the first event after the beat. */
  readonly to: number;
  /** The index of the main event. The other events of the beat accompany it. */
  readonly main: number;
  readonly kind: BeatKind;
}

/** How an event is grouped: `with` joins it to the previous event, `lead` to the next event. */
export type EventKind = BeatKind | 'with' | 'lead';
export type KindOf = (event: Passage['events'][number]) => EventKind;

/** The beats (units of playback) of a log passage, from event `begin` on. Several notes in a row are one beat. */
export function beatsIn(passage: Passage, index: number, begin: number, kindOf: KindOf): readonly Beat[] {
  const beats: Beat[] = [];
  let from = begin;
  for (const [i, event] of passage.events.entries()) {
    if (i < begin) continue;
    const kind = kindOf(event);
    const last = beats.at(-1);
    const isNext = last?.to === i;
    if (kind === 'lead') continue;
    if (last !== undefined && isNext && (kind === 'with' || (kind === 'note' && last.kind === 'note')))
      beats[beats.length - 1] = { ...last, to: i + 1 };
    else if (kind === 'with') continue;
    else beats.push({ passage: index, from, to: i + 1, main: i, kind });
    from = i + 1;
  }
  const last = beats.at(-1);
  // Remaining events are added to the last beat.
  return last === undefined ? [] : beats.with(-1, { ...last, to: passage.events.length });
}
