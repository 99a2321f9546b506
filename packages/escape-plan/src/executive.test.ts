import { describe, expect, test } from 'vitest';
import { type SeatPlan, used } from './testing/seatPlan.ts';
import { type EscapePlanScenario, table } from './testing/table.ts';

const IDLE = [{}, {}];
const ALL = ['federal', 'local', 'swat'] as const;
const alone = (seat: SeatPlan, officers: Parameters<typeof table>[0]['officers'] = {}): EscapePlanScenario =>
  table({ seats: [seat, ...IDLE], officers });

describe('X. Executive actions: cards, tiles, members', () => {
  test('X1, X9, worked example: the Boxer costs $2k, has a star and evades the federal', () => {
    const game = alone({ at: 'yard.1', contacts: ['boxer'] }, { yard: ['federal', 'local'] }).go('gate1.2');
    game.useContact('boxer', { tile: 'yard' });
    expect(game.seat(0)).toMatchObject({ cash: 7, contacts: [{ card: 'boxer', faceUp: false }] });
    expect(game.heat(0)).toBe(1);
    game.endEvading();
    expect(game.told('evadingEnded')[0]?.wounds).toBe(1);
  });

  test('X1: a player who can’t pay can’t use it', () => {
    expect(alone({ contacts: ['informer-dear', 'rally-federal'], cash: 1 }).can('useContact')).toEqual([
      { move: 'useContact', card: 'rally-federal' },
    ]);
  });

  test.each([
    ['vest', ['federal']],
    ['cap', ['local']],
    ['helmet', ['swat']],
    ['gasMask', ['local', 'swat']],
  ] as const)('X2: the %s evades one of %j', (equipment, types) => {
    const game = alone({ at: 'yard.1', items: [equipment] }, { yard: ALL }).go('gate1.2');
    expect(game.can('useEquipment').map(({ officer }) => officer)).toEqual([...types].toSorted());
    game.useEquipment(equipment, 'yard', types[0]).endEvading();
    expect(game.told('evadingEnded')[0]?.wounds).toBe(2);
  });

  test('X2, X3: prices are paid when buying', () => {
    const store = alone({ cans: 2 }).visit('yard.2').buy('gasMask');
    expect(store.seat(0).cash).toBe(6);
    const prices = {
      phone: 2,
      safe: 3,
      disguise: 2,
      idCard: 4,
      firstAidKit: 1,
      motorcycle: 2,
      energyDrink: 2,
      helicopter: 1,
    };
    for (const [fixer, price] of Object.entries(prices)) {
      const house = table({ seats: [{ plan: 'printed' }, ...IDLE] })
        .visit('loft.1')
        .takeKey('green');
      house.buyFixer(fixer as 'phone');
      expect(house.seat(0).cash).toBe(9 - price);
    }
  });

  test('X3: the phone brings a contact', () => {
    const game = table({ seats: [{ items: ['phone'] }, ...IDLE], row: ['stunt'] }).useFixer('phone');
    game.takeContact('stunt').putContact();
    expect(game.seat(0).contacts).toEqual([{ card: 'stunt', faceUp: true }]);
    // the used tile keeps its space
    expect(game.seat(0).items).toEqual([{ kind: 'fixer', tile: 'phone', faceUp: false }]);
    expect(game.moves).not.toContain('useFixer');
  });

  test('X3, R32: the safe gives income, the disguise -1 notoriety, the ID card a disc; the first-aid kit heals 1', () => {
    expect(
      alone({ items: ['safe'], visited: ['gym'] })
        .useFixer('safe')
        .seat(0).cash,
    ).toBe(17);
    expect(
      alone({ items: ['disguise'] })
        .useFixer('disguise')
        .heat(0),
    ).toBe(-1);
    const card = alone({ items: ['idCard'] });
    expect(card.seat(0).discs).toBe(0);
    expect(card.useFixer('idCard').seat(0).discs).toBe(1);
    expect(
      alone({ items: ['firstAidKit'], wounds: 2 })
        .useFixer('firstAidKit')
        .seat(0).wounds,
    ).toBe(1);
  });

  test('X3: the energy drink makes all the player’s equipment and contacts ready, but no fixer tile', () => {
    const game = alone({ items: ['energyDrink', used('cap')], contacts: [used('boxer')] }).useFixer('energyDrink');
    expect(game.seat(0)).toMatchObject({
      contacts: [{ faceUp: true }],
      items: [
        { tile: 'energyDrink', faceUp: false },
        { tile: 'cap', faceUp: true },
      ],
    });
  });

  test('X3, X5: the motorcycle gives one gang ability without a member', () => {
    const lose = alone({ items: ['motorcycle'] }).useFixer('motorcycle', { does: 'loseNotoriety' });
    expect(lose.heat(0)).toBe(-1);
    const evade = alone({ at: 'yard.1', items: ['motorcycle'] }, { yard: ALL }).go('gate1.2');
    evade.useFixer('motorcycle', { does: 'evade', tile: 'yard' });
    expect(evade.step).toBe('takeCan');
    const fly = alone({ items: ['motorcycle'] }).setOut();
    expect(fly.ways('row.1', { means: ['motorcycle'], left: ['home'] })).toHaveLength(1);
    fly.go('row.1', { means: ['motorcycle'] });
    expect(fly.seat(0).items).toEqual([{ kind: 'fixer', tile: 'motorcycle', faceUp: false }]);
  });

  test('X3, X7: the helicopter flies from a tile with heliport icons for 1 MP', () => {
    const game = alone({ items: ['helicopter'] }).setOut();
    expect(game.ways('row.1', { means: ['helicopter'], left: ['home'] })).toEqual([
      expect.objectContaining({ points: 1 }),
    ]);
    // no tile within 3 MP has heliport icons
    const away = alone({ at: 'attic.2', items: ['helicopter'] }).setOut();
    expect(away.ways('club.1', { means: ['helicopter'], left: ['attic'] })).toEqual([]);
  });

  test('X4: first aid heals 1 and turns down; a rest turns it up', () => {
    const game = alone({ wounds: 2 }).useFirstAid();
    expect(game.seat(0)).toMatchObject({ wounds: 1, firstAid: false });
    expect(game.moves).not.toContain('useFirstAid');
    expect(game.rest('heal').seat(0).firstAid).toBe(true);
  });

  test('X5, X13: a member goes back to lose 1 notoriety; when both are back, so is the marker', () => {
    const game = alone({ gangs: { 'yard.1': 0 } }).useMember('loseNotoriety');
    expect(game.seat(0)).toMatchObject({ members: 1, markers: 1 });
    expect(game.state.headquarters['yard.1']).toEqual({ members: 1, marker: 0 });
    game.useMember('loseNotoriety');
    expect(game.heat(0)).toBe(-2);
    expect(game.seat(0)).toMatchObject({ members: 0, markers: 2 });
    expect(game.state.headquarters['yard.1']).toEqual({ members: 2, marker: 'nobody' });
  });

  test('X5: a member evades all officers on one tile, which the player chooses', () => {
    const seat = { at: 'club.2', gangs: { 'yard.1': 0 } };
    const game = alone(seat, { club: ALL, gate2: ['local'] }).go('yard.2', { left: ['gate2', 'club'] });
    game.useMember('evade', 'club').endEvading();
    expect(game.told('evadingEnded')[0]?.wounds).toBe(1);
    expect(game.seat(0).members).toBe(1);
  });

  test('X5, V7: from a tile with heliport icons a member flies for 1 MP, and goes back', () => {
    const game = alone({ gangs: { 'den.1': 0 } }, { yard: ALL }).go('row.1', { means: ['member'], left: ['home'] });
    expect(game.seat(0)).toMatchObject({ at: 'row.1', members: 1 });
    expect(game.state.headquarters['den.1']).toEqual({ members: 1, marker: 0 });
  });

  test('X13: the player chooses a headquarters with their own marker and fewer than two members', () => {
    const game = alone({ gangs: { 'yard.1': 0, 'den.1': 1 } }).useMember('loseNotoriety');
    expect(
      game
        .can('returnMember')
        .map(({ headquarters }) => headquarters)
        .toSorted(),
    ).toEqual(['den.1', 'yard.1']);
    game.play({ move: 'returnMember', headquarters: 'den.1' });
    expect(game.seat(0)).toMatchObject({ members: 2, markers: 1 });
    expect(game.state.headquarters['den.1']?.marker).toBe('nobody');
  });
});
