import type { Move } from '@getaway/gangsta/moves';
import type { Gangsta } from '@getaway/gangsta/view';
import type { Suggestion } from '../../../table/gameUi.ts';
import { suggestedCrew } from './crew.ts';
import { type GangstaTable, movesCalled } from './moves.ts';

type Asking = Pick<GangstaTable, 'view' | 'asked' | 'voice'>;

/** The answer that the primary button offers: the cheapest crew, or calling back everybody who comes back for free. */
export function suggestion(table: Asking): Suggestion<Gangsta> | undefined {
  const { view, voice } = table;
  const crew = suggestedCrew(table);
  if (crew.length > 0)
    return {
      moves: crew.map((member) => ({ move: 'activate', member })),
      label: voice.say('stage.send', { count: crew.length }),
    };
  const out = movesCalled(table, 'mobilise');
  return out.length === 0 || out.length > (view.freeMobilisations ?? 0)
    ? undefined
    : { moves: out, label: voice.say('own.mobilise', { count: out.length, cost: 0 }) };
}

/**
 * Discarding and calling back are optional, so the primary button skips them. It does not skip if a member can come
 * back for free.
 */
export function primary({ asked, view }: Pick<Asking, 'view' | 'asked'>, moves: readonly Move[]): Move | undefined {
  if ((view.freeMobilisations ?? 0) > 0) return undefined;
  const name = asked?.frame.step === 'discard' ? 'decline' : 'stopMobilising';
  return moves.find(({ move }) => move === name);
}
