import { type Attempt, type Foreseen, NOTHING_FORESEEN, type SeatId, type Shape } from '@getaway/kernel';
import type { PlayPort, Showing, WatchPort } from '@getaway/table';
import { type Catalogue, type Describer, type Speaker, speaker, tableDescriber, tableVoice } from '@getaway/text';
import { computed, type ReadonlySignal, type Signal, useSignal } from '@preact/signals';
import { useMemo, useRef, useState } from 'preact/hooks';
import type { GameUi } from './gameUi.ts';
import { gestureOf } from './gesture.ts';
import type { OpenTable } from './openTable.ts';
import { sharing } from './sharing.ts';
import type { TableUi, Unavailable } from './tableUi.ts';
import { type Considering, useConsidering } from './useConsidering.ts';
import { useFields, useKept } from './useFields.ts';
import { useForecasts } from './useForecasts.ts';
import { type Sure, useSure } from './useSure.ts';

/** What the frame needs in addition to what boards get. */
export interface FrameTable extends TableUi, Considering {
  readonly unavailable: Unavailable | undefined;
  /** Describes events without rule ids, for short texts that do not link to rules. */
  readonly briefDescriber: Describer;
  /** A text in the place of the preview, until something happens or the viewer points at something. */
  readonly remarked: string | undefined;
  readonly busy: boolean;
  /** Why the last choice was refused, as reported by the table. */
  readonly refusal: string | undefined;
  readonly sure: Sure | undefined;
  /** Closes the confirmation without choosing. */
  notSure(): void;
  readonly replaced: boolean;
  undo(): void;
  /** Hands a seat to a bot, or back to a person. */
  substitute(seat: number, bot: string | undefined): void;
  /** Shows the table after this many log passages. Without a number, returns to the present. */
  lookAt(passages?: number): void;
  forgetRefusal(): void;
}

type Scene = NonNullable<Showing['scene']>;

interface Sources {
  readonly open: Pick<OpenTable, 'watching' | 'playing'>;
  readonly game: GameUi;
  readonly catalogue: Catalogue;
  readonly locale: string;
  readonly scene: Scene;
  readonly log: Showing['log'];
  readonly players: Showing['players'];
  readonly beat: FrameTable['beat'];
  onRule(rule: string): void;
}

/** What the table shows now. */
type Shown = Pick<
  FrameTable,
  'players' | 'viewer' | 'view' | 'past' | 'beat' | 'due' | 'asked' | 'log' | 'result' | 'undoable' | 'replaced'
>;

/**
 * The table as its components see it. It is always the same object. A component that reads a field of it renders again
 * when this field changes.
 */
export function useTableUi({ open, game, catalogue, locale, scene, log, players, beat, onRule }: Sources): FrameTable {
  const { watching, playing } = open;
  const { viewer } = scene;
  const replaced = typeof viewer === 'number' && players[viewer]?.bot !== undefined;
  const [past, setPast] = useState<Past>();
  const shown = useFields<Shown>({
    players: useKept(players),
    viewer,
    view: useKept(past?.view ?? scene.view),
    past: past?.passages,
    beat,
    due: scene.due,
    asked: useKept(past === undefined && !replaced ? scene.asked : undefined),
    log,
    result: useKept(scene.result),
    undoable: scene.undo,
    replaced,
  });
  const lookAt = useMemo(() => lookingAt(watching, shown, setPast), [watching, shown]);
  const [pointed, considering] = useConsidering(playing, shown, game);
  const forecasts = useForecasts(playing, shown);
  const requests = useRequests(playing, shown);
  const { sure, ...choosing } = useSure({ shown, forecasts, act: requests.act });
  const words = useFields(useTeller({ game, catalogue, locale, shown }));
  /** The number of choices that the last click made, and the length of the log before it. */
  const together = useRef({ from: -1, count: 1 });
  return useMemo(
    () =>
      joined(shown, words, {
        get considered() {
          return pointed().considered;
        },
        get unavailable() {
          return pointed().unavailable;
        },
        get remarked() {
          return pointed().remarked;
        },
        get busy() {
          return requests.busy.value;
        },
        get refusal() {
          return requests.refusal();
        },
        get sure() {
          return sure();
        },
        ...considering,
        ...choosing,
        read: reader(shown),
        choose(...moves) {
          const whole = gestureOf(game, shown, moves);
          together.current = { from: shown.log.length, count: whole.length };
          choosing.choose(...whole);
        },
        foresee: async (...moves): Promise<Foreseen<Shape>> => (await playing?.foresee(moves)) ?? NOTHING_FORESEEN,
        forecastOf: forecasts.of,
        needsSecondClick: (move) => game.needsSecondClick?.(shown, move) === true,
        showRule: onRule,
        undo() {
          lookAt();
          // Choices that were made by one click are undone by one click.
          const { from, count } = together.current;
          requests.act((port) => undoTimes(port, shown.log.length === from + count ? count : 1));
        },
        substitute: (seat, bot) => requests.act((port) => port.substitute(seat, bot)),
        lookAt,
        forgetRefusal: requests.forgetRefusal,
      } satisfies Omit<FrameTable, keyof Shown | keyof typeof words>),
    [watching, playing, game, shown, words],
  );
}

/** Merges three objects into one. A getter stays a getter, so it runs again whenever its field is read. */
function joined<A extends object, B extends object, C extends object>(a: A, b: B, c: C): A & B & C {
  const fields = [a, b, c].map((part) => Object.getOwnPropertyDescriptors(part));
  return Object.defineProperties({}, Object.assign({}, ...fields) as PropertyDescriptorMap) as A & B & C;
}

/**
 * Computes each reading once for each view. If a new result equals the previous one, the previous object is returned.
 */
function reader(shown: Pick<Shown, 'view'>): FrameTable['read'] {
  const readings = new Map<unknown, ReadonlySignal<unknown>>();
  return <T>(reading: (view: object) => T): T => {
    let found = readings.get(reading) as ReadonlySignal<T> | undefined;
    if (found === undefined) {
      let last: T | undefined;
      found = computed(() => (last = sharing(last, reading(shown.view))));
      readings.set(reading, found);
    }
    return found.value;
  };
}

async function undoTimes(port: PlayPort, times: number): Promise<Attempt<null>> {
  const undone = await port.undo();
  return 'refusal' in undone || times < 2 ? undone : undoTimes(port, times - 1);
}

interface Requests extends Pick<FrameTable, 'forgetRefusal'> {
  readonly busy: Signal<boolean>;
  refusal(): string | undefined;
  /** Sends a request. Does nothing while another request is pending, or if the table has no port to play through. */
  act(request: (port: PlayPort) => Promise<Attempt<null>>): void;
}

/** Sends requests to the table, one at a time. A refusal is shown until the decision changes. */
function useRequests(playing: PlayPort | undefined, shown: Shown): Requests {
  const busy = useSignal(false);
  const refused = useSignal<{ readonly at: string; readonly message: string } | undefined>(undefined);
  return useMemo(
    () => ({
      busy,
      refusal: () => (refused.value?.at === questionOf(shown) ? refused.value.message : undefined),
      forgetRefusal() {
        refused.value = undefined;
      },
      act(request) {
        if (playing === undefined || busy.peek()) return;
        const at = questionOf(shown);
        const refuse = (message: string): void => {
          refused.value = { at, message };
        };
        busy.value = true;
        refused.value = undefined;
        request(playing)
          .then((done) => 'refusal' in done && refuse(done.refusal.message))
          .catch((error: unknown) => refuse(error instanceof Error ? error.message : String(error)))
          .finally(() => {
            busy.value = false;
          });
      },
    }),
    [playing, shown],
  );
}

const questionOf = ({ viewer, asked }: Shown): string => `${String(viewer)} ${String(asked?.number)}`;

interface Past {
  readonly passages: number;
  readonly view: object;
}

/** Shows an earlier moment of the table, or the present. */
function lookingAt(port: WatchPort, shown: Shown, show: (past: Past | undefined) => void): FrameTable['lookAt'] {
  let turn = 0;
  return (passages) => {
    turn += 1;
    const now = turn;
    if (passages === undefined || passages < 1 || passages >= shown.log.length) return show(undefined);
    void port.lookBack(passages).then((seen) => {
      if (turn === now) show('ok' in seen ? { passages, view: seen.ok } : undefined);
    });
  };
}

interface Telling extends Pick<Sources, 'game' | 'catalogue' | 'locale'> {
  readonly shown: Shown;
}

/** The game's messages at this table. They are rebuilt only if names change. */
function useTeller({
  game,
  catalogue,
  locale,
  shown,
}: Telling): Pick<FrameTable, 'voice' | 'describer' | 'briefDescriber' | 'describerAt'> {
  const { players, viewer, view } = shown;
  const named = useKept(game.named(view));
  const plain = useMemo(() => speaker({ locale, catalogue }), [locale, catalogue]);
  const brief = useMemo(() => speaker({ locale, catalogue, ruleIds: 'leftOut' }), [locale, catalogue]);
  return useMemo(() => {
    const seats = players.map(({ name }) => name);
    const tellAt = (
      telling: GameUi,
      seen: object,
      seat: SeatId | undefined,
      words: Speaker = plain,
    ): Pick<TableUi, 'voice' | 'describer'> => {
      const voice = tableVoice(telling, seen, words);
      return { voice, describer: tableDescriber(telling, seen, { voice, readers: { seats, viewer: seat } }) };
    };
    const { tellable } = game;
    // These functions look up the newest view whenever they describe an event or a move. So they are not made again for
    // every view, but only when a name changes.
    const telling: typeof game =
      tellable === undefined ? game : { ...game, tellable: (_named, thing) => tellable(shown.view, thing) };
    const reader = typeof viewer === 'number' ? viewer : undefined;
    return {
      ...tellAt(telling, named, reader),
      briefDescriber: tellAt(telling, named, reader, brief).describer,
      describerAt: (seen, reader) => tellAt(game, seen, reader).describer,
    };
  }, [plain, brief, game, players, viewer, named]);
}
