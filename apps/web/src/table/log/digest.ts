import type { Viewer } from '@getaway/kernel';
import type { Passage } from '@getaway/table';
import type { Actor } from '../actors.ts';
import type { Announcement } from '../frameContext.ts';
import type { GameUi } from '../gameUi.ts';
import { AIM, HEADLINES } from './logGroups.ts';

/** A point in the log: just before event `event` of log passage `passage`. */
export interface LogPoint {
  readonly passage: number;
  readonly event: number;
}

type Turns = Pick<GameUi, 'actorOf' | 'headlines'>;

const AFTER_SETUP: LogPoint = { passage: 1, event: 0 };

/**
 * The point where the viewer's last completed turn ended. If the viewer has not completed a turn yet, it is the end of
 * the setup. Undefined if the viewer has already chosen something in the current turn. Answers between two turns do not
 * count as a turn.
 */
export function lastTurnEnd(log: readonly Passage[], viewer: Viewer, game: Turns): LogPoint | undefined {
  const { end, hasChosen } = turnsIn(log, viewer, game);
  return hasChosen ? undefined : end;
}

/** Like `lastTurnEnd`, but also defined if the viewer has chosen something since then. */
export const replayStart = (log: readonly Passage[], viewer: Viewer, game: Turns): LogPoint =>
  turnsIn(log, viewer, game).end;

interface LastTurn {
  readonly end: LogPoint;
  readonly hasChosen: boolean;
}

function turnsIn(log: readonly Passage[], viewer: Viewer, { actorOf, headlines = HEADLINES }: Turns): LastTurn {
  let end = AFTER_SETUP;
  // A game that begins in the middle of a turn has no event for the start of that turn. The first choice shows whose
  // turn it is.
  let began = log[0]?.events.length === 0 && log[1]?.seat === viewer ? 0 : undefined;
  let hasChosen = false;
  if (viewer === 'spectator') return { end, hasChosen };
  const stop = (passage: number, event: number): void => {
    end = { passage, event };
    began = undefined;
    hasChosen = false;
  };
  for (const [passage, { seat, unasked, events }] of log.entries()) {
    if (began !== undefined && passage > began && seat === viewer && unasked === undefined) hasChosen = true;
    for (const [event, happened] of events.entries()) {
      const isOwn = actorOf?.(happened) === viewer;
      if (isOwn && happened.type === 'turnBegan') began = passage;
      else if (isOwn && happened.type === 'turnEnded') stop(passage, event + 1);
      // Some turns end without the event `turnEnded`, for example by an escape.
      else if (began !== undefined && headlines.has(happened.type)) stop(passage, event);
    }
  }
  return { end, hasChosen };
}

/**
 * Whether a summary from this point starts at the beginning of the game, because the viewer has not finished a turn
 * yet.
 */
export const isAfterSetup = ({ passage, event }: LogPoint): boolean =>
  passage === AFTER_SETUP.passage && event === AFTER_SETUP.event;

export interface DigestLine extends LogPoint {
  readonly actor: Actor | undefined;
  readonly text: string;
}

interface Telling extends Turns {
  tell(passage: Passage): readonly Announcement[];
}

interface Acts extends Pick<Telling, 'tell'> {
  readonly actorOf?: Turns['actorOf'] | undefined;
}

/**
 * What happened after a point in the log: the important events, the events that concern the viewer, and the aims of
 * bots. An aim is left out if the bot has reached it or has ended its turn, because the digest already tells what the
 * bot did. If the bot changed its mind, the old aim would even be misleading.
 */
export function digestFrom(
  log: readonly Passage[],
  { passage: first, event: begin }: LogPoint,
  { viewer, tell, actorOf }: { readonly viewer: Viewer } & Acts,
): readonly DigestLine[] {
  let aim: string | undefined;
  return log.slice(first).flatMap((passage, i, all) => {
    const told = tell(passage);
    // The number of announcements that come before the events. A bot's aim is such an announcement.
    const before = told.length - passage.events.length;
    return told.flatMap(({ type, minor, actor, text }, at): readonly DigestLine[] => {
      const event = at - before;
      if (i === 0 && begin > 0 && event < begin) return [];
      const isNewAim = type === AIM && text !== aim;
      if (isNewAim) aim = text;
      const happened = passage.events[event];
      const isOpenAim = isNewAim && !isPast(passage, all.slice(i), { tell, actorOf });
      const isTold = !minor || isOpenAim || (happened !== undefined && concerns(happened, viewer));
      return isTold ? [{ passage: first + i, event, actor, text }] : [];
    });
  });
}

/** Whether the seat has reached the aim of a log passage, or has ended its turn since then. */
const isPast = (aimed: Passage, later: readonly Passage[], { tell, actorOf }: Acts): boolean =>
  isReached(aimed, later, tell) ||
  later.some(({ events }) => events.some((one) => one.type === 'turnEnded' && actorOf?.(one) === aimed.seat));

/**
 * Whether the seat has reached the aim of a log passage. This is so if an important event in one of the seat's passages
 * names everything that the aim names.
 */
function isReached({ seat, aim }: Passage, later: readonly Passage[], tell: Telling['tell']): boolean {
  // Ids name things. Other values, such as the points of a journey, do not.
  const named = Object.entries(aim ?? {}).filter(([field, value]) => field !== 'move' && typeof value === 'string');
  if (named.length === 0) return false;
  return later
    .filter((one) => one.seat === seat)
    .some((one) => {
      const told = tell(one).slice(-one.events.length);
      return one.events.some((event, i) => {
        const fields: Readonly<Record<string, unknown>> = { ...event };
        return told[i]?.minor === false && named.every(([field, value]) => fields[field] === value);
      });
    });
}

const NAMING_FIELDS = ['seat', 'who', 'from'] as const;
const ALWAYS_KNOWN: ReadonlySet<string> = new Set(['turnBegan', 'turnEnded']);

function concerns(event: { readonly type: string }, viewer: Viewer): boolean {
  const fields: Readonly<Record<string, unknown>> = { ...event };
  return !ALWAYS_KNOWN.has(event.type) && NAMING_FIELDS.some((field) => fields[field] === viewer);
}

/**
 * The events of a log passage after the choice itself. They start with the first headline, such as an automaton's turn.
 */
export function afterwards(told: readonly Announcement[], headlines: ReadonlySet<string>): readonly Announcement[] {
  const next = told.findIndex(({ type }) => headlines.has(type));
  return next < 0 ? [] : told.slice(next);
}
