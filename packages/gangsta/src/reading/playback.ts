import type { SeatId } from '@getaway/kernel';
import type { DeckName, Event } from '../events.ts';
import { packOf } from '../gang.ts';
import { moneyChange } from '../money.ts';
import { GAP, type Member } from '../state.ts';
import type { DeckView, SeatView, View } from '../view.ts';
import { missingAfter } from './crew.ts';

/**
 * The view after one more event, for showing the events of a choice one by one. Only what the event names is updated,
 * such as money, gangs, cards and the turn. After the last event, the caller has to replace the view with the true one.
 */
export function viewAfter(view: View, event: Event): View {
  const paid = withMoney(view, event);
  const change = CHANGES[event.type] as ((view: View, event: Event) => View) | undefined;
  return change === undefined ? paid : change(paid, event);
}

const withMoney = (view: View, event: Event): View => {
  const changes = view.seats.map((_, seat) => moneyChange([event], seat));
  if (changes.every((change) => change === 0)) return view;
  return { ...view, seats: view.seats.map((held, seat) => ({ ...held, money: held.money + (changes[seat] ?? 0) })) };
};

const withSeat = (view: View, seat: SeatId, change: (held: SeatView) => Partial<SeatView>): View => ({
  ...view,
  seats: view.seats.map((held, i) => (i === seat ? { ...held, ...change(held) } : held)),
});

const withMember = (view: View, seat: SeatId, card: string, change: Partial<Member>): View =>
  withSeat(view, seat, ({ gang }) => ({
    gang: gang.map((member) => (member.card === card ? { ...member, ...change } : member)),
  }));

const allAvailable = (view: View, seat: SeatId): View =>
  withSeat(view, seat, ({ gang }) => ({ gang: gang.map((member) => ({ ...member, available: true })) }));

const without = (spaces: readonly string[], card: string): readonly string[] =>
  spaces.map((one) => (one === card ? GAP : one));

/** A deck after a card was drawn from it. Nobody knows the new top card. */
function drawn(deck: DeckView): DeckView {
  const { top: _top, ...rest } = deck;
  return { ...rest, size: deck.size - 1, seenBy: [] };
}

const discarded = (deck: DeckView, card: string): DeckView => ({ ...deck, discards: [...deck.discards, card] });

const withDeck = (view: View, name: DeckName, change: (deck: DeckView) => DeckView): View =>
  name === 'jobs' ? { ...view, jobDeck: change(view.jobDeck) } : { ...view, henchmanDeck: change(view.henchmanDeck) };

const withResource = (view: View, seat: SeatId, resource: NonNullable<SeatView['resource']>): View =>
  withSeat(view, seat, () => ({ resource }));

function withoutUnderway(view: View): View {
  const { underway: _underway, ...rest } = view;
  return rest;
}

/** A2, W9. Changes the number of completed jobs in the chapter of this job. */
const counted = (view: View, seat: SeatId, job: string, by: number): View => {
  const chapter = packOf(view).jobs.get(job)?.chapter ?? 1;
  return withSeat(view, seat, ({ doneByChapter, done }) => ({
    doneByChapter: doneByChapter.map((count, i) => (i === chapter - 1 ? count + by : count)),
    ...(done === undefined ? {} : { done: by > 0 ? [...done, job] : done.filter((one) => one !== job) }),
  }));
};

/** Rules H6 and Q7. */
function leaveGang(view: View, seat: SeatId, card: string, to: 'hospital' | 'lost'): View {
  const left = view.seats[seat]?.gang.filter((member) => member.card === card) ?? [];
  const gone = withSeat(view, seat, ({ gang, hospital }) => ({
    gang: gang.filter((member) => member.card !== card),
    hospital: to === 'hospital' ? [...hospital, ...left] : hospital,
  }));
  const tucked = left.flatMap(({ learned }) => (learned === undefined ? [] : [learned]));
  return to === 'lost' ? { ...gone, lost: [...gone.lost, card, ...tucked] } : gone;
}

type Changes = { readonly [Type in Event['type']]?: (view: View, event: Extract<Event, { type: Type }>) => View };

const CHANGES: Changes = {
  resourceKept: (view, { seat, resource }) => withResource(view, seat, { card: resource, status: 'secret' }),
  resourceShown: (view, { seat, resource }) => withResource(view, seat, { card: resource, status: 'inactive' }),
  resourceActivated: (view, { seat, resource }) => withResource(view, seat, { card: resource, status: 'active' }),
  resourceStopped: (view, { seat, resource }) =>
    withResource(view, seat, {
      card: resource,
      status: view.seats[seat]?.resource?.status === 'active' ? 'stopped' : 'worthless',
    }),
  jobLaid: (view, { job, space }) => withDeck({ ...view, jobs: view.jobs.with(space, job) }, 'jobs', drawn),
  henchmanLaid: (view, { henchman, space }) => {
    const cost = packOf(view).henchmen.get(henchman)?.cost ?? 0;
    const laid = { ...view, pool: view.pool.with(space, henchman), poolCosts: view.poolCosts.with(space, cost) };
    return withDeck(laid, 'henchmen', drawn);
  },
  deckRenewed: (view, { deck }) =>
    withDeck(view, deck, (pile) => ({ ...pile, size: pile.size + pile.discards.length, discards: [] })),
  turnBegan: (view, { seat, extra }) => ({ ...view, turn: { ...view.turn, seat, extra } }),
  gangSynchronised: (view, { seat }) => allAvailable(view, seat),
  gangMobilised: (view, { seat }) => allAvailable(view, seat),
  memberMobilised: (view, { seat, member }) => withMember(view, seat, member, { available: true }),
  memberMadeAvailable: (view, { seat, member }) => withMember(view, seat, member, { available: true }),
  memberDistracted: (view, { seat, member }) => withMember(view, seat, member, { available: false }),
  memberActivated: (view, { seat, member }) => {
    const sent = withMember(view, seat, member, { available: false });
    const { underway } = view;
    if (underway === undefined) return sent;
    return {
      ...sent,
      underway: { ...underway, missing: missingAfter(view, member), crew: [...underway.crew, member] },
    };
  },
  henchmanRecruited: (view, { seat, henchman }) => {
    const isPeeked = !view.pool.includes(henchman);
    const joined = withSeat({ ...view, pool: without(view.pool, henchman) }, seat, ({ gang }) => ({
      gang: [...gang, { card: henchman, available: true }],
    }));
    return isPeeked ? withDeck(joined, 'henchmen', drawn) : joined;
  },
  jobAnnounced: (view, { job }) => {
    const needs = packOf(view).jobs.get(job)?.needs ?? [];
    const begun: View = { ...view, jobs: without(view.jobs, job), underway: { job, missing: needs, crew: [] } };
    return view.jobs.includes(job) ? begun : withDeck(begun, 'jobs', drawn);
  },
  jobDone: (view, { seat, job }) => counted(withoutUnderway(view), seat, job, 1),
  henchmanLost: (view, { seat, henchman }) => leaveGang(view, seat, henchman, 'lost'),
  henchmanHospitalised: (view, { seat, henchman }) => leaveGang(view, seat, henchman, 'hospital'),
  henchmanTakenBack: (view, { seat, henchman }) =>
    withSeat(view, seat, ({ gang, hospital }) => ({
      gang: [
        ...gang,
        ...hospital.filter(({ card }) => card === henchman).map((member) => ({ ...member, available: true })),
      ],
      hospital: hospital.filter(({ card }) => card !== henchman),
    })),
  skillLearned: (view, { seat, member, job }) =>
    counted(withMember(view, seat, member, { learned: job }), seat, job, -1),
  jobDiscarded: (view, { job }) =>
    withDeck({ ...view, jobs: without(view.jobs, job) }, 'jobs', (deck) => discarded(deck, job)),
  henchmanDiscarded: (view, { henchman }) =>
    withDeck({ ...view, pool: without(view.pool, henchman) }, 'henchmen', (deck) => discarded(deck, henchman)),
  chapterBegan: (view, { chapter }) => ({
    ...view,
    chapter,
    jobs: view.jobs.map(() => GAP),
    jobDeck: { ...view.jobDeck, discards: [], seenBy: [] },
  }),
  snitchRevealed: (view, { snitch }) => withDeck({ ...view, snitches: [...view.snitches, snitch] }, 'jobs', drawn),
  gameEnded: (view, { by }) => ({ ...view, endedBy: by }),
};
