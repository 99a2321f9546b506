import type { Move } from '@getaway/kernel';
import type { TablePort } from '@getaway/table';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Considered, TableUi, Unavailable } from './tableUi.ts';

/** How long a preview stays after the pointer has left, so that nothing flickers between two neighbours. */
const LINGER_MS = 90;
/** Why something can't be chosen stays a little longer: there is a rule in it to go to. */
const WHY_LINGER_MS = 1500;

export interface Considering extends Pick<TableUi, 'consider' | 'pin' | 'explain'> {
  /** Nothing is pointed at any more, whatever was pinned. */
  letGo(): void;
  /** What is shown stays, while somebody reads it. */
  hold(): void;
}

export interface Pointed {
  readonly considered?: Considered;
  readonly unavailable?: Unavailable;
}

/** What somebody points at, with the table's answer to it. It belongs to one question: `question` tells which. */
export function useConsidering(port: TablePort, question: string): [Pointed, Considering] {
  const [pointed, setPointed] = useState<Pointed>({});
  /** Counts what was pointed at: an answer that comes late is known by it. */
  const turn = useRef(0);
  useEffect(() => {
    turn.current += 1;
    setPointed({});
  }, [question]);

  const considering = useMemo((): Considering => {
    const point = (next: Pointed): number => {
      turn.current += 1;
      setPointed(next);
      return turn.current;
    };
    const preview = (moves: readonly Move[], pinned: boolean): void => {
      const now = point({ considered: { moves, pinned } });
      void port.foresee(moves).then((foreseen) => {
        if (turn.current === now) setPointed({ considered: { moves, pinned, foreseen } });
      });
    };
    return {
      consider(...moves) {
        if (moves.length > 0) return preview(moves, false);
        turn.current += 1;
        const now = turn.current;
        const clear = (when: (old: Pointed) => boolean) => (): void => {
          if (turn.current === now) setPointed((old) => (when(old) ? {} : old));
        };
        setTimeout(
          clear(({ considered }) => considered?.pinned === false),
          LINGER_MS,
        );
        setTimeout(
          clear(({ unavailable }) => unavailable !== undefined),
          WHY_LINGER_MS,
        );
      },
      pin: (...moves) => preview(moves, true),
      explain(label, candidate) {
        const now = point({ unavailable: { label } });
        void port.whyNot(candidate).then((rule) => {
          if (turn.current === now && rule !== undefined) setPointed({ unavailable: { label, rule } });
        });
      },
      letGo: () => void point({}),
      hold() {
        turn.current += 1;
      },
    };
  }, [port]);
  return [pointed, considering];
}
