import { describe, expect, test } from 'vitest';
import { table } from './testing/table.ts';

const IDLE = [{}, {}];

describe('U. Assets', () => {
  test('U1: any of the player’s locked assets goes to the most expensive empty asset space', () => {
    const game = table({ seats: [{}, ...IDLE] }).play({ move: 'rest' });
    expect(game.can('unlock').map(({ asset }) => asset)).toEqual([
      'moveFederal',
      'moveLocal',
      'moveSwat',
      'evadeTile',
      'masterKey',
      'heal',
    ]);
    // space 0, which costs $5k, is taken
    expect(game.unlock('masterKey').seat(0).assets.masterKey).toEqual({ at: 'unlocked', space: 1 });
  });

  test('U1, U2: used assets keep their space, so the next one takes a cheaper one', () => {
    const seats = [{ cash: 5, contacts: ['spy3-star'] }, ...IDLE];
    const game = table({ seats }).useAsset('takeDisc').rest('heal');
    expect(game.seat(0).assets).toMatchObject({
      takeDisc: { at: 'used', space: 0 },
      heal: { at: 'unlocked', space: 1 },
    });
  });

  test('U1: assets on contact spaces move to the right, which frees a contact space', () => {
    const seats = [{ contacts: ['boxer', 'informer', 'spy1'], boxedAssets: ['heal'] as const, cash: 9 }, ...IDLE];
    const game = table({ seats, row: ['stunt'] })
      .rest('evadeTile')
      .useContact('spy1')
      .takeContact('stunt');
    expect(game.can('putContact').map(({ where }) => where)).toEqual(['space', 'box']);
  });

  test('U2: there are six asset spaces; a seventh unlocked asset leaves the game', () => {
    const unlocked = ['moveFederal', 'moveLocal', 'moveSwat', 'evadeTile', 'masterKey'] as const;
    const game = table({ seats: [{ unlocked }, ...IDLE] });
    expect(game.seat(0).assets.masterKey.space).toBe(5);
    game.rest('heal');
    expect(game.seat(0).assets.heal).toEqual({ at: 'box', space: -1 });
    expect(game.told('assetUnlocked', 'assetBoxed')).toEqual([{ type: 'assetBoxed', seat: 0, asset: 'heal' }]);
  });

  test('U3: assets move to the left of handcuffs, and the player chooses which one to give up', () => {
    const seats = [{ at: 'yard.1', wounds: 3, firstAid: false, cash: 0, contacts: ['boxer'] }, ...IDLE];
    const game = table({ seats, officers: { yard: ['swat', 'local', 'federal'] } })
      .go('gate1.2')
      .endEvading();
    game.handcuffs('heal');
    expect(game.seat(0)).toMatchObject({ handcuffs: 1, wounds: 3 });
    expect(game.can('takeHandcuffs').map(({ boxed }) => boxed)).toEqual(['evadeTile', 'masterKey']);
    game.handcuffs('evadeTile');
    expect(game.seat(0)).toMatchObject({ handcuffs: 2, wounds: 2, contacts: [{ card: 'boxer' }] });
    expect(game.seat(0).assets.masterKey.at).toBe('contact');
  });

  test('U4: with no locked asset an unlock does nothing', () => {
    const usedAssets = ['moveFederal', 'moveLocal', 'moveSwat', 'evadeTile', 'masterKey'] as const;
    const seats = [{ usedAssets, boxedAssets: ['heal'] as const, contacts: ['spy3'] }, ...IDLE];
    const game = table({ seats }).useContact('spy3').rest();
    expect(game.step).toBe('endTurn');
    expect(game.told('assetUnlocked')).toEqual([]);
  });

  test('U4, D3: the income phase does not ask either', () => {
    const usedAssets = ['moveFederal', 'moveLocal', 'moveSwat', 'evadeTile', 'masterKey'] as const;
    const seat = { usedAssets, boxedAssets: ['heal'] as const };
    const game = table({ seats: [seat, seat, seat], day: 2, from: 'day' });
    expect(game.step).toBe('placeTile');
  });
});
