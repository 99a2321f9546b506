import type { Fault } from '@getaway/kernel';
import { ASSETS } from './content/vocabulary.ts';
import { packOf } from './geography.ts';
import type { Seat, State } from './state.ts';

/** Checks what is on one player's board. */
export function seatFaults(state: State, seat: Seat): Fault[] {
  const pack = packOf(state);
  const at = (place: string): number => ASSETS.filter((asset) => seat.assets[asset].at === place).length;
  const spaces = ASSETS.map((asset) => seat.assets[asset].space).filter((space) => space >= 0);
  const checks: [boolean, string, string][] = [
    [seat.wounds <= 3, 'E4', 'it has more than three wounds.'],
    [
      seat.notoriety >= 1 && seat.notoriety <= pack.track.penalties.length,
      'N2',
      'its notoriety marker is off the track.',
    ],
    [seat.cans <= 2, 'L9', 'it has more than two gas cans.'],
    [seat.items.length <= pack.itemSpaces - at('item'), 'L6', 'it has more items than item spaces.'],
    [
      seat.contacts.length <= pack.contactSpaces - at('contact') || seat.handcuffs > 0,
      'L15',
      'it has more contacts than contact spaces.',
    ],
    [
      seat.contacts.length <= pack.contactSpaces && seat.handcuffs + at('contact') <= pack.contactSpaces,
      'E5',
      'it has more handcuffs than contact spaces.',
    ],
    [spaces.length === at('unlocked') + at('used'), 'U1', 'an unlocked asset is on no asset space.'],
    [
      new Set(spaces).size === spaces.length && spaces.every((space) => space < pack.assetCosts.length),
      'U1',
      'two assets are on one asset space.',
    ],
  ];
  return checks.filter(([holds]) => !holds).map(([, invariant, message]) => ({ invariant, message }));
}
