import { type Attempt, type Foreseen, type Move, NOTHING_FORESEEN, type SeatId, type Shape } from '@getaway/kernel';
import type { PlayPort, Showing, WatchPort } from '@getaway/table';
import { type Catalogue, speaker, tableDescriber, tableVoice } from '@getaway/text';
import { type Signal, useSignal } from '@preact/signals';
import { useCallback, useMemo, useRef, useState } from 'preact/hooks';
import type { GameUi } from './gameUi.ts';
import type { OpenTable } from './openTable.ts';
import type { TableUi, Unavailable } from './tableUi.ts';
import { type Considering, useConsidering } from './useConsidering.ts';
import { useForecasts } from './useForecasts.ts';
import { type Sure, useSure } from './useSure.ts';

/** What the frame needs in addition to what boards get. */
export interface Table extends TableUi, Considering {
  readonly unavailable: Unavailable | undefined;
  /** The text in the line under the prompt, until something happens or the viewer points at something. */
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

type Shown = NonNullable<Showing['scene']>;

interface Sources {
  readonly open: Pick<OpenTable, 'watching' | 'playing'>;
  readonly game: GameUi;
  readonly catalogue: Catalogue;
  readonly locale: string;
  readonly scene: Shown;
  readonly log: Showing['log'];
  readonly players: Showing['players'];
  readonly beat: Table['beat'];
  onRule(rule: string): void;
}

/** The table as its components see it, rebuilt on every change. */
export function useTableUi({ open, game, catalogue, locale, scene, log, players, beat, onRule }: Sources): Table {
  const { watching, playing } = open;
  const { viewer } = scene;
  const replaced = typeof viewer === 'number' && players[viewer]?.bot !== undefined;
  const [{ past, view }, lookAt] = useLookingBack(watching, scene, log.length);
  const present = past === undefined && !replaced;
  const asked = present ? scene.asked : undefined;
  const question = `${String(viewer)} ${String(asked?.number)}`;
  const gesture = (moves: readonly Move[]): readonly Move[] => {
    const [only, ...others] = moves;
    return only === undefined || others.length > 0 ? moves : (game.gesture?.({ view, asked }, only) ?? moves);
  };
  const outlook = (moves: readonly Move[]): readonly Move[] => {
    const [only, ...others] = moves;
    const shown = only === undefined || others.length > 0 ? undefined : game.outlook?.({ view, asked }, only);
    return shown ?? gesture(moves);
  };
  /** The number of choices that the last click made, and the length of the log before it. */
  const together = useRef({ from: -1, count: 1 });
  const [pointed, considering] = useConsidering(playing, `${log.length} ${question}`, outlook);
  const forecasts = useForecasts(playing, asked);
  const requests = useRequests(playing, question);
  const { sure, ...choosing } = useSure({ asked, forecasts, act: requests.act });
  const teller = useTeller({ game, catalogue, locale, players, viewer, view });
  return {
    players,
    viewer,
    view,
    past,
    beat,
    due: scene.due,
    asked,
    log,
    result: scene.result,
    get considered() {
      return pointed().considered;
    },
    get unavailable() {
      return pointed().unavailable;
    },
    get remarked() {
      return pointed().remarked;
    },
    undoable: scene.undo,
    ...teller,
    get busy() {
      return requests.busy.value;
    },
    refusal: requests.refusal,
    replaced,
    ...considering,
    ...choosing,
    choose(...moves) {
      const whole = gesture(moves);
      together.current = { from: log.length, count: whole.length };
      choosing.choose(...whole);
    },
    get sure() {
      return sure();
    },
    foresee: async (...moves): Promise<Foreseen<Shape>> => (await playing?.foresee(moves)) ?? NOTHING_FORESEEN,
    forecastOf: forecasts.of,
    needsSecondClick: (move) => game.needsSecondClick?.({ view, asked }, move) === true,
    showRule: onRule,
    undo() {
      lookAt();
      // Choices that were made by one click are undone by one click.
      const { from, count } = together.current;
      requests.act((port) => undoTimes(port, log.length === from + count ? count : 1));
    },
    substitute: (seat, bot) => requests.act((port) => port.substitute(seat, bot)),
    lookAt,
    forgetRefusal: requests.forgetRefusal,
  };
}

async function undoTimes(port: PlayPort, times: number): Promise<Attempt<null>> {
  const undone = await port.undo();
  return 'refusal' in undone || times < 2 ? undone : undoTimes(port, times - 1);
}

interface Requests extends Pick<Table, 'refusal' | 'forgetRefusal'> {
  readonly busy: Signal<boolean>;
  /** Sends a request. Does nothing while another request is pending, or if the game is over. */
  act(request: (port: PlayPort) => Promise<Attempt<null>>): void;
}

/** Sends requests to the table, one at a time. A refusal is shown until the decision changes. */
function useRequests(playing: PlayPort | undefined, question: string): Requests {
  const busy = useSignal(false);
  const [refused, setRefused] = useState<{ readonly at: string; readonly message: string }>();
  const act = useCallback(
    (request: (port: PlayPort) => Promise<Attempt<null>>): void => {
      if (playing === undefined || busy.peek()) return;
      busy.value = true;
      setRefused(undefined);
      request(playing)
        .then((done) => 'refusal' in done && setRefused({ at: question, message: done.refusal.message }))
        .catch((error: unknown) =>
          setRefused({ at: question, message: error instanceof Error ? error.message : String(error) }),
        )
        .finally(() => {
          busy.value = false;
        });
    },
    [playing, busy, question],
  );
  const refusal = refused?.at === question ? refused.message : undefined;
  return { busy, refusal, forgetRefusal: () => setRefused(undefined), act };
}

interface Seen {
  readonly past: number | undefined;
  readonly view: object;
}

/** The table now, or at an earlier moment. */
function useLookingBack(port: WatchPort, scene: Shown, length: number): [Seen, Table['lookAt']] {
  const [past, setPast] = useState<{ readonly passages: number; readonly view: object }>();
  const turn = useRef(0);
  const lookAt = (passages?: number): void => {
    turn.current += 1;
    const now = turn.current;
    if (passages === undefined || passages < 1 || passages >= length) return setPast(undefined);
    void port.lookBack(passages).then((seen) => {
      if (turn.current === now) setPast('ok' in seen ? { passages, view: seen.ok } : undefined);
    });
  };
  return [{ past: past?.passages, view: past?.view ?? scene.view }, lookAt];
}

interface Telling extends Pick<Sources, 'game' | 'catalogue' | 'locale' | 'players'> {
  readonly viewer: Shown['viewer'];
  readonly view: object;
}

const NO_VIEW = {};

/** The game's messages at this table. A new view rebuilds them only if the game's names or texts depend on the view. */
function useTeller({
  game,
  catalogue,
  locale,
  players,
  viewer,
  view,
}: Telling): Pick<TableUi, 'voice' | 'describer' | 'describerAt'> {
  const named = game.nameIn === undefined && game.tellable === undefined ? NO_VIEW : view;
  const plain = useMemo(() => speaker({ locale, catalogue }), [locale, catalogue]);
  return useMemo(() => {
    const seats = players.map(({ name }) => name);
    const tellAt = (seen: object, reader: SeatId | undefined): Pick<TableUi, 'voice' | 'describer'> => {
      const voice = tableVoice(game, seen, plain);
      return { voice, describer: tableDescriber(game, seen, { voice, readers: { seats, viewer: reader } }) };
    };
    return {
      ...tellAt(named, typeof viewer === 'number' ? viewer : undefined),
      describerAt: (seen, reader) => tellAt(seen, reader).describer,
    };
  }, [plain, game, players, viewer, named]);
}
