import type { Gangsta } from '@getaway/gangsta/view';
import { ownOf } from '@getaway/kernel';
import type { VNode } from 'preact';
import { Choosable } from '../../../table/choices/Choosable.tsx';
import { useTable } from '../../../table/tableUi.ts';
import { ResourceFace } from '../cards/ResourceFace.tsx';
import { movesOnResource } from '../model/moves.ts';
import './resourceChoice.css';

/** Q1. The choice between two resources, before any card is on the table. */
export function ResourceChoice(): VNode {
  const table = useTable<Gangsta>();
  const { view, voice, describer } = table;
  const own = ownOf(view);
  const dealt = own?.dealt ?? [];
  return (
    <section class="gs-resources" aria-label={voice.say('stage.resources')}>
      <h3>{voice.say(table.asked === undefined ? 'stage.othersChoose' : 'stage.resources')}</h3>
      <ul>
        {dealt.map((resource) => (
          <li key={resource} class="gs-dealt">
            <Choosable
              label={describer.name('resource', resource)}
              moves={movesOnResource(table, resource)}
              class="gs-slot"
            >
              <ResourceFace card={resource} gang={own?.gang ?? []} />
            </Choosable>
          </li>
        ))}
      </ul>
    </section>
  );
}
