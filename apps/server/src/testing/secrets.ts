import type { EscapePlan } from '@getaway/escape-plan';
import { GAMES, type GameId, isIn } from '@getaway/games';
import type { Gangsta } from '@getaway/gangsta';
import type { SeatId, Viewer } from '@getaway/kernel';

/**
 * What is hidden from one viewer at one moment. This is computed from the true state and the rulebooks (R8, R17),
 * without the code that makes views. So the tests detect mistakes in that code.
 */
interface Hidden {
  /** Texts that must not occur in any message to the viewer, including the whole log. */
  readonly anywhere: readonly string[];
  /**
   * Texts that must not occur in a view. The log may contain them: the viewer may have seen a card before it returned
   * to its deck.
   */
  readonly inViews: readonly string[];
  /** The viewer's own cash, the only amount that may be sent. Undefined if no amount may be sent. */
  readonly cash: number | undefined;
  /** The faces of face-down tiles that the viewer may know, because the viewer has held or seen these tiles. */
  readonly tiles: ReadonlySet<string>;
}

/** All states of a game up to one moment, in order of time. */
export interface GamePast {
  readonly game: string;
  readonly states: readonly unknown[];
}

/** Whether the game is over in the last of these states. If so, nothing is hidden. */
export function isOver({ game, states }: GamePast): boolean {
  return secretsOf(game).isOver(states.at(-1));
}

/** What is hidden in the last of these states. The earlier states show what the viewer has already seen. */
export function hiddenFrom({ game, states }: GamePast, viewer: Viewer): Hidden {
  return secretsOf(game).hidden(states, viewer);
}

interface Secrets {
  isOver(state: unknown): boolean;
  hidden(states: readonly unknown[], viewer: Viewer): Hidden;
}

const SECRETS: Readonly<Record<GameId, Secrets>> = {
  gangsta: {
    isOver: (state) => (state as Gangsta['state']).endedBy !== undefined,
    hidden: (states, viewer) => hiddenInGangsta(states.at(-1) as Gangsta['state'], viewer),
  },
  'escape-plan': {
    isOver: (state) => (state as EscapePlan['state']).over,
    hidden: (states, viewer) => hiddenInEscapePlan(states as readonly EscapePlan['state'][], viewer),
  },
};

function secretsOf(game: string): Secrets {
  if (!isIn(GAMES, game)) throw new Error(`there is no game ${game}`);
  return SECRETS[game];
}

const others = <Seat>(seats: readonly Seat[], viewer: Viewer): readonly Seat[] =>
  seats.filter((_, seat) => seat !== viewer);

/**
 * R8. Hidden are the decks, cards dealt to others and not shown, jobs completed by others, and the random generator.
 */
function hiddenInGangsta({ seats, jobDeck, henchmanDeck, chance, options }: Gangsta['state'], viewer: Viewer): Hidden {
  const resources = others(seats, viewer).flatMap(({ dealt, resource }) =>
    dealt.filter((card) => resource === undefined || resource.status === 'secret' || card !== resource.card),
  );
  const decks = [jobDeck, henchmanDeck].flatMap(({ cards, top, seenBy }) => [
    ...cards,
    ...(seenBy.some((seat) => seat === viewer) ? [] : top),
  ]);
  const done = options.openJobs ? [] : others(seats, viewer).flatMap((seat) => seat.done);
  return {
    anywhere: [...resources, ...wordsOf(chance)],
    inViews: [...decks, ...done],
    cash: undefined,
    tiles: new Set(),
  };
}

/** R17. Hidden are plans, cash, values of face-down tiles, contents of decks and piles, and the random generator. */
function hiddenInEscapePlan(states: readonly EscapePlan['state'][], viewer: Viewer): Hidden {
  const state = states.at(-1);
  if (state === undefined) throw new Error('there is no state at that moment');
  const { seats, plans, contactDeck, piles, chance } = state;
  return {
    anywhere: [...others(seats, viewer).map(({ plan }) => plan), ...plans, ...wordsOf(chance)],
    inViews: [...contactDeck, ...piles.flat()],
    cash: viewer === 'spectator' ? undefined : seats[viewer]?.cash,
    tiles: new Set(states.flatMap((past) => tilesOf(past, viewer))),
  };
}

function tilesOf({ seats, stack }: EscapePlan['state'], viewer: Viewer): readonly string[] {
  if (viewer === 'spectator') return [];
  const own = seats[viewer];
  const looking = stack.flatMap((frame) => {
    if (frame.step === 'keepTile' && frame.seat === viewer)
      return frame.drawn.map((value) => tileName(frame.from, value));
    return frame.step === 'storeItem' && frame.seat === viewer ? tileIn(frame.item) : [];
  });
  return [...[...(own?.items ?? []), ...(own?.boxed ?? [])].flatMap(tileIn), ...looking];
}

const tileIn = (item: object): readonly string[] => {
  const { kind, colour, stack, value } = item as Record<string, unknown>;
  const from = kind === 'locker' ? colour : kind === 'exit' ? stack : undefined;
  return from === undefined || typeof value !== 'number' ? [] : [tileName(from, value)];
};

const tileName = (from: unknown, value: number): string => `${String(from)} worth ${value}`;

/**
 * The numbers in the state of a random generator that are worth searching for. Small numbers are left out, because they
 * occur everywhere.
 */
const wordsOf = (chance: object): readonly string[] =>
  Object.values(chance)
    .map(String)
    .filter((word) => word.length > 6);

/**
 * Fields that only the true state has. The "[" is part of the pattern, because `values` is a list only in the true
 * state.
 */
const TRUE_STATE = [
  '"chance":',
  '"patrolDeck":',
  '"plans":',
  '"leftThisPart":',
  '"values":[',
  '"completed":',
  '"gone":',
];

/** The secrets that a document contains. `view` is the part of the document that shows the table. */
export function leaksIn(text: string, view: string, hidden: Hidden, viewer: Viewer): readonly string[] {
  return [
    ...hidden.anywhere.filter((secret) => tells(text, secret)).map((secret) => `${secret} in ${excerpt(text, secret)}`),
    ...hidden.inViews.filter((secret) => tells(view, secret)).map((secret) => `${secret} in a view`),
    ...TRUE_STATE.filter((field) => view.includes(field)).map((field) => `${field} of the true state`),
    ...cashIn(text).flatMap((cash) => (cash === hidden.cash ? [] : [`cash of ${cash}`])),
    ...facesIn(JSON.parse(text), viewer).flatMap((face) => (hidden.tiles.has(face) ? [] : [`a tile ${face}`])),
  ];
}

/**
 * Whether the text contains the secret. A number is found anywhere in the text. Any other secret is found only as a
 * whole value, not as a field name.
 */
const tells = (text: string, secret: string): boolean =>
  /^-?\d+$/u.test(secret) ? text.includes(secret) : new RegExp(`"${secret}"(?!:)`, 'u').test(text);

const excerpt = (text: string, secret: string): string => {
  const at = Math.max(0, text.indexOf(secret) - 60);
  return text.slice(at, at + 120);
};

const cashIn = (text: string): readonly number[] =>
  [...text.matchAll(/"cash":(\d+)/gu)].map(([, cash]) => Number(cash));

/**
 * The faces of all face-down tiles in a document. If a tile was drawn by another player, its face gets a made-up name.
 * No viewer may know such a name, so the tile is reported as a leak.
 */
function facesIn(document: unknown, viewer: Viewer): readonly string[] {
  if (typeof document !== 'object' || document === null) return [];
  const { seat, drawn, from } = document as { seat?: SeatId; drawn?: unknown; from?: unknown };
  const looked = Array.isArray(drawn) ? drawn.filter((value) => typeof value === 'number') : [];
  return [
    ...tileIn(document),
    ...looked.map((value) => (seat === viewer ? tileName(from, value) : `of seat ${String(seat)} worth ${value}`)),
    ...Object.values(document).flatMap((part) => facesIn(part, viewer)),
  ];
}
