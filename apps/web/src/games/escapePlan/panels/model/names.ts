import { ASSETS, AUTOMATA, packOf, placesOn } from '@getaway/escape-plan/content';
import { ownSeat } from '@getaway/kernel';
import type { Named } from '../../../../table/explanation.ts';
import { type EscapePlanTable, tileName } from './table.ts';

/** Everything that texts mention by name: players, people, tiles, and what stands in the city. */
export function names(table: Pick<EscapePlanTable, 'view' | 'voice' | 'describer'>): readonly Named[] {
  const { view, voice, describer } = table;
  const pack = packOf(view);
  const named = (kind: string, id: string | number, name: string): Named => ({
    name,
    subject: { kind, id: String(id) },
  });
  return [
    ...[...view.seats.keys()].flatMap((seat) =>
      seat === ownSeat(view) ? [] : [named('seat', seat, describer.seat(seat))],
    ),
    ...AUTOMATA.map((who) => named('automaton', who, voice.say(`automaton.${who}`))),
    ...[...pack.contacts.keys()].map((card) => named('contact', card, describer.name('contact', card))),
    ...ASSETS.map((asset) => named('asset', asset, voice.say(`asset.${asset}`))),
    ...Object.keys(pack.tiles).flatMap((tile) => [
      named('tile', tile, tileName(table, tile)),
      named('tile', tile, voice.say(`tile.${tile}`)),
    ]),
    ...view.city.flatMap(({ tile }) =>
      placesOn(pack, tile).map((place) => named('place', place, voice.say(`place.${place}`))),
    ),
  ];
}
