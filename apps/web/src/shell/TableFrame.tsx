import type { Passage, Player, Scene, TablePort } from '@getaway/table';
import type { VNode } from 'preact';
import { useVoice } from '../i18n/voice.tsx';
import type { LoadedGame } from './TablePage.tsx';
import { TableContext } from './tableUi.ts';
import { useTableUi } from './useTableUi.ts';

interface Props extends LoadedGame {
  readonly port: TablePort;
  readonly scene: Scene;
  readonly log: readonly Passage[];
  readonly players: readonly Player[];
  readonly trouble: string | undefined;
}

/** The frame around every game: prompt, choices, board, own things, rivals, log. */
export function TableFrame({ port, scene, log, players, game, catalogue }: Props): VNode {
  const voice = useVoice();
  const table = useTableUi({
    port,
    game,
    catalogue,
    locale: voice.locale,
    scene,
    log,
    players,
    onRule: () => undefined,
  });
  const { Board, Own, Rivals } = game;
  return (
    <TableContext.Provider value={table}>
      <header>{game.status(table)}</header>
      <p role="status">{table.asked === undefined ? '' : table.describer.step(table.asked.frame)}</p>
      <main>
        <Board />
      </main>
      <section>
        <Own />
      </section>
      <aside>
        <Rivals />
      </aside>
      <ul>
        {table.asked?.moves.map((move) => (
          <li key={JSON.stringify(move)}>
            <button type="button" onClick={() => table.choose(move)} onFocus={() => table.consider(move)}>
              {table.describer.move(move)}
            </button>
          </li>
        ))}
      </ul>
    </TableContext.Provider>
  );
}
