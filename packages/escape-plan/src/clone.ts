import { copyChance } from '@getaway/kernel';
import type { AutomatonFigure, Seat, Stack, State } from './state.ts';

/** Copies every array and object that a rule can change. Everything else is shared with the original. */
export function cloneState(state: State): State {
  const { cubes, keys, lockers, automata } = state;
  return {
    ...state,
    stack: state.stack.slice(),
    chance: copyChance(state.chance),
    turnOrder: state.turnOrder.slice(),
    seats: state.seats.map(cloneSeat),
    automata: {
      ...(automata.inspector === undefined ? {} : { inspector: cloneAutomaton(automata.inspector) }),
      ...(automata.lieutenant === undefined ? {} : { lieutenant: cloneAutomaton(automata.lieutenant) }),
    },
    sites: { ...state.sites },
    piles: state.piles.map((pile) => pile.slice()),
    display: state.display.slice(),
    officers: { ...state.officers }, // rules replace these lists and never change them
    bag: { ...state.bag },
    patrolDeck: state.patrolDeck.slice(),
    patrol: { ...state.patrol },
    exitStacks: state.exitStacks.map(cloneStack),
    exitOfStack: state.exitOfStack.slice(),
    cubes: {
      casino: cubes.casino.slice(),
      bar: cubes.bar.slice(),
      restaurant: cubes.restaurant.slice(),
      gym: cubes.gym.slice(),
      nightclub: cubes.nightclub.slice(),
      gallery: cubes.gallery.slice(),
      safeHouse1: cubes.safeHouse1.slice(),
      safeHouse2: cubes.safeHouse2.slice(),
      safeHouse3: cubes.safeHouse3.slice(),
    },
    keys: {
      safeHouse1: keys.safeHouse1.slice(),
      safeHouse2: keys.safeHouse2.slice(),
      safeHouse3: keys.safeHouse3.slice(),
    },
    lockers: { green: cloneStack(lockers.green), black: cloneStack(lockers.black), brown: cloneStack(lockers.brown) },
    contactDeck: state.contactDeck.slice(),
    contactRow: state.contactRow.slice(),
    contactBox: state.contactBox.slice(),
    equipment: { ...state.equipment },
    fixers: state.fixers.slice(),
    headquarters: Object.fromEntries(Object.entries(state.headquarters).map(([place, gang]) => [place, { ...gang }])),
    plans: state.plans.slice(),
    escaped: state.escaped.slice(),
    leftThisPart: state.leftThisPart.slice(),
    evaded: state.evaded.map((one) => ({ ...one })),
    pileValues: state.pileValues.slice(),
  };
}

const cloneStack = ({ values, boxed }: Stack): Stack => ({ values: values.slice(), boxed: boxed.slice() });

function cloneSeat(seat: Seat): Seat {
  const { assets } = seat;
  return {
    ...seat,
    cubes: { ...seat.cubes },
    assets: { ...assets }, // rules replace held assets and never change them
    contacts: seat.contacts.map((contact) => ({ ...contact })),
    items: seat.items.map((item) => ({ ...item })),
    boxed: seat.boxed.slice(),
    keys: seat.keys.map((key) => ({ ...key })),
    completed: seat.completed.slice(),
  };
}

const cloneAutomaton = (figure: AutomatonFigure): AutomatonFigure => ({
  ...figure,
  cubes: { ...figure.cubes },
  cards: figure.cards.slice(),
  contacts: figure.contacts.slice(),
  piles: figure.piles.slice(),
});
