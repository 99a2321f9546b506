import { type Chance, dreamDeck, type SeatId, shuffle, type Viewer } from '@getaway/kernel';
import { cloneState } from './clone.ts';
import { CHAPTERS, type Chapter, type ResourceId } from './content/vocabulary.ts';
import type { Frame } from './frames.ts';
import { packOf, seatOf } from './gang.ts';
import type { State } from './state.ts';
import { maySeeJobs } from './view.ts';

/** R8. A random state that the viewer can't tell from the true one. Every secret is drawn again. */
export function determinise(state: State, viewer: Viewer, dream: Chance): State {
  const dreamt = cloneState(state);
  dreamt.chance = dream;
  dreamDeck(dreamt.henchmanDeck, viewer, dream);
  dreamDeck(dreamt.jobDeck, viewer, dream, (deck) => {
    deck.cards = dreamJobs(dreamt, viewer, { chapter: state.chapter, unseen: deck.cards, dream });
  });
  for (const chapter of CHAPTERS)
    if (chapter < state.chapter) dreamt.gone = dreamJobs(dreamt, viewer, { chapter, unseen: dreamt.gone, dream });
  dreamt.gone.sort();
  dreamt.henchmanDeck.cards.sort();
  dreamResources(dreamt, viewer, dream);
  return dreamt;
}

/** While one of these steps is pending, everybody has just seen which job was done. So that job is no secret. */
const REWARDS: readonly Frame['step'][] = [
  'steal',
  'divert',
  'assassinate',
  'giveUp',
  'mobiliseGang',
  'recruitAtOnce',
  'learn',
];

/**
 * Draws the completed jobs of other seats again. Each can be any job that the viewer can't see. Returns the new list of
 * the unseen cards.
 */
function dreamJobs(state: State, viewer: Viewer, { chapter, unseen, dream }: Unseen): string[] {
  const rivals = state.seats.filter((_, seat) => !maySeeJobs(state, seat, viewer));
  const atHand = state.stack.some(({ step }) => REWARDS.includes(step))
    ? seatOf(state, state.turn.seat).done.slice(-1)
    : [];
  const isSecret = (card: string): boolean =>
    packOf(state).jobs.get(card)?.chapter === chapter && !atHand.includes(card);
  const bag = [...unseen.filter(isSecret), ...rivals.flatMap(({ done }) => done.filter(isSecret))];
  shuffle(bag.sort(), dream);
  const swap = (cards: readonly string[]): string[] =>
    cards.map((card) => (isSecret(card) ? (bag.pop() ?? card) : card));
  for (const rival of rivals) rival.done = swap(rival.done);
  return swap(unseen);
}

interface Unseen {
  readonly chapter: Chapter;
  /**
   * Cards that the viewer can't see: either the job deck, or the cards removed at the end of past chapters. The
   * completed jobs of other seats are not in this list.
   */
  readonly unseen: readonly string[];
  readonly dream: Chance;
}

/**
 * Q1. Draws again the secret resources of the other seats and the resources that are out of the game. Revealed
 * resources stay the same.
 */
function dreamResources(state: State, viewer: Viewer, dream: Chance): void {
  const { resources } = packOf(state);
  const isResource = (card: string): card is ResourceId => resources.has(card);
  const rivals = state.seats.map((_, seat) => seat).filter((seat) => seat !== viewer);
  const bag = [...rivals.flatMap((seat) => secretsOf(state, seat)), ...state.box.filter(isResource)];
  shuffle(bag.sort(), dream);
  const next = (): ResourceId => bag.pop() as ResourceId;
  for (const seat of rivals) {
    const rival = seatOf(state, seat);
    const shown = rival.resource?.status === 'secret' ? undefined : rival.resource?.card;
    rival.dealt = rival.dealt.map((card) => (card === shown ? card : next()));
    if (rival.resource?.status === 'secret') rival.resource = { card: rival.dealt[0] as ResourceId, status: 'secret' };
  }
  state.box = state.box.map((card) => (isResource(card) ? next() : card));
}

function secretsOf(state: State, seat: SeatId): ResourceId[] {
  const { dealt, resource } = seatOf(state, seat);
  return dealt.filter((card) => resource?.status === 'secret' || card !== resource?.card);
}
