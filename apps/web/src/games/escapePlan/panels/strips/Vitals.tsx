import { nextLine, planGroups, planSums, rowAfter } from '@getaway/escape-plan/reading';
import type { EscapePlan, SeatView } from '@getaway/escape-plan/view';
import { ownOf, ownSeat, type SeatId } from '@getaway/kernel';
import type { VNode } from 'preact';
import { Icon } from '../../../../icons/Icon.tsx';
import { Explained, ExplainedGroup } from '../../../../table/explain/Explained.tsx';
import { useTable } from '../../../../table/tableUi.ts';
import { NotorietyCubes, WhoMark, Wounds } from '../marks/Marks.tsx';
import { money } from '../model/table.ts';
import { Cards } from '../rivals/Rivals.tsx';
import './strips.css';

/** The viewer's thief in one line: money, notoriety and wounds. If there is room, also possessions and the plan. */
export function Vitals(): VNode | null {
  const { view, voice } = useTable<EscapePlan>();
  const seat = ownSeat(view);
  const held = ownOf(view);
  if (seat === undefined || held === undefined) return null;
  return (
    <ExplainedGroup class="ep-vitals" label={voice.say('own.body')}>
      <Purse seat={seat} held={held} />
      <Notoriety held={held} />
      <Health held={held} />
      <span class="ep-vital ep-vital-more ep-vital-things">
        <Cards seat={seat} held={held} />
      </span>
      <Plan seat={seat} held={held} />
    </ExplainedGroup>
  );
}

interface Props {
  readonly held: SeatView;
}

function Purse({ seat, held }: Props & { readonly seat: SeatId }): VNode {
  const table = useTable<EscapePlan>();
  const { voice } = table;
  return (
    <>
      <Explained kind="seat" id={seat} class="ep-vital ep-vital-more">
        <WhoMark who={seat} />
      </Explained>
      <Explained kind="token" id="cash" class="ep-vital">
        <Icon name="money" label={voice.say('own.cash')} />
        <b class="ep-vital-money">{held.cash === undefined ? voice.say('sign.unknown') : money(table, held.cash)}</b>
      </Explained>
      <Explained kind="token" id="income" class="ep-vital ep-vital-more ep-soft">
        <Icon name="income" /> {voice.say('own.incomeShort', { sum: held.income })}
      </Explained>
    </>
  );
}

function Notoriety({ held }: Props): VNode {
  const { voice, view } = useTable<EscapePlan>();
  const after = rowAfter(view, held);
  const line = nextLine(view, held.notoriety);
  return (
    <Explained kind="token" id="notoriety" class="ep-vital">
      <Icon name="notoriety" label={voice.say('own.notorietyName')} />
      <b>{held.notoriety}</b>
      <NotorietyCubes {...held.cubes} />
      {after === held.notoriety ? null : <b>{voice.say('own.becomes', { row: after })}</b>}
      {line === undefined ? null : <span class="ep-soft ep-vital-more">{voice.say('own.lineAt', { row: line })}</span>}
    </Explained>
  );
}

function Health({ held }: Props): VNode {
  const { voice } = useTable<EscapePlan>();
  return (
    <Explained kind="token" id="wounds" class="ep-vital">
      <Wounds wounds={held.wounds} />
      {held.handcuffs === 0 ? null : (
        <span class="ep-danger">
          <Icon name="handcuffs" label={voice.say('market.handcuffs', { count: held.handcuffs })} /> {held.handcuffs}
        </span>
      )}
    </Explained>
  );
}

function Plan({ seat, held }: Props & { readonly seat: SeatId }): VNode | null {
  const table = useTable<EscapePlan>();
  const { voice, view } = table;
  if (held.plan === undefined) return null;
  const { got, left } = planSums(planGroups(view, seat, held.plan));
  return (
    <Explained kind="plan" id={held.plan} class="ep-vital ep-vital-more ep-vital-plan">
      <Icon name="plan" />
      <b>{money(table, got)}</b>
      <span class="ep-soft">{voice.say('menu.gain', { sum: left })}</span>
    </Explained>
  );
}
