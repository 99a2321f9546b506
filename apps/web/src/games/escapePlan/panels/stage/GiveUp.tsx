import type { EscapePlan, Move } from '@getaway/escape-plan';
import type { VNode } from 'preact';
import { Icon } from '../../../../icons/Icon.tsx';
import { Choosable } from '../../../../shell/Choosable.tsx';
import { useTable } from '../../../../shell/tableUi.ts';
import { harmOf } from '../model/board.ts';
import { sumsOf, useForeseen } from '../model/foresight.ts';
import { movesCalled } from '../model/moves.ts';
import { ownOf, packOf } from '../model/table.ts';

/** E4, E5. What those who are left would do, and the button that lets them. */
export function GiveUp({ left, onBack }: { readonly left: number; readonly onBack: () => void }): VNode {
  const table = useTable<EscapePlan>();
  const { voice, view } = table;
  const wounds = Array.from({ length: left }, (): Move => ({ move: 'takeWound' }));
  const foreseen = useForeseen([{ move: 'endEvading' }, ...wounds]);
  const held = ownOf(view);
  const sums = foreseen === undefined ? undefined : sumsOf(view, foreseen.events);
  const harm = held === undefined ? undefined : harmOf(held, packOf(view), { wounds: left, handcuffs: view.handcuffs });
  return (
    <div class="ep-sure" role="alert">
      <p>
        {harm === undefined ? '' : voice.say('evade.wounds', { count: left, ...harm })}
        {sums?.arrested === true ? ` ${voice.say('evade.arrest')}` : ''}
      </p>
      <div class="ep-sure-buttons">
        <Choosable
          label={voice.say('evade.take', { count: left })}
          moves={movesCalled(table, 'endEvading')}
          class="ep-take"
        >
          <Icon name="wound" /> {voice.say('evade.take', { count: left })}
        </Choosable>
        <button type="button" class="button" onClick={onBack}>
          {voice.say('evade.back')}
        </button>
      </div>
    </div>
  );
}
