import type { Refusal } from '@getaway/kernel';

/** A table that this program can't open, for a reason that whoever asks can be told. */
export class CannotOpen extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
}
