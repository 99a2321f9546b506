import { describe, expect, test } from 'vitest';
import { HOUSE } from './content/house.ts';
import { CARD_PLACES } from './content/vocabulary.ts';
import { BAY } from './testing/bay.ts';
import { DRILL, placeOf, redrawn, STREETS } from './testing/drill.ts';
import { table } from './testing/table.ts';

const IDLE = [{}, {}];
const ALL = ['federal', 'local', 'swat'] as const;
const at = (tile: string, q: number, r: number) => ({ tile, q, r, rotation: 0 }) as const;
const drawingOf = (id: string): string => DRILL.tiles.find((tile) => tile.id === id)?.drawing ?? '';
const cityOf = (...tiles: readonly string[]) => STREETS.filter(({ tile }) => tiles.includes(tile));

describe('R. Rulings', () => {
  test('R1: 33 contacts, 16 Inspector cards, 10 exit tiles, 10 handcuffs, 4 notoriety cubes each, 8 discs', () => {
    const { state } = table({ seats: [{}, {}] });
    expect(HOUSE.contacts).toHaveLength(33);
    expect(CARD_PLACES).toHaveLength(16);
    expect(HOUSE.exitTiles.flat()).toHaveLength(10);
    expect([state.handcuffs, state.discs]).toEqual([10, 8]);
    expect(state.seats[0]?.cubes.neutral).toBe(4);
  });

  test('R2, X7: heliport icons do not cover water: a thief on a ferry has to land before flying', () => {
    const pack = redrawn('wet-icons', { yard: { drawing: BAY, heliport: true } });
    const city = [at('pier', 0, 0), at('yard', 0, 1), at('strip', 0, 2), at('den', 0, 3), at('home', 9, 9)];
    const seats = [{ at: 'pier.3', contacts: ['chopper'] }, ...IDLE];
    const [way] = table({ seats, pack, city })
      .setOut()
      .ways('den.2', { means: ['chopper'] });
    // The thief walks onto the water, crosses it to the yard, steps onto commercial terrain, and flies for 0 MP
    // (movement points). If flights could start on water, 1 MP would be enough.
    expect(way).toMatchObject({ left: ['pier', 'yard'], points: 2 });
  });

  test('R3, E1: a move that ends on the tile where it began skips evading even if it passed over others', () => {
    // A tile with two halves that are connected only through neighbouring tiles.
    const BANKS = String.raw`
    /R\R/R\R/R\R/R\
  /R\R/1\1/1\R/R\R/R\
/I\I/I\I/I\I/I\I/I\I/I\
\I/I\I/I\I/I\I/I\I/I\I/
  \R/R\R/R\2/2\2/R\R/
    \R/R\R/R\R/R\R/`;
    const pack = redrawn('banks', { home: { drawing: BANKS } });
    const city = [at('home', 0, 0), at('yard', 0, 1), at('gate1', 1, 0), at('club', -1, 0), at('gate2', -1, 1)];
    const officers = { yard: ALL, gate1: ALL, club: ALL, gate2: ALL };
    const seats = [{ at: 'home.1', rested: true }, ...IDLE];
    const game = table({ seats, pack, city, officers }).setOut();
    const station = placeOf(pack, 'home', 'subwayStation');
    // the way leads through the residential neighbours
    expect(game.ways(station)[0]).toMatchObject({ left: [], points: 2 });
    game.go(station);
    expect(game.step).toBe('endTurn');
  });

  test('R4, J3: his reach is measured from the player, not from himself', () => {
    const game = table({
      seats: [{ at: 'strip.1' }],
      order: ['lieutenant', 0, 'inspector'],
      lieutenant: { at: 'den.1', cards: ['bar', 'gym'] },
      inspector: { cards: [] },
    });
    // the bar is on the Lieutenant's own tile but far from the player, and the gym is beside the player
    expect(game.lieutenant.at).toBe('row.1');
  });

  test('R7: no handcuffs can be taken: the wound has no further effect, the cube stays red', () => {
    const five = { at: 'yard.1', wounds: 3, handcuffs: 5, firstAid: false, cash: 0 };
    const game = table({ seats: [five, ...IDLE], officers: { yard: ALL } })
      .go('gate1.2')
      .endEvading();
    expect(game.seat(0)).toMatchObject({ wounds: 3, handcuffs: 5 });
    const none = { at: 'yard.1', wounds: 3, firstAid: false, cash: 0 };
    const seats = [none, { handcuffs: 5 }, { handcuffs: 5 }];
    const supply = table({ seats, officers: { yard: ALL } })
      .go('gate1.2')
      .endEvading();
    expect(supply.seat(0)).toMatchObject({ wounds: 3, handcuffs: 0 });
  });

  test('R9: helicopter rides cost 1 MP, and rides with the Chopper cost none', () => {
    for (const [seat, means, points] of [
      [{ contacts: ['chopper'] }, 'chopper', 0],
      [{ contacts: ['gang'] }, 'gang', 1],
      [{ items: ['helicopter'] as const }, 'helicopter', 1],
      [{ items: ['motorcycle'] as const }, 'motorcycle', 1],
      [{ gangs: { 'den.1': 0 } }, 'member', 1],
    ] as const) {
      const game = table({ seats: [seat, ...IDLE] }).setOut();
      expect(game.ways('row.1', { means: [means] })[0]).toMatchObject({ points });
    }
  });

  test('R10: a player who can neither rest nor travel passes the turn', () => {
    const seats = [{ rested: true, cash: 0 }, { at: 'home.1' }, { at: 'home.1' }];
    const alone = redrawn('alone', {
      home: { drawing: drawingOf('home').replaceAll('2', 'R'), locations: { 1: { kind: 'hospital' } } },
    });
    const game = table({ seats, pack: alone, city: [at('home', 0, 0)] });
    expect(game.moves).toContain('passTurn');
    expect(game.moves).not.toContain('setOut');
    expect(game.pass().endTurn().asked).toBe(1);
  });

  test('R11: distances and officer moves use city tiles only', () => {
    const city = cityOf('home', 'yard', 'gate1', 'gate2', 'gate3', 'row');
    const officers = { club: ALL, gate3: ['federal'] } as const;
    const display = ['club', 'arcade', 'attic', 'mall'];
    const game = table({ seats: [{ contacts: ['bribe-local', 'bribe-federal'] }, ...IDLE], city, display, officers });
    game.useContact('bribe-local'); // the only local officer is in the display, so there is no officer to move
    expect(game.step).toBe('chooseTurn');
    game.useContact('bribe-federal');
    expect(game.can('moveOfficer').every(({ from }) => from === 'gate3')).toBe(true);
    expect(game.can('moveOfficer').map(({ to }) => to)).not.toContain('club');
  });

  test('R12, R23: if no tile of the display can be placed by D7, the terrain condition is dropped', () => {
    const rough = (id: string) => ({ drawing: drawingOf(id).replaceAll('R', 'I') });
    const tiles = ['club', 'gate2', 'gate3', 'row'];
    const pack = redrawn('rough', Object.fromEntries(tiles.map((id) => [id, rough(id)])));
    const plan = { seats: [{}, ...IDLE], from: 'day', pack, city: cityOf('home', 'yard'), display: tiles } as const;
    const game = table({ ...plan });
    expect(game.step).toBe('placeTile');
    expect(new Set(game.can('placeTile').map(({ tile }) => tile))).toEqual(new Set(tiles));
    expect(new Set(game.can('placeTile').map(({ q, r }) => `${q},${r}`))).toEqual(new Set(['1,0', '-1,1']));
    // R23: if only one tile fits, that tile has to be chosen
    const fits = redrawn('one-fits', Object.fromEntries(tiles.slice(1).map((id) => [id, rough(id)])));
    const choice = table({ ...plan, pack: fits });
    expect(new Set(choice.can('placeTile').map(({ tile }) => tile))).toEqual(new Set(['club']));
  });

  test('R13, I12: in a solo game, if the player crosses a line, the nearest officer moves for each automaton, to the nearest legal tile', () => {
    const game = table({
      seats: [{ notoriety: 2, red: 1 }],
      inspector: { notoriety: 5, cards: [] },
      lieutenant: { cards: [] },
      officers: { strip: ['swat'], row: ['local'] },
      from: 'adjustment',
    });
    expect(game.told('officerMoved')).toHaveLength(1);
    // the tile `row` is two tiles away from the hospital
    expect(game.told('officerMoved')[0]).toMatchObject({ officer: 'local', from: 'row' });
    expect(['yard', 'gate1', 'gate2', 'club', 'arcade', 'den']).toContain(game.told('officerMoved')[0]?.to);
    expect({ asked: game.asked, step: game.step }).toEqual({ asked: 0, step: 'unlockAsset' });
  });

  test('R13, I12: in a solo game, if one automaton crosses a line and the other is lower, the player moves an officer for the lower one', () => {
    const officers = { den: ['swat'], strip: ['local'] } as const;
    const crosses = { at: 'row.1', notoriety: 2, red: 1, cards: [] };
    for (const automata of [
      { inspector: crosses, lieutenant: { cards: [] } },
      { lieutenant: crosses, inspector: { cards: [] } },
    ]) {
      const game = table({ seats: [{ notoriety: 9 }], ...automata, officers, from: 'adjustment' });
      expect({ asked: game.asked, step: game.step }).toEqual({ asked: 0, step: 'moveNearer' });
      expect(game.can('moveOfficer').map(({ officer }) => officer)).toContain('swat');
      game.moveOfficer('swat', 'den', 'row');
      expect(game.told('officerMoved')).toEqual([{ type: 'officerMoved', officer: 'swat', from: 'den', to: 'row' }]);
      expect(game.step).toBe('chooseTurn');
    }
  });

  test('R13, N3: in a solo game, a player who is lower too moves two officers', () => {
    const game = table({
      seats: [{ notoriety: 1 }],
      inspector: { at: 'row.1', notoriety: 2, red: 1, cards: [] },
      lieutenant: { cards: [] },
      officers: { den: ['swat', 'local'] },
      from: 'adjustment',
    });
    game.moveOfficer('swat', 'den', 'row').moveOfficer('local', 'den', 'row');
    expect(game.step).toBe('chooseTurn');
  });

  test('R13, G1: in a solo game, once the player has left, no officer moves, no matter who crosses a line', () => {
    const game = table({
      seats: [{ at: 'escaped' }],
      escaped: [0],
      day: 3,
      patrol: { 1: 2, 2: 2, 3: 1 },
      inspector: { at: 'row.1', notoriety: 2, red: 1, cards: [] },
      lieutenant: { cards: [] },
      officers: { den: ['swat'] },
      from: 'adjustment',
    });
    expect(game.told('lineCrossed')).toHaveLength(1);
    expect(game.told('officerMoved')).toEqual([]);
    expect(game.step).toBe('over');
  });

  test('R13: with two players, if the other one has left, chance moves the officer for the Inspector', () => {
    const game = table({
      seats: [{ notoriety: 2, red: 1 }, { at: 'escaped' }],
      escaped: [1],
      day: 3,
      patrol: { 1: 2, 2: 2, 3: 1 },
      inspector: { cards: [] },
      officers: { strip: ['swat'] },
      from: 'adjustment',
    });
    expect(game.told('officerMoved')).toHaveLength(1);
    expect(game.asked).toBe(0);
  });

  test('R16: a disc, can or member that the supply does not have is not gained', () => {
    const noDisc = table({ seats: [{ items: ['idCard'] }, { discs: 8 }, {}] }).useFixer('idCard');
    expect(noDisc.seat(0).discs).toBe(0);
    const noCan = table({ seats: [{}, { cans: 2 }, { cans: 2 }, { cans: 2 }] }).visit('yard.2');
    expect(noCan.moves).not.toContain('takeCan');
  });

  test('R20, N3: officers close in in turn order, not by notoriety', () => {
    const seats = [{ notoriety: 2, red: 1 }, { notoriety: 1 }, { notoriety: 2 }];
    const game = table({ seats, order: [1, 0, 2], officers: { strip: ALL }, from: 'adjustment' });
    const asked = [game.asked];
    game.play(game.match.decision!.moves[0]!);
    asked.push(game.asked);
    expect(asked).toEqual([1, 2]);
  });

  test('R21: the first blocked exit gets a random stack, and the second exit the other stack', () => {
    // the patrol deck is 1, 2, 3, 3
    const plan = { seats: [{}, ...IDLE], day: 2, from: 'day', patrol: { 1: 1, 2: 1 } } as const;
    const decline = (...draws: number[]) => {
      const game = table(plan).decline().decline();
      return game.play({ move: 'decline' }, ...draws).state.exitOfStack;
    };
    expect(decline(0, 0, 0)).toEqual([1, 2]);
    expect(decline(0, 1, 0)).toEqual([2, 1]);
    expect(decline(1, 1, 0)).toEqual([1, 2]); // exit 2 is blocked first and gets the second stack
  });

  test('R22: choices that are due at the same time are asked one by one, in the turn order before D10', () => {
    const seats = [{ notoriety: 2 }, { notoriety: 1 }, { notoriety: 1 }];
    const city = cityOf('home', 'yard', 'gate1', 'gate2', 'gate3', 'row');
    const display = ['club', 'arcade', 'attic', 'mall'];
    const game = table({ seats, day: 2, from: 'day', order: [1, 2, 0], city, display });
    const asked: number[] = [];
    for (let i = 0; i < 3; i += 1) {
      asked.push(game.asked);
      game.decline();
    }
    expect(asked).toEqual([1, 2, 0]);
    game.idle(({ step }) => step === 'chooseTurn');
    expect(game.told('tilePlaced').map(({ seat }) => seat)).toEqual([1, 2, 0, 1]);
  });

  test('R26: any tile that is not an asset can be replaced, even a locker or an exit tile by equipment', () => {
    const items = [
      { locker: 'green', value: 60 },
      { exitStack: 0, value: 40 },
    ] as const;
    const game = table({ seats: [{ items, cans: 2 }, ...IDLE] })
      .visit('yard.2')
      .buy('vest');
    expect(game.can('replaceItem').map(({ space }) => space)).toEqual([0, 1]);
  });

  test('R28: the player chooses which exit tile to keep', () => {
    const seats = [{ contacts: ['boxer', 'medic'] }, ...IDLE];
    const game = table({ seats, patrol: { 1: 2 } })
      .visit('gate1.1')
      .takeExitTile(1, 3);
    expect(game.can('keepTile').map(({ value }) => value)).toEqual([40, 70]);
  });

  test('R29, L3: a key used at a closed business neither reopens it nor turns up again', () => {
    const closed = [{ visited: ['casino'] as const }, { visited: ['casino'] as const }];
    const game = table({ seats: [{ keys: ['green'] }, ...closed], row: ['stunt'] }).go('club.1');
    if (game.step === 'openClosed') game.useKey('green');
    game.takeContact('stunt').putContact().endTurn();
    game.idle(({ asked, step }) => asked === 0 && step === 'chooseTurn').rest('heal');
    expect(game.seat(0).keys).toEqual([{ colour: 'green', used: true }]);
    expect(game.view().closed).toEqual(['casino']);
  });
});
