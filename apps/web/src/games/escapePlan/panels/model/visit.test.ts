import { type EscapePlan, type Event, locationIn, type Move, packOf, placesOn } from '@getaway/escape-plan';
import type { Passage } from '@getaway/table';
import { expect, test } from 'vitest';
import { randomGame } from '../../city/testing/randomGames.ts';
import { visitOf } from './visit.ts';

const [first] = randomGame(1, 3);
const { view } = first!;

const seat = typeof view.viewer === 'number' ? view.viewer : 0;
const pack = packOf(view);
const [clinic = ''] = Object.keys(pack.tiles)
  .flatMap((tile) => placesOn(pack, tile))
  .filter((place) => locationIn(pack, place)?.kind === 'clinic');

const began: Passage<EscapePlan> = {
  events: [
    { type: 'turnBegan', who: seat },
    { type: 'visited', who: seat, place: clinic },
  ],
};
const chose = (move: Move, ...events: readonly Event[]): Passage<EscapePlan> => ({ seat, move, events });
const unlocked = (asset: 'heal' | 'masterKey'): Event => ({ type: 'assetUnlocked', seat, asset });

type Pending = (typeof view)['pending'];

function standsAfter(log: readonly Passage<EscapePlan>[], ...pending: Pending): Readonly<Record<string, string>> {
  const turn: Pending = [{ step: 'closeTurn', seat }, ...pending];
  const visit = visitOf({ view: { ...view, pending: turn }, log, asked: undefined, past: undefined }, seat);
  return Object.fromEntries(visit?.steps.map(({ step, stand }) => [step, stand]) ?? []);
}

test('L11: steps are ticked as they are taken', () => {
  const log = [began, chose({ move: 'unlock', asset: 'heal' }, unlocked('heal')), chose({ move: 'heal', wounds: 1 })];
  const stands = standsAfter(log, { step: 'takeContact', seat, visiting: true });
  expect(stands).toMatchObject({ meetThieves: 'done', unlockAsset: 'done', healOne: 'done', takeContact: 'next' });
});

test('what an executive action brings ticks no step that was left out', () => {
  const log = [
    began,
    chose({ move: 'useContact', card: 'paper-clip-pia' }),
    chose({ move: 'unlock', asset: 'masterKey' }, unlocked('masterKey')),
    chose({ move: 'decline' }),
    chose({ move: 'useFirstAid' }, { type: 'healed', seat, wounds: 1 }),
    chose({ move: 'decline' }),
  ];
  expect(standsAfter(log)).toMatchObject({ unlockAsset: 'skipped', healOne: 'skipped' });
});

test('an unlock of the visit counts beside one that was called for', () => {
  const log = [
    began,
    chose({ move: 'useContact', card: 'paper-clip-pia' }),
    chose({ move: 'unlock', asset: 'masterKey' }, unlocked('masterKey')),
    chose({ move: 'unlock', asset: 'heal' }, unlocked('heal')),
  ];
  expect(standsAfter(log)).toMatchObject({ unlockAsset: 'done' });
});

test('X9: a contact that somebody called for is no step that waits', () => {
  const log = [began, chose({ move: 'takeContact', card: 'x' }, { type: 'contactChosen', seat, card: 'x' })];
  expect(standsAfter(log, { step: 'takeContact', seat, visiting: false })).toMatchObject({ takeContact: 'done' });
});

test('before the visit there is no list, and nothing of an earlier turn counts', () => {
  expect(standsAfter([began, { events: [{ type: 'turnBegan', who: seat }] }])).toEqual({});
});
