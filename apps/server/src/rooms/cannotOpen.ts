import type { Refusal } from '@getaway/kernel';

/** Thrown if this program can't open a table. Contains a refusal for the client. */
export class CannotOpen extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
}
