import type { Review } from '@getaway/bots/review';

/** Called with the number of choices that are left. */
type OnProgress = (left: number) => void;

/** A review that has been started. Several callers can follow its progress. */
export class StartedReview {
  readonly review: Promise<Review | undefined>;
  readonly #followers: OnProgress[] = [];
  #left: number | undefined;

  constructor(begin: (onProgress: OnProgress) => Promise<Review | undefined>) {
    this.review = begin((left) => {
      this.#left = left;
      for (const follow of this.#followers) follow(left);
    });
  }

  follow(onProgress: OnProgress): void {
    this.#followers.push(onProgress);
    if (this.#left !== undefined) onProgress(this.#left);
  }
}
