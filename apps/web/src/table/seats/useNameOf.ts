import type { SeatScore } from '@getaway/kernel';
import { useFrame } from '../frameContext.ts';

export function useNameOf(): (seat: SeatScore['seat']) => string {
  const { players, describer } = useFrame().table;
  return (seat) => (typeof seat === 'number' ? (players[seat]?.name ?? '') : describer.name('automaton', seat));
}
