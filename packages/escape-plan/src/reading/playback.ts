import type { SeatId } from '@getaway/kernel';
import { HAUNTS, type Officer } from '../content/vocabulary.ts';
import type { Event } from '../events.ts';
import { isSeat } from '../figures.ts';
import { ARRESTED, ESCAPED, type Figure, GANG_SIZE, type NotorietyCubes, type Who } from '../state.ts';
import type { AutomatonView, SeatView, View } from '../view.ts';
import { WOUND_CUBES } from '../wounds.ts';

/**
 * The view after one more event, for showing the events of a choice one by one. It updates the map, the track, and
 * every player's wounds, money, contacts and discs. Everything else changes after the last event.
 */
export function viewAfter(view: View, event: Event): View {
  const change = CHANGES[event.type] as ((view: View, event: Event) => View) | undefined;
  return change === undefined ? view : change(view, event);
}

const withSeat = (view: View, seat: SeatId, change: (held: SeatView) => Partial<SeatView>): View => ({
  ...view,
  seats: view.seats.map((held, i) => (i === seat ? { ...held, ...change(held) } : held)),
});

function withFigure(view: View, who: Who, change: (figure: Figure) => Partial<Figure>): View {
  if (isSeat(who)) return withSeat(view, who, change);
  const figure = view.automata[who];
  if (figure === undefined) return view;
  return { ...view, automata: { ...view.automata, [who]: { ...figure, ...change(figure) } } };
}

const withAutomaton = (
  view: View,
  who: keyof View['automata'],
  change: (figure: AutomatonView) => Partial<AutomatonView>,
): View => {
  const figure = view.automata[who];
  return figure === undefined
    ? view
    : { ...view, automata: { ...view.automata, [who]: { ...figure, ...change(figure) } } };
};

const withCash = (view: View, seat: SeatId, by: number): View =>
  withSeat(view, seat, ({ cash }) => (cash === undefined ? {} : { cash: cash + by }));

const withOfficers = (view: View, tile: string, officers: readonly Officer[]): View => ({
  ...view,
  officers: { ...view.officers, [tile]: officers },
});

const lifted = (view: View, officer: Officer, from: string): View =>
  withOfficers(
    view,
    from,
    (view.officers[from] ?? []).filter((other) => other !== officer),
  );

/** N1. A gain or a loss uses a neutral cube. If there is none, a cube of the other kind becomes neutral. */
const moved = ({ neutral, red, blue }: NotorietyCubes, by: 'red' | 'blue'): NotorietyCubes => {
  const other = by === 'red' ? 'blue' : 'red';
  if (neutral > 0) return { neutral: neutral - 1, red, blue, [by]: (by === 'red' ? red : blue) + 1 };
  return { neutral: neutral + 1, red, blue, [other]: (other === 'red' ? red : blue) - 1 };
};

/**
 * L15, I11. Without an Inspector, the new contact takes the space of the contact that left. With an Inspector, the
 * contacts to the left of this space move to the right, and the new contact enters on the left.
 */
function contactDealt(view: View, card: string): View {
  const held = [
    ...view.contactBox,
    ...view.seats.flatMap(({ contacts }) => contacts.map((contact) => contact.card)),
    ...Object.values(view.automata).flatMap(({ contacts }) => contacts),
  ];
  const space = view.contactRow.findIndex((one) => held.includes(one));
  if (space < 0) return { ...view, contactRow: [...view.contactRow, card] };
  const row = view.contactRow.toSpliced(space, 1);
  return { ...view, contactRow: row.toSpliced(view.automata.inspector === undefined ? space : 0, 0, card) };
}

const boxed = (view: View, card: string): View => ({ ...view, contactBox: [...view.contactBox, card] });

type Changes = { readonly [Type in Event['type']]?: (view: View, event: Extract<Event, { type: Type }>) => View };

const CHANGES: Changes = {
  dayBegan: (view, { day }) => ({ ...view, day }),
  partBegan: (view, { part }) => ({ ...view, part }),
  patrolRevealed: (view, { exit }) => ({ ...view, patrol: { ...view.patrol, [exit]: view.patrol[exit] + 1 } }),
  tileTurnedUp: (view, { tile }) => ({ ...view, display: [...view.display, tile] }),
  officersArrived: (view, { tile, officers }) =>
    withOfficers(view, tile, [...(view.officers[tile] ?? []), ...officers]),
  tilePlaced: (view, { tile, q, r, rotation }) => ({
    ...view,
    city: [...view.city, { tile, q, r, rotation: rotation as View['city'][number]['rotation'] }],
    display: view.display.filter((one) => one !== tile),
  }),
  hauntOpened: (view, { place, haunt }) => ({ ...view, sites: { ...view.sites, [place]: haunt } }),
  turnOrderSet: (view, { order }) => ({ ...view, turnOrder: order }),
  travelled: (view, { seat, to }) => withSeat(view, seat, () => ({ at: to })),
  turnedBack: (view, { seat, place }) => withSeat(view, seat, () => ({ at: place })),
  visited: (view, { who, place }) => withFigure(view, who, () => ({ at: place })),
  wounded: (view, { seat }) => withSeat(view, seat, ({ wounds }) => ({ wounds: Math.min(WOUND_CUBES, wounds + 1) })),
  healed: (view, { seat, wounds }) => withSeat(view, seat, (held) => ({ wounds: held.wounds - wounds })),
  handcuffsTaken: (view, { seat }) =>
    withSeat(view, seat, ({ wounds, handcuffs }) => ({ wounds: wounds - 1, handcuffs: handcuffs + 1 })),
  paid: (view, { seat, sum }) => withCash(view, seat, -sum),
  received: (view, { seat, sum }) => withCash(view, seat, sum),
  discTaken: (view, { who }) => withFigure(view, who, ({ discs }) => ({ discs: discs + 1 })),
  discReturned: (view, { who }) => withFigure(view, who, ({ discs }) => ({ discs: discs - 1 })),
  cubePlaced: (view, { who, haunt, hexagon }) => ({
    ...view,
    cubes: { ...view.cubes, [haunt]: [...view.cubes[haunt], { who, hexagon }] },
  }),
  businessClosed: (view, { haunt }) => ({
    ...view,
    closed: HAUNTS.filter((one) => one === haunt || view.closed.includes(one)),
  }),
  gangHired: (view, { seat, place }) => ({
    ...view,
    headquarters: { ...view.headquarters, [place]: { members: 0, marker: seat } },
  }),
  memberReturned: (view, { place }) => {
    const { members, marker } = view.headquarters[place] ?? { members: 0, marker: 'nobody' };
    const home = members + 1;
    // L8. Once all members are back, anybody can hire the gang.
    return {
      ...view,
      headquarters: {
        ...view.headquarters,
        [place]: { members: home, marker: home === GANG_SIZE ? 'nobody' : marker },
      },
    };
  },
  contactPlaced: (view, { seat, card }) =>
    withSeat(view, seat, ({ contacts }) => ({ contacts: [...contacts, { card, faceUp: true }] })),
  contactReplaced: (view, { seat, card, replaced }) =>
    boxed(
      withSeat(view, seat, ({ contacts }) => ({
        contacts: contacts.map((contact) => (contact.card === replaced ? { card, faceUp: true } : contact)),
      })),
      replaced,
    ),
  contactBoxed: (view, { card }) => boxed(view, card),
  contactRevealed: (view, { card }) => contactDealt({ ...view, contactDeck: view.contactDeck - 1 }, card),
  contactUsed: (view, { seat, card }) =>
    withSeat(view, seat, ({ contacts }) => ({
      contacts: contacts.map((contact) => (contact.card === card ? { card, faceUp: false } : contact)),
    })),
  automatonTookContact: (view, { who, card }) =>
    who === 'inspector'
      ? boxed(view, card)
      : withAutomaton(view, who, ({ contacts }) => ({ contacts: [...contacts, card] })),
  automatonRevealed: (view, { who, card }) =>
    withAutomaton(view, who, ({ cards }) => ({ cards: cards.filter((one) => one !== card) })),
  officerMoved: (view, { officer, from, to }) => {
    const left = lifted(view, officer, from);
    return withOfficers(left, to, [...(left.officers[to] ?? []), officer]);
  },
  officerRemoved: (view, { officer, from }) => lifted(view, officer, from),
  notorietyGained: (view, { who }) => withFigure(view, who, ({ cubes }) => ({ cubes: moved(cubes, 'red') })),
  notorietyLost: (view, { who }) => withFigure(view, who, ({ cubes }) => ({ cubes: moved(cubes, 'blue') })),
  notorietyAdjusted: (view, { who, to }) =>
    withFigure(view, who, ({ cubes: { neutral, red, blue } }) => ({
      notoriety: to,
      cubes: { neutral: neutral + red + blue, red: 0, blue: 0 },
    })),
  escaped: (view, { who }) => ({
    ...withFigure(view, who, () => ({ at: ESCAPED })),
    escaped: [...view.escaped, who],
  }),
  arrested: (view, { seat }) => withSeat(view, seat, () => ({ at: ARRESTED })),
  lieutenantShown: (view) => withFigure(view, 'lieutenant', () => ({ at: ESCAPED })),
};
