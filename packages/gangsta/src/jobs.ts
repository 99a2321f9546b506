import { drawCard } from '@getaway/kernel';
import { reshuffleIfEmpty } from './decks.ts';
import type { RefillJobs } from './frames.ts';
import { packOf } from './gang.ts';
import type { Automatic, Game } from './shape.ts';
import { GAP } from './state.ts';

/**
 * S2, H4. Reveals cards until there are five jobs. A snitch that appears here has no effect and is shuffled back in.
 */
export function layJobs(game: Game): void {
  const { state } = game;
  const { snitches } = packOf(state);
  const back: string[] = [];
  for (const space of state.jobs.keys()) {
    let card = drawCard(game, state.jobDeck);
    while (snitches.has(card)) {
      back.push(card);
      card = drawCard(game, state.jobDeck);
    }
    state.jobs[space] = card;
    game.emit({ type: 'jobLaid', job: card, space });
  }
  state.jobDeck.cards.push(...back);
}

/** A7, N3. Fills one gap at a time. A snitch takes effect before the gap is filled. */
export const refillJobs: Automatic<RefillJobs> = {
  run(game) {
    const { state } = game;
    const space = state.jobs.indexOf(GAP);
    if (space < 0 || !reshuffleIfEmpty(game, 'jobs')) return;
    const card = drawCard(game, state.jobDeck);
    const snitch = packOf(state).snitches.get(card);
    if (snitch === undefined) {
      state.jobs[space] = card;
      game.emit({ type: 'jobLaid', job: card, space });
      game.next({ step: 'refillJobs' });
    } else {
      state.snitches.push(card);
      game.emit({ type: 'snitchRevealed', snitch: card, number: snitch.number });
      game.next({ step: 'followSnitch' }, { step: 'refillJobs' });
    }
  },
};
