import type { SeatId } from '@getaway/kernel';
import type { City } from '../city/city.ts';
import type {
  Asset,
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
} from '../content/vocabulary.ts';
import type { Frame } from '../frames.ts';
import type { Options, PileBack, Place, Who } from '../state.ts';

/**
 * The parts of a position that matter to a test or a lesson. The rest is filled in, so that every component is in
 * exactly one place.
 */
export interface Plan {
  readonly seats: readonly SeatPlan[];
  readonly options?: Partial<Options>;
  /** The hash of a pack. The default is the house pack. */
  readonly pack?: string;
  /** The seed for the draws whose results the test or lesson doesn't give. */
  readonly seed?: string;
  readonly city: City;
  readonly day?: Day;
  readonly part?: Part;
  readonly order?: readonly Who[];
  readonly officers?: Readonly<Record<string, readonly Officer[]>>;
  /** What has opened on the sites of the city. Sites outside the city are ignored. */
  readonly sites: Readonly<Record<Place, Haunt>>;
  readonly patrol?: Readonly<Partial<Record<Exit, number>>>;
  readonly display?: readonly string[];
  readonly piles?: readonly (readonly string[])[];
  readonly row?: readonly string[];
  /** The cards of the contact deck, if they matter. An empty list means an empty deck. */
  readonly deck?: readonly string[];
  readonly keysAbove?: Readonly<Partial<Record<SafeHouse, readonly Colour[]>>>;
  readonly inspector?: AutomatonPlan;
  readonly lieutenant?: AutomatonPlan;
  readonly escaped?: readonly Who[];
  readonly arrested?: readonly SeatId[];
  readonly discs?: number;
  readonly fixers?: readonly Fixer[];
  readonly exitOfStack?: readonly [Exit | 0, Exit | 0];
  /**
   * Where the game continues: at the first turn of a part, at the adjustment after a part, or at the start of a day.
   */
  readonly from?: 'part' | 'adjustment' | 'day' | readonly Frame[];
}

/** A card or tile by its name. A used one is written `{ used: name }`. */
export type Held<Name extends string> = Name | { readonly used: Name };

/** A tile on an item space: equipment and fixers by name, lockers and exit tiles by stack and value. */
export type ItemPlan =
  | Held<Equipment | Fixer>
  | { readonly locker: Colour; readonly value: number }
  | { readonly exitStack: number; readonly value: number };

export interface SeatPlan {
  /** By default, the thief is at the hospital. */
  readonly at?: Place;
  readonly cash?: number;
  readonly plan?: string;
  readonly notoriety?: number;
  readonly red?: number;
  readonly blue?: number;
  readonly discs?: number;
  readonly contacts?: readonly Held<string>[];
  readonly handcuffs?: number;
  readonly items?: readonly ItemPlan[];
  readonly keys?: readonly Held<Colour>[];
  readonly cans?: number;
  /** The headquarters with this seat's marker, and how many gang members have returned to each. */
  readonly gangs?: Readonly<Record<Place, number>>;
  /**
   * Assets that aren't in their starting place. The unlocked assets take the first free asset spaces, in the order of
   * the list. The used assets take the next ones. Boxed assets are out of the game.
   */
  readonly unlocked?: readonly Asset[];
  readonly usedAssets?: readonly Asset[];
  readonly boxedAssets?: readonly Asset[];
  readonly firstAid?: boolean;
  readonly rested?: boolean;
  readonly wounds?: number;
  readonly visited?: readonly Haunt[];
}

export interface AutomatonPlan {
  readonly at?: Place;
  readonly notoriety?: number;
  readonly red?: number;
  readonly blue?: number;
  readonly discs?: number;
  /** The cards that are left. By default, all cards except those of the places in `visited`. */
  readonly cards?: readonly CardPlace[];
  readonly contacts?: readonly string[];
  readonly piles?: readonly PileBack[];
  readonly visited?: readonly Haunt[];
}
