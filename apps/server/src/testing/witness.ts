import { escapePlan } from '@getaway/escape-plan';
import { gangsta } from '@getaway/gangsta';
import { type Definition, type Match, type Move, replay, type SeatId, type Shape, type Viewer } from '@getaway/kernel';
import type { RoomScene } from '../rooms/scene.ts';
import type { Store } from '../store/port.ts';

interface LineOnDisk {
  readonly line: string;
  readonly journal?: { readonly seed: string };
  readonly entry?: { readonly seat: SeatId; readonly move: Move; readonly draws: readonly number[] };
  readonly entries?: number;
}

interface Told {
  readonly seat?: SeatId;
  readonly move?: Move;
  readonly events: readonly unknown[];
}

/** What one viewer could know when the table had so many lines. */
interface Truth {
  readonly view: unknown;
  readonly log: readonly Told[];
  readonly due: SeatId | undefined;
  readonly moves: readonly Move[];
  readonly over: boolean;
}

const DEFINITIONS: Readonly<Record<string, (lines: readonly LineOnDisk[]) => Witness>> = {
  [gangsta.id]: (lines) => witnessOf(gangsta, lines),
  [escapePlan.id]: (lines) => witnessOf(escapePlan, lines),
};

/** Knows what everybody may know at every moment, by the kernel and the lines on the disk alone, not by the server's code. */
export interface Witness {
  readonly seed: string;
  at(lines: number, viewer: Viewer): Truth | undefined;
}

export async function callWitness(store: Store, table: string, game: string): Promise<Witness> {
  const lines = (await store.tables.lines(table)).map((line) => JSON.parse(line) as LineOnDisk);
  const witness = DEFINITIONS[game]?.(lines);
  if (witness === undefined) throw new Error(`nobody knows ${game}`);
  return witness;
}

/** The game after some of its lines. */
interface Moment<G extends Shape> {
  readonly match: Match<G>;
  readonly entries: readonly NonNullable<LineOnDisk['entry']>[];
  readonly passages: readonly (readonly G['event'][])[];
}

function witnessOf<G extends Shape>(definition: Definition<G>, lines: readonly LineOnDisk[]): Witness {
  const journal = lines.find(({ line }) => line === 'began')?.journal;
  if (journal === undefined) throw new Error('the game has not begun');
  const moments = momentsOf(definition, lines, journal);
  return {
    seed: journal.seed,
    at(count, viewer) {
      const moment = moments[count - 1];
      if (moment === undefined) return undefined;
      const { match, entries, passages } = moment;
      const log = passages.map((events, i): Told => {
        const entry = entries[i - 1];
        const seen = events.map((event) => definition.eventFor(event, viewer));
        if (entry === undefined) return { events: seen };
        return { seat: entry.seat, ...(entry.seat === viewer ? { move: entry.move } : {}), events: seen };
      });
      const { decision } = match;
      return {
        view: definition.viewFor(match.state, viewer),
        log,
        due: decision?.seat,
        moves: decision?.moves ?? [],
        over: decision === undefined,
      };
    },
  };
}

/** The moment after each line; nothing before the game began. */
function momentsOf<G extends Shape>(
  definition: Definition<G>,
  lines: readonly LineOnDisk[],
  journal: object,
): readonly (Moment<G> | undefined)[] {
  let past: Moment<G>[] = [];
  return lines.map(({ line, entry, entries: left }) => {
    if (line === 'began') {
      const begun = replay(definition, { ...journal, entries: [] });
      if ('refusal' in begun) throw new Error(begun.refusal.message);
      past = [{ match: begun.ok, entries: [], passages: [begun.ok.events] }];
    }
    if (entry !== undefined) past.push(momentAfter(past.at(-1), entry));
    if (line === 'undone') past.pop();
    if (line === 'rewound') past = past.slice(0, (left ?? 0) + 1);
    return past.at(-1);
  });
}

function momentAfter<G extends Shape>(
  before: Moment<G> | undefined,
  entry: NonNullable<LineOnDisk['entry']>,
): Moment<G> {
  if (before === undefined) throw new Error('a choice before the game');
  const match = before.match.clone();
  const legal = match.find(entry.seat, entry.move);
  if ('refusal' in legal) throw new Error(legal.refusal.message);
  const { events } = match.play(legal.ok, entry.draws);
  return { match, entries: [...before.entries, entry], passages: [...before.passages, events] };
}

const FIELDS = `version setup players taken present seat hosting scene deadline now ask rewound rematch seed`.split(
  ' ',
);
const SCENE_FIELDS = ['viewer', 'view', 'due', 'asked', 'undo', 'log', 'result'];

/** What is wrong with a message to a viewer: it told more, less or something else than it should. Nothing if all is well. */
export function faultIn(room: RoomScene, viewer: Viewer, witness: Witness): string | undefined {
  const truth = witness.at(room.version, viewer);
  const stray = Object.keys(room).find((field) => !FIELDS.includes(field));
  if (stray !== undefined) return `a field ${stray}`;
  if (room.seat !== (viewer === 'spectator' ? undefined : viewer)) return 'another seat';
  if (truth === undefined) return room.scene === undefined ? undefined : 'a scene before the game';
  const { scene } = room;
  if (scene === undefined) return 'no scene';
  const strayInScene = Object.keys(scene).find((field) => !SCENE_FIELDS.includes(field));
  if (strayInScene !== undefined) return `a field ${strayInScene} in the scene`;
  if (scene.viewer !== viewer) return `a scene of ${scene.viewer}`;
  if (!same(scene.view, truth.view)) return 'another view';
  if (scene.due !== truth.due) return 'another seat is due';
  if (!same(scene.asked?.moves ?? [], truth.due === viewer ? truth.moves : [])) return 'other moves';
  if (!same(scene.log.passages, truth.log.slice(scene.log.from))) return 'another log';
  if (room.seed !== (truth.over ? witness.seed : undefined)) return 'the seed, or none';
  if ((scene.result !== undefined) !== truth.over) return 'a result, or none';
  return undefined;
}

const same = (one: unknown, other: unknown): boolean => canonical(one) === canonical(other);

/** What JSON leaves out is no difference. */
const canonical = (data: unknown): string =>
  JSON.stringify(data, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
