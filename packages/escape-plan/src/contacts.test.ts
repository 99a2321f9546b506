import { describe, expect, test } from 'vitest';
import { DRILL, redrawn } from './testing/drill.ts';
import { type SeatPlan, used } from './testing/seatPlan.ts';
import { type EscapePlanScenario, table } from './testing/table.ts';

const IDLE = [{}, {}];
const ALL = ['federal', 'local', 'swat'] as const;
const RICH = { cash: 20 };
const alone = (seat: SeatPlan, officers: Parameters<typeof table>[0]['officers'] = {}): EscapePlanScenario =>
  table({ seats: [{ ...RICH, ...seat }, ...IDLE], officers });

/** A position in the evade step, after leaving the yard. */
const leaving = (card: string, officers: readonly (typeof ALL)[number][] = ALL): EscapePlanScenario =>
  alone({ at: 'yard.1', contacts: [card] }, { yard: officers }).go('gate1.2');

describe('X9. Contacts', () => {
  test('X9: Snitch: removes one officer of the shown type from the game', () => {
    const game = alone({ contacts: ['snitch-local'] }, { yard: ALL, row: ['local'] }).useContact('snitch-local');
    expect(game.can('removeOfficer')).toEqual([
      { move: 'removeOfficer', officer: 'local', from: 'yard' },
      { move: 'removeOfficer', officer: 'local', from: 'row' },
    ]);
    const { local } = game.state.bag;
    game.removeOfficer('local', 'row');
    expect(game.state.officers.row).toEqual([]);
    expect(game.state.bag.local).toBe(local); // the officer is out of the game and not in the bag
  });

  test('X9: Fixer gives a disc', () => {
    expect(
      alone({ contacts: ['fixer'] })
        .useContact('fixer')
        .seat(0),
    ).toMatchObject({ discs: 1, cash: 16 });
  });

  test.each([
    ['fighter-local', ['local']],
    ['fighter-federal-local', ['federal', 'local']],
    ['boxer', ['federal']],
    ['ninja-swat', ['swat']],
    ['ninja-local-swat', ['local', 'swat']],
    ['fast-car', ALL],
  ])('X9: %s evades %j on one tile', (card, types) => {
    const game = leaving(card).useContact(card, { tile: 'yard' });
    expect(game.told('officerEvaded').map(({ officer }) => officer)).toEqual(types);
  });

  test('X9: Stunt evades one officer of any type', () => {
    const game = leaving('stunt');
    expect(game.can('useContact').map(({ officer }) => officer)).toEqual(ALL);
    game.useContact('stunt', { tile: 'yard', officer: 'swat' }).endEvading();
    expect(game.told('evadingEnded')[0]?.wounds).toBe(2);
  });

  test('X9: Informer: the player loses 1 notoriety', () => {
    expect(
      alone({ contacts: ['informer'] })
        .useContact('informer')
        .heat(0),
    ).toBe(-1);
  });

  test.each(['bribe-federal', 'rally-federal'])('X9: %s moves an officer of the shown type', (card) => {
    const game = alone({ contacts: [card] }, { yard: ALL }).useContact(card);
    expect(new Set(game.can('moveOfficer').map(({ officer }) => officer))).toEqual(new Set(['federal']));
    game.moveOfficer('federal', 'yard', 'pier');
    expect(game.state.officers).toMatchObject({ yard: ['local', 'swat'], pier: ['federal'] });
  });

  test('X9: Spy 1: the player takes a contact, and then Spy 1 is marked as used', () => {
    const game = table({ seats: [{ contacts: ['spy1'] }, ...IDLE], row: ['stunt'] }).useContact('spy1');
    game.takeContact('stunt').putContact();
    expect(game.seat(0).contacts).toEqual([
      { card: 'spy1', faceUp: false },
      { card: 'stunt', faceUp: true },
    ]);
  });

  test('X9: Spy 2 makes all the player’s equipment and contacts ready, then is used itself', () => {
    const game = alone({ contacts: ['spy2', used('boxer')], items: [used('cap'), used('phone')] }).useContact('spy2');
    expect(game.seat(0)).toMatchObject({
      contacts: [
        { card: 'spy2', faceUp: false },
        { card: 'boxer', faceUp: true },
      ],
      items: [
        { tile: 'cap', faceUp: true },
        { tile: 'phone', faceUp: false },
      ],
    });
  });

  test('X9: Spy 3 unlocks an asset', () => {
    const game = alone({ contacts: ['spy3'] })
      .useContact('spy3')
      .unlock('evadeTile');
    expect(game.seat(0).assets.evadeTile).toEqual({ at: 'unlocked', space: 1 });
    expect(game.step).toBe('chooseTurn');
  });

  test('X9, worked example: the Sewer costs no MP onto the same terrain; only the tile left has to be evaded', () => {
    const strip = alone({ contacts: ['sewer-straight'], at: 'gate1.1' }, { gate1: ['local'], gate3: ALL }).setOut();
    expect(strip.ways('strip.1', { means: ['sewer-straight'] })).toEqual([
      expect.objectContaining({ left: ['gate1'], points: 2 }),
    ]);
    strip.go('strip.1', { means: ['sewer-straight'] }).endEvading();
    expect(strip.told('evadingEnded')[0]?.wounds).toBe(1);
    expect(strip.seat(0)).toMatchObject({ cash: 19, contacts: [{ card: 'sewer-straight', faceUp: false }] });
  });

  test('X9: the card shows the pattern of a Sewer: straight on, or around a corner', () => {
    const bend = alone({ at: 'gate1.1', contacts: ['sewer-bend'] }).setOut();
    const straight = alone({ at: 'gate1.1', contacts: ['sewer-straight'] }).setOut();
    const reached = (game: EscapePlanScenario): string[] =>
      game
        .can('travel')
        .flatMap(({ to, left, means, points }) =>
          means.length === 1 && left.join() === 'gate1' && points === 2 ? [to] : [],
        );
    expect(reached(straight)).toEqual(['club.1', 'club.2', 'attic.1', 'attic.2', 'strip.1']);
    expect(reached(bend)).toEqual(['gate2.1', 'gate2.2', 'row.1', 'row.2', 'den.1', 'den.2']);
  });

  test('X9: a Sewer onto another terrain costs 1 MP', () => {
    const commercial = DRILL.tiles.find(({ id }) => id === 'row')?.drawing.replaceAll('R', 'C') ?? '';
    const pack = redrawn('commercial-row', { row: { drawing: commercial } });
    const game = table({ seats: [{ contacts: ['sewer-straight'] }, ...IDLE], pack }).setOut();
    expect(game.ways('row.1', { means: ['sewer-straight'], left: ['home'] })).toEqual([
      expect.objectContaining({ points: 3 }),
    ]);
  });

  test('X9: Medic heals 1 wound', () => {
    expect(
      alone({ contacts: ['medic'], wounds: 2 })
        .useContact('medic')
        .seat(0).wounds,
    ).toBe(1);
  });

  test('X9, V1: Medevac goes straight to the hospital for 0 MP; the thief leaves only the first tile', () => {
    const game = alone({ at: 'strip.1', contacts: ['medevac'] }, { strip: ['local'], gate3: ALL, row: ALL }).setOut();
    expect(game.ways('home.1', { means: ['medevac'] })).toEqual([
      expect.objectContaining({ left: ['strip'], points: 0 }),
    ]);
    game.go('home.1', { means: ['medevac'] });
    expect(game.seat(0).at).toBe('home.1');
    game.endEvading().wound().decline();
    expect(game.heat(0)).toBe(1); // L13: this cube comes from the visit itself
  });

  test('X9, X5: Gang gives one gang ability', () => {
    expect(
      alone({ contacts: ['gang'] })
        .useContact('gang', { does: 'loseNotoriety' })
        .heat(0),
    ).toBe(-1);
    const game = leaving('gang').useContact('gang', { does: 'evade', tile: 'yard' });
    expect(game.step).toBe('takeCan');
    expect(
      alone({ contacts: ['gang'] })
        .setOut()
        .ways('row.1', { means: ['gang'], left: ['home'] }),
    ).toHaveLength(1);
  });

  test('X9, R9: Chopper flies as from the pad, for 0 MP, from a tile with heliport icons', () => {
    const game = alone({ contacts: ['chopper'] }, { yard: ALL }).setOut();
    expect(game.ways('row.1', { means: ['chopper'], left: ['home'] })).toEqual([
      expect.objectContaining({ points: 0 }),
    ]);
    game.go('row.1', { means: ['chopper'], left: ['home'] });
    expect(game.seat(0)).toMatchObject({ cash: 18, contacts: [{ card: 'chopper', faceUp: false }] });
  });

  test('X9: General store gives income', () => {
    const game = alone({ contacts: ['general-store'], visited: ['gym', 'bar'] }).useContact('general-store');
    expect(game.seat(0).cash).toBe(27);
    expect(game.heat(0)).toBe(1); // using a contact with a star gains 1 notoriety
  });

  test('X1+V7: a journey with two cards is offered only if both can be paid', () => {
    const contacts = ['sewer-straight', 'chopper'];
    const both = table({ seats: [{ contacts, cash: 3 }, ...IDLE] }).setOut();
    const poor = table({ seats: [{ contacts, cash: 2 }, ...IDLE] }).setOut();
    const twoCards = (game: EscapePlanScenario): number =>
      game.can('travel').filter(({ means }) => means.length === 2).length;
    expect(twoCards(poor)).toBe(0);
    for (const way of both
      .can('travel')
      .filter(({ means }) => means.length === 2)
      .slice(0, 1))
      both.play(way);
    expect(both.seat(0).cash).toBeGreaterThanOrEqual(0);
  });
});
