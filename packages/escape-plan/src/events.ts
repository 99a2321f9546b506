import type { SeatId, Viewer } from '@getaway/kernel';
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
} from './content/vocabulary.ts';
import type { Item, PileBack, Place, Who } from './state.ts';

/** In events and views, this value replaces whatever is hidden from the viewer. */
export const HIDDEN = 'hidden';
type Hidden = typeof HIDDEN;

export type PayReason =
  | 'asset'
  | 'unlock'
  | 'contact'
  | 'fixer'
  | 'equipment'
  | 'gang'
  | 'healing'
  | 'church'
  | 'hush'
  | 'lieutenant'
  | 'escape';
export type ReceiveReason = 'income' | 'plan' | 'safeHouses' | 'exit' | 'contact' | 'fixer';

/** A tile on an item space, as others see it. Lockers and exit tiles are face down. */
export type ShownItem =
  | Readonly<Item>
  | { readonly kind: 'locker'; readonly colour: Colour; readonly value: Hidden }
  | { readonly kind: 'exit'; readonly stack: number; readonly value: Hidden };

export type Event =
  | { readonly type: 'cityFounded'; readonly tiles: readonly string[] }
  | { readonly type: 'marketOpened'; readonly contacts: readonly string[] }
  | { readonly type: 'planDealt'; readonly seat: SeatId; readonly plan: string }
  | { readonly type: 'dayBegan'; readonly day: Day }
  | { readonly type: 'partBegan'; readonly part: Part }
  | { readonly type: 'patrolRevealed'; readonly exit: Exit }
  | { readonly type: 'exitBlocked'; readonly exit: Exit }
  | { readonly type: 'tileTurnedUp'; readonly tile: string }
  | { readonly type: 'officersArrived'; readonly tile: string; readonly officers: readonly Officer[] }
  | {
      readonly type: 'tilePlaced';
      readonly seat: SeatId;
      readonly tile: string;
      readonly q: number;
      readonly r: number;
      readonly rotation: number;
    }
  | { readonly type: 'hauntOpened'; readonly seat: SeatId; readonly place: Place; readonly haunt: Haunt }
  | { readonly type: 'turnOrderSet'; readonly order: readonly Who[] }
  | { readonly type: 'turnBegan'; readonly who: Who }
  | { readonly type: 'turnEnded'; readonly who: Who }
  | { readonly type: 'rested'; readonly seat: SeatId }
  | { readonly type: 'turnedUp'; readonly seat: SeatId }
  | {
      readonly type: 'travelled';
      readonly seat: SeatId;
      readonly from: Place;
      readonly to: Place;
      readonly left: readonly string[];
      readonly cans: number;
      readonly means: readonly string[];
      readonly escape: boolean;
      /** V9. Every space of a journey that was made step by step. */
      readonly way?: readonly Place[];
    }
  /** V1. A journey was given up. */
  | { readonly type: 'turnedBack'; readonly seat: SeatId; readonly place: Place }
  | {
      readonly type: 'officerEvaded';
      readonly seat: SeatId;
      readonly tile: string;
      readonly officer: Officer | 'inspector';
    }
  | { readonly type: 'evadingEnded'; readonly seat: SeatId; readonly wounds: number }
  | { readonly type: 'wounded'; readonly seat: SeatId }
  | { readonly type: 'healed'; readonly seat: SeatId; readonly wounds: number }
  | { readonly type: 'handcuffsTaken'; readonly seat: SeatId; readonly boxed?: Asset }
  | { readonly type: 'visited'; readonly who: Who; readonly place: Place }
  | { readonly type: 'turnedAway'; readonly seat: SeatId; readonly place: Place }
  | { readonly type: 'paid'; readonly seat: SeatId; readonly sum: number; readonly reason: PayReason }
  | { readonly type: 'received'; readonly seat: SeatId; readonly sum: number; readonly reason: ReceiveReason }
  | { readonly type: 'discTaken'; readonly who: Who }
  | { readonly type: 'discReturned'; readonly who: Who }
  | { readonly type: 'keyTaken'; readonly seat: SeatId; readonly colour: Colour }
  | { readonly type: 'keyUsed'; readonly seat: SeatId; readonly colour: Colour }
  | { readonly type: 'cubePlaced'; readonly who: Who; readonly haunt: Haunt; readonly hexagon: 'plain' | 'income' }
  | { readonly type: 'businessClosed'; readonly haunt: Haunt }
  | { readonly type: 'gangHired'; readonly seat: SeatId; readonly place: Place }
  | { readonly type: 'memberReturned'; readonly seat: SeatId; readonly place: Place }
  | { readonly type: 'canTaken'; readonly seat: SeatId }
  | {
      readonly type: 'tilesDrawn';
      readonly seat: SeatId;
      readonly from: Colour | number;
      readonly drawn: readonly (number | Hidden)[];
    }
  | {
      readonly type: 'tileKept';
      readonly seat: SeatId;
      readonly from: Colour | number;
      readonly value: number | Hidden;
    }
  | { readonly type: 'itemStored'; readonly seat: SeatId; readonly item: ShownItem }
  | { readonly type: 'itemReplaced'; readonly seat: SeatId; readonly item: ShownItem; readonly replaced: ShownItem }
  | { readonly type: 'contactChosen'; readonly seat: SeatId; readonly card: string }
  | { readonly type: 'contactPlaced'; readonly seat: SeatId; readonly card: string }
  | { readonly type: 'contactReplaced'; readonly seat: SeatId; readonly card: string; readonly replaced: string }
  | { readonly type: 'contactBoxed'; readonly seat: SeatId; readonly card: string }
  | { readonly type: 'contactRevealed'; readonly card: string }
  | { readonly type: 'contactUsed'; readonly seat: SeatId; readonly card: string }
  | { readonly type: 'equipmentUsed'; readonly seat: SeatId; readonly equipment: Equipment }
  | { readonly type: 'fixerUsed'; readonly seat: SeatId; readonly fixer: Fixer }
  | { readonly type: 'firstAidUsed'; readonly seat: SeatId }
  | { readonly type: 'assetUnlocked'; readonly seat: SeatId; readonly asset: Asset }
  /** U2. No asset space was left, so an unlocked asset went to the box. */
  | { readonly type: 'assetBoxed'; readonly seat: SeatId; readonly asset: Asset }
  | { readonly type: 'assetUsed'; readonly seat: SeatId; readonly asset: Asset }
  | { readonly type: 'officerMoved'; readonly officer: Officer; readonly from: string; readonly to: string }
  | { readonly type: 'officerRemoved'; readonly officer: Officer; readonly from: string }
  | { readonly type: 'notorietyGained'; readonly who: Who }
  | { readonly type: 'notorietyLost'; readonly who: Who }
  | { readonly type: 'notorietyAdjusted'; readonly who: Who; readonly from: number; readonly to: number }
  | { readonly type: 'lineCrossed'; readonly who: Who; readonly line: number }
  | { readonly type: 'escaped'; readonly who: Who }
  | { readonly type: 'arrested'; readonly seat: SeatId }
  | { readonly type: 'automatonRevealed'; readonly who: Automaton; readonly card: CardPlace; readonly fits: boolean }
  | { readonly type: 'automatonStayed'; readonly who: Automaton }
  | { readonly type: 'automatonTookContact'; readonly who: Automaton; readonly card: string }
  | { readonly type: 'tilesTakenUnseen'; readonly who: Automaton; readonly pile: PileBack }
  | { readonly type: 'fixerBoxed'; readonly fixer: Fixer }
  | { readonly type: 'keyBoxed'; readonly haunt: Haunt; readonly colour: Colour }
  | { readonly type: 'lieutenantShown'; readonly plan: string; readonly piles: readonly number[] }
  | {
      readonly type: 'handShown';
      readonly seat: SeatId;
      readonly plan: string;
      readonly cash: number;
      readonly items: readonly ShownItem[];
    }
  | { readonly type: 'gameEnded' };

/** R17. Only the owner sees a plan, or the face of a locker or exit tile. Everybody sees that it was taken. */
export function eventFor(event: Event, viewer: Viewer): Event {
  switch (event.type) {
    case 'planDealt':
      return event.seat === viewer ? event : { ...event, plan: HIDDEN };
    case 'tilesDrawn':
      return event.seat === viewer ? event : { ...event, drawn: event.drawn.map(() => HIDDEN) };
    case 'tileKept':
      return event.seat === viewer ? event : { ...event, value: HIDDEN };
    case 'itemStored':
      return event.seat === viewer ? event : { ...event, item: faceDown(event.item) };
    case 'itemReplaced':
      return event.seat === viewer
        ? event
        : { ...event, item: faceDown(event.item), replaced: faceDown(event.replaced) };
    default:
      return event;
  }
}

/**
 * R17, R34. Whether an event reveals a secret. A cube reveals a line of the player's plan (L2). A player who can't pay
 * reveals how little cash they have (F3, J4, L16).
 */
export const discloses = (event: Event): boolean =>
  event.type === 'cubePlaced' ||
  event.type === 'arrested' ||
  event.type === 'turnedAway' ||
  (event.type === 'paid' && event.reason === 'lieutenant');

export const faceDown = (item: ShownItem): ShownItem => ('value' in item ? { ...item, value: HIDDEN } : item);
