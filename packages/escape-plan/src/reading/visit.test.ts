import { describe, expect, test } from 'vitest';
import type { Event } from '../events.ts';
import { packOf, placesOn } from '../geography.ts';
import { locationIn } from '../messages/nameIn.ts';
import type { Move } from '../moves.ts';
import { newGame } from '../testing/table.ts';
import { type VisitPassage, visitOf } from './visit.ts';

const game = newGame(3, 'visits');
const seat = game.asked;
const view = game.view(seat);
const pack = packOf(view);
const spy3 = [...pack.contacts.values()].find(({ kind }) => kind === 'spy3')!.id;
const [clinic = ''] = Object.keys(pack.tiles)
  .flatMap((tile) => placesOn(pack, tile))
  .filter((place) => locationIn(pack, place)?.kind === 'clinic');

const began: VisitPassage = {
  events: [
    { type: 'turnBegan', who: seat },
    { type: 'visited', who: seat, place: clinic },
  ],
};
const chose = (move: Move, ...events: readonly Event[]): VisitPassage => ({ move, events });
const unlocked = (asset: 'heal' | 'masterKey'): Event => ({ type: 'assetUnlocked', seat, asset });

type Pending = (typeof view)['pending'];

function standsAfter(log: readonly VisitPassage[], ...pending: Pending): Readonly<Record<string, string>> {
  const turn: Pending = [{ step: 'closeTurn', seat }, ...pending];
  const visit = visitOf({ view: { ...view, pending: turn }, log }, seat);
  return Object.fromEntries(visit?.steps.map(({ step, stand }) => [step, stand]) ?? []);
}

test('L11: steps are marked as done once they are taken', () => {
  const log = [began, chose({ move: 'unlock', asset: 'heal' }, unlocked('heal')), chose({ move: 'heal', wounds: 1 })];
  const stands = standsAfter(log, { step: 'takeContact', seat, visiting: true });
  expect(stands).toMatchObject({ meetThieves: 'done', unlockAsset: 'done', healOne: 'done', takeContact: 'next' });
});

test('the effect of an executive action does not mark an omitted step as done', () => {
  const log = [
    began,
    chose({ move: 'useContact', card: spy3 }),
    chose({ move: 'unlock', asset: 'masterKey' }, unlocked('masterKey')),
    chose({ move: 'decline' }),
    chose({ move: 'useFirstAid' }, { type: 'healed', seat, wounds: 1 }),
    chose({ move: 'decline' }),
  ];
  expect(standsAfter(log)).toMatchObject({ unlockAsset: 'skipped', healOne: 'skipped' });
});

test('the visit’s own unlock counts in addition to that of a contact', () => {
  const log = [
    began,
    chose({ move: 'useContact', card: spy3 }),
    chose({ move: 'unlock', asset: 'masterKey' }, unlocked('masterKey')),
    chose({ move: 'unlock', asset: 'heal' }, unlocked('heal')),
  ];
  expect(standsAfter(log)).toMatchObject({ unlockAsset: 'done' });
});

test('X9: a contact from an executive action is not the visit’s contact step', () => {
  const log = [began, chose({ move: 'takeContact', card: 'x' }, { type: 'contactChosen', seat, card: 'x' })];
  expect(standsAfter(log, { step: 'takeContact', seat, visiting: false })).toMatchObject({ takeContact: 'done' });
});

describe('a closed business', () => {
  const site = 'somewhere';
  const master: Event = { type: 'assetUsed', seat, asset: 'masterKey' };
  const cube: Event = { type: 'cubePlaced', who: seat, haunt: 'casino', hexagon: 'plain' };
  const visited: Event = { type: 'visited', who: seat, place: site };
  const stands = (...log: readonly VisitPassage[]) => {
    const there = { ...view, sites: { ...view.sites, [site]: 'casino' as const }, pending: TURN };
    const visit = visitOf({ view: there, log }, seat);
    return visit?.steps.map(({ step, stand }) => `${step} ${stand}`);
  };
  const TURN: Pending = [{ step: 'closeTurn', seat }];

  test('L3: the master key opens the door, and the visit continues', () => {
    const log = [chose({ move: 'setOut' }, visited), chose({ move: 'useKey', colour: 'master' }, master, cube)];
    expect(stands(...log)).toEqual(['openClosed done', 'meetThieves done', 'placeCube done', 'takeContact skipped']);
  });

  test('R37: a master key used without effect in an open business opens no door', () => {
    const log = [chose({ move: 'setOut' }, visited, cube), chose({ move: 'useAsset', asset: 'masterKey' }, master)];
    expect(stands(...log)).toEqual(['meetThieves done', 'placeCube done', 'takeContact skipped']);
  });

  test('L16: a thief who stays outside has done no step', () => {
    const log = [chose({ move: 'setOut' }, visited), chose({ move: 'decline' })];
    expect(stands(...log)).toEqual([
      'openClosed skipped',
      'meetThieves skipped',
      'placeCube skipped',
      'takeContact skipped',
    ]);
  });
});

test('before the visit there are no steps, and earlier turns do not count', () => {
  expect(standsAfter([began, { events: [{ type: 'turnBegan', who: seat }] }])).toEqual({});
});
