import type { Move } from '@getaway/kernel';
import { useSignal } from '@preact/signals';
import type { ComponentChildren, VNode } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { useVoice } from '../../i18n/voice.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { about, type Subject } from '../explain/subject.ts';
import { useTable } from '../tableUi.ts';
import { ChoiceDialog } from './ChoiceDialog.tsx';
import { usePick } from './usePick.ts';

interface Props {
  /** The name of the thing, for screen readers and for sentences about why it can't be chosen. */
  readonly label: string;
  /** The moves that a click on the thing can stand for. If there are several, the player picks one. */
  readonly moves: readonly Move[];
  /** The illegal move that a click on the thing stands for. The table says which rule forbids this move. */
  readonly candidate?: Move;
  /** Whether the thing has been picked as part of an incomplete choice. */
  readonly pressed?: boolean;
  /** If set, a click calls this function instead of choosing a move. It is for choices that involve several things. */
  readonly onPick?: () => void;
  readonly subject?: Subject;
  /** The number key that selects the thing. */
  readonly number?: number | undefined;
  readonly class?: string;
  readonly children: ComponentChildren;
}

/**
 * A thing on the table that may be choosable. A choosable thing glows, and pointing at it previews the consequences.
 * Pointing at any other thing shows why it can't be chosen. The state is in signals, because a component with hook state
 * renders whenever its parent does.
 */
export function Choosable({
  label,
  moves,
  candidate,
  pressed,
  onPick,
  subject,
  number,
  class: more = '',
  children,
}: Props): VNode {
  const open = useSignal(false);
  const can = moves.length > 0 || onPick !== undefined;
  const setOpen = (isOpen: boolean): void => {
    open.value = isOpen;
  };
  const pick = usePick({ label, moves, candidate, onPick, onMany: () => setOpen(true) });
  const voice = useVoice();
  const { forecastOf } = useTable();
  const isDangerous = moves.length > 0 && moves.every((move) => (forecastOf(move)?.dangers.length ?? 0) > 0);
  const button = useRef<HTMLButtonElement>(null);
  // Screen readers also read the content of the thing. So the label is added only if the content lacks it.
  const silent = useSignal(false);
  useLayoutEffect(() => {
    const inside = [...(button.current?.childNodes ?? [])].filter(
      (node) => node !== button.current?.querySelector('.spoken'),
    );
    silent.value = !inside.some(({ textContent }) => textContent?.includes(label));
  }, [label]);
  return (
    <>
      <button
        type="button"
        ref={button}
        class={`choosable ${more}`}
        aria-disabled={!can}
        aria-pressed={pressed}
        data-can={can}
        data-number={number}
        data-danger={isDangerous}
        {...(subject === undefined ? {} : about(subject.kind, subject.id))}
        {...pick}
      >
        {silent.value ? <span class="visually-hidden spoken">{label}</span> : null}
        {isDangerous ? (
          <span class="danger-flag">
            <Icon name="warning" label={voice.say('sure.mark')} />
          </span>
        ) : null}
        {children}
      </button>
      {open.value ? <ChoiceDialog label={label} moves={moves} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
