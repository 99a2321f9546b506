import type { EscapePlan } from '@getaway/escape-plan/view';
import { ownSeat } from '@getaway/kernel';
import type { VNode } from 'preact';
import { Icon } from '../../../../icons/Icon.tsx';
import { useTable } from '../../../../table/tableUi.ts';
import { crossings } from '../model/news.ts';
import { whoName } from '../model/table.ts';

/** N3. Who crossed a line of the notoriety track, and who must move an officer because of it. */
export function Crossings(): VNode | null {
  const table = useTable<EscapePlan>();
  const { view, voice, log, past, viewer } = table;
  const crossed = crossings(past === undefined ? log : log.slice(0, past), viewer);
  const movers = view.pending.flatMap((frame) => (frame.step === 'moveNearer' ? [frame.seat] : [])).reverse();
  if (crossed.length === 0 && movers.length === 0) return null;
  return (
    <div class="ep-crossed" role="note">
      <Icon name="notoriety" />
      <div>
        {crossed.map(({ who, line }) => (
          <p key={`${who}${line}`}>
            {voice.say('crossed.line', {
              name: whoName(table, who),
              whoIs: who === ownSeat(view) ? 'you' : 'other',
              line,
            })}
          </p>
        ))}
        {movers.length === 0 ? null : (
          <p>
            {voice.say('crossed.movers', {
              names: voice.list(movers.map((seat) => whoName(table, seat))),
              you: String(movers[0] === ownSeat(view)),
            })}
          </p>
        )}
      </div>
    </div>
  );
}
