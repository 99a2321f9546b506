import type { Chance, SeatId } from '@getaway/kernel';
import type { City } from './city/city.ts';
import type {
  Asset,
  Automaton,
  CardPlace,
  Colour,
  Day,
  Equipment,
  Exit,
  Fixer,
  Haunt,
  Officer,
  Part,
  SafeHouse,
} from './content/vocabulary.ts';
import type { Frame } from './frames.ts';

export interface Options {
  /** R6. If set, only the best tile of each of the Lieutenant's piles counts. */
  readonly gentle: boolean;
}

/** A player, given by seat, or an automaton, given by name. */
export type Who = SeatId | Automaton;

/**
 * A location, named by its tile and the index of its space, such as `B2.1`. In step-by-step journeys (V9), terrain has
 * such names too.
 */
export type Place = string;

/** The place of a thief who has left the city. */
export const ESCAPED = 'escaped';
export const ARRESTED = 'arrested';

/** Rule N1. */
export interface NotorietyCubes {
  neutral: number;
  red: number;
  blue: number;
}

/** What players and automata have in common. */
export interface Figure {
  /** A location, or `ESCAPED` or `ARRESTED`. */
  at: Place;
  /** The row of the marker. Row 1 is at the bottom. */
  notoriety: number;
  cubes: NotorietyCubes;
  /** D2. Cubes left on the income track. */
  income: number;
  discs: number;
}

export interface HeldContact {
  readonly card: string;
  faceUp: boolean;
}

/** L6. A tile on an item space. */
export type Item =
  | { readonly kind: 'equipment'; readonly tile: Equipment; faceUp: boolean }
  | { readonly kind: 'fixer'; readonly tile: Fixer; faceUp: boolean }
  | { readonly kind: 'locker'; readonly colour: Colour; readonly value: number }
  | { readonly kind: 'exit'; readonly stack: number; readonly value: number };

/** S10, U. The places where an asset can be. */
export const ASSET_PLACES = ['item', 'contact', 'unlocked', 'used', 'box'] as const;
export interface HeldAsset {
  at: (typeof ASSET_PLACES)[number];
  /** U1. The asset space of an unlocked or used asset, otherwise −1. */
  space: number;
}

export interface Key {
  readonly colour: Colour;
  /** L3. Whether the key was used. A used key can't be used again. */
  used: boolean;
}

export interface Seat extends Figure {
  /** Secret (R17). */
  cash: number;
  /** Secret (R17). */
  plan: string;
  assets: Record<Asset, HeldAsset>;
  /** The contacts, from left to right. Those under handcuffs are covered (E6). */
  contacts: HeldContact[];
  /** E5. The number of handcuffs, which fill the contact spaces from the right. */
  handcuffs: number;
  items: Item[];
  /** L6. Tiles of this seat that were replaced. Only this seat knows the values of face-down tiles. */
  boxed: Item[];
  keys: Key[];
  cans: number;
  /** L8. Gang members in hand. */
  members: number;
  markers: number;
  firstAid: boolean;
  /** A3. Whether the rest token shows the moon. */
  rested: boolean;
  /** E4. Red wound cubes. */
  wounds: number;
  /** L4, L7. The groups completed in this turn: 0 and 1 are businesses, 2 is the safe houses. */
  completed: number[];
}

/** Sections I and J of the rules. */
export interface AutomatonFigure extends Figure {
  /** C9. Cards that are still in the deck, in no order. Chance decides which one comes next. */
  cards: CardPlace[];
  /** Rule J5. */
  contacts: string[];
  /** J6. The Lieutenant's piles. Nobody sees their tiles before the end. */
  piles: Pile[];
}

/** Tiles with the stacks they came from. */
export type Pile = readonly { readonly from: Colour | number; readonly value: number }[];
/** A pile as everybody sees it. */
export type PileBack = readonly { readonly from: Colour | number; readonly count: number }[];

/** L2. A cube on a business or safe house. */
export interface Cube {
  readonly who: Who;
  readonly hexagon: 'plain' | 'income';
}

/** C4. A face-down stack. Its values have no order, and each draw picks one at random. */
export interface Stack {
  values: number[];
  /** I7, I8. Tiles that the Inspector removed face down. Nobody learns their values. */
  boxed: number[];
}

/** C7. The number of members in a gang. */
export const GANG_SIZE = 2;

export interface Headquarters {
  members: number;
  /** L8. Who has a marker at the headquarters. */
  marker: Who | 'nobody';
}

export interface State {
  /** The hash of the content pack. */
  readonly pack: string;
  readonly options: Options;
  stack: Frame[];
  chance: Chance;
  day: Day;
  part: Part;
  turnOrder: Who[];
  seats: Seat[];
  /** The automata in play: only the Inspector in a two-player game, both in a solo game. */
  automata: Partial<Record<Automaton, AutomatonFigure>>;
  /** Rules replace this list and never change it. So copies of the state share it, and caches can use it as a key. */
  city: City;
  /** D8. What has opened on the sites of businesses and safe houses. */
  sites: Record<Place, Haunt>;
  /** S3. The tiles of piles A to D that have not been turned up yet. */
  piles: string[][];
  /** S3. The tiles that can be placed. */
  display: string[];
  /** Officers on the tiles of city and display. */
  officers: Record<string, Officer[]>;
  /** Rule C7. */
  bag: Record<Officer, number>;
  /** S4. Patrol cards that are not revealed yet. One of them never will be. */
  patrolDeck: Exit[];
  /** D4. Patrol cards at each exit. */
  patrol: Record<Exit, number>;
  /** D5. The two stacks of exit tiles. */
  exitStacks: Stack[];
  /** D5, R21. The exit of each stack. 0 means that the stack is not at an exit yet. */
  exitOfStack: (Exit | 0)[];
  /** L2. Cubes on businesses and safe houses. */
  cubes: Record<Haunt, Cube[]>;
  /** S7. Keys left above each safe house. */
  keys: Record<SafeHouse, Colour[]>;
  lockers: Record<Colour, Stack>;
  /** Rule S8. */
  contactDeck: string[];
  contactRow: string[];
  contactBox: string[];
  equipment: Record<Equipment, number>;
  fixers: Fixer[];
  /** C5, C6. What is left in the supply. */
  cans: number;
  discs: number;
  handcuffs: number;
  /** S9. Gang members on the board. */
  members: number;
  headquarters: Record<Place, Headquarters>;
  /** S12. Plans that were dealt to nobody. The Lieutenant's plan is chosen from these at the end. */
  plans: string[];
  /** F3. Who has escaped, in the order of their escapes. */
  escaped: Who[];
  /** N5. Who escaped in the current part of the day. */
  leftThisPart: Who[];
  /** J9. The Lieutenant's plan and the values of his piles. They are set at the end of the game. */
  lieutenantPlan?: string;
  pileValues: number[];
  /** E7. The officers evaded in this turn, with the tiles that they are on now. */
  evaded: EvadedOfficer[];
  over: boolean;
}

export interface EvadedOfficer {
  tile: string;
  readonly officer: Officer | 'inspector';
}
