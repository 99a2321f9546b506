import type { Fault } from '@getaway/kernel';
import { THRESHOLD } from './chapters.ts';
import type { Pack } from './content/pack.ts';
import { canCover, packOf, seatOf, skillsOf } from './gang.ts';
import { SNITCHES_TO_END } from './snitches.ts';
import { stackFaults } from './stackFaults.ts';
import { type Member, type State, withoutGaps } from './state.ts';
import { IDLE_ROUNDS } from './turn.ts';

/** C1. Every card in the game, wherever it is. */
function everyCard(state: State): string[] {
  const { jobs, pool, jobDeck, henchmanDeck, seats } = state;
  return [
    ...withoutGaps(jobs),
    ...withoutGaps(pool),
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

/**
 * C1. The cards of the pack that belong in the game now. Cards of later chapters are not in the game yet. Resources are
 * in the game only in the variant with resources.
 */
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

export function faultsOf(state: State): readonly Fault[] {
  const seats = state.seats.length;
  const named = [
    state.turn.seat,
    ...state.turn.gangs,
    ...state.jobDeck.seenBy,
    ...state.henchmanDeck.seenBy,
    ...state.stack.flatMap(seatsIn),
  ];
  const absent = named.find((seat) => seat >= seats);
  if (seats < 2 || seats > 5) return [{ invariant: 'C4', message: `The game is for 2 to 5 players, not ${seats}.` }];
  if (absent !== undefined) return [{ invariant: 'C4', message: `There is no seat ${absent}.` }];
  const faults = [...cardFaults(state), ...seatFaults(state)];
  return faults.length > 0 ? faults : [...stackFaults(state), ...endFaults(state)];
}

const seatsIn = (frame: State['stack'][number]): number[] => [
  ...('seat' in frame ? [frame.seat] : []),
  ...('by' in frame && typeof frame.by === 'number' ? [frame.by] : []),
];

/** C1, S2. Every card is in exactly one place, where it is allowed to be. */
function cardFaults(state: State): Fault[] {
  const pack = packOf(state);
  const faults: Fault[] = [];
  const check = (holds: boolean, invariant: string, message: string): void => {
    if (!holds) faults.push({ invariant, message });
  };
  const { jobs, pool, jobDeck, henchmanDeck } = state;
  check(jobs.length === 5 && pool.length === 5, 'S2', 'There must be five spaces for jobs and five in the pool.');
  const cards = everyCard(state);
  const expected = new Set(expectedCards(state, pack));
  for (const card of new Set(cards)) {
    check(expected.has(card), 'C1', `The card ${card} does not belong to this game.`);
    check(cards.indexOf(card) === cards.lastIndexOf(card), 'C1', `The card ${card} is in two places.`);
  }
  for (const card of expected) check(cards.includes(card), 'C1', `The card ${card} is missing.`);

  const chapterOf = (card: string): number => (pack.jobs.get(card) ?? pack.snitches.get(card))?.chapter ?? 0;
  const isJob = (card: string): boolean => pack.jobs.has(card) && chapterOf(card) === state.chapter;
  const isHenchman = (card: string): boolean => pack.henchmen.has(card);
  const teaches = (card: string): boolean => pack.jobs.get(card)?.alone.learn !== undefined;
  const places: readonly [string, readonly string[], (card: string) => boolean][] = [
    ['the available jobs', withoutGaps(jobs), isJob],
    ['the middle', state.underway, isJob],
    ['the discarded jobs', state.jobDiscards, isJob],
    ['the job deck', [...jobDeck.cards, ...jobDeck.top], (card) => chapterOf(card) === state.chapter],
    ['the pool', withoutGaps(pool), isHenchman],
    ['the henchman deck', [...henchmanDeck.cards, ...henchmanDeck.top], isHenchman],
    ['the discarded henchmen', state.henchmanDiscards, isHenchman],
    ['the revealed snitches', state.snitches, (card) => pack.snitches.has(card)],
    ['the cards that were lost', state.lost, (card) => isHenchman(card) || teaches(card)],
    ['the cards of past chapters', state.gone, (card) => chapterOf(card) > 0 && chapterOf(card) < state.chapter],
    ['the box', state.box, (card) => pack.bosses.has(card) || pack.resources.has(card)],
  ];
  for (const [place, there, fits] of places)
    for (const card of there) check(fits(card), 'C1', `The card ${card} can't be among ${place}.`);
  for (const { top, seenBy } of [jobDeck, henchmanDeck]) {
    const known = top.length === 0 ? seenBy.length === 0 : seenBy.length > 0;
    check(
      known && new Set(seenBy).size === seenBy.length,
      'Q6',
      'A deck must have a fixed top card if a player has seen it, and only then.',
    );
  }
  return faults;
}

function seatFaults(state: State): Fault[] {
  const pack = packOf(state);
  const faults: Fault[] = [];
  const dealt = !state.stack.some(({ step }) => step === 'dealBosses');
  for (const [seat, { gang, hospital, done, resource }] of state.seats.entries()) {
    const check = (holds: boolean, invariant: string, message: string): void => {
      if (!holds) faults.push({ invariant, message: `Seat ${seat}: ${message}` });
    };
    const isGang = gang.every(({ card }, i) => (i === 0 ? pack.bosses : pack.henchmen).has(card));
    check(isGang && gang.length > 0 === dealt, 'S1', 'a gang must be one boss followed by henchmen.');
    check(
      hospital.every(({ card }) => pack.henchmen.has(card)),
      'Q7',
      'its hospital may contain only henchmen.',
    );
    check(
      hospital.length === 0 || (resource?.card === 'hospital' && resource.status === 'active'),
      'Q7',
      'it has henchmen in a hospital but no active hospital.',
    );
    check(
      done.every((card) => pack.jobs.has(card)),
      'A2',
      'its completed jobs contain a card that is not a job.',
    );
    for (const member of [...gang, ...hospital]) {
      const lesson = member.learned === undefined ? undefined : pack.jobs.get(member.learned)?.alone.learn;
      check(member.learned === undefined || lesson !== undefined, 'W9', `the job ${member.learned} teaches no skill.`);
      if (isGang && faults.length === 0)
        check(
          skillsOf(pack, member).filter((skill) => skill === 'leader').length < 2,
          'W9',
          'a member has the leader skill twice.',
        );
    }
    if (isGang && faults.length === 0) for (const message of resourceFaults(state, seat)) check(false, 'Q1', message);
  }
  return faults;
}

/** Rules Q1, Q2 and Q8. */
function resourceFaults(state: State, seat: number): string[] {
  const { resource, dealt, gang } = seatOf(state, seat);
  const { options, chapter, stack } = state;
  const pending = (step: State['stack'][number]['step']): boolean => stack.some((frame) => frame.step === step);
  const choosing = pending('dealBosses') || pending('dealResources') || pending('showResources');
  if (!options.resources)
    return resource === undefined && dealt.length === 0 ? [] : ['it has a resource, but this game has none.'];
  if (resource === undefined) return choosing ? [] : ['it has no resource.'];
  if (dealt.length !== 2 || !dealt.includes(resource.card)) return ['its resource is not one of the two dealt.'];
  const { card, status } = resource;
  if ((status === 'secret') !== choosing)
    return ['its resource must be secret until all seats have chosen, and only then.'];
  const war = chapter === 3 || pending('beginChapter');
  const stopped = status === 'stopped' || status === 'worthless';
  if (stopped !== (card === 'counterfeitPress' && war && chapter !== 1))
    return ['the counterfeit press must be stopped once the gang war has begun, and no other resource may be.'];
  const needs = packOf(state).resources.get(card)?.needs ?? [];
  return status === 'inactive' && canCover(packOf(state), gang, needs)
    ? ['its resource is inactive although the gang has all required skills.']
    : [];
}

/** H5, R4. The end of the game and its reason must agree with the rest of the state. */
function endFaults(state: State): Fault[] {
  const { chapter, endedBy, passes, seats, stack, snitches, turn } = state;
  const known = packOf(state).snitches;
  const revealed = snitches.filter((card) => known.get(card)?.chapter === 3).length;
  const reasons = {
    members: chapter === 3 && seatOf(state, turn.seat).gang.length >= THRESHOLD[3],
    snitches: chapter === 3 && revealed >= SNITCHES_TO_END,
    idleness: passes >= IDLE_ROUNDS * seats.length,
  };
  const faults: Fault[] = [];
  if ((stack.length === 0) !== (endedBy !== undefined))
    faults.push({ invariant: 'H5', message: 'The game must be over if no step is pending, and only then.' });
  if (endedBy !== undefined && !reasons[endedBy])
    faults.push({ invariant: 'H5', message: `The game can't have ended by ${endedBy}.` });
  if (passes > IDLE_ROUNDS * seats.length)
    faults.push({ invariant: 'R4', message: 'The number of consecutive passes would have ended the game.' });
  const { gangs } = turn;
  if (gangs.length === 1 || new Set(gangs).size < gangs.length || (gangs.length > 0 && !gangs.includes(turn.seat)))
    faults.push({
      invariant: 'Q9',
      message: 'A shared job needs at least two gangs, including that of the active player.',
    });
  const counting = stack.some(({ step }) => step === 'countSnitches');
  if (endedBy === undefined && reasons.snitches && !counting)
    faults.push({ invariant: 'H5', message: 'The third snitch of chapter III would have ended the game.' });
  return faults;
}
