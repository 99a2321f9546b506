import { changeOf, planEvasion, thingOf } from '@getaway/escape-plan/reading';
import type { EscapePlan, Frame } from '@getaway/escape-plan/view';
import { ownOf } from '@getaway/kernel';
import type { VNode } from 'preact';
import { Icon } from '../../../../icons/Icon.tsx';
import { useTable } from '../../../../table/tableUi.ts';
import { movesCalled } from '../model/moves.ts';

interface Props {
  readonly frame: Extract<Frame, { readonly step: 'evade' }>;
  readonly wounds: number;
  /** Returns to evading. Absent if the player has nothing left to use. */
  readonly onBack?: () => void;
}

/**
 * E4, E5, J4. What the remaining officers and the Lieutenant would do, and the button that accepts these consequences.
 */
export function GiveUp({ frame, wounds, onBack }: Props): VNode {
  const table = useTable<EscapePlan>();
  const { voice, chooseSurely, view } = table;
  const end = movesCalled(table, 'endEvading');
  const [move] = end;
  const stop = planEvasion(view, frame, table.asked?.moves ?? [], {
    fixed: [],
    kept: (table.asked?.moves ?? []).map(thingOf),
  });
  const forecast = move === undefined ? undefined : table.forecastOf(move);
  return (
    <div class="ep-sure" role="alert">
      <p>
        {forecast === undefined
          ? ''
          : voice.say('evade.wounds', {
              count: wounds,
              red: changeOf(forecast, 'wounds')?.after ?? ownOf(view)?.wounds ?? 0,
              cuffs: changeOf(forecast, 'handcuffs')?.by ?? 0,
              assets: changeOf(forecast, 'assetsLost')?.by ?? 0,
            })}
        {changeOf(forecast, 'arrested') === undefined ? '' : ` ${voice.say('evade.arrest')}`}
      </p>
      <div class="ep-sure-buttons">
        {/* One click is enough, because the warning is on the screen. The second click of a double click was meant
            for the previous button and is ignored. */}
        <button
          type="button"
          class="button ep-take"
          onClick={({ detail }) => detail < 2 && chooseSurely(...stop.moves)}
        >
          <Icon name="wound" /> {voice.say('evade.take', { count: wounds })}
        </button>
        {onBack === undefined ? null : (
          <button type="button" class="button" onClick={onBack}>
            {voice.say('evade.back')}
          </button>
        )}
      </div>
    </div>
  );
}
