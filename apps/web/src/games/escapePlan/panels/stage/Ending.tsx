import { AUTOMATA } from '@getaway/escape-plan/content';
import type { EscapePlan, Who } from '@getaway/escape-plan/view';
import type { VNode } from 'preact';
import { useTable } from '../../../../table/tableUi.ts';
import { WhoName } from '../marks/Marks.tsx';
import { figureOf, isInCity, money } from '../model/table.ts';

/** Who escaped, in order, and everybody's escape plan. */
export function Ending(): VNode {
  const { view, voice } = useTable<EscapePlan>();
  const left = [...view.seats.keys()].filter((seat) => !view.escaped.includes(seat));
  const automata = AUTOMATA.filter((who) => who === 'lieutenant' && view.automata[who] !== undefined);
  const out: readonly Who[] = [...view.escaped, ...automata.filter((who) => !view.escaped.includes(who))];
  return (
    <div class="ep-ending">
      <h3>{voice.say('end.out')}</h3>
      {out.length === 0 ? <p class="ep-soft">{voice.say('end.nobody')}</p> : <People people={out} />}
      {left.length === 0 ? null : (
        <>
          <h3>{voice.say('end.caught')}</h3>
          <People people={left} />
        </>
      )}
    </div>
  );
}

function People({ people }: { readonly people: readonly Who[] }): VNode {
  const table = useTable<EscapePlan>();
  const { view, voice, describer } = table;
  return (
    <ol>
      {people.map((who) => {
        const held = typeof who === 'number' ? view.seats[who] : undefined;
        const plan = who === 'lieutenant' ? view.lieutenantPlan : held?.plan;
        return (
          <li key={String(who)} data-out={!isInCity(figureOf(view, who))}>
            <WhoName who={who} />
            <span class="ep-soft">
              {plan === undefined ? '' : voice.say('end.plan', { plan: describer.name('plan', plan) })}
            </span>
            {held?.cash === undefined ? null : <b>{money(table, held.cash)}</b>}
          </li>
        );
      })}
    </ol>
  );
}
