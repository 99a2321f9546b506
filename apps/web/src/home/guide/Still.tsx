import type { Showing } from '@getaway/table';
import type { FunctionComponent, VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { GameId } from '../../browser/gameIds.ts';
import { useGame } from '../../games/useGame.ts';
import { openPicture } from '../../learn/openLesson.ts';
import { localeOf, settings } from '../../settings/settings.ts';
import { useFrameOf } from '../../table/frame/useFrameOf.ts';
import { useShowing } from '../../table/frame/useShowing.ts';
import { FrameContext } from '../../table/frameContext.ts';
import type { Picture } from '../../table/gameGuide.ts';
import type { GameUi, LoadedGame } from '../../table/gameUi.ts';
import type { OpenTable } from '../../table/openTable.ts';
import { TableContext } from '../../table/tableUi.ts';
import { useLoaded } from '../../ui/useLoaded.ts';

/** A picture of a position in a lesson, drawn by the table's own components. Nothing in it can be chosen. */
export function Still({ game, picture }: { readonly game: GameId; readonly picture: Picture }): VNode {
  const locale = localeOf(settings.value);
  const { value: open } = useLoaded(
    () => openPicture(game, picture, locale),
    [game, picture.lesson, picture.steps, locale],
  );
  useEffect(() => () => open?.close(), [open]);
  return (
    <div class="still" data-game={game} data-part={picture.part} inert aria-hidden="true">
      {open === undefined ? null : <Opened open={open} part={picture.part} />}
    </div>
  );
}

function Opened({ open, part }: { readonly open: OpenTable; readonly part: Picture['part'] }): VNode | null {
  const showing = useShowing(open.watching);
  const ui = useGame(open.game, open.pack);
  // Keeps the first position, so that later changes of the lesson's table do not change the picture.
  const [first, setFirst] = useState<Showing>();
  useEffect(() => {
    if (showing?.scene !== undefined) setFirst((old) => old ?? showing);
  }, [showing]);
  if (first?.scene === undefined || ui === undefined) return null;
  return <Drawn open={open} ui={ui} showing={first} scene={first.scene} part={part} />;
}

interface DrawnProps {
  readonly open: OpenTable;
  readonly ui: LoadedGame;
  readonly showing: Showing;
  readonly scene: NonNullable<Showing['scene']>;
  readonly part: Picture['part'];
}

function Drawn({ open, ui, showing: { log, players }, scene, part }: DrawnProps): VNode {
  const { asked: _, ...still } = scene;
  const { frame } = useFrameOf({ open, log, players, scene: still, arrives: false, ...ui });
  const Part = partOf(ui.game, part);
  return (
    <TableContext.Provider value={frame.table}>
      <FrameContext.Provider value={frame}>
        <Part />
      </FrameContext.Provider>
    </TableContext.Provider>
  );
}

function partOf({ Board, Own, Rivals, mapFirst }: GameUi, part: Picture['part']): FunctionComponent {
  if (part === 'board') return Board;
  if (part === 'rivals') return Rivals;
  return (part === 'plan' ? mapFirst?.own.find(({ id }) => id === part)?.Component : undefined) ?? Own;
}
