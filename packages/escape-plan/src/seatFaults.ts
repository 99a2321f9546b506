import type { Fault } from '@getaway/kernel';
import { ASSETS } from './content/vocabulary.ts';
import { packOf } from './geography.ts';
import type { Seat, State } from './state.ts';

/** What one player's board can hold. */
export function seatFaults(state: State, seat: Seat): Fault[] {
  const pack = packOf(state);
  const at = (place: string): number => ASSETS.filter((asset) => seat.assets[asset].at === place).length;
  const spaces = ASSETS.map((asset) => seat.assets[asset].space).filter((space) => space >= 0);
  const checks: [boolean, string, string][] = [
    [seat.wounds <= 3, 'E4', 'there are only three wound cubes.'],
    [seat.notoriety >= 1 && seat.notoriety <= pack.track.penalties.length, 'N2', 'the marker is off the track.'],
    [seat.cans <= 2, 'L9', 'nobody holds more than two gas cans.'],
    [seat.items.length <= pack.itemSpaces - at('item'), 'L6', 'more items than spaces.'],
    [
      seat.contacts.length <= pack.contactSpaces - at('contact') || seat.handcuffs > 0,
      'L15',
      'more contacts than spaces.',
    ],
    [
      seat.contacts.length <= pack.contactSpaces && seat.handcuffs + at('contact') <= pack.contactSpaces,
      'E5',
      'more handcuffs than spaces.',
    ],
    [spaces.length === at('unlocked') + at('used'), 'U1', 'an unlocked asset lies on no space.'],
    [
      new Set(spaces).size === spaces.length && spaces.every((space) => space < pack.assetCosts.length),
      'U1',
      'two assets on one space.',
    ],
  ];
  return checks.filter(([holds]) => !holds).map(([, invariant, message]) => ({ invariant, message }));
}
