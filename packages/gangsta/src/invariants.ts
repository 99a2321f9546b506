import type { Fault } from '@getaway/kernel';
import type { Pack } from './content/pack.ts';
import { packOf } from './gang.ts';
import { lying, type Member, type State } from './state.ts';

/** C1. Every card that is somewhere in the game, wherever it is. */
function everyCard(state: State): string[] {
  const { jobs, pool, jobDeck, henchmanDeck, seats } = state;
  return [
    ...lying(jobs),
    ...lying(pool),
    ...state.underway,
    ...[jobDeck, henchmanDeck].flatMap(({ cards, top }) => [...cards, ...top]),
    ...state.jobDiscards,
    ...state.henchmanDiscards,
    ...state.snitches,
    ...state.lost,
    ...state.gone,
    ...state.box,
    ...seats.flatMap(({ gang, hospital, done, dealt }) => [
      ...[...gang, ...hospital].flatMap(cardsOf),
      ...done,
      ...dealt,
    ]),
  ];
}

const cardsOf = ({ card, learned }: Member): string[] => (learned === undefined ? [card] : [card, learned]);

/** C1. The cards that the pack puts into a game by now: later chapters wait outside, resources are a variant. */
function expectedCards(state: State, { bosses, henchmen, jobs, snitches, resources }: Pack): string[] {
  const begun = [...jobs.values(), ...snitches.values()].filter(({ chapter }) => chapter <= state.chapter);
  return [
    ...bosses.keys(),
    ...henchmen.keys(),
    ...begun.map(({ id }) => id),
    ...(state.options.resources ? resources.keys() : []),
  ];
}

export function countComponents(state: State): Record<string, number> {
  const { bosses, henchmen, jobs, snitches, resources } = packOf(state);
  const cards = everyCard(state);
  const later = (kind: Pack['jobs'] | Pack['snitches']): number =>
    [...kind.values()].filter(({ chapter }) => chapter > state.chapter).length;
  const count = (kind: ReadonlyMap<string, unknown>): number => cards.filter((card) => kind.has(card)).length;
  return {
    bosses: count(bosses),
    henchmen: count(henchmen),
    jobs: count(jobs) + later(jobs),
    snitches: count(snitches) + later(snitches),
    resources: count(resources),
  };
}

/** What keeps an edited state from being a real one. */
export function faultsOf(state: State): readonly Fault[] {
  const pack = packOf(state);
  const seats = state.seats.length;
  const faults: Fault[] = [];
  const check = (holds: boolean, invariant: string, message: string): void => {
    if (!holds) faults.push({ invariant, message });
  };
  check(seats >= 2 && seats <= 5, 'C4', `${seats} seats can't play.`);
  check(
    state.jobs.length === 5 && state.pool.length === 5,
    'S2',
    'There must be five spaces for jobs and five in the pool.',
  );

  const cards = everyCard(state);
  const expected = new Set(expectedCards(state, pack));
  for (const card of new Set(cards)) {
    check(expected.has(card), 'C1', `The card ${card} does not belong to this game.`);
    check(cards.indexOf(card) === cards.lastIndexOf(card), 'C1', `The card ${card} is in two places.`);
  }
  for (const card of expected) check(cards.includes(card), 'C1', `The card ${card} is missing.`);

  const kinds: [string, readonly string[], (card: string) => boolean][] = [
    ['jobs', [...lying(state.jobs), ...state.underway, ...state.jobDiscards], (card) => pack.jobs.has(card)],
    [
      'pool',
      [...lying(state.pool), ...deckCards(state.henchmanDeck), ...state.henchmanDiscards],
      (card) => pack.henchmen.has(card),
    ],
    [
      'jobDeck',
      deckCards(state.jobDeck),
      (card) => (pack.jobs.get(card) ?? pack.snitches.get(card))?.chapter === state.chapter,
    ],
    ['snitches', state.snitches, (card) => pack.snitches.has(card)],
  ];
  for (const [place, there, fits] of kinds)
    for (const card of there) check(fits(card), 'C1', `The card ${card} can't be in ${place}.`);

  for (const [seat, { gang, hospital, done }] of state.seats.entries()) {
    const started = gang.length > 0 || state.stack.some(({ step }) => step === 'dealBosses');
    check(started, 'S1', `Seat ${seat} has no boss.`);
    for (const [i, member] of gang.entries())
      check(
        (i === 0 ? pack.bosses : pack.henchmen).has(member.card),
        'S1',
        `Seat ${seat}: a gang is one boss, then henchmen.`,
      );
    for (const { card } of hospital)
      check(pack.henchmen.has(card), 'Q7', `Seat ${seat}: only henchmen lie in a hospital.`);
    for (const card of done) check(pack.jobs.has(card), 'A2', `Seat ${seat}: ${card} is no job.`);
    for (const { learned } of [...gang, ...hospital])
      check(
        learned === undefined || pack.jobs.get(learned)?.alone.learn !== undefined,
        'W9',
        `${learned} teaches nothing.`,
      );
  }
  const named = [
    state.turn.seat,
    ...state.turn.gangs,
    ...state.jobDeck.seenBy,
    ...state.henchmanDeck.seenBy,
    ...state.stack.flatMap(seatsIn),
  ];
  for (const seat of named) check(seat < seats, 'C4', `There is no seat ${seat}.`);
  for (const frame of state.stack) {
    const absent = ('crew' in frame ? frame.crew : []).find(
      (card) => !state.seats.some(({ gang }) => gang.some((member) => member.card === card)),
    );
    check(absent === undefined, 'A2', `${absent} took part in a job, but is in no gang.`);
  }
  check(
    (state.stack.length === 0) === (state.endedBy !== undefined),
    'H5',
    'A game has ended exactly when no step is pending.',
  );
  return faults;
}

const deckCards = ({ cards, top }: State['jobDeck']): string[] => [...cards, ...top];

const seatsIn = (frame: State['stack'][number]): number[] => [
  ...('seat' in frame ? [frame.seat] : []),
  ...('by' in frame && typeof frame.by === 'number' ? [frame.by] : []),
];
