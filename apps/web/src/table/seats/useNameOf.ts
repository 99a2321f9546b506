import type { SeatScore } from '@getaway/kernel';
import { useShell } from '../shellContext.ts';

/** An automaton by its name, everybody else by theirs. */
export function useNameOf(): (seat: SeatScore['seat']) => string {
  const { players, describer } = useShell().table;
  return (seat) => (typeof seat === 'number' ? (players[seat]?.name ?? '') : describer.name('automaton', seat));
}
