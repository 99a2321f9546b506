import { MAX_COURSE_TURNS } from '@getaway/protocol/socket';
import type { OnlineTable } from '../online/table/onlineTable.ts';
import { PATIENT } from '../online/table/tablePort.ts';
import type { ReplaySource } from './control/replaySource.ts';

type Asked = Pick<OnlineTable, 'ask' | 'viewer'>;

/**
 * The graph of a running online game. The server computes it from what the viewer's seat knew at each moment, so it
 * shows only that seat. Spectators get no values.
 */
export function runningCourse(table: Asked, length: number): Pick<ReplaySource, 'scores' | 'chances'> {
  const { viewer } = table;
  if (typeof viewer !== 'number') return { scores: () => Promise.resolve(Array.from({ length }, () => [])) };
  const ask = async (turns: readonly number[]) => {
    const answer = await table.ask('course', { turns: [...turns] }, PATIENT);
    if ('error' in answer) throw new Error(answer.error.message);
    return answer.ok;
  };
  const valuesFor = (value: number | null | undefined): readonly (number | undefined)[] =>
    value === null || value === undefined
      ? []
      : Array.from({ length: viewer + 1 }, (_, seat) => (seat === viewer ? value : undefined));
  return {
    async scores() {
      const { points } = await ask([]);
      return Array.from({ length }, (_, i) => valuesFor(points[i]));
    },
    async *chances(_, moments) {
      for (let i = 0; i < moments.length; i += MAX_COURSE_TURNS) {
        const some = moments.slice(i, i + MAX_COURSE_TURNS);
        const { chances } = await ask(some);
        for (const [nth, passages] of some.entries()) yield { passages, values: valuesFor(chances[nth]) };
      }
    },
  };
}
