import type { VNode } from 'preact';
import { Icon } from '../../../../icons/Icon.tsx';
import { Explained, ExplainedGroup } from '../../../../table/explain/Explained.tsx';
import { about } from '../../../../table/explain/subject.ts';
import { money } from '../model/table.ts';
import { Markers, useTrack } from '../tracks/track.tsx';
import './ribbon.css';

/** N. The notoriety track as a strip from left to right, with everybody's row now and after the next adjustment. */
export function Ribbon(): VNode {
  const track = useTrack();
  const { table, penalties, lines } = track;
  const { voice } = table;
  return (
    <ExplainedGroup class="ep-ribbon" label={voice.say('track.notoriety')}>
      <Explained kind="token" id="notoriety" class="ep-ribbon-name">
        <Icon name="notoriety" label={voice.say('track.notoriety')} />
      </Explained>
      {penalties.map((penalty, i) => {
        const row = i + 1;
        const line = lines.indexOf(row);
        return (
          <span key={row} class="ep-ribbon-row" data-line={line >= 0} {...about('row', row)}>
            <Explained kind="row" id={row} class="ep-ribbon-figure">
              <span class="visually-hidden">{voice.say('track.rowName', { row })}</span>
              <b aria-hidden="true">{row}</b>
              {penalty === 0 ? null : (
                <span class="ep-soft">{voice.say('track.minus', { sum: money(table, penalty) })}</span>
              )}
            </Explained>
            <Markers row={row} track={track} />
          </span>
        );
      })}
    </ExplainedGroup>
  );
}
