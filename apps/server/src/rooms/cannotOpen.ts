import type { Refusal } from '@getaway/kernel';

/** A table that this program can't open, with a reason for the client. */
export class CannotOpen extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
}
