import type { Passage, Showing, TablePort } from '@getaway/table';
import { useEffect, useState } from 'preact/hooks';

/** What the table shows, with the whole log put together from its parts. */
export interface Shown {
  readonly showing: Showing | undefined;
  readonly log: readonly Passage[];
}

export function useShowing(port: TablePort): Shown {
  const [shown, setShown] = useState<Shown>({ showing: undefined, log: [] });
  useEffect(() => {
    setShown({ showing: undefined, log: [] });
    return port.watch((showing) =>
      setShown(({ log }) => ({ showing, log: showing.scene === undefined ? [] : joined(log, showing.scene.log) })),
    );
  }, [port]);
  return shown;
}

const joined = (
  log: readonly Passage[],
  { from, passages }: { readonly from: number; readonly passages: readonly Passage[] },
): readonly Passage[] => [...log.slice(0, from), ...passages];
