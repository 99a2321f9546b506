import type { Move } from '@getaway/kernel';
import type { PlayPort } from '@getaway/table';
import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import type { GameUi } from './gameUi.ts';
import { gestureOf } from './gesture.ts';
import type { Considered, TableUi, Unavailable } from './tableUi.ts';

/** How long a preview stays after the pointer has left. This avoids flicker between neighbours. */
const LINGER_MS = 90;
/**
 * If something can't be chosen, the reason stays visible for this time after the pointer has left. This is longer than
 * for a preview, because the reason has a link to a rule.
 */
const WHY_LINGER_MS = 1500;

export interface Considering extends Pick<TableUi, 'consider' | 'pin' | 'explain'> {
  /** Ends any preview, pinned or not. */
  letGo(): void;
  /** Keeps the current preview while somebody reads it. */
  hold(): void;
  /** Shows a text in the place of the preview, until something happens or the viewer points at something. */
  remark(text: string): void;
}

export interface Pointed {
  readonly considered?: Considered;
  readonly unavailable?: Unavailable;
  readonly remarked?: string;
}

const NOTHING: Pointed = {};

type Moment = Pick<TableUi, 'view' | 'viewer' | 'asked' | 'log'>;

/** What the viewer points at, with the table's answer. Pointing rerenders only the components that read this value. */
export function useConsidering(port: PlayPort | undefined, shown: Moment, game: GameUi): [() => Pointed, Considering] {
  const held = useSignal({ pointed: NOTHING, moment: '' });
  const now = (): string => momentOf(shown);
  const considering = useMemo((): Considering => {
    /** Increases whenever the viewer points at something else. An answer for an older number is too late. */
    let turn = 0;
    /** Counts how often the pointer left or returned. A quick return cancels the end of the preview. */
    let leave = 0;
    const point = (pointed: Pointed): number => {
      turn += 1;
      leave += 1;
      held.value = { pointed, moment: now() };
      return turn;
    };
    /** Adds the table's answer, unless the viewer has pointed at something else in the meantime. */
    const complete = (asked: number, pointed: Pointed): void => {
      if (turn === asked) held.value = { ...held.peek(), pointed };
    };
    const preview = (moves: readonly Move[], pinned: boolean): void => {
      const asked = point({ considered: { moves, pinned } });
      void port
        ?.foresee(outlookOf(game, shown, moves))
        .then((foreseen) => complete(asked, { considered: { moves, pinned, foreseen } }));
    };
    const isShown = (moves: readonly Move[]): boolean => {
      const { pointed, moment: then } = held.peek();
      const shown = then === now() ? pointed.considered?.moves : undefined;
      return shown?.length === moves.length && moves.every((move, i) => shown[i] === move);
    };
    return {
      consider(...moves) {
        leave += 1;
        if (moves.length > 0) {
          // A click causes two previews: one by pointing and one by focusing. The second is ignored.
          if (!isShown(moves)) preview(moves, false);
          return;
        }
        const left = leave;
        const clear = (when: (old: Pointed) => boolean) => (): void => {
          if (leave === left && when(held.peek().pointed)) point(NOTHING);
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
        const asked = point({ unavailable: { label } });
        void port?.whyNot(candidate).then((reason) => {
          if (reason !== undefined) complete(asked, { unavailable: { label, reason } });
        });
      },
      letGo: () => void point(NOTHING),
      hold() {
        leave += 1;
      },
      remark: (remarked) => void point({ remarked }),
    };
  }, [port, shown, game]);
  return [() => (held.value.moment === now() ? held.value.pointed : NOTHING), considering];
}

const momentOf = ({ log, viewer, asked }: Moment): string => `${log.length} ${String(viewer)} ${String(asked?.number)}`;

/** The moves to preview when the viewer points at the given moves. They may include moves that are likely to follow. */
function outlookOf(game: GameUi, shown: Moment, moves: readonly Move[]): readonly Move[] {
  const [only, ...others] = moves;
  const likely = only === undefined || others.length > 0 ? undefined : game.outlook?.(shown, only);
  return likely ?? gestureOf(game, shown, moves);
}
