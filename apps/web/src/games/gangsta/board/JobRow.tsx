import { packOf } from '@getaway/gangsta/content';
import { GAP, type Gangsta } from '@getaway/gangsta/view';
import type { VNode } from 'preact';
import { Choosable } from '../../../table/choices/Choosable.tsx';
import { about } from '../../../table/explain/subject.ts';
import { useTable } from '../../../table/tableUi.ts';
import { NARROW, useMedia } from '../../../ui/useMedia.ts';
import { JobFace } from '../cards/JobFace.tsx';
import { jobCandidate, movesCalled, movesOnJob } from '../model/moves.ts';
import { priceOf } from '../model/price.ts';
import { Actions } from './Actions.tsx';
import { EmptySpace, PeekedCard } from './Dealt.tsx';
import { DeckPile } from './DeckPile.tsx';

/** The available jobs. After a peek, this includes the job on top of the deck. */
export function JobRow(): VNode {
  const { view, voice } = useTable<Gangsta>();
  const { top } = view.jobDeck;
  const found = top !== undefined && packOf(view).jobs.has(top) ? top : undefined;
  const { underway } = view;
  // The job in progress has left its space, but players still look for it there. So it is shown there.
  const left = underway === undefined ? -1 : view.jobs.indexOf(GAP);
  return (
    <section class="gs-row gs-jobs" aria-label={voice.say('board.jobs')}>
      <DeckPile deck="jobs">{useMedia(NARROW) ? <Actions /> : null}</DeckPile>
      <ul class="gs-spaces">
        {view.jobs.map((job, space) =>
          space === left ? (
            <Underway key={underway?.job} />
          ) : (
            <li key={job === GAP ? `${GAP}${space}` : job} class="gs-dealt" data-card={job}>
              {job === GAP ? <EmptySpace /> : <JobButton id={job} />}
            </li>
          ),
        )}
        {underway !== undefined && left < 0 ? <Underway key={underway.job} /> : null}
        {found === undefined ? null : (
          <PeekedCard key={found}>
            <PeekedJob id={found} />
          </PeekedCard>
        )}
      </ul>
    </section>
  );
}

function Underway(): VNode | null {
  const { underway } = useTable<Gangsta>().view;
  return underway === undefined ? null : (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to ask what the job is.
    <li class="gs-underway" data-card={underway.job} tabIndex={0} {...about('job', underway.job)}>
      <JobFace id={underway.job} missing={underway.missing} />
    </li>
  );
}

function JobButton({ id, price = 0 }: { readonly id: string; readonly price?: number }): VNode {
  const table = useTable<Gangsta>();
  const candidate = jobCandidate(table, id);
  return (
    <Choosable
      label={table.voice.say(`job.${id}`)}
      moves={movesOnJob(table, id)}
      {...(candidate === undefined ? {} : { candidate })}
      subject={{ kind: 'job', id }}
      class="gs-slot"
    >
      <JobFace id={id} price={price} />
    </Choosable>
  );
}

/** A job seen by peeking, with its price from the forecast. */
function PeekedJob({ id }: { readonly id: string }): VNode {
  const table = useTable<Gangsta>();
  const announce = movesCalled(table, 'announce').find(({ job }) => job === id);
  return <JobButton id={id} price={priceOf(table, announce) ?? 0} />;
}
