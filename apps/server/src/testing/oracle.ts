import { isIn } from '@getaway/games';
import { PARTS } from '@getaway/games/parts';
import {
  type Definition,
  type LooseEntry,
  type Match,
  type Move,
  replay,
  type SeatId,
  type Shape,
  type Viewer,
  viewFor,
} from '@getaway/kernel';
import { type RoomUpdate, roomIn } from '@getaway/protocol/room';
import type { Store } from '../store/port.ts';

interface LineOnDisk {
  readonly line: string;
  readonly secret?: string;
  readonly journal?: { readonly seed: string; readonly pack: { readonly id: string; readonly hash: string } };
  readonly entry?: LooseEntry;
  readonly entries?: number;
  readonly at?: number;
  readonly by?: string;
  readonly seat?: SeatId;
  readonly agrees?: boolean;
}

interface Received {
  readonly seat?: SeatId;
  readonly move?: Move;
  readonly unasked?: true;
  readonly aim?: Move;
  readonly events: readonly unknown[];
  /** The rewinds to this point of the log. Each has its note and the removed passages. */
  readonly wentBack?: readonly (Note & { readonly passages: readonly Received[] })[];
}

interface Note {
  readonly at: number | undefined;
  readonly by: string | undefined;
  readonly agreed: readonly SeatId[];
  readonly silent: readonly SeatId[];
  readonly from: number;
  readonly to: number;
}

interface Truth {
  readonly view: unknown;
  readonly log: readonly Received[];
  readonly due: SeatId | undefined;
  readonly moves: readonly Move[];
  readonly over: boolean;
}

/**
 * Computes what every viewer may know at every moment. It uses the kernel and the stored lines, but not the server's
 * code.
 */
export interface Oracle {
  readonly seed: string;
  /** The secret that the seed is derived from. It is revealed together with the seed. */
  readonly drawSecret: string | undefined;
  readonly pack: object;
  at(lines: number, viewer: Viewer): Truth | undefined;
  /**
   * Every true state up to the moment when the table had this many lines, including states that were undone later. The
   * list ends with the state at that moment or, if `choices` is given, with the state after that many choices.
   */
  states(lines: number, choices?: number): readonly unknown[];
}

export async function newOracle(store: Pick<Store, 'tables'>, table: string, game: string): Promise<Oracle> {
  const lines = (await store.tables.lines(table)).map((line) => JSON.parse(line) as LineOnDisk);
  if (!isIn(PARTS, game)) throw new Error(`there is no game ${game}`);
  return oracleOf(await PARTS[game].definition(), lines);
}

/** The set-up or one choice, with all its events, and a note for each rewind to this point. */
interface Step<G extends Shape> {
  readonly entry?: NonNullable<LineOnDisk['entry']>;
  readonly unasked?: boolean;
  readonly events: readonly G['event'][];
  readonly notes: readonly (Note & { readonly gone: readonly Step<G>[] })[];
}

/** The game as it was after one of the stored lines: the match, and the set-up and all choices until then. */
interface Moment<G extends Shape> {
  readonly match: Match<G>;
  readonly steps: readonly Step<G>[];
}

function oracleOf<G extends Shape>(definition: Definition<G>, lines: readonly LineOnDisk[]): Oracle {
  const journal = lines.find(({ line }) => line === 'began')?.journal;
  if (journal === undefined) throw new Error('the game has not begun');
  const moments = momentsOf(definition, lines, journal);
  const told = ({ entry, unasked, events, notes }: Step<G>, viewer: Viewer): Received => ({
    ...(entry === undefined ? {} : { seat: entry.seat }),
    // R34: only the seat itself learns what it chose, and that it had no other option.
    ...(entry?.seat === viewer ? { move: entry.move, ...(unasked === true ? { unasked } : {}) } : {}),
    // A bot's aim never contains a secret, so everybody may read it.
    ...(entry?.aim === undefined ? {} : { aim: entry.aim }),
    events: events.map((event) => definition.eventFor(event, viewer)),
    ...(notes.length === 0
      ? {}
      : {
          wentBack: notes.map(({ gone, ...note }) => ({ ...note, passages: gone.map((step) => told(step, viewer)) })),
        }),
  });
  return {
    seed: journal.seed,
    drawSecret: lines.find(({ line }) => line === 'opened')?.secret,
    pack: journal.pack,
    at(count, viewer) {
      const moment = moments[count - 1];
      if (moment === undefined) return undefined;
      const { match, steps } = moment;
      const { decision } = match;
      return {
        view: viewFor(definition, match.state, viewer),
        log: steps.map((step) => told(step, viewer)),
        due: decision?.seat,
        moves: decision?.moves ?? [],
        over: decision === undefined,
      };
    },
    states(count, choices) {
      const past = moments.slice(0, count).filter((moment) => moment !== undefined);
      const now = past.at(-1);
      const then = choices === undefined ? now : past.findLast(({ steps }) => isStart(steps, now?.steps, choices));
      return [...past, then].flatMap((moment) => (moment === undefined ? [] : [moment.match.state]));
    },
  };
}

/** Whether `steps` is the set-up and the first `choices` choices of `standing`, the steps that were not undone. */
const isStart = (steps: readonly Step<Shape>[], standing: readonly Step<Shape>[] = [], choices: number): boolean =>
  steps.length === choices + 1 && steps.every(({ entry }, i) => entry === standing[i]?.entry);

/** For each stored line, the game as it was after that line. Undefined for lines before the game began. */
function momentsOf<G extends Shape>(
  definition: Definition<G>,
  lines: readonly LineOnDisk[],
  journal: object,
): readonly (Moment<G> | undefined)[] {
  let past: Moment<G>[] = [];
  let agreed: SeatId[] = [];
  return lines.map(({ line, entry, entries: left = 0, at, by, seat = -1, agrees }) => {
    if (line === 'began') {
      const begun = replay(definition, { ...journal, entries: [] });
      if ('refusal' in begun) throw new Error(begun.refusal.message);
      past = [{ match: begun.ok, steps: [{ events: begun.ok.events, notes: [] }] }];
    }
    if (entry !== undefined) past.push(momentAfter(past.at(-1), entry));
    if (line === 'asked') agreed = [seat];
    if (line === 'answered' && agrees === true) agreed.push(seat);
    if (line === 'undone') {
      const gone = past.at(-1)?.steps.slice(left + 1) ?? [];
      past = noted(
        past.slice(0, left + 1),
        gone.flatMap(({ notes }) => notes),
      );
    }
    if (line === 'rewound') {
      const from = past.length - 1;
      const gone = past.at(-1)?.steps.slice(left + 1) ?? [];
      past = noted(past.slice(0, left + 1), [{ at, by, agreed, silent: [], from, to: left, gone }]);
    }
    return past.at(-1);
  });
}

/** Adds notes to the last step of the last moment. */
function noted<G extends Shape>(past: Moment<G>[], notes: Step<G>['notes']): Moment<G>[] {
  const last = past.at(-1);
  const step = last?.steps.at(-1);
  if (last === undefined || step === undefined) return past;
  return past.with(-1, { ...last, steps: last.steps.with(-1, { ...step, notes: [...step.notes, ...notes] }) });
}

function momentAfter<G extends Shape>(
  before: Moment<G> | undefined,
  entry: NonNullable<LineOnDisk['entry']>,
): Moment<G> {
  if (before === undefined) throw new Error('a choice was made before the game began');
  const match = before.match.clone();
  const legal = match.find(entry.seat, entry.move);
  if ('refusal' in legal) throw new Error(legal.refusal.message);
  const { unasked, events } = match.play(legal.ok, entry.draws);
  return { match, steps: [...before.steps, { entry, unasked, events, notes: [] }] };
}

const FIELDS =
  `version setup players taken present spectators host seat hosting removed pack scene deadline handFrom called now
  ask rewound shared advised rematch seed draws`.split(/\s+/u);
const SCENE_FIELDS = ['viewer', 'open', 'own', 'due', 'asked', 'undo', 'log', 'result'];

/**
 * Describes the first fault of a message to a viewer: something extra, missing or different. Returns undefined if there
 * is no fault.
 */
export function faultIn(room: RoomUpdate, viewer: Viewer, oracle: Oracle): string | undefined {
  const truth = oracle.at(room.version, viewer);
  const stray = Object.keys(room).find((field) => !FIELDS.includes(field));
  if (stray !== undefined) return `a field ${stray}`;
  if (room.seat !== (viewer === 'spectator' ? undefined : viewer)) return 'another seat';
  if (truth === undefined) return room.scene === undefined ? undefined : 'a scene before the game';
  const { scene } = room;
  if (scene === undefined) return 'no scene';
  const strayInScene = Object.keys(scene).find((field) => !SCENE_FIELDS.includes(field));
  if (strayInScene !== undefined) return `a field ${strayInScene} in the scene`;
  if (scene.viewer !== viewer) return `a scene of ${scene.viewer}`;
  if (!same(room.pack, oracle.pack)) return 'another pack, or more than its name';
  if (!same(roomIn(room).scene?.view, truth.view)) return 'another view';
  if (scene.due !== truth.due) return 'another seat is due';
  if (!same(scene.asked?.moves ?? [], truth.due === viewer ? truth.moves : [])) return 'other moves';
  if (!same(scene.log.passages, truth.log.slice(scene.log.from))) return 'another log';
  if (room.seed !== (truth.over ? oracle.seed : undefined)) return 'the seed, or none';
  if ((scene.result !== undefined) !== truth.over) return 'a result, or none';
  return undefined;
}

const same = (one: unknown, other: unknown): boolean => canonical(one) === canonical(other);

/** The data as JSON with sorted fields, so that equal data gives equal text. */
const canonical = (data: unknown): string =>
  JSON.stringify(data, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
