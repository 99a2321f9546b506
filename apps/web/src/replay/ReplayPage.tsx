import type { Place } from '@getaway/protocol/address';
import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import { GameTable } from '../games/GameTable.tsx';
import { NoTable } from '../table/frame/NoTable.tsx';
import { Opening } from '../table/frame/Opening.tsx';
import type { OpenTable } from '../table/openTable.ts';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { useOpened } from '../ui/useOpened.ts';
import { trouble } from '../worker/trouble.ts';
import { Bar } from './Bar.tsx';
import { Buttons } from './Buttons.tsx';
import { ReplayContext } from './control/context.ts';
import { ReplayControl } from './control/replayControl.ts';
import { openSource } from './openSource.ts';
import { Panel } from './Panel.tsx';

interface Props {
  readonly place: Place;
  readonly id: string;
  readonly moment: number | undefined;
}

/** Replays a finished game, or the viewer's own running game, from its beginning. */
export function ReplayPage({ place, id, moment }: Props): VNode {
  const { value: source, trouble: fault } = useOpened(
    { open: () => openSource(place, id), close: (opened) => opened.close() },
    [place, id],
  );
  const control = useMemo(() => (source === undefined ? undefined : new ReplayControl(source, moment)), [source]);
  const open = useMemo(() => (control === undefined ? undefined : openTableOf(control)), [control]);
  if (fault !== undefined) return <NoTable trouble={fault} />;
  if (control === undefined || open === undefined) return <Opening />;
  return (
    <ReplayContext.Provider value={control}>
      <ErrorBoundary>
        <GameTable open={open} />
      </ErrorBoundary>
    </ReplayContext.Provider>
  );
}

function openTableOf(control: ReplayControl): OpenTable {
  const { source } = control;
  return {
    game: source.game,
    watching: control,
    pack: source.about.pack,
    defaultLevel: source.about.defaultLevel,
    setPause: () => undefined,
    retry: () => undefined,
    exported: () => source.exported?.() ?? Promise.resolve(trouble('gone')),
    proof: () => Promise.reject(new Error('a replay shows no proof')),
    close: () => source.close(),
    ...(source.report === undefined ? {} : { report: source.report }),
    replay: {
      Bar,
      Buttons,
      tab: { id: 'replay', title: 'replay.tab', Panel },
      log: () => control.log.value,
      at: () => control.at.value,
      seek: (passages) => control.seek(passages),
      moves: () => control.moves,
      press: (key) => press(control, key),
    },
  };
}

function press(control: ReplayControl, key: string): boolean {
  const does: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => control.toMoment(-1),
    ArrowRight: () => control.toMoment(1),
    PageUp: () => control.toTurn(-1),
    PageDown: () => control.toTurn(1),
    Home: () => control.seek(1),
    End: () => control.seek(control.last),
    p: () => control.toggle(),
  };
  const action = does[key];
  action?.();
  return action !== undefined;
}
