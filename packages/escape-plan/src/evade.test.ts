import { describe, expect, test } from 'vitest';
import { placeOf, redrawn } from './testing/drill.ts';
import { table } from './testing/table.ts';

const IDLE = [{}, {}];
const ALL = ['federal', 'local', 'swat'] as const;

describe('E. Evade', () => {
  test('E1, R3: a player who ends on the tile where the travel began evades nobody', () => {
    const game = table({ seats: [{ at: 'yard.1' }, ...IDLE], officers: { yard: ALL } });
    expect(game.go('yard.2').step).toBe('takeCan');
    expect(game.seat(0).wounds).toBe(0);
  });

  test('E2, worked example: officers of the first tile and of the tile in between are evaded, not those of the last tile', () => {
    const seats = [{ at: 'club.2' }, ...IDLE];
    const officers = { club: ['federal'], gate2: ['federal', 'local'], yard: ['swat', 'local'] } as const;
    const game = table({ seats, officers }).go('yard.2', { left: ['gate2', 'club'] });
    expect(game.step).toBe('evade');
    game.endEvading();
    expect(game.told('evadingEnded')).toEqual([{ type: 'evadingEnded', seat: 0, wounds: 3 }]);
  });

  test('E2, V5, V6, worked example: pad, station, gas can, exit: officers are evaded only on tiles where a ride began', () => {
    // The pad is two tiles from the first station. A far tile has another station and an exit.
    const pack = redrawn('metro', {
      gate2: { locations: { 1: { kind: 'exit', number: 2 }, 2: { kind: 'subwayStation' } } },
      arcade: { locations: { 1: { kind: 'businessSite' }, 2: { kind: 'church' } } },
    });
    const at = (tile: string, q: number, r: number) => ({ tile, q, r, rotation: 0 }) as const;
    const game = table({
      seats: [{ at: 'loft.1', cans: 1 }, ...IDLE],
      pack,
      city: [at('loft', 0, 0), at('strip', 0, 1), at('mall', 0, 2), at('gate2', 9, 9), at('home', 5, -9)],
      officers: { loft: ['local', 'swat'], strip: ALL, mall: ['federal'], gate2: ALL },
    });
    game.setOut();
    const [way] = game.ways('gate2.1', { left: ['loft', 'mall'] });
    expect(way).toMatchObject({ cans: 1, points: 5, means: [] });
    expect(game.ways('gate2.1', { cans: 0 }).map(({ left }) => left)).toEqual([['loft', 'strip', 'mall']]);
    game.play(way!).endEvading();
    expect(game.told('evadingEnded').at(-1)?.wounds).toBe(3);
    expect(game.state.cans).toBe(6);
  });

  test('E2: a tile where the thief lands counts as left if the journey continues to another tile', () => {
    const officers = { loft: ['federal'], gate1: ['local'] } as const;
    // the thief can fly from the pad to gate1 and walk on from there
    const game = table({ seats: [{ at: 'loft.2' }, ...IDLE], officers }).setOut();
    // the thief can also fly straight to the yard
    expect(game.ways('yard.2').map(({ left }) => left)).toContainEqual(['loft']);
    expect(game.ways('row.2').every(({ left }) => left.includes('loft') && left.length > 1)).toBe(true);
  });

  test('E3, X2: evading is done with executive actions, one officer for an equipment tile', () => {
    const seats = [{ at: 'yard.1', items: ['cap', 'helmet'] as const }, ...IDLE];
    const game = table({ seats, officers: { yard: ALL } }).go('gate1.2');
    game.useEquipment('cap', 'yard', 'local').useEquipment('helmet', 'yard', 'swat');
    expect(game.moves).not.toContain('useEquipment');
    game.endEvading();
    expect(game.told('evadingEnded')[0]?.wounds).toBe(1);
    expect(game.seat(0).items.every((item) => 'faceUp' in item && !item.faceUp)).toBe(true);
  });

  test('E4: each officer who is not evaded causes a wound', () => {
    const game = table({ seats: [{ at: 'yard.1' }, ...IDLE], officers: { yard: ['federal', 'swat'] } });
    game.go('gate1.2').endEvading().wound().wound();
    expect(game.seat(0).wounds).toBe(2);
    expect(game.state.officers.yard).toEqual(['federal', 'swat']); // the officers stay
  });

  test('E5, worked example: with three red cubes, three more wounds bring handcuffs, a red cube, and handcuffs again', () => {
    const contacts = ['boxer', 'informer', 'medic', 'stunt', 'gang'];
    const game = table({
      seats: [{ at: 'yard.1', wounds: 3, contacts, firstAid: false, cash: 0 }, ...IDLE],
      officers: { yard: ALL },
    });
    game.go('gate1.2').endEvading();
    expect(game.seat(0)).toMatchObject({ handcuffs: 2, wounds: 2 });
    expect(game.told('wounded')).toHaveLength(3);
    expect(game.told('handcuffsTaken')).toHaveLength(2);
    expect(game.state.handcuffs).toBe(8);
  });

  test('E5, U3: an asset on the space leaves the game; the player chooses which', () => {
    const game = table({
      seats: [{ at: 'yard.1', wounds: 3, firstAid: false, cash: 0 }, ...IDLE],
      officers: { yard: ['swat'] },
    });
    game.go('gate1.2').endEvading();
    expect(game.can('takeHandcuffs').map(({ boxed }) => boxed)).toEqual(['evadeTile', 'masterKey', 'heal']);
    game.handcuffs('masterKey');
    expect(game.seat(0).assets.masterKey.at).toBe('box');
    expect(game.seat(0)).toMatchObject({ handcuffs: 1, wounds: 2 });
  });

  test('E6: a handcuffed space is closed; a covered contact can’t be used and does not count', () => {
    const contacts = ['boxer', 'medic', 'stunt', 'gang', 'informer'];
    const game = table({
      seats: [{ contacts, handcuffs: 1, cash: 20, keys: ['green'], notoriety: 1 }, ...IDLE],
      row: ['spy3'],
    });
    expect(game.can('useContact').map(({ card }) => card)).not.toContain('informer');
    game.visit('gate2.2').decline().decline().takeContact('spy3');
    expect(game.can('replaceContact').map(({ card }) => card)).toEqual(['boxer', 'medic', 'stunt', 'gang']);
    expect(game.can('putContact').map(({ where }) => where)).toEqual(['box']);
    // The player is in row 1 and has 3 uncovered contacts. The sum is 4, which is enough for a green locker. The player
    // draws 3 + 1 tiles.
    const covered = { contacts: contacts.slice(0, 5), handcuffs: 2, keys: ['green'] as const, cash: 0, cans: 2 };
    const store = table({ seats: [covered, ...IDLE] }).visit('yard.2');
    store.openLocker('green');
    expect(store.told('tilesDrawn')[0]?.drawn).toHaveLength(4);
  });

  test('E7: officers count where they are when evading ends: if moved away or removed, they need no evading', () => {
    const contacts = ['bribe-federal', 'snitch-swat'];
    const seats = [{ at: 'yard.1', contacts, cash: 9 }, ...IDLE];
    const game = table({ seats, officers: { yard: ALL } }).go('gate1.2');
    game.useContact('bribe-federal').moveOfficer('federal', 'yard', 'den');
    game.useContact('snitch-swat').removeOfficer('swat', 'yard').endEvading();
    expect(game.told('evadingEnded')[0]?.wounds).toBe(1); // this wound is from the local officer
    expect(game.state.officers).toMatchObject({ yard: ['local'], den: ['federal'] });
  });

  test('E7: an officer moved onto a tile left has to be evaded; an evaded officer stays evaded', () => {
    const contacts = ['bribe-federal', 'bribe-local', 'fast-car'];
    const seats = [{ at: 'yard.1', contacts, cash: 9 }, ...IDLE];
    const game = table({ seats, officers: { yard: ['local'], den: ['federal'] } });
    game.go('strip.1', { left: ['yard', 'row'] }).useContact('fast-car', { tile: 'yard' });
    expect(game.step).toBe('takeContact'); // no officer is left to evade, so the step is over
    const again = table({ seats, officers: { yard: ['local', 'swat'], den: ['federal'] } });
    again
      .go('strip.1', { left: ['yard', 'row'] })
      .useContact('bribe-local')
      .moveOfficer('local', 'yard', 'row');
    again.useContact('bribe-federal').moveOfficer('federal', 'den', 'yard').endEvading();
    expect(again.told('evadingEnded')[0]?.wounds).toBe(3);
    const evaded = table({ seats, officers: { yard: ['local', 'swat'] } });
    evaded.go('strip.1', { left: ['yard', 'row'] }).useContact('fast-car', { tile: 'yard' });
    expect(evaded.told('officerEvaded').map(({ officer }) => officer)).toEqual(['local', 'swat']);
  });

  test('E7+X9: an evaded officer that moves on stays evaded; another one that takes its place does not', () => {
    const contacts = ['bribe-local', 'snitch-local', 'fighter-local'];
    const seats = [{ at: 'yard.1', contacts, cash: 9 }, ...IDLE];
    const moved = table({ seats, officers: { yard: ['local', 'swat'] } }).go('strip.1', { left: ['yard', 'row'] });
    moved.useContact('fighter-local', { tile: 'yard' }).useContact('bribe-local').moveOfficer('local', 'yard', 'row');
    expect(moved.endEvading().told('evadingEnded')[0]?.wounds).toBe(1);
    const other = table({ seats, officers: { yard: ['local', 'swat'], den: ['local'] } });
    other.go('strip.1', { left: ['yard', 'row'] }).useContact('fighter-local', { tile: 'yard' });
    other.useContact('snitch-local').removeOfficer('local', 'yard');
    other.useContact('bribe-local').moveOfficer('local', 'den', 'yard');
    expect(other.endEvading().told('evadingEnded')[0]?.wounds).toBe(2);
  });

  test('E8: wounds come one at a time; between two a heal can be used, but nothing with the evade symbol', () => {
    const seats = [
      { at: 'yard.1', wounds: 3, contacts: ['medic', 'stunt', 'boxer', 'informer', 'spy3'], cash: 9 },
      ...IDLE,
    ];
    const game = table({ seats, officers: { yard: ['federal', 'swat'] } })
      .go('gate1.2')
      .endEvading();
    expect(game.step).toBe('takeWound');
    game.useFirstAid().wound();
    expect(game.seat(0)).toMatchObject({ wounds: 3, handcuffs: 0 });
    expect(game.can('useContact').map(({ card }) => card)).toEqual(['medic', 'informer', 'spy3']);
    game.useContact('medic').wound();
    expect(game.seat(0)).toMatchObject({ wounds: 3, handcuffs: 0 });
    expect(game.step).toBe('takeCan');
  });

  test('E8, N2: nothing can be used between wounds of the notoriety track', () => {
    const seats = [
      { notoriety: 10, red: 1, wounds: 3, contacts: ['medic', 'boxer', 'informer', 'spy3', 'gang'] },
      ...IDLE,
    ];
    const game = table({ seats, from: 'adjustment' });
    expect(game.seat(0)).toMatchObject({ handcuffs: 1, wounds: 2 });
    expect(game.asked).toBe(0);
    expect(game.step).toBe('chooseTurn');
  });

  test('E2, X9: a thief in a sewer does not leave the tiles in between', () => {
    const pack = redrawn('plain', {});
    expect(placeOf(pack, 'row', 'businessSite')).toBe('row.1');
    const seats = [{ contacts: ['sewer-straight'] }, ...IDLE];
    const game = table({ seats, pack, officers: { yard: ALL } }).setOut();
    expect(game.ways('row.1', { means: ['sewer-straight'] })).toEqual([
      expect.objectContaining({ left: ['home'], points: 2 }),
    ]);
  });
});
