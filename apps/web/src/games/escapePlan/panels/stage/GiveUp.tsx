import { changeOf } from '@getaway/escape-plan/reading';
import type { EscapePlan } from '@getaway/escape-plan/view';
import { ownOf } from '@getaway/kernel';
import type { VNode } from 'preact';
import { Icon } from '../../../../icons/Icon.tsx';
import { useTable } from '../../../../table/tableUi.ts';
import { movesCalled } from '../model/moves.ts';

/** E4, E5. What the officers left would do, and the button that accepts it. */
export function GiveUp({ left, onBack }: { readonly left: number; readonly onBack: () => void }): VNode {
  const table = useTable<EscapePlan>();
  const { voice, choose, view } = table;
  const end = movesCalled(table, 'endEvading');
  const [move] = end;
  const forecast = move === undefined ? undefined : table.forecastOf(move);
  return (
    <div class="ep-sure" role="alert">
      <p>
        {forecast === undefined
          ? ''
          : voice.say('evade.wounds', {
              count: left,
              red: changeOf(forecast, 'wounds')?.after ?? ownOf(view)?.wounds ?? 0,
              cuffs: changeOf(forecast, 'handcuffs')?.by ?? 0,
              assets: changeOf(forecast, 'assetsLost')?.by ?? 0,
            })}
        {changeOf(forecast, 'arrested') === undefined ? '' : ` ${voice.say('evade.arrest')}`}
      </p>
      <div class="ep-sure-buttons">
        {/* The warning is on screen, so one click is enough; the second of a double click was meant for the earlier button. */}
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
