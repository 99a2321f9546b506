import { packOf } from '@getaway/gangsta/content';
import { seatWith } from '@getaway/gangsta/reading';
import { ownSeat } from '@getaway/kernel';
import type { Named } from '../../../table/explanation.ts';
import type { GangstaTable } from './moves.ts';

/** Everything that texts mention by name: players and cards. */
export function names({ view, describer }: Pick<GangstaTable, 'view' | 'describer'>): readonly Named[] {
  const { bosses, henchmen, jobs, snitches, resources } = packOf(view);
  const cards = (kind: string, ids: Iterable<string>): readonly Named[] =>
    [...ids].map((id) => ({ name: describer.name(kind, id), subject: { kind, id } }));
  return [
    ...[...view.seats.keys()].flatMap((seat) =>
      seat === ownSeat(view) ? [] : [{ name: describer.seat(seat), subject: { kind: 'seat', id: String(seat) } }],
    ),
    ...cards('member', bosses.keys()),
    ...cards('member', henchmen.keys()),
    ...cards('job', jobs.keys()),
    ...cards('snitch', snitches.keys()),
    ...cards('resource', resources.keys()),
  ];
}

/** A member's name, with the owner's name if the member belongs to a rival. */
export function nameWithOwner(
  { view, voice, describer }: Pick<GangstaTable, 'view' | 'voice' | 'describer'>,
  card: string,
): string {
  const name = describer.name('member', card);
  const seat = seatWith(view, card);
  return seat === ownSeat(view) ? name : voice.say('face.memberOf', { name, seat: describer.seat(seat) });
}
