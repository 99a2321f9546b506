import { type Deck, Match, readSetup, type SeatId } from '@getaway/kernel';
import { MatchTable } from '@getaway/kernel/testing';
import { PACKS } from '../content/read.ts';
import type { ResourceId, Skill } from '../content/vocabulary.ts';
import { gangsta } from '../definition.ts';
import type { Move } from '../moves.ts';
import type { Gangsta } from '../shape.ts';
import type { Options, State } from '../state.ts';
import { cardsBy, chapterOf, type Plan, position } from './position.ts';

/**
 * A table at a position. Moves are played for the seat that is asked. Card names given with a move are the next cards
 * drawn.
 */
export const table = (plan: Plan): GangstaScenario => new GangstaScenario(Match.from(gangsta, position(plan), 0));

/** A new game. The seed determines its draws. */
export function newGame(players: number, seed: string, options: Partial<Options> = {}): GangstaScenario {
  const setup = readSetup(gangsta, { players, options });
  if ('refusal' in setup) throw new Error(setup.refusal.message);
  return new GangstaScenario(Match.start(gangsta, setup.ok, { seed }));
}

export class GangstaScenario extends MatchTable<Gangsta> {
  /** Plays a move for the seat that is asked. */
  play(move: Move, ...drawn: readonly string[]): this {
    return this.take(move, drawsOf(this.match.state, drawn));
  }

  /** What the legal moves with this name refer to, such as cards. */
  can(name: Move['move']): readonly unknown[] {
    const moves = this.match.decision?.moves.filter(({ move }) => move === name) ?? [];
    return moves.flatMap((move) =>
      Object.entries<unknown>({ ...move }).flatMap(([field, is]) => (field === 'move' ? [] : [is])),
    );
  }

  get money(): readonly number[] {
    return this.view().seats.map(({ money }) => money);
  }

  gang(seat: SeatId): readonly string[] {
    return this.view().seats[seat]?.gang.map(({ card }) => card) ?? [];
  }

  available(seat: SeatId): readonly string[] {
    return this.view().seats[seat]?.gang.flatMap(({ card, available }) => (available ? [card] : [])) ?? [];
  }

  activated(seat: SeatId): readonly string[] {
    return this.view().seats[seat]?.gang.flatMap(({ card, available }) => (available ? [] : [card])) ?? [];
  }

  done(seat: SeatId): readonly string[] {
    return this.view(seat).seats[seat]?.done ?? [];
  }

  // Moves, named as in the rulebook

  keep = (resource: ResourceId): this => this.play({ move: 'keepResource', resource });
  look = (...drawn: readonly string[]): this => this.play({ move: 'look' }, ...drawn);
  decline = (): this => this.play({ move: 'decline' });
  mobilise = (...members: readonly string[]): this => this.each(members, (member) => ({ move: 'mobilise', member }));
  callHeadquarters = (): this => this.play({ move: 'callHeadquarters' });
  stop = (): this => this.play({ move: 'stopMobilising' });
  recruit = (henchman: string): this => this.play({ move: 'recruit', henchman });
  announce = (job: string): this => this.play({ move: 'announce', job });
  activate = (...members: readonly string[]): this => this.each(members, (member) => ({ move: 'activate', member }));
  job = (job: string, ...crew: readonly string[]): this => this.announce(job).activate(...crew);
  ignore = (skill: Skill): this => this.play({ move: 'ignoreSkill', skill });
  pass = (): this => this.play({ move: 'pass' });
  takeBack = (henchman: string): this => this.play({ move: 'takeBack', henchman });
  discardJob = (job: string): this => this.play({ move: 'discardJob', job });
  discardHenchman = (henchman: string): this => this.play({ move: 'discardHenchman', henchman });
  steal = (from: SeatId): this => this.play({ move: 'steal', from });
  divert = (...members: readonly string[]): this => this.each(members, (member) => ({ move: 'divert', member }));
  assassinate = (from: SeatId): this => this.play({ move: 'assassinate', from });
  giveUp = (henchman: string, ...drawn: readonly string[]): this => this.play({ move: 'giveUp', henchman }, ...drawn);
  learn = (member: string): this => this.play({ move: 'learn', member });
  makeAvailable = (member: string, ...drawn: readonly string[]): this =>
    this.play({ move: 'makeAvailable', member }, ...drawn);
  endTurn = (...drawn: readonly string[]): this => this.play({ move: 'endTurn' }, ...drawn);
  declineExtraTurn = (...drawn: readonly string[]): this => this.play({ move: 'declineExtraTurn' }, ...drawn);

  /** Plays a turn without actions: declines everything and passes. */
  idle(...drawn: readonly string[]): this {
    const { asked } = this;
    for (const word of ['decline', 'stopMobilising', 'pass', 'decline'] as const)
      if (this.asked === asked && this.moves.includes(word)) this.play({ move: word });
    return this.endTurn(...drawn);
  }

  private each(about: readonly string[], move: (about: string) => Move): this {
    for (const one of about) this.play(move(one));
    return this;
  }
}

/** The results of draws that reveal these cards, in order. */
function drawsOf(state: State, drawn: readonly string[]): number[] {
  const pack = PACKS.get(state.pack);
  const later = state.chapter === 1 ? 2 : 3;
  const henchmen = layersOf(state.henchmanDeck, state.henchmanDiscards);
  const jobs = layersOf(state.jobDeck, state.jobDiscards);
  const next = [cardsBy(pack, later).filter((card) => chapterOf(pack, card) === later)];
  return drawn.map((card) => {
    if (pack.henchmen.has(card)) return indexIn(henchmen, card);
    return indexIn(chapterOf(pack, card) === state.chapter ? jobs : next, card);
  });
}

/** The cards in the order of drawing: the known top card, then the other cards, then the reshuffled discards (R4). */
const layersOf = ({ top, cards }: Deck, discards: readonly string[]): string[][] => [
  [...top],
  [...cards],
  [...discards],
];

function indexIn(layers: readonly string[][], card: string): number {
  const layer = layers.find(({ length }) => length > 0) ?? [];
  const index = layer.indexOf(card);
  if (index < 0) throw new Error(`${card} can't be drawn now`);
  layer.splice(index, 1);
  return index;
}
