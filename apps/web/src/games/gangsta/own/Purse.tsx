import { CHAPTERS } from '@getaway/gangsta/content';
import { countDone } from '@getaway/gangsta/reading';
import type { Gangsta, SeatView } from '@getaway/gangsta/view';
import type { SeatId } from '@getaway/kernel';
import type { VNode } from 'preact';
import { Icon } from '../../../icons/Icon.tsx';
import { useTable } from '../../../table/tableUi.ts';
import { CardsDialog } from '../cards/CardsDialog.tsx';
import { JobFace } from '../cards/JobFace.tsx';
import { Money } from '../cards/Money.tsx';
import { SeatName } from '../cards/SeatName.tsx';
import { GangFigures } from './GangFigures.tsx';

export function Purse({ seat, own }: { readonly seat: SeatId; readonly own: SeatView }): VNode {
  const { voice } = useTable<Gangsta>();
  return (
    <div class="gs-purse">
      <h2>
        <SeatName seat={seat} />
      </h2>
      <Money sum={own.money} banked={own.banked} />
      <GangFigures own={own} />
      <CardsDialog
        title={voice.say('own.jobs', { count: countDone(own) })}
        subject={{ kind: 'token', id: 'jobs' }}
        button={
          <>
            <Icon name="jobDone" label={voice.say('own.jobs', { count: countDone(own) })} />
            {CHAPTERS.map((chapter) => (
              <span key={chapter}>
                {voice.say('own.jobsIn', { chapter, count: own.doneByChapter[chapter - 1] ?? 0 })}
              </span>
            ))}
          </>
        }
      >
        {(own.done ?? []).map((id) => (
          <div key={id}>
            <JobFace id={id} />
          </div>
        ))}
      </CardsDialog>
    </div>
  );
}
