import type { Move } from '@getaway/gangsta/moves';
import type { Gangsta } from '@getaway/gangsta/view';
import type { Foreseen } from '@getaway/kernel';
import { useEffect, useState } from 'preact/hooks';
import { useTable } from '../../../table/tableUi.ts';

/**
 * The forecast of these moves, played one after the other. It is requested once per question and list of moves, and is
 * undefined until the table has answered.
 */
export function useForeseen(moves: readonly Move[]): Foreseen<Gangsta> | undefined {
  const table = useTable<Gangsta>();
  const number = table.asked?.number;
  const key = JSON.stringify([number, moves]);
  const [known, setKnown] = useState<{ readonly key: string; readonly foreseen: Foreseen<Gangsta> }>();
  useEffect(() => {
    if (number === undefined || moves.length === 0) return undefined;
    let stale = false;
    void table.foresee(...moves).then((foreseen) => {
      if (!stale) setKnown({ key, foreseen });
    });
    return () => {
      stale = true;
    };
  }, [key]);
  return known?.key === key ? known.foreseen : undefined;
}
