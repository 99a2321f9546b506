import type { Attempt, Foreseen, Move, Shape } from '@getaway/kernel';
import type { Passage, Player, Scene, TablePort } from '@getaway/table';
import { type Catalogue, describer, type Speaker, speaker } from '@getaway/text';
import { useCallback, useMemo, useRef, useState } from 'preact/hooks';
import type { GameUi } from '../games/game.ts';
import type { TableUi, Unavailable } from './tableUi.ts';
import { useConsidering } from './useConsidering.ts';

/** Everything that the table's frame needs beyond what boards get. */
export interface Table extends TableUi {
  /** What was pointed at and can't be chosen. */
  readonly unavailable: Unavailable | undefined;
  /** A choice is on its way. */
  readonly busy: boolean;
  /** The last choice that was refused, in the table's words. */
  readonly refusal: string | undefined;
  /** A bot plays for the viewer. */
  readonly replaced: boolean;
  undo(): void;
  /** Hands a seat to a bot, or back to a person. */
  substitute(seat: number, bot: string | undefined): void;
  /** Looks back at the table after so many passages; without a number, returns to the present. */
  lookAt(passages?: number): void;
  /** Nothing is pointed at any more. */
  letGo(): void;
  /** What is shown of what was pointed at stays, while somebody reads it. */
  hold(): void;
  /** Somebody has read the refusal. */
  forgetRefusal(): void;
}

interface Sources {
  readonly port: TablePort;
  readonly game: GameUi;
  readonly catalogue: Catalogue;
  readonly locale: string;
  readonly scene: Scene;
  readonly log: readonly Passage[];
  readonly players: readonly Player[];
  onRule(rule: string): void;
}

/** The table as its components see it, made anew whenever something changes. */
export function useTableUi({ port, game, catalogue, locale, scene, log, players, onRule }: Sources): Table {
  const { viewer } = scene;
  const replaced = typeof viewer === 'number' && players[viewer]?.bot !== undefined;
  const [{ past, view }, lookAt] = useLookingBack(port, scene, log.length);
  const present = past === undefined && !replaced;
  const asked = present ? scene.asked : undefined;
  const question = `${String(viewer)} ${String(asked?.number)}`;
  const [pointed, considering] = useConsidering(port, question);
  const { busy, refusal, forgetRefusal, act } = useDeeds(question);
  const teller = useTeller({ game, catalogue, locale, players, viewer, view });
  return {
    players,
    viewer,
    view,
    past,
    due: scene.due,
    asked,
    log,
    result: scene.result,
    considered: pointed.considered,
    unavailable: pointed.unavailable,
    undoable: scene.undo,
    ...teller,
    busy,
    refusal,
    replaced,
    ...considering,
    choose(...moves) {
      if (asked !== undefined && !busy && moves.length > 0) act(() => port.play(asked.number, moves));
    },
    foresee: (...moves): Promise<Foreseen<Shape>> => port.foresee(moves),
    careful: (move) => game.careful?.({ view, asked }, move) === true,
    showRule: onRule,
    undo() {
      lookAt();
      if (!busy) act(() => port.undo());
    },
    substitute: (seat, bot) => act(() => port.substitute(seat, bot)),
    lookAt,
    forgetRefusal,
  };
}

interface Deeds extends Pick<Table, 'busy' | 'refusal' | 'forgetRefusal'> {
  act(deed: () => Promise<Attempt<null>>): void;
}

/** What is asked of the table, one thing after the other; a refusal is shown until the question changes. */
function useDeeds(question: string): Deeds {
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<{ readonly at: string; readonly message: string }>();
  const act = useCallback(
    (deed: () => Promise<Attempt<null>>): void => {
      setBusy(true);
      setRefused(undefined);
      deed()
        .then((done) => 'refusal' in done && setRefused({ at: question, message: done.refusal.message }))
        .catch((error: unknown) =>
          setRefused({ at: question, message: error instanceof Error ? error.message : String(error) }),
        )
        .finally(() => setBusy(false));
    },
    [question],
  );
  const refusal = refused?.at === question ? refused.message : undefined;
  return { busy, refusal, forgetRefusal: () => setRefused(undefined), act };
}

interface Seen {
  readonly past: number | undefined;
  readonly view: object;
}

/** The table now, or as it was. */
function useLookingBack(port: TablePort, scene: Scene, length: number): [Seen, Table['lookAt']] {
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
  readonly viewer: Scene['viewer'];
  readonly view: object;
}

const NO_VIEW = {};

/** The game's words at this table. They are made anew with the view only where names depend on it. */
function useTeller({ game, catalogue, locale, players, viewer, view }: Telling): Pick<TableUi, 'voice' | 'describer'> {
  const named = game.nameIn === undefined && game.tellable === undefined ? NO_VIEW : view;
  const plain = useMemo(() => speaker({ locale, catalogue }), [locale, catalogue]);
  return useMemo(() => {
    const voice = voiceAt(game, plain, named);
    const readers = { seats: players.map(({ name }) => name), viewer: typeof viewer === 'number' ? viewer : undefined };
    const teller = describer({ speaker: voice, fields: game.fields, readers });
    const { tellable } = game;
    if (tellable === undefined) return { voice, describer: teller };
    return {
      voice,
      describer: {
        ...teller,
        event: (event: { readonly type: string }) => teller.event(tellable(named, event)),
        move: (move: Move) => teller.move(tellable(named, move)),
        step: (frame: { readonly step: string }) => teller.step(tellable(named, frame)),
      },
    };
  }, [plain, game, players, viewer, named]);
}

/** The voice of a game at one table, which also knows the names that depend on it. */
function voiceAt({ nameIn }: GameUi, voice: Speaker, view: object): Speaker {
  if (nameIn === undefined) return voice;
  const named = (key: string): string | undefined => nameIn(view, key, voice);
  return {
    ...voice,
    has: (key): key is string => named(key) !== undefined || voice.has(key),
    say: (key, values) => named(key) ?? voice.say(key, values),
  };
}
