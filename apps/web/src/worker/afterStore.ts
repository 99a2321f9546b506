import type { Review } from '@getaway/bots';
import { listUpTo, textUpTo, wholeNumber } from '@getaway/kernel';
import { type PlayedGame, playedGameSchema } from '@getaway/table';
import { type DBSchema, openDB } from 'idb';
import * as v from 'valibot';

const movePart = v.looseObject({ move: textUpTo(200) });

/** A decision that the player can try again. */
const practiceSchema = v.object({
  /** The id of the game. Together with `number` it identifies the decision. */
  id: textUpTo(200),
  place: v.picklist(['local', 'online']),
  game: textUpTo(200),
  number: wholeNumber,
  seat: wholeNumber,
  players: listUpTo(v.object({ name: textUpTo(200), bot: v.exactOptional(textUpTo(200)) }), 10),
  /** The position. Everything that the seat could not know has been drawn again. */
  position: v.looseObject({}),
  packHash: textUpTo(200),
  pack: v.unknown(),
  played: movePart,
  best: listUpTo(movePart, 100),
  loss: v.number(),
  added: v.number(),
  /** The result of the last try; absent if the decision has not been tried yet. */
  tried: v.exactOptional(v.object({ at: v.number(), loss: v.number(), error: v.number() })),
});
export type Practice = v.InferOutput<typeof practiceSchema>;

/** The format of stored reviews. Reviews in older formats are computed again. */
const REVIEW_FORMAT = 2;
const reviewSchema = v.object({
  format: v.literal(REVIEW_FORMAT),
  review: v.looseObject({
    decisions: listUpTo(v.looseObject({}), 20_000),
    seats: listUpTo(v.looseObject({}), 10),
  }),
});

interface Schema extends DBSchema {
  /** Results by game and seat. A result is undefined if the player has removed it from the statistics. */
  readonly played: { readonly key: string; readonly value: { readonly key: string; readonly played?: unknown } };
  readonly reviews: { readonly key: string; readonly value: { readonly id: string } & object };
  readonly practice: { readonly key: string; readonly value: { readonly key: string } & object };
}

/** What is kept after games: their results, their reviews, and the decisions to practise. */
export interface AfterKeeping {
  /** Results by `playedKey`. A result is undefined if the player has removed it. */
  played(): Promise<ReadonlyMap<string, PlayedGame | undefined>>;
  putPlayed(key: string, played: PlayedGame | undefined): Promise<void>;
  review(id: string): Promise<Review | undefined>;
  putReview(id: string, review: Review): Promise<void>;
  practice(): Promise<readonly Practice[]>;
  putPractice(practice: Practice): Promise<void>;
  removePractice(key: string): Promise<void>;
}

export const playedKey = ({ id, seat }: Pick<PlayedGame, 'id' | 'seat'>): string => `${id} ${seat}`;
export const practiceKey = ({ id, number }: Pick<Practice, 'id' | 'number'>): string => `${id} ${number}`;

/**
 * Opens a separate database, so that the database of games keeps its version. Older pages in other tabs can then still
 * use the games.
 */
export async function openAfterStore(): Promise<AfterKeeping> {
  const db = await openDB<Schema>('getaway-after', 1, {
    upgrade(fresh) {
      fresh.createObjectStore('played', { keyPath: 'key' });
      fresh.createObjectStore('reviews', { keyPath: 'id' });
      fresh.createObjectStore('practice', { keyPath: 'key' });
    },
  });
  return {
    async played() {
      const records = await db.getAll('played');
      return new Map(
        records.map(({ key, played }) => {
          const read = v.safeParse(playedGameSchema, played);
          return [key, read.success ? read.output : undefined];
        }),
      );
    },
    async putPlayed(key, played) {
      await db.put('played', played === undefined ? { key } : { key, played });
    },
    async review(id) {
      const read = v.safeParse(reviewSchema, await db.get('reviews', id));
      // This cast is safe, because only `putReview` writes this format.
      return read.success ? (read.output.review as unknown as Review) : undefined;
    },
    async putReview(id, review) {
      await db.put('reviews', { id, format: REVIEW_FORMAT, review } as { id: string });
    },
    async practice() {
      const records = await db.getAll('practice');
      return records.flatMap((record) => {
        const read = v.safeParse(practiceSchema, record);
        return read.success ? [read.output] : [];
      });
    },
    async putPractice(practice) {
      await db.put('practice', { ...practice, key: practiceKey(practice) });
    },
    async removePractice(key) {
      await db.delete('practice', key);
    },
  };
}
