import { packOf } from '@getaway/gangsta/content';
import { changeOf, skillsOf } from '@getaway/gangsta/reading';
import type { Gangsta, SeatView } from '@getaway/gangsta/view';
import type { SeatId } from '@getaway/kernel';
import type { VNode } from 'preact';
import { Choosable } from '../../../table/choices/Choosable.tsx';
import { useTable } from '../../../table/tableUi.ts';
import { rivalSeats } from '../../seats.ts';
import { Money } from '../cards/Money.tsx';
import { SeatName } from '../cards/SeatName.tsx';
import { Skills } from '../cards/Skills.tsx';
import { movesOnSeat, seatCandidate } from '../model/moves.ts';

/** Lets the player choose the rival who is the target of a theft or an assassination. */
export function SeatStage(): VNode {
  const { view, voice, asked } = useTable<Gangsta>();
  const step = asked?.frame.step;
  return (
    <>
      <h3 class="gs-stage-title">{voice.say(step === 'steal' ? 'stage.steal' : 'stage.assassinate')}</h3>
      <ul class="gs-victims">
        {rivalSeats(view).map((seat) => {
          const held = view.seats[seat];
          return held === undefined ? null : (
            <li key={seat}>
              <Victim seat={seat} held={held} />
            </li>
          );
        })}
      </ul>
    </>
  );
}

function Victim({ seat, held }: { readonly seat: SeatId; readonly held: SeatView }): VNode {
  const table = useTable<Gangsta>();
  const moves = movesOnSeat(table, seat);
  const candidate = seatCandidate(table, seat);
  return (
    <Choosable
      label={table.describer.seat(seat)}
      moves={moves}
      {...(candidate === undefined ? {} : { candidate })}
      class="gs-victim"
    >
      <span class="gs-victim-face">
        <SeatName seat={seat} />
        <Money sum={held.money} banked={held.banked} />
        {table.asked?.frame.step === 'steal' ? <Loot seat={seat} /> : <Henchmen held={held} />}
      </span>
    </Choosable>
  );
}

function Loot({ seat }: { readonly seat: SeatId }): VNode {
  const table = useTable<Gangsta>();
  const [steal] = movesOnSeat(table, seat);
  const gain = steal === undefined ? undefined : changeOf(table.forecastOf(steal), 'money');
  return <span class="gs-note">{table.voice.say('stage.loot', { sum: gain?.by ?? 0 })}</span>;
}

function Henchmen({ held }: { readonly held: SeatView }): VNode {
  const { view } = useTable<Gangsta>();
  const pack = packOf(view);
  return (
    <span class="gs-note gs-small gs-henchmen">
      {held.gang.slice(1).map((member) => (
        <Skills key={member.card} skills={skillsOf(pack, member)} learned={member.learned !== undefined} />
      ))}
    </span>
  );
}
