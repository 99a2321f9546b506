import { type Deck, Match, type Result, readSetup, type SeatId, type Viewer, viewFor } from '@getaway/kernel';
import { PACKS } from '../content/read.ts';
import type { ResourceId, Skill } from '../content/vocabulary.ts';
import { gangsta } from '../definition.ts';
import type { Event } from '../events.ts';
import type { Move } from '../moves.ts';
import type { Gangsta } from '../shape.ts';
import type { Options, State } from '../state.ts';
import type { View } from '../view.ts';
import { cardsBy, chapterOf, type Plan, position } from './position.ts';

/**
 * A table at a position; moves are played for whichever seat is asked. Card names at the end of a move are the next ones
 * drawn.
 */
export const table = (plan: Plan): Table => new Table(Match.from(gangsta, position(plan), 0));

/** A new game; the seed determines its draws. */
export function newGame(players: number, seed: string, options: Partial<Options> = {}): Table {
  const setup = readSetup(gangsta, { players, options });
  if ('refusal' in setup) throw new Error(setup.refusal.message);
  return new Table(Match.start(gangsta, setup.ok, { seed }));
}

export class Table {
  readonly match: Match<Gangsta>;
  /** All events since the beginning. */
  readonly events: Event[] = [];

  constructor(match: Match<Gangsta>) {
    this.match = match;
    this.events.push(...match.events);
  }

  /** Plays a move for the seat that is asked. It must be legal, and no invariant may break. */
  play(move: Move, ...drawn: readonly string[]): this {
    const legal = this.match.find(this.asked, move);
    if ('refusal' in legal) throw new Error(legal.refusal.message);
    const { events } = this.match.play(legal.ok, drawsOf(this.match.state, drawn));
    this.events.push(...events);
    const [fault] = gangsta.faultsOf(this.match.state);
    if (fault !== undefined) throw new Error(`${fault.invariant}: ${fault.message}`);
    return this;
  }

  // Who is asked, and the possible answers

  get asked(): SeatId {
    return this.match.decision?.seat ?? -1;
  }

  get step(): string {
    return this.match.decision?.step ?? 'over';
  }

  /** The names of the legal moves, each once. */
  get moves(): readonly string[] {
    return [...new Set(this.match.decision?.moves.map(({ move }) => move))];
  }

  /** Everything that the legal moves of this name can refer to. */
  can(name: Move['move']): readonly unknown[] {
    const moves = this.match.decision?.moves.filter(({ move }) => move === name) ?? [];
    return moves.flatMap((move) =>
      Object.entries<unknown>({ ...move }).flatMap(([field, is]) => (field === 'move' ? [] : [is])),
    );
  }

  /** The rule that forbids a move; 'illegal' if none is named. */
  why(move: Move): string {
    const legal = this.match.find(this.asked, move);
    return 'ok' in legal ? 'legal' : (legal.refusal.why ?? legal.refusal.code);
  }

  // What everybody can see

  view(viewer: Viewer = 'spectator'): View {
    return viewFor(gangsta, this.match.state, viewer);
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

  /** The events of these types, in order. */
  told<Type extends Event['type']>(...types: readonly Type[]): readonly Extract<Event, { readonly type: Type }>[] {
    return this.events.filter((event): event is Extract<Event, { readonly type: Type }> =>
      (types as readonly string[]).includes(event.type),
    );
  }

  get result(): Result {
    const { result } = this.match;
    if (result === undefined) throw new Error('the game goes on');
    return result;
  }

  /** One line of a seat's score. */
  score(seat: SeatId, line: string): number | undefined {
    const lines = this.result.ranking.find((score) => score.seat === seat)?.lines;
    return lines?.find((entry) => entry.line === line)?.value;
  }

  // Moves, in the rulebook's words

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

  /** A turn without actions: declines everything, then passes. */
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

/** The draws that reveal these cards, in this order. */
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

/** A deck in the order of drawing: the known top card, the others, then those of R4. */
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
