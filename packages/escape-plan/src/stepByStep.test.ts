import { hashOf, Match } from '@getaway/kernel';
import { describe, expect, test } from 'vitest';
import { escapePlan } from './definition.ts';
import type { StepTo } from './moves.ts';
import { isWasted } from './reading/wasted.ts';
import { DRILL_HASH, placeOf } from './testing/drill.ts';
import { EscapePlanScenario, table } from './testing/table.ts';

const IDLE = [{}, {}];
const at = (tile: string, q: number, r: number) => ({ tile, q, r, rotation: 0 }) as const;
const GATE_GANG = placeOf(DRILL_HASH, 'gate3', 'headquarters');

const begin = (game: EscapePlanScenario): EscapePlanScenario => game.setOut().play({ move: 'stepByStep' });

/** Makes the first step that leads to this space and has all the wanted properties. */
function step(game: EscapePlanScenario, to: string, wanted: Partial<StepTo> = {}): EscapePlanScenario {
  const found = game
    .can('stepTo')
    .find(
      (move) =>
        move.to === to &&
        Object.entries(wanted).every(([field, value]) => String(move[field as keyof StepTo]) === String(value)),
    );
  if (found === undefined)
    throw new Error(
      `no step to ${to}: ${game
        .can('stepTo')
        .map((move) => move.to)
        .join()}`,
    );
  return game.play(found);
}

const arrive = (game: EscapePlanScenario, escapes = false): EscapePlanScenario =>
  game.play({ move: 'arrive', escape: escapes });
const frame = (game: EscapePlanScenario) => game.match.question?.frame;
const spaces = (game: EscapePlanScenario): readonly string[] => [...new Set(game.can('stepTo').map(({ to }) => to))];

describe('V9: a journey made space by space', () => {
  test('V9: each step is a choice and shows the points that are left; then comes the visit, as after any journey', () => {
    const game = begin(table({ seats: [{}, ...IDLE], officers: { yard: ['swat'] } }));
    expect(game.step).toBe('stepByStep');
    expect(frame(game)).toMatchObject({ points: 3, way: ['home.1'], left: [] });
    expect(game.moves).not.toContain('arrive'); // rule V1
    step(game, 'home.0');
    expect(frame(game)).toMatchObject({ points: 2 });
    step(game, 'yard.0');
    expect(frame(game)).toMatchObject({ points: 2, left: ['home'] });
    step(game, 'gate1.0');
    step(game, 'gate1.2');
    expect(game.seat(0).at).toBe('home.1'); // the thief stays here until the end of the journey
    arrive(game);
    expect(game.told('travelled')).toMatchObject([
      {
        from: 'home.1',
        to: 'gate1.2',
        left: ['home', 'yard'],
        way: ['home.1', 'home.0', 'yard.0', 'gate1.0', 'gate1.2'],
      },
    ]);
    expect(game.step).toBe('evade');
    expect(game.endEvading().wound().step).toBe('takeCan');
  });

  test('V9, E1: an outcome that another one beats can be reached; on the first tile nobody is evaded', () => {
    const seats = [{ at: 'yard.1', wounds: 3 }, ...IDLE];
    const game = begin(table({ seats, officers: { yard: ['swat'], gate1: ['local', 'swat'] } }));
    step(game, 'yard.0');
    step(game, 'gate1.0');
    step(game, 'yard.0');
    arrive(step(game, 'yard.2'));
    expect(game.told('travelled')).toMatchObject([{ left: [] }]);
    const longer = begin(table({ seats, officers: { yard: ['swat'], gate1: ['local', 'swat'] } }));
    for (const to of ['yard.0', 'gate1.0', 'yard.0', 'home.0', 'home.2']) step(longer, to);
    arrive(longer).endEvading();
    expect(longer.told('evadingEnded')).toMatchObject([{ wounds: 3 }]);
  });

  test('V9, R18: each step can be undone', () => {
    const game = begin(table({ seats: [{ cans: 1 }, ...IDLE] }));
    const hashes = [hashOf(game.state)];
    step(game, 'home.0');
    hashes.push(hashOf(game.state));
    game.play({ move: 'returnCan' });
    expect(frame(game)).toMatchObject({ points: 3, cans: 1 });
    expect(game.seat(0).cans).toBe(0);
    for (const hash of hashes.toReversed()) {
      expect('ok' in game.match.undo(0)).toBe(true);
      expect(hashOf(game.state)).toBe(hash);
    }
  });

  test('V9: a journey can’t loop for ever', () => {
    const game = begin(table({ seats: [{ at: 'yard.1' }, ...IDLE] }));
    step(game, 'yard.0');
    let steps = 0;
    for (let next = idle(game); next !== undefined; next = idle(game)) {
      step(game, next);
      steps += 1;
      expect(steps).toBeLessThan(200);
    }
    expect(spaces(game).length).toBeGreaterThan(0); // movement points are left, so the thief can enter a location
  });

  test('V1, V3: no step leads to a dead end', () => {
    const game = begin(table({ seats: [{ at: 'yard.1', cash: 0 }, ...IDLE] }));
    step(game, 'yard.0');
    step(game, 'yard.2');
    expect(frame(game)).toMatchObject({ points: 1 });
    expect(spaces(game)).toEqual([]); // only terrain is in reach, and no movement points are left
    expect(game.moves).toContain('arrive');
  });

  test('V5, V11: a subway ride costs nothing and gives an extra point, but two rides in a row are not possible', () => {
    const game = begin(table({ seats: [{ at: 'home.2' }, ...IDLE] }));
    expect(game.can('stepTo').filter(({ by }) => by === 'subway').length).toBeGreaterThan(0);
    step(game, 'mall.2', { by: 'subway' });
    expect(frame(game)).toMatchObject({ points: 4, subway: 'arrived', left: ['home'] });
    expect(game.can('stepTo').filter(({ by }) => by === 'subway')).toEqual([]);
  });

  test('V6: a flight from the pad costs one point', () => {
    const game = begin(table({ seats: [{ at: 'loft.2' }, ...IDLE] }));
    const flight = game.can('stepTo').find(({ by }) => by === 'pad')!;
    game.play(flight);
    expect(frame(game)).toMatchObject({ points: 2, left: ['loft'] });
  });

  test('F1, F2: the escape is declared at the exit, even without a step', () => {
    const seats = [{ at: placeOf(DRILL_HASH, 'gate3', 'exit') }, ...IDLE];
    const game = begin(table({ seats, day: 3, patrol: { 1: 2, 2: 2, 3: 1 }, officers: { gate3: ['swat'] } }));
    expect(game.can('arrive')).toEqual([{ move: 'arrive', escape: true }]);
    arrive(game, true).endEvading().wound().payEscape();
    expect(game.seat(0).at).toBe('escaped');
  });

  test('X9: Medevac from the tile of the hospital ends the journey there', () => {
    const game = begin(table({ seats: [{ at: 'home.2', wounds: 1, contacts: ['medevac'] }, ...IDLE] }));
    step(game, 'home.1', { means: ['medevac'] });
    expect(game.told('travelled')).toMatchObject([{ to: 'home.1', left: [], means: ['medevac'] }]);
    expect(game.step).toBe('buyHealing');
  });
});

/** The first step for 0 MP (movement points) that changes only the space, if there is one. */
function idle(game: EscapePlanScenario): string | undefined {
  return game.can('stepTo').find(({ points, by }) => points === 0 && by === 'foot')?.to;
}

describe('R35: executive actions on the way', () => {
  const CHOPPER = { contacts: ['chopper'], items: ['energyDrink'] as const, cash: 9 };

  test('R35, R9: Chopper, Energy drink, Chopper again, for 0 MP', () => {
    const game = begin(table({ seats: [CHOPPER, ...IDLE] }));
    step(game, GATE_GANG, { means: ['chopper'] });
    expect(frame(game)).toMatchObject({ points: 3, means: ['chopper'] });
    expect(game.can('stepTo').some(({ means }) => means.includes('chopper'))).toBe(false);
    game.useFixer('energyDrink');
    step(game, 'home.2', { means: ['chopper'] });
    expect(frame(game)).toMatchObject({ points: 3, left: ['home', 'gate3'] });
    arrive(step(game, 'mall.2', { by: 'subway' }));
    expect(game.told('contactUsed')).toHaveLength(2);
    expect(game.told('travelled')).toMatchObject([{ means: ['chopper', 'chopper'] }]);
  });

  test('R35: Spy 2 turns the Chopper up, and is turned down itself', () => {
    const game = begin(table({ seats: [{ contacts: ['chopper', 'spy2'], cash: 20 }, ...IDLE] }));
    step(game, GATE_GANG, { means: ['chopper'] }).useContact('spy2');
    expect(game.seat(0).contacts).toEqual([
      { card: 'chopper', faceUp: true },
      { card: 'spy2', faceUp: false },
    ]);
    step(game, 'home.2', { means: ['chopper'] });
  });

  test('R35, X11: a travel card that leads nowhere is used for its star, with a warning', () => {
    const game = begin(table({ seats: [{ contacts: ['jet-ski'] }, ...IDLE] }));
    const use = { move: 'useContact', card: 'jet-ski' } as const;
    expect(isWasted(game.view(0), use)).toBe(true);
    game.play(use);
    expect(game.told('contactUsed')).toHaveLength(1);
    expect(game.step).toBe('stepByStep');
    expect(
      table({ seats: [{ contacts: ['jet-ski'] }, ...IDLE] })
        .setOut()
        .why(use),
    ).toBe('X10');
  });

  /** Only the headquarters is in reach, and hiring its gang costs $5k. */
  const city = [at('yard', 0, 0), at('home', 9, 9)];
  const begun = (cash: number): EscapePlanScenario =>
    begin(table({ seats: [{ at: 'yard.2', cash, contacts: ['informer'], rested: true }, ...IDLE], city }));

  test('R35, V1: actions that would prevent the journey from ending are not offered', () => {
    expect(step(begun(6), 'yard.0').can('useContact')).toHaveLength(1);
    expect(step(begun(5), 'yard.0').can('useContact')).toEqual([]);
  });

  test('R10: a player who could not end anywhere does not set out', () => {
    const seats = [{ at: 'yard.2', cash: 4, rested: true }, ...IDLE];
    expect(table({ seats, city }).moves).toEqual(['passTurn', 'useFirstAid']);
  });

  test('R10, R34: a player who sets out and then can’t pay for any journey passes', () => {
    const seats = [{ at: 'yard.2', cash: 5, contacts: ['informer'], rested: true }, ...IDLE];
    const game = table({ seats, city }).setOut();
    expect(game.step).toBe('travel');
    expect(game.moves).toContain('travel');
    expect(game.moves).not.toContain('passTurn');
    game.play(game.can('useContact')[0]!);
    while (game.step !== 'travel') game.decline();
    expect({ cash: game.seat(0).cash, moves: game.moves }).toEqual({ cash: 4, moves: ['passTurn', 'useFirstAid'] });
    expect(game.pass().step).toBe('endTurn');
  });

  test('V1: a player who can no longer end anywhere turns back', () => {
    const { state } = step(begun(5), 'yard.0');
    const stuck = { ...state, seats: state.seats.with(0, { ...state.seats[0]!, cash: 4 }) };
    const game = new EscapePlanScenario(Match.from(escapePlan, stuck, 0));
    expect(game.moves).toEqual(['turnBack', 'useContact', 'useFirstAid']);
    game.play({ move: 'turnBack' });
    expect(game.told('turnedBack')).toEqual([{ type: 'turnedBack', seat: 0, place: 'yard.2' }]);
    expect({ step: game.step, at: game.seat(0).at }).toEqual({ step: 'endTurn', at: 'yard.2' });
  });
});

describe('R36: L16 at the end of the travel', () => {
  const seat = { at: 'home.1', cash: 9, gangs: { 'yard.1': 1, 'den.1': 0 } };

  test('R36: when the last member of a gang returns, the marker comes back, so the journey may end at a headquarters', () => {
    const game = table({ seats: [seat, ...IDLE] }).setOut();
    expect(game.ways(GATE_GANG)).toEqual([expect.objectContaining({ means: ['member'] })]);
    game.go(GATE_GANG);
    // the member returned to the yard without a question, and the gang at the gate was hired
    expect(game.seat(0).markers).toBe(0);
    expect(game.state.headquarters['yard.1']).toEqual({ members: 2, marker: 'nobody' });
    expect(game.state.headquarters[GATE_GANG]).toEqual({ members: 0, marker: 0 });
  });

  test('R36: this is also true if the thief hires the same gang again', () => {
    const game = table({ seats: [{ ...seat, gangs: { 'yard.1': 1 } }, ...IDLE] }).setOut();
    expect(game.ways('yard.1').every(({ means }) => means.includes('member'))).toBe(true);
    expect(game.ways('yard.1').length).toBeGreaterThan(0);
    game.go('yard.1');
    expect(game.state.headquarters['yard.1']).toEqual({ members: 0, marker: 0 });
  });

  test('R36: this is also true of a journey made step by step', () => {
    const game = begin(table({ seats: [{ ...seat, gangs: { 'yard.1': 1 } }, ...IDLE] }));
    step(game, 'gate1.0', { means: ['member'] });
    step(game, 'yard.0');
    arrive(step(game, 'yard.1'));
    expect(game.told('gangHired')).toHaveLength(1);
  });

  test('R36: without a flight that returns the member, the journey can’t end there', () => {
    const game = table({ seats: [{ ...seat, gangs: { 'yard.1': 0, 'den.1': 0 } }, ...IDLE] }).setOut();
    expect(game.ways(GATE_GANG).every(({ means }) => means.length >= 2)).toBe(true); // both members belong to one gang
  });
});
