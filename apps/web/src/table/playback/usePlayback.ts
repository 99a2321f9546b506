import type { Viewer } from '@getaway/kernel';
import type { Passage, Showing } from '@getaway/table';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { settings } from '../../settings/settings.ts';
import { BEAT_MS, type Beat } from '../beats.ts';
import type { ShownBeat } from '../gamePlayback.ts';
import type { GameUi } from '../gameUi.ts';
import { replayStart } from '../log/digest.ts';
import { HEADLINES } from '../log/logGroups.ts';
import type { OpenTable } from '../openTable.ts';
import type { Playback, StartedFlight } from '../playback.ts';
import { startsOf } from './anchors.ts';
import { Reel } from './reel.ts';

type Scene = NonNullable<Showing['scene']>;

interface Sources {
  readonly open: Pick<OpenTable, 'watching' | 'replay'>;
  readonly game: GameUi;
  readonly scene: Scene;
  readonly log: Showing['log'];
  readonly players: Showing['players'];
  /** Whether the device has just been handed to another player. If so, the page plays back what this player missed. */
  readonly arrives: boolean;
}

/** The factor for the duration of a beat (unit of playback). */
const PACE = { slow: 1.7, normal: 1, fast: 0.45, instant: 0 } as const;
const SLOWED = 2.5;

/** Plays back what others do, one beat (unit of playback) at a time. The viewer can skip it at any time. */
export function usePlayback({ open, game, scene, log, players, arrives }: Sources): Playback {
  const [, setTurn] = useState(0);
  const [isSlow, slowDown] = useState(false);
  const rerender = (): void => setTurn((turn) => turn + 1);
  const reel = useMemo(() => newReel(game), [game]);
  const { viewer } = scene;
  const replaced = typeof viewer === 'number' && players[viewer]?.bot !== undefined;
  const { speed } = settings.value;
  const instant = speed === 'instant' || reel === undefined || open.replay?.moves() === false;
  // In a replay, the viewer's own choices are played back like all others.
  const chooser = replaced || open.replay !== undefined ? 'spectator' : viewer;
  reel?.receive({ log, view: scene.view, viewer: chooser, instant });
  const shown = reel?.shown;
  const pace = PACE[speed === 'instant' ? 'normal' : speed] * (isSlow ? SLOWED : 1);
  const beat = useMemo(
    () => (shown === undefined ? undefined : { ...shown.beat, ms: BEAT_MS[shown.beat.kind] * pace }),
    [shown?.beat, pace],
  );
  // This runs during rendering, while the page still shows the previous moment. So the points where flights start can
  // still be measured.
  const flights = useMemo(() => flightsIn(log, shown?.beat, game), [shown?.beat]);
  useBeatTimer(beat, () => {
    reel?.next();
    rerender();
  });
  const asked = useRef(0);
  const replay = async (): Promise<void> => {
    asked.current += 1;
    const turn = asked.current;
    const point = replayStart(log, viewer, game);
    const seen = await open.watching.lookBack(point.passage);
    if (turn !== asked.current || 'refusal' in seen) return;
    reel?.replay(point, seen.ok);
    rerender();
  };
  useEffect(() => {
    if (arrives && !instant) void replay();
  }, []);
  return {
    scene: shown === undefined ? scene : momentOf(scene, shown.view, actorIn(log, shown.beat, game)),
    log: shown?.log ?? log,
    beat,
    flights,
    captioned: shown?.beat ?? (scene.asked === undefined && scene.result === undefined ? reel?.last : undefined),
    isDue: scene.asked !== undefined,
    isSlow,
    wasSkipped: reel?.last === undefined,
    skip() {
      asked.current += 1;
      reel?.skip();
      rerender();
    },
    slowDown,
    replay: () => void replay(),
  };
}

function newReel(game: GameUi): Reel | undefined {
  const { playback, headlines = HEADLINES } = game;
  if (playback === undefined) return undefined;
  const goesOn = (event: Passage['events'][number]): boolean =>
    headlines.has(event.type) || playback.kindOf(event) === 'moment';
  return new Reel({
    kindOf: (event) => playback.kindOf(event),
    viewAfter: (view, event) => playback.viewAfter(view, event),
    afterChoice({ events }) {
      const next = events.findIndex(goesOn);
      return next < 0 ? events.length : next;
    },
  });
}

function flightsIn(log: Showing['log'], beat: Beat | undefined, { playback }: GameUi): readonly StartedFlight[] {
  if (beat === undefined || playback === undefined) return [];
  const events = log[beat.passage]?.events.slice(beat.from, beat.to) ?? [];
  const flights = events.flatMap((event) => playback.flightsOf(event));
  const starts = startsOf(flights);
  return flights.map((flight, i) => ({ flight, start: starts[i] }));
}

/** The scene at an earlier moment. It has no decision and no result. */
function momentOf({ asked: _asked, result: _result, due: _due, ...scene }: Scene, view: object, due?: Viewer): Scene {
  return { ...scene, view, ...(typeof due === 'number' ? { due } : {}) };
}

function actorIn(log: Showing['log'], { passage, main }: Beat, { actorOf }: GameUi): Viewer | undefined {
  const event = log[passage]?.events[main];
  const actor = event === undefined ? undefined : (actorOf?.(event) ?? log[passage]?.seat);
  return typeof actor === 'number' ? actor : undefined;
}

/** Calls `onEnd` when a beat (unit of playback) has been shown long enough. A hidden tab waits until it is visible. */
function useBeatTimer(beat: ShownBeat | undefined, onEnd: () => void): void {
  const end = useRef(onEnd);
  end.current = onEnd;
  useEffect(() => {
    if (beat === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const start = (): void => {
      clearTimeout(timer);
      timer = document.hidden ? undefined : setTimeout(() => end.current(), beat.ms);
    };
    start();
    document.addEventListener('visibilitychange', start);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', start);
    };
  }, [beat]);
}
