import { packOf } from '@getaway/escape-plan/content';
import { rowAfter } from '@getaway/escape-plan/reading';
import type { EscapePlan, View, Who } from '@getaway/escape-plan/view';
import type { VNode } from 'preact';
import { Explained } from '../../../../table/explain/Explained.tsx';
import { about } from '../../../../table/explain/subject.ts';
import { useTable } from '../../../../table/tableUi.ts';
import { WhoMark } from '../marks/Marks.tsx';
import { figureOf, money, whoName } from '../model/table.ts';
import './tracks.css';

export const everybody = ({ turnOrder, seats, automata }: View): readonly Who[] =>
  turnOrder.length > 0 ? turnOrder : [...seats.keys(), ...(Object.keys(automata) as ('inspector' | 'lieutenant')[])];

/** N. The track from the top: everybody's row now and after the adjustment. */
export function NotorietyTrack(): VNode {
  const table = useTable<EscapePlan>();
  const { view, voice } = table;
  const { penalties, lines } = packOf(view).track;
  const people = everybody(view).flatMap((who) => {
    const figure = figureOf(view, who);
    return figure === undefined ? [] : [{ who, row: figure.notoriety, after: rowAfter(view, figure) }];
  });
  return (
    <table class="ep-track">
      <caption class="visually-hidden">{voice.say('track.caption')}</caption>
      <thead class="visually-hidden">
        <tr>
          <th>{voice.say('track.row')}</th>
          <th>{voice.say('track.penalty')}</th>
          <th>{voice.say('track.who')}</th>
        </tr>
      </thead>
      <tbody>
        {penalties.toReversed().map((penalty, i) => {
          const row = penalties.length - i;
          const line = lines.indexOf(row - 1);
          return (
            <tr key={row} data-line={line >= 0} {...about('row', row)}>
              <th scope="row">
                <Explained kind="row" id={row}>
                  {row}
                </Explained>
              </th>
              <td class="ep-soft">{penalty === 0 ? '' : voice.say('track.minus', { sum: money(table, penalty) })}</td>
              <td>
                {people.map(({ who, row: at, after }) => {
                  if (at !== row && after !== row) return null;
                  const name = voice.say('track.at', { name: whoName(table, who), row: at, after });
                  return (
                    <Explained key={String(who)} kind={typeof who === 'number' ? 'seat' : 'automaton'} id={who}>
                      <span class="ep-marker" data-ghost={at !== row} role="img" aria-label={name}>
                        <WhoMark who={who} />
                      </span>
                    </Explained>
                  );
                })}
                {line >= 0 ? (
                  <Explained kind="line" id={line} class="ep-line-note">
                    {voice.say('track.line', { line })}
                  </Explained>
                ) : null}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
