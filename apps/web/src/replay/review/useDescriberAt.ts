import type { SeatId } from '@getaway/kernel';
import { type Describer, tableDescriber, tableVoice } from '@getaway/text';
import { useFrame } from '../../table/frameContext.ts';
import { useLoaded } from '../../ui/useLoaded.ts';
import { useReplay } from '../context.ts';

/**
 * Describes moves and events as a seat saw the table at an earlier moment, because the view that is shown now may lack
 * the places and cards that they name. `reader` is called “you”. Undefined until that moment is loaded.
 */
export function useDescriberAt(passages: number, seat: SeatId, reader: SeatId | undefined): Describer | undefined {
  const { source } = useReplay();
  const { table, game } = useFrame();
  const { value: moment } = useLoaded(() => source.moment(seat, passages), [source, passages, seat]);
  if (moment === undefined || 'refusal' in moment) return undefined;
  const { view } = moment.ok;
  const voice = tableVoice(game, view, table.voice);
  return tableDescriber(game, view, {
    voice,
    readers: { seats: table.players.map(({ name }) => name), viewer: reader },
  });
}
