import { packOf } from '@getaway/escape-plan/content';
import { rowAfter } from '@getaway/escape-plan/reading';
import type { EscapePlan } from '@getaway/escape-plan/view';
import type { VNode } from 'preact';
import { Icon } from '../../../../icons/Icon.tsx';
import { Explained, ExplainedGroup } from '../../../../table/explain/Explained.tsx';
import { about } from '../../../../table/explain/subject.ts';
import { useTable } from '../../../../table/tableUi.ts';
import { WhoMark } from '../marks/Marks.tsx';
import { figureOf, money, whoName } from '../model/table.ts';
import { everybody } from '../tracks/NotorietyTrack.tsx';
import './ribbon.css';

/** N. The notoriety track as a ribbon from left to right: everybody's row now and after the adjustment. */
export function Ribbon(): VNode {
  const table = useTable<EscapePlan>();
  const { view, voice } = table;
  const { penalties, lines } = packOf(view).track;
  const people = everybody(view).flatMap((who) => {
    const figure = figureOf(view, who);
    return figure === undefined ? [] : [{ who, row: figure.notoriety, after: rowAfter(view, figure) }];
  });
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
              <b>{row}</b>
              {penalty === 0 ? null : (
                <span class="ep-soft">{voice.say('track.minus', { sum: money(table, penalty) })}</span>
              )}
            </Explained>
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
          </span>
        );
      })}
    </ExplainedGroup>
  );
}
