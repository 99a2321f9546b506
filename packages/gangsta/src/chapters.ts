import { newDeck, type SeatId, seatsFrom } from '@getaway/kernel';
import type { Chapter } from './content/vocabulary.ts';
import { endGame } from './end.ts';
import type { BeginChapter, EndChapter, Frame, GiveUp } from './frames.ts';
import { countSkill, countSkills, type Gangs, packOf, seatOf } from './gang.ts';
import { layJobs } from './jobs.ts';
import { receive } from './money.ts';
import { stopPresses } from './resources.ts';
import type { Automatic, Game } from './shape.ts';
import { type State, withoutGaps } from './state.ts';

/** H1, H2, H5. The number of members, including the boss (R1), that ends each chapter. */
export const THRESHOLD: Readonly<Record<Chapter, number>> = { 1: 4, 2: 7, 3: 9 };

export const endsChapter = ({ gang }: { readonly gang: readonly unknown[] }, chapter: Chapter): boolean =>
  gang.length >= THRESHOLD[chapter];

/** T3 (5), R12. Only the active player's gang can have reached the number of members that ends the chapter. */
export const checkChapter = (state: State, seat: SeatId): Frame[] =>
  endsChapter(seatOf(state, seat), state.chapter) ? [{ step: 'endChapter', seat }] : [];

/** H. Chapter I ends with income, chapter II with the gang war, and chapter III with the end of the game. */
export const endChapter: Automatic<EndChapter> = {
  run(game, { seat }) {
    const { chapter } = game.state;
    game.emit({ type: 'chapterEnded', seat, chapter });
    switch (chapter) {
      case 1:
        payOpportunity(game);
        return game.next({ step: 'beginChapter' });
      case 2:
        stopPresses(game);
        return game.next(...fightGangWar(game, seat), { step: 'beginChapter' });
      case 3:
        return endGame(game, 'members');
    }
  },
};

/** H1. Each gang gets $1 for every skill icon by which it is behind the gang with the most. */
function payOpportunity(game: Game): void {
  for (const [seat, sum] of opportunityOf(game.state).entries()) receive(game, seat, sum, 'opportunity');
}

/** H1. The sum that each seat receives at the end of chapter I. */
export function opportunityOf(gangs: Gangs): readonly number[] {
  const counts = gangs.seats.map((_, seat) => countSkills(gangs, seat));
  const most = Math.max(...counts);
  return counts.map((count) => most - count);
}

/** H2, H3, R2. First the war is decided. Then each loser gives up a henchman, in turn order from the active player. */
function fightGangWar(game: Game, first: SeatId): GiveUp[] {
  const { mercenaries, winner, choosers } = gangWarOf(game.state);
  game.emit({ type: 'gangWarFought', mercenaries, winner });
  return seatsFrom(mercenaries.length, first).flatMap((seat) => {
    const by = choosers[seat];
    return by === undefined ? [] : [{ step: 'giveUp', seat, by, cause: 'gangWar' } as const];
  });
}

export interface GangWar {
  readonly mercenaries: readonly number[];
  readonly winner: SeatId | 'nobody';
  /** H3. For each seat, who chooses the henchman that it gives up. Undefined for the winner. */
  readonly choosers: readonly (SeatId | undefined)[];
}

/** Rules H2, H3 and R2. */
export function gangWarOf(gangs: Gangs): GangWar {
  const mercenaries = gangs.seats.map((_, seat) => countSkill(gangs, seat, 'mercenary'));
  const most = Math.max(...mercenaries);
  const tied = mercenaries.filter((count) => count === most).length > 1;
  const winner = tied ? 'nobody' : mercenaries.indexOf(most);
  const choosers = mercenaries.map((count, seat) => {
    if (seat === winner) return undefined;
    const crushed = mercenaries.length === 2 && winner !== 'nobody' && most >= 2 * count;
    return crushed ? winner : seat;
  });
  return { mercenaries, winner, choosers };
}

/** H4. All cards of the old chapter that nobody owns are removed. The gangs, the pool and the henchman deck stay. */
export const beginChapter: Automatic<BeginChapter> = {
  run(game) {
    const { state } = game;
    const chapter = state.chapter === 1 ? 2 : 3;
    const { jobs, snitches } = packOf(state);
    const { jobDeck } = state;
    state.gone.push(...withoutGaps(state.jobs), ...jobDeck.cards, ...jobDeck.top, ...state.jobDiscards);
    state.jobDiscards = [];
    state.chapter = chapter;
    state.jobDeck = newDeck(
      [...jobs.values(), ...snitches.values()].filter((card) => card.chapter === chapter).map(({ id }) => id),
    );
    state.turn.again = false; // there is no extra turn, so the player to the left is next
    game.emit({ type: 'chapterBegan', chapter });
    layJobs(game);
  },
};
