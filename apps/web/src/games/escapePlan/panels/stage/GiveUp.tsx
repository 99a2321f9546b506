import type { EscapePlan } from '@getaway/escape-plan';
import type { VNode } from 'preact';
import { Icon } from '../../../../icons/Icon.tsx';
import { useTable } from '../../../../shell/tableUi.ts';
import { useHarm } from '../model/foresight.ts';
import { movesCalled } from '../model/moves.ts';

/** E4, E5. What those who are left would do, and the button that lets them. */
export function GiveUp({ left, onBack }: { readonly left: number; readonly onBack: () => void }): VNode {
  const table = useTable<EscapePlan>();
  const { voice, choose } = table;
  const end = movesCalled(table, 'endEvading');
  const harm = useHarm();
  return (
    <div class="ep-sure" role="alert">
      <p>
        {harm === undefined
          ? ''
          : voice.say('evade.wounds', { count: left, red: harm.red, cuffs: harm.cuffs, assets: harm.assets })}
        {harm?.arrested === true ? ` ${voice.say('evade.arrest')}` : ''}
      </p>
      <div class="ep-sure-buttons">
        {/* It was said once already; but the second click of a double click was meant for what stood here before. */}
        <button type="button" class="button ep-take" onClick={({ detail }) => detail < 2 && choose(...end)}>
          <Icon name="wound" /> {voice.say('evade.take', { count: left })}
        </button>
        <button type="button" class="button" onClick={onBack}>
          {voice.say('evade.back')}
        </button>
      </div>
    </div>
  );
}
