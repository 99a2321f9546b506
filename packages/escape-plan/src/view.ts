import type { PrivatePart, SeatId, Viewer } from '@getaway/kernel';
import {
  type Automaton,
  COLOURS,
  type Colour,
  type Day,
  type Equipment,
  type Exit,
  type Fixer,
  HAUNTS,
  type Haunt,
  type Officer,
  type Part,
  SAFE_HOUSES,
  type SafeHouse,
} from './content/vocabulary.ts';
import { escapeCost } from './escape.ts';
import { faceDown, HIDDEN, type ShownItem } from './events.ts';
import { seatOf } from './figures.ts';
import type { Frame, KeepTile, StoreItem } from './frames.ts';
import { backOf } from './items.ts';
import type {
  AutomatonFigure,
  Cube,
  EvadedOfficer,
  Figure,
  Headquarters,
  HeldContact,
  Key,
  Options,
  PileBack,
  Place,
  Seat,
  State,
  Who,
} from './state.ts';
import { isClosed } from './visits/business.ts';

export interface SeatView
  extends Figure,
    Pick<Seat, 'assets' | 'handcuffs' | 'cans' | 'members' | 'markers' | 'firstAid' | 'rested' | 'wounds'> {
  readonly contacts: readonly HeldContact[];
  readonly items: readonly ShownItem[];
  readonly keys: readonly Key[];
  /**
   * L6. Tiles of this player that were replaced and are out of the game. Only the owner sees the values of lockers and
   * exit tiles.
   */
  readonly boxed: readonly ShownItem[];
  /** Visible to the owner, and to everybody at the end. */
  readonly cash?: number;
  readonly plan?: string;
}

export interface AutomatonView extends Omit<AutomatonFigure, 'cards' | 'piles'> {
  /** J6. What everybody sees of the Lieutenant's piles. */
  readonly piles: readonly PileBack[];
  /** C9. The cards still in the deck. They are public, but their order isn't. */
  readonly cards: readonly string[];
}

export type PendingStep =
  | Frame
  | (Omit<KeepTile, 'drawn'> & { readonly drawn: readonly (typeof HIDDEN)[] })
  | (Omit<StoreItem, 'item'> & { readonly item: ShownItem });

/** R17. What one viewer may know, field by field. */
export interface View {
  readonly viewer: Viewer;
  readonly pack: string;
  readonly options: Options;
  readonly day: Day;
  readonly part: Part;
  readonly turnOrder: readonly Who[];
  readonly seats: readonly SeatView[];
  readonly automata: Partial<Record<Automaton, AutomatonView>>;
  readonly city: State['city'];
  readonly sites: Readonly<Record<Place, Haunt>>;
  readonly pileSizes: readonly number[];
  readonly display: readonly string[];
  readonly officers: Readonly<Record<string, readonly Officer[]>>;
  readonly bag: Readonly<Record<Officer, number>>;
  readonly patrol: Readonly<Record<Exit, number>>;
  readonly exitStacks: readonly { readonly size: number; readonly exit: Exit | 0 }[];
  readonly cubes: Readonly<Record<Haunt, readonly Cube[]>>;
  readonly closed: readonly Haunt[];
  readonly keys: Readonly<Record<SafeHouse, readonly Colour[]>>;
  readonly lockers: Readonly<Record<Colour, number>>;
  readonly contactRow: readonly string[];
  readonly contactDeck: number;
  readonly contactBox: readonly string[];
  readonly equipment: Readonly<Record<Equipment, number>>;
  readonly fixers: readonly Fixer[];
  readonly cans: number;
  readonly discs: number;
  readonly handcuffs: number;
  readonly members: number;
  readonly headquarters: Readonly<Record<Place, Headquarters>>;
  readonly escaped: readonly Who[];
  readonly escapeCost: number;
  readonly evaded: readonly EvadedOfficer[];
  /**
   * The pending steps, with the next one last. They show the remaining steps of a visit, the tiles to evade on, and the
   * contact being taken.
   */
  readonly pending: readonly PendingStep[];
  readonly lieutenantPlan?: string;
  readonly pileValues: readonly number[];
  readonly over: boolean;
}

/** R17. What only this seat may know. */
export const privateView = (state: State, seat: SeatId): PrivatePart<View> => ({
  viewer: seat,
  seats: { [seat]: ownSeat(seatOf(state, seat)) },
  pending: ownSteps(state.stack, seat),
});

/** R17. What everybody sees. */
export function publicView(state: State): View {
  const { lieutenantPlan } = state;
  return {
    viewer: 'spectator',
    pack: state.pack,
    options: { ...state.options },
    day: state.day,
    part: state.part,
    turnOrder: state.turnOrder.slice(),
    seats: state.seats.map((seat) => openSeat(seat, state)),
    automata: Object.fromEntries(
      Object.entries(state.automata).map(([who, { cubes, cards, contacts, piles, ...figure }]) => [
        who,
        {
          ...figure,
          cubes: { ...cubes },
          cards: cards.toSorted(),
          contacts: contacts.slice(),
          piles: piles.map(backOf),
        },
      ]),
    ),
    city: state.city,
    sites: { ...state.sites },
    pileSizes: state.piles.map((pile) => pile.length),
    display: state.display.slice(),
    officers: { ...state.officers },
    bag: { ...state.bag },
    patrol: { ...state.patrol },
    exitStacks: state.exitStacks.map((stack, i) => ({ size: stack.values.length, exit: state.exitOfStack[i] ?? 0 })),
    cubes: record(HAUNTS, (haunt) => state.cubes[haunt].slice()),
    closed: HAUNTS.filter((haunt) => isClosed(state, haunt)),
    keys: record(SAFE_HOUSES, (house) => state.keys[house].slice()),
    lockers: record(COLOURS, (colour) => state.lockers[colour].values.length),
    contactRow: state.contactRow.slice(),
    contactDeck: state.contactDeck.length,
    contactBox: state.contactBox.slice(),
    equipment: { ...state.equipment },
    fixers: state.fixers.slice(),
    cans: state.cans,
    discs: state.discs,
    handcuffs: state.handcuffs,
    members: state.members,
    headquarters: Object.fromEntries(Object.entries(state.headquarters).map(([place, gang]) => [place, { ...gang }])),
    escaped: state.escaped.slice(),
    escapeCost: escapeCost(state),
    evaded: state.evaded.map((one) => ({ ...one })),
    pending: state.stack.map(openStep),
    ...(lieutenantPlan === undefined ? {} : { lieutenantPlan }),
    pileValues: state.pileValues.slice(),
    over: state.over,
  };
}

const record = <Name extends string, Value>(names: readonly Name[], make: (name: Name) => Value): Record<Name, Value> =>
  Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, Value>;

function openSeat({ cash, plan, completed: _completed, items, boxed, ...open }: Seat, { over }: State): SeatView {
  return {
    ...open,
    cubes: { ...open.cubes },
    assets: { ...open.assets },
    contacts: open.contacts.map((contact) => ({ ...contact })),
    keys: open.keys.map((key) => ({ ...key })),
    items: over ? items.map((item) => ({ ...item })) : items.map(faceDown),
    boxed: boxed.map(faceDown),
    ...(over ? { cash, plan } : {}),
  };
}

const ownSeat = ({ cash, plan, items, boxed }: Seat): PrivatePart<SeatView> => ({
  items: items.map((item) => ({ ...item })),
  boxed: boxed.map((item) => ({ ...item })),
  cash,
  plan,
});

/** R17. Pending steps are public, except for the values of drawn tiles. */
function openStep(frame: Frame): PendingStep {
  if (frame.step === 'keepTile') return { ...frame, drawn: frame.drawn.map((): typeof HIDDEN => HIDDEN) };
  return frame.step === 'storeItem' ? { ...frame, item: faceDown(frame.item) } : frame;
}

/** R17. A seat sees the tiles it has drawn. */
function ownSteps(stack: readonly Frame[], seat: SeatId): Record<number, Frame> {
  const own: Record<number, Frame> = {};
  for (const [place, frame] of stack.entries())
    if ((frame.step === 'keepTile' || frame.step === 'storeItem') && frame.seat === seat) own[place] = frame;
  return own;
}
