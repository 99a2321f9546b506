import type { Gangsta } from '@getaway/gangsta/view';
import { signal } from '@preact/signals';
import { useTable } from '../../../table/tableUi.ts';

/** The members that the player has picked to call back. `number` identifies the question. */
const picked = signal<{ readonly number: number; readonly members: readonly string[] }>({ number: -1, members: [] });

export interface Picks {
  readonly members: readonly string[];
  toggle(member: string): void;
  clear(): void;
}

/** The picks for the current question while the viewer calls members back. */
export function usePicks(): Picks | undefined {
  const { asked } = useTable<Gangsta>();
  const { number, members } = picked.value;
  if (asked?.frame.step !== 'mobilise') return undefined;
  const now = number === asked.number ? members : [];
  return {
    members: now,
    toggle(member) {
      const rest = now.filter((other) => other !== member);
      picked.value = { number: asked.number, members: rest.length < now.length ? rest : [...now, member] };
    },
    clear() {
      picked.value = { number: asked.number, members: [] };
    },
  };
}
