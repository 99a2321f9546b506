import type { Move } from '@getaway/kernel';
import type { VNode } from 'preact';
import { Dialog } from '../../ui/Dialog.tsx';
import { ChoiceButton } from './ChoiceButton.tsx';

interface Props {
  readonly label: string;
  readonly moves: readonly Move[];
  readonly onClose: () => void;
}

/** Lets the player pick one of several moves. */
export function ChoiceDialog({ label, moves, onClose }: Props): VNode {
  return (
    <Dialog title={label} onClose={onClose}>
      <ul class="choices-list">
        {moves.map((move) => (
          <li key={JSON.stringify(move)}>
            <ChoiceButton move={move} hasTwin onChosen={onClose} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
