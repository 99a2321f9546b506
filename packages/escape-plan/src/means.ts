import type { SeatId } from '@getaway/kernel';
import { uncovered } from './assets.ts';
import type { City } from './city/city.ts';
import { usableContacts } from './contacts.ts';
import type { Contact, Pack } from './content/pack.ts';
import type { Fixer } from './content/vocabulary.ts';
import { turnFixerDown } from './effects.ts';
import type { ShownItem } from './events.ts';
import type { ReturnMember } from './frames.ts';
import { packOf } from './geography.ts';
import { BEND, STRAIGHT, sewerReach } from './journey/sewer.ts';
import type { Thing } from './journey/stepwise.ts';
import type { Ride } from './journey/traveller.ts';
import { gainNotoriety } from './notoriety.ts';
import type { Game } from './shape.ts';
import type { Item, Seat, State } from './state.ts';
import { pay } from './supplies.ts';

/** The id of a ride in which a gang member carries the thief. Other rides have the id of their card or tile. */
export const MEMBER = 'member';

const PATTERNS = { straight: STRAIGHT, bend: BEND };

type RideHolder = Parameters<typeof usableContacts>[1] &
  Pick<Seat, 'members'> & { readonly items: readonly (Item | ShownItem)[] };

/** V7. Every ride in hand that is ready and affordable. */
export function ridesOf(state: Pick<State, 'pack' | 'city'>, held: RideHolder): Ride[] {
  const rides: Ride[] = [];
  for (const contact of usableContacts(state, held)) {
    const ride = rideOfContact(state, contact);
    if (ride !== undefined) rides.push(ride);
  }
  for (const item of held.items) {
    const fixer = usableFixer(item);
    const ride = fixer === undefined ? undefined : rideOfFixer(fixer);
    if (ride !== undefined) rides.push(ride);
  }
  for (let i = 0; i < held.members; i += 1) rides.push({ mean: 'member', id: MEMBER });
  return rides;
}

function rideOfContact({ city }: Pick<State, 'city'>, { id, kind, pattern }: Contact): Ride | undefined {
  if (kind === 'sewer') return { mean: 'sewer', id, reach: sewerReach(city, PATTERNS[pattern ?? 'straight']) };
  if (kind === 'medevac' || kind === 'jetSki' || kind === 'chopper') return { mean: kind, id };
  return kind === 'gang' ? { mean: 'gangRide', id } : undefined;
}

/** V7. The ride with this id, which a move or an event names. */
export function rideCalled({ contacts }: Pick<Pack, 'contacts'>, city: City, id: string): Ride | undefined {
  if (id === MEMBER) return { mean: 'member', id };
  const contact = contacts.get(id);
  return contact === undefined ? rideOfFixer(id) : rideOfContact({ city }, contact);
}

function rideOfFixer(fixer: string): Ride | undefined {
  if (fixer === 'helicopter') return { mean: 'helicopter', id: fixer };
  return fixer === 'motorcycle' ? { mean: 'gangRide', id: fixer } : undefined;
}

const usableFixer = (item: Item | ShownItem): Fixer | undefined =>
  item.kind === 'fixer' && item.faceUp ? item.tile : undefined;

/**
 * V7, R35. All rides, including those of used contacts, and everything that makes used contacts ready again. `ready`
 * has one bit per thing, which is set if the thing is ready.
 */
export function thingsOf(state: State, held: Seat): { readonly things: readonly Thing[]; readonly ready: number } {
  const { contacts } = packOf(state);
  const things: Thing[] = [];
  let ready = 0;
  const add = (thing: Thing, isReady: boolean): void => {
    if (isReady) ready |= 1 << things.length;
    things.push(thing);
  };
  for (const { card, faceUp } of uncovered(state, held)) {
    const contact = contacts.get(card);
    if (contact === undefined) continue;
    const ride = rideOfContact(state, contact);
    if (ride !== undefined || contact.kind === 'spy2')
      add({ id: card, ride, cost: contact.cost, isContact: true }, faceUp);
  }
  for (const item of held.items) {
    const fixer = usableFixer(item);
    if (fixer === undefined) continue;
    const ride = rideOfFixer(fixer);
    if (ride !== undefined || fixer === 'energyDrink') add({ id: fixer, ride, cost: 0, isContact: false }, true);
  }
  for (let i = 0; i < held.members; i += 1)
    add({ id: MEMBER, ride: { mean: 'member', id: MEMBER }, cost: 0, isContact: false }, true);
  return { things, ready };
}

/** X1, X3, X5. Pays for a ride that was used on the way, and marks it as used. */
export function spendMean(
  game: Game,
  seat: SeatId,
  mean: string,
  returning: Omit<ReturnMember, 'step' | 'seat'> = {},
): void {
  if (mean === MEMBER) return game.next({ step: 'returnMember', seat, ...returning });
  if (mean === 'helicopter' || mean === 'motorcycle') return turnFixerDown(game, seat, mean);
  const contact = packOf(game.state).contacts.get(mean);
  if (contact === undefined) throw new Error(`no means ${mean}`);
  pay(game, seat, contact.cost, 'contact');
  game.emit({ type: 'contactUsed', seat, card: contact.id });
  if (contact.star) gainNotoriety(game, seat);
  game.next({ step: 'turnDown', seat, card: contact.id });
}
