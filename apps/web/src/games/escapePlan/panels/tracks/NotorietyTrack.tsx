import type { VNode } from 'preact';
import { Explained } from '../../../../table/explain/Explained.tsx';
import { about } from '../../../../table/explain/subject.ts';
import { money } from '../model/table.ts';
import { Markers, useTrack } from './track.tsx';
import './tracks.css';

/** N. The notoriety track, highest row first, with everybody's row now and after the next adjustment. */
export function NotorietyTrack(): VNode {
  const track = useTrack();
  const { table, penalties, lines } = track;
  const { voice } = table;
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
                  <span class="visually-hidden">{voice.say('track.rowName', { row })}</span>
                  <span aria-hidden="true">{row}</span>
                </Explained>
              </th>
              <td class="ep-soft">{penalty === 0 ? '' : voice.say('track.minus', { sum: money(table, penalty) })}</td>
              <td>
                <Markers row={row} track={track} />
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
