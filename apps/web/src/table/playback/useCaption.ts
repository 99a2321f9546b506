import type { Actor } from '../actors.ts';
import type { Beat } from '../beats.ts';
import { type Announcement, useFrame } from '../frameContext.ts';
import { AIM } from '../log/logGroups.ts';

export interface Caption {
  readonly actor: Actor | undefined;
  /** What happened. The first line is the main event. */
  readonly lines: readonly Announcement[];
  /** The reason: the last event that explains the main event, or a bot's aim. */
  readonly cause: string | undefined;
}

/** The search for a cause goes back this many log passages at most. */
const PASSAGES_BACK = 24;

/** Who did what in a beat (unit of playback), and why. */
export function useCaption(beat: Beat | undefined): Caption | undefined {
  const { table, tellBriefly: tell, game } = useFrame();
  const { log } = table;
  const passage = beat === undefined ? undefined : log[beat.passage];
  if (beat === undefined || passage === undefined) return undefined;
  const toldIn = (index: number): readonly Announcement[] => {
    const one = log[index];
    return one === undefined ? [] : tell(one).slice(-Math.max(1, one.events.length));
  };
  const told = toldIn(beat.passage);
  const main = told[beat.main];
  if (main === undefined) return undefined;
  const others = told.slice(beat.from, beat.to).filter((one) => one !== main && !one.minor);
  const reach = (type: string): 'actor' | 'everybody' | undefined => game.playback?.causes.get(type);
  const isCause = ({ type, minor }: Announcement): boolean =>
    reach(type) !== undefined && (!minor || type === 'turnBegan');
  // An event explains only events of the same turn and of the same part of the day.
  const isLimit = (one: Announcement): boolean => isCause(one) || game.endsActing?.has(one.type) === true;
  let limit = told.slice(0, beat.main).findLast(isLimit);
  for (let i = beat.passage - 1; limit === undefined && i >= Math.max(0, beat.passage - PASSAGES_BACK); i -= 1)
    limit = toldIn(i).findLast(isLimit);
  const cause = limit !== undefined && isCause(limit) ? limit : undefined;
  // The table's own steps, such as a new part of the day, have no cause.
  const isOwnStep = game.endsActing?.has(main.type) === true;
  const explains =
    cause !== undefined && !isOwnStep && (reach(cause.type) === 'everybody' || cause.actor === main.actor);
  return {
    actor: main.actor,
    lines: [main, ...others.filter((one) => one !== cause)],
    cause: explains ? cause?.text : tell(passage).find(({ type }) => type === AIM)?.text,
  };
}
