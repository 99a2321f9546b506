import { packOf } from '@getaway/gangsta/content';
import type { Gangsta } from '@getaway/gangsta/view';
import type { VNode } from 'preact';
import { Icon } from '../../../icons/Icon.tsx';
import { explainedGroup } from '../../../table/explain/Explained.tsx';
import { about } from '../../../table/explain/subject.ts';
import { useTable } from '../../../table/tableUi.ts';
import { SeatName } from '../cards/SeatName.tsx';
import './hauls.css';

export function Hauls(): VNode {
  const { view, voice } = useTable<Gangsta>();
  const pack = packOf(view);
  return (
    <section class="gs-hauls" {...explainedGroup(voice.say('board.hauls'))}>
      {view.seats.map(({ done = [] }, seat) => (
        <article key={seat} class="gs-haul" data-seat={seat}>
          <h3>
            <SeatName seat={seat} />
            <span>{voice.say('board.haul', { count: done.length })}</span>
          </h3>
          <ul>
            {done.map((id) => {
              const job = pack.jobs.get(id);
              return job === undefined ? null : (
                <li key={id}>
                  <Icon name={job.kind} />
                  <span class="gs-haul-name" {...about('job', id)}>
                    {voice.say(`job.${id}`)}
                  </span>
                  {job.alone.influence > 0 ? (
                    <b {...about('token', 'influence')}>
                      <Icon name="influence" /> {job.alone.influence}
                    </b>
                  ) : null}
                </li>
              );
            })}
          </ul>
        </article>
      ))}
    </section>
  );
}
