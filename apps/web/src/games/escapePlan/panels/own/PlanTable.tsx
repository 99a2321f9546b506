import { type PlanLine, planGroups, planSums } from '@getaway/escape-plan/reading';
import type { EscapePlan, Who } from '@getaway/escape-plan/view';
import type { VNode } from 'preact';
import { Icon } from '../../../../icons/Icon.tsx';
import { Explained, ExplainedGroup } from '../../../../table/explain/Explained.tsx';
import { about } from '../../../../table/explain/subject.ts';
import { useTable } from '../../../../table/tableUi.ts';
import { money, whoName } from '../model/table.ts';
import { HAUNT_ICONS } from '../model/things.ts';
import './plan.css';

/** An escape plan: what is collected and what is left to collect. */
export function PlanTable({ who, plan }: { readonly who: Who; readonly plan: string | undefined }): VNode | null {
  const table = useTable<EscapePlan>();
  const { voice, view, describer } = table;
  const groups = planGroups(view, who, plan);
  if (plan === undefined || groups.length === 0) return null;
  const { got, left } = planSums(groups);
  return (
    <ExplainedGroup class="ep-plan" label={voice.say('own.plan', { name: whoName(table, who) })}>
      <p class="ep-plan-head" {...about('plan', plan)}>
        <Icon name="plan" />
        <b>{describer.name('plan', plan)}</b>
      </p>
      {groups.map((lines, group) => (
        <ul key={group} data-complete={lines.every(({ visited }) => visited)}>
          {lines.map((line) => (
            <Line key={line.haunt} line={line} />
          ))}
        </ul>
      ))}
      <p class="ep-plan-sum">
        <span>
          {voice.say('own.planGot')} <b>{money(table, got)}</b>
        </span>
        <span>
          {voice.say('own.planLeft')} <b>{money(table, left)}</b>
        </span>
      </p>
    </ExplainedGroup>
  );
}

function Line({ line }: { readonly line: PlanLine }): VNode {
  const table = useTable<EscapePlan>();
  const { voice } = table;
  const { haunt, value, visited, closed, standing } = line;
  const stand = visited ? 'visited' : closed ? 'closed' : standing ? 'open' : 'away';
  return (
    <li data-stand={stand}>
      <Explained kind="haunt" id={haunt} class="ep-plan-line">
        <Icon name={HAUNT_ICONS[haunt]} />
        <span class="ep-plan-name">{voice.say(`haunt.${haunt}`)}</span>
        {visited ? <Icon name="covered" label={voice.say('planStand.visited')} /> : null}
        {stand === 'closed' ? <Icon name="barred" label={voice.say('planStand.closed')} /> : null}
        <b>{value === 'income' ? <Icon name="income" label={voice.say('own.planIncome')} /> : money(table, value)}</b>
      </Explained>
    </li>
  );
}
