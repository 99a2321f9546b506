import { packOf } from '@getaway/escape-plan/content';
import { rowAfter } from '@getaway/escape-plan/reading';
import type { EscapePlan, View, Who } from '@getaway/escape-plan/view';
import type { VNode } from 'preact';
import { Explained } from '../../../../table/explain/Explained.tsx';
import { type TableUi, useTable } from '../../../../table/tableUi.ts';
import { WhoMark } from '../marks/Marks.tsx';
import { figureOf, whoName } from '../model/table.ts';

/** Somebody on the notoriety track, with their row now and after the next adjustment. */
interface OnTrack {
  readonly who: Who;
  readonly row: number;
  readonly after: number;
}

interface Track {
  readonly table: TableUi<EscapePlan>;
  readonly penalties: readonly number[];
  /** The rows that lie directly below a line of the track. */
  readonly lines: readonly number[];
  readonly people: readonly OnTrack[];
}

const everybody = ({ turnOrder, seats, automata }: View): readonly Who[] =>
  turnOrder.length > 0 ? turnOrder : [...seats.keys(), ...(Object.keys(automata) as ('inspector' | 'lieutenant')[])];

/** N. The notoriety track with everybody on it. */
export function useTrack(): Track {
  const table = useTable<EscapePlan>();
  const { view } = table;
  const { penalties, lines } = packOf(view).track;
  const people = everybody(view).flatMap((who) => {
    const figure = figureOf(view, who);
    return figure === undefined ? [] : [{ who, row: figure.notoriety, after: rowAfter(view, figure) }];
  });
  return { table, penalties, lines, people };
}

/**
 * The markers in a row: solid for players who are there now, faint for players who will be there after the next
 * adjustment.
 */
export function Markers({ row, track: { table, people } }: { readonly row: number; readonly track: Track }): VNode {
  return (
    <>
      {people
        .filter(({ row: now, after }) => now === row || after === row)
        .map(({ who, row: now, after }) => {
          const name = table.voice.say('track.at', { name: whoName(table, who), row: now, after });
          return (
            <Explained key={String(who)} kind={typeof who === 'number' ? 'seat' : 'automaton'} id={who}>
              <span class="ep-marker" data-ghost={now !== row} role="img" aria-label={name}>
                <WhoMark who={who} />
              </span>
            </Explained>
          );
        })}
    </>
  );
}
