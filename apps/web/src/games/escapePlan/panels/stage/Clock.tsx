import { EXITS, FREE_PARTS, PARTS } from '@getaway/escape-plan/content';
import { canPayEscape, exitState, isBeforeMorning, turnsLeft } from '@getaway/escape-plan/reading';
import type { EscapePlan } from '@getaway/escape-plan/view';
import { ownOf, ownSeat } from '@getaway/kernel';
import type { VNode } from 'preact';
import { Icon } from '../../../../icons/Icon.tsx';
import { useTable } from '../../../../table/tableUi.ts';
import { STEPS_OFF_STAGE } from '../model/moves.ts';
import { type EscapePlanTable, isInCity, money, tileName } from '../model/table.ts';

/** The part of the day, the viewer's turns left, and on day 3 the open exit. */
export function Clock(): VNode {
  const table = useTable<EscapePlan>();
  const { view, voice } = table;
  const before = isBeforeMorning(view);
  return (
    <div class="ep-clock">
      <p class="ep-clock-day">
        <b>{voice.say('clock.day', { day: view.day })}</b>
        <span
          class="ep-parts"
          role="img"
          aria-label={before ? voice.say('clock.before') : voice.say(`part.${view.part}`)}
        >
          {PARTS.map((part, i) => (
            <i
              key={part}
              data-now={!before && part === view.part}
              data-past={!before && i < PARTS.indexOf(view.part)}
              data-extra={!FREE_PARTS.includes(part)}
            />
          ))}
        </span>
        <span>{before ? voice.say('clock.before') : voice.say(`part.${view.part}`)}</span>
      </p>
      <TurnsLeft table={table} />
      <OpenExit table={table} />
    </div>
  );
}

function TurnsLeft({ table: { view, voice } }: { readonly table: EscapePlanTable }): VNode | null {
  const seat = ownSeat(view);
  if (seat === undefined || view.over || !isInCity(ownOf(view))) return null;
  const { now, today, byDisc, inAll } = turnsLeft(view, seat);
  const last = inAll === 0;
  return (
    <p class={last ? 'ep-danger' : 'ep-soft'}>
      {last && byDisc === 0
        ? voice.say('clock.last', { now: String(now) })
        : voice.say('clock.turns', { now: String(now), today, byDisc, inAll })}
    </p>
  );
}

/** F1, F3. Whether an exit is open, what escaping costs now, and whether the viewer can pay it. */
function OpenExit({ table }: { readonly table: EscapePlanTable }): VNode | null {
  const { view, voice, asked } = table;
  const held = ownOf(view);
  if (held === undefined || view.over || !isInCity(held)) return null;
  const open = EXITS.map((exit) => exitState(view, exit)).find(({ stand }) => stand === 'open');
  const covered = canPayEscape(view, held);
  if (open === undefined)
    return asked !== undefined && !STEPS_OFF_STAGE.has(asked.frame.step) ? null : (
      <p class="ep-soft">
        <Icon name="exitTile" /> {voice.say('clock.noExit', { cost: view.escapeCost, covered: String(covered) })}
      </p>
    );
  const sums = { cost: money(table, view.escapeCost), cash: money(table, held.cash ?? 0), covered: String(covered) };
  // The short form: when there is little room, or when the tile of the exit is not placed yet.
  if (open.tile === undefined || (asked !== undefined && !STEPS_OFF_STAGE.has(asked.frame.step)))
    return (
      <p class="ep-getout" role="note" data-can={covered}>
        <b>{voice.say('clock.short', { exit: open.exit, ...sums })}</b>
      </p>
    );
  const inReach = asked?.moves.some((move) => move.move === 'travel' && move.escape) === true;
  return (
    <p class="ep-getout" role="note" data-can={covered}>
      <Icon name={covered ? 'exitTile' : 'warning'} />
      <span>
        <b>
          {voice.say('clock.getOut', {
            exit: open.exit,
            tile: tileName(table, open.tile),
          })}
        </b>{' '}
        {voice.say('clock.cost', sums)}
        {asked?.frame.step === 'travel' ? ` ${voice.say('clock.inReach', { inReach: String(inReach) })}` : ''}
        {view.escaped.length > 0 ? ` ${voice.say('clock.hush')}` : ''}
      </span>
    </p>
  );
}
