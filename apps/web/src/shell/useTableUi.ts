import type { Foreseen, Move, Shape } from '@getaway/kernel';
import type { Passage, Player, Scene, TablePort } from '@getaway/table';
import { type Catalogue, describer, type Speaker, speaker } from '@getaway/text';
import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { GameUi } from '../games/game.ts';
import type { Considered, TableUi, Unavailable } from './tableUi.ts';

/** Everything that the table's frame needs beyond what boards get. */
export interface Table extends TableUi {
  /** What was pointed at and can't be chosen. */
  readonly unavailable: Unavailable | undefined;
  /** A choice is on its way. */
  readonly busy: boolean;
  /** The last choice that was refused, in the table's words. */
  readonly refusal: string | undefined;
  undo(): void;
  /** Looks back at the table after so many passages; without a number, returns to the present. */
  lookAt(passages?: number): void;
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
  const [considered, setConsidered] = useState<Considered>();
  const [unavailable, setUnavailable] = useState<Unavailable>();
  const [past, setPast] = useState<{ readonly passages: number; readonly view: object }>();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const pointed = useRef(0);

  // What was pointed at belongs to the question that was asked then.
  const number = scene.asked?.number;
  useEffect(() => {
    pointed.current += 1;
    setConsidered(undefined);
    setUnavailable(undefined);
    setRefusal(undefined);
  }, [number, scene.viewer]);

  const view = past?.view ?? scene.view;
  const plain = useMemo(() => speaker({ locale, catalogue }), [locale, catalogue]);
  const voice = useMemo(() => voiceAt(game, plain, view), [game, plain, view]);
  const told = useMemo(() => {
    const viewer = typeof scene.viewer === 'number' ? scene.viewer : undefined;
    const teller = describer({
      speaker: voice,
      fields: game.fields,
      readers: { seats: players.map(({ name }) => name), viewer },
    });
    const { tellable } = game;
    if (tellable === undefined) return teller;
    return {
      ...teller,
      event: (event: { readonly type: string }) => teller.event(tellable(view, event)),
      move: (move: Move) => teller.move(tellable(view, move)),
      step: (frame: { readonly step: string }) => teller.step(tellable(view, frame)),
    };
  }, [voice, game, players, scene.viewer, view]);

  const act = useCallback(async (deed: () => ReturnType<TablePort['undo']>) => {
    setBusy(true);
    setPast(undefined);
    try {
      const done = await deed();
      setRefusal('refusal' in done ? done.refusal.message : undefined);
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  }, []);

  const asked = past === undefined ? scene.asked : undefined;
  return {
    players,
    viewer: scene.viewer,
    view,
    past: past?.passages,
    due: scene.due,
    asked,
    log,
    result: scene.result,
    considered,
    unavailable,
    voice,
    describer: told,
    busy,
    refusal,
    choose(...moves) {
      if (asked !== undefined && !busy && moves.length > 0) void act(() => port.play(asked.number, moves));
    },
    consider(...moves) {
      pointed.current += 1;
      const turn = pointed.current;
      setUnavailable(undefined);
      setConsidered(moves.length === 0 ? undefined : { moves });
      if (moves.length === 0) return;
      void port.foresee(moves).then((foreseen) => {
        if (pointed.current === turn) setConsidered({ moves, foreseen });
      });
    },
    explain(label, candidate) {
      pointed.current += 1;
      const turn = pointed.current;
      setConsidered(undefined);
      setUnavailable({ label });
      void port.whyNot(candidate).then((rule) => {
        if (pointed.current === turn && rule !== undefined) setUnavailable({ label, rule });
      });
    },
    foresee: (...moves): Promise<Foreseen<Shape>> => port.foresee(moves),
    showRule: onRule,
    undo: () => void act(() => port.undo()),
    lookAt(passages) {
      if (passages === undefined || passages >= log.length) return setPast(undefined);
      void port.lookBack(passages).then((seen) => {
        if ('ok' in seen) setPast({ passages, view: seen.ok });
      });
    },
  };
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
