import type { Gangsta } from '@getaway/gangsta/view';
import type { SeatId } from '@getaway/kernel';
import type { VNode } from 'preact';
import { about } from '../../../table/explain/subject.ts';
import { SeatMark } from '../../../table/seats/SeatMark.tsx';
import { useTable } from '../../../table/tableUi.ts';
import './seats.css';

export function SeatName({ seat }: { readonly seat: SeatId }): VNode {
  const { describer } = useTable<Gangsta>();
  return (
    <span class="seat-name" {...about('seat', seat)}>
      <SeatMark seat={seat} />
      <b>{describer.seat(seat)}</b>
    </span>
  );
}
