import type { SeatId } from '@getaway/kernel';
import type { Describer } from '@getaway/text';
import { useFrame } from '../../table/frameContext.ts';
import { useLoaded } from '../../ui/useLoaded.ts';
import { useReplay } from '../control/context.ts';

/**
 * Describes moves and events with the view that a seat had at an earlier moment. The current view would not do, because
 * it may lack places and cards that these moves and events name. The texts address the seat `reader` as “you”.
 * Undefined until the earlier moment is loaded.
 */
export function useDescriberAt(passages: number, seat: SeatId, reader: SeatId | undefined): Describer | undefined {
  const { source } = useReplay();
  const { table } = useFrame();
  const { value: moment } = useLoaded(() => source.moment(seat, passages), [source, passages, seat]);
  return moment === undefined || 'refusal' in moment ? undefined : table.describerAt(moment.ok.view, reader);
}
