import type { PlayedGame } from '@getaway/table';
import { type AfterKeeping, type Practice, practiceKey } from '../afterStore.ts';

/** A store in memory for results, reviews and decisions to practise, for tests without a browser. */
export function memoryAfterStore(): AfterKeeping {
  const played = new Map<string, PlayedGame | undefined>();
  const reviews = new Map<string, Awaited<ReturnType<AfterKeeping['review']>>>();
  const practices = new Map<string, Practice>();
  return {
    played: () => Promise.resolve(new Map(played)),
    putPlayed: (key, game) => Promise.resolve(void played.set(key, structuredClone(game))),
    review: (id) => Promise.resolve(reviews.get(id)),
    putReview: (id, review) => Promise.resolve(void reviews.set(id, review)),
    practice: () => Promise.resolve([...practices.values()]),
    putPractice: (one) => Promise.resolve(void practices.set(practiceKey(one), structuredClone(one))),
    removePractice: (key) => Promise.resolve(void practices.delete(key)),
  };
}
