import { Match, readSetup, type SeatId } from '@getaway/kernel';
import { MatchTable } from '@getaway/kernel/testing';
import type { Asset, Colour, Equipment, Fixer, Haunt, Officer } from '../content/vocabulary.ts';
import { escapePlan } from '../definition.ts';
import type { GangAbility, GoTo, Move } from '../moves.ts';
import type { EscapePlan } from '../shape.ts';
import type { AutomatonFigure, Options, Place, Seat, State } from '../state.ts';
import type { AutomatonView } from '../view.ts';
import { DRILL_HASH } from './drill.ts';
import { type Plan, position } from './position.ts';

/** A table at a position. Moves are played for the seat that is asked. */
export const table = (plan: Plan): EscapePlanScenario =>
  new EscapePlanScenario(Match.from(escapePlan, position(plan), 0));

/** A new game. The seed determines the draws that aren't given. */
export function newGame(
  players: number,
  seed: string,
  draws: readonly number[] = [],
  pack = DRILL_HASH,
  options: Partial<Options> = {},
): EscapePlanScenario {
  const setup = readSetup(escapePlan, { players, pack, options });
  if ('refusal' in setup) throw new Error(setup.refusal.message);
  return new EscapePlanScenario(Match.start(escapePlan, setup.ok, { seed, draws }));
}

export class EscapePlanScenario extends MatchTable<EscapePlan> {
  /** Plays a move for the seat that is asked. `draws` are the results of its first draws. */
  play(move: Move, ...draws: readonly number[]): this {
    return this.take(move, draws);
  }

  /** The legal moves with this name. */
  can<Name extends Move['move']>(name: Name): readonly Extract<Move, { readonly move: Name }>[] {
    const isNamed = (move: Move): move is Extract<Move, { readonly move: Name }> => move.move === name;
    return this.match.decision?.moves.filter(isNamed) ?? [];
  }

  // What is on the table

  get state(): State {
    return this.match.state;
  }

  seat(seat: SeatId): Seat {
    return this.state.seats[seat] as Seat;
  }

  get inspector(): AutomatonFigure {
    return this.state.automata.inspector as AutomatonFigure;
  }

  /** The Lieutenant as everybody sees him. */
  get lieutenant(): AutomatonView {
    return escapePlan.publicView(this.state).automata.lieutenant as AutomatonView;
  }

  /** The red cubes of a seat minus its blue cubes. The seat's marker will move by this number. */
  heat(seat: SeatId): number {
    const { red, blue } = this.seat(seat).cubes;
    return red - blue;
  }

  // Travel

  /** The journeys that lead to this place and have all the properties in `wanted`, the cheapest first. */
  ways(to: Place, wanted: Partial<GoTo> = {}): readonly GoTo[] {
    const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
    const fields = Object.entries({ escape: false, ...wanted }) as [keyof GoTo, unknown][];
    return this.can('travel')
      .filter((way) => way.to === to && fields.every(([field, value]) => same(way[field], value)))
      .toSorted((a, b) => a.means.length - b.means.length || a.cans - b.cans || a.left.length - b.left.length);
  }

  /** Makes the cheapest journey from `ways`. Starts the turn if necessary. */
  go(to: Place, wanted: Partial<GoTo> = {}): this {
    if (this.step === 'chooseTurn') this.setOut();
    const [way] = this.ways(to, wanted);
    if (way === undefined) throw new Error(`no such way to ${to}`);
    return this.play(way);
  }

  /** Goes to a place and takes all wounds on the way. Stops at the first question of the visit. */
  visit(to: Place, wanted: Partial<GoTo> = {}): this {
    this.go(to, wanted);
    while (['evade', 'takeWound'].includes(this.step))
      this.play({ move: this.step === 'evade' ? 'endEvading' : 'takeWound' });
    return this;
  }

  // Moves, named as in the rulebook

  setOut = (): this => this.play({ move: 'setOut' });
  rest = (asset?: Asset): this => {
    this.play({ move: 'rest' });
    return asset === undefined ? this : this.unlock(asset);
  };
  pass = (): this => this.play({ move: 'passTurn' });
  decline = (): this => this.play({ move: 'decline' });
  endTurn = (...draws: readonly number[]): this => this.play({ move: 'endTurn' }, ...draws);
  /** Does nothing if the step has already ended by itself because nothing could be used (R34). */
  endEvading = (): this => (this.step === 'evade' ? this.play({ move: 'endEvading' }) : this);
  wound = (): this => this.play({ move: 'takeWound' });
  handcuffs = (boxed?: Asset): this =>
    this.play(boxed === undefined ? { move: 'takeHandcuffs' } : { move: 'takeHandcuffs', boxed });
  unlock = (asset: Asset): this => this.play({ move: 'unlock', asset });
  useDisc = (): this => this.play({ move: 'useDisc' });
  place = (tile: string, q: number, r: number, rotation = 0): this =>
    this.play({ move: 'placeTile', tile, q, r, rotation });
  open = (haunt: Haunt): this => this.play({ move: 'openHaunt', haunt });
  takeContact = (card: string): this => this.play({ move: 'takeContact', card });
  putContact = (where: 'space' | 'box' = 'space', ...draws: readonly number[]): this =>
    this.play({ move: 'putContact', where }, ...draws);
  replaceContact = (card: string): this => this.play({ move: 'replaceContact', card });
  useKey = (colour: Colour | 'master'): this => this.play({ move: 'useKey', colour });
  takeKey = (colour: Colour): this => this.play({ move: 'takeKey', colour });
  buyFixer = (fixer: Fixer): this => this.play({ move: 'buyFixer', fixer });
  buy = (equipment: Equipment): this => this.play({ move: 'buyEquipment', equipment });
  takeCan = (): this => this.play({ move: 'takeCan' });
  /** Opens a locker. Declines equipment that is still on offer. */
  openLocker = (locker: Colour, key: Colour | 'master' = locker, ...draws: readonly number[]): this => {
    if (this.step === 'buyEquipment') this.decline();
    return this.play({ move: 'openLocker', locker, key }, ...draws);
  };
  keep = (value: number): this => this.play({ move: 'keepTile', value });
  put = (): this => this.play({ move: 'putItem' });
  replace = (space: number): this => this.play({ move: 'replaceItem', space });
  heal = (wounds: number): this => this.play({ move: 'heal', wounds });
  payChurch = (): this => this.play({ move: 'payChurch' });
  receiveIncome = (): this => this.play({ move: 'receiveIncome' });
  takeExitTile = (...draws: readonly number[]): this => this.play({ move: 'takeExitTile' }, ...draws);
  takeDisc = (): this => this.play({ move: 'takeDisc' });
  unlockAndMore = (): this => this.play({ move: 'unlockAndMore' });
  payEscape = (): this => this.play({ move: 'payEscape' });

  useContact = (card: string, how: { does?: GangAbility; tile?: string; officer?: Officer | 'inspector' } = {}): this =>
    this.play({ move: 'useContact', card, ...how });
  useFixer = (fixer: Fixer, how: { does?: GangAbility; tile?: string } = {}): this =>
    this.play({ move: 'useFixer', fixer, ...how });
  useEquipment = (equipment: Equipment, tile: string, officer: Officer | 'inspector'): this =>
    this.play({ move: 'useEquipment', equipment, tile, officer });
  useMember = (does: GangAbility, tile?: string): this =>
    this.play(tile === undefined ? { move: 'useMember', does } : { move: 'useMember', does, tile });
  useAsset = (asset: Asset, tile?: string): this =>
    this.play(tile === undefined ? { move: 'useAsset', asset } : { move: 'useAsset', asset, tile });
  useFirstAid = (): this => this.play({ move: 'useFirstAid' });
  moveOfficer = (officer: Officer, from: string, to: string): this =>
    this.play({ move: 'moveOfficer', officer, from, to });
  removeOfficer = (officer: Officer, from: string): this => this.play({ move: 'removeOfficer', officer, from });

  /** Declines or passes wherever possible, until the condition holds or the game ends. */
  idle(until: (table: EscapePlanScenario) => boolean): this {
    for (let moves = 0; moves < 500 && this.match.decision !== undefined && !until(this); moves += 1) {
      const { decision } = this.match;
      const quiet = ['decline', 'rest', 'endTurn', 'endEvading', 'passTurn', 'takeWound'];
      const move = decision.moves.find((one) => quiet.includes(one.move)) ?? decision.moves[0];
      if (move !== undefined) this.play(move);
    }
    return this;
  }
}
