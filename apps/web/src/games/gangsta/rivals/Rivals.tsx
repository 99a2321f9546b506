import type { Gangsta } from '@getaway/gangsta/view';
import type { VNode } from 'preact';
import { useTable } from '../../../table/tableUi.ts';
import { rivalSeats } from '../../seats.ts';
import { Rival } from './Rival.tsx';
import './rivals.css';

export function Rivals(): VNode {
  const { view } = useTable<Gangsta>();
  return (
    <div class="gs-rivals gs-small">
      {rivalSeats(view).map((seat) => {
        const held = view.seats[seat];
        return held === undefined ? null : <Rival key={seat} seat={seat} held={held} />;
      })}
    </div>
  );
}
