import type { Move } from '@getaway/escape-plan/moves';
import type { VNode } from 'preact';
import { useVoice } from '../../../../i18n/voice.tsx';
import { Icon } from '../../../../icons/Icon.tsx';
import type { EscapePlanTable } from '../../panels/model/table.ts';
import { useCity } from '../cityUi.ts';

/** Whether there are moves and all of them have a danger (a certain loss). */
export const isDangerous = ({ forecastOf }: EscapePlanTable, moves: readonly Move[]): boolean =>
  moves.length > 0 && moves.every((move) => (forecastOf(move)?.dangers.length ?? 0) > 0);

/**
 * A warning on a spot whose moves all have a danger (a certain loss). The prompt and the card say what the moves cost.
 */
export function DangerSign({ moves }: { readonly moves: readonly Move[] }): VNode | null {
  const voice = useVoice();
  const { table } = useCity();
  return isDangerous(table, moves) ? (
    <span class="spot-danger">
      <Icon name="warning" label={voice.say('sure.mark')} />
    </span>
  ) : null;
}
