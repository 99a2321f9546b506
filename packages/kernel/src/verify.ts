import type { Definition } from './definition.ts';
import type { LooseEntry } from './entry.ts';
import { type Fairness, faultIn, seedOf } from './fairness.ts';
import { type OpenedJournal, openJournal } from './journal.ts';
import { Match } from './match.ts';
import type { Shape } from './shape.ts';

/** Whether the draws of a game follow from its seed, and whether anybody could have chosen the seed. */
export type Verification =
  /** Every draw follows from the seed, and the seed follows from the secret and the values. */
  | { readonly verdict: 'verified'; readonly draws: number; readonly seed: string; readonly fair: Fairness }
  /** Every draw follows from the seed, but the seed has no proof, so somebody may have chosen it. */
  | { readonly verdict: 'seedGiven'; readonly draws: number; readonly seed: string }
  /** The game can't be checked. Nothing is known to be wrong. */
  | { readonly verdict: 'unverifiable'; readonly because: UnverifiableReason; readonly message: string }
  | {
      readonly verdict: 'wrong';
      readonly because: VerificationFault;
      readonly entry?: number;
      readonly fair?: Fairness;
    };

/**
 * Why a game can't be checked. `rules`: it was played under another rules version. `pack`: its pack is not available.
 * `position`: it was continued from a position. `noProof`: the draws don't follow from the seed, which has no proof.
 * `unreadable`: the document is not a journal of this game.
 */
export type UnverifiableReason = 'rules' | 'pack' | 'position' | 'noProof' | 'unreadable';

/**
 * What is wrong. `commitment`: the secret doesn't match its hash. `pledge`: a value doesn't match its hash. `seed`: the
 * seed doesn't follow from the secret and the values. `draw`: a draw doesn't follow from the seed. `choice`: a choice
 * was illegal.
 */
export type VerificationFault = 'commitment' | 'pledge' | 'seed' | 'draw' | 'choice';

/** Replays a journal with only its seed, and compares the draws with the recorded ones. */
export function verify<G extends Shape>(definition: Definition<G>, document: unknown): Verification {
  const opened = openJournal(definition, document);
  if ('refusal' in opened) return unverifiable(opened.because, opened.refusal.message);
  if (!('seed' in opened.ok)) return unverifiable('position', 'The game went on from a position.');
  const { fair, seed } = opened.ok;
  const found = compare(definition, opened.ok);
  if (fair === undefined) {
    // Without a proof, a mismatch is no fault: a test or an older generator may have made the draws.
    if ('because' in found) return unverifiable('noProof', 'The journal has no proof of its draws.');
    return { verdict: 'seedGiven', draws: found.draws, seed };
  }
  const fault = faultIn(fair) ?? (seedOf(fair) === seed ? undefined : 'seed');
  if (fault !== undefined) return { verdict: 'wrong', because: fault, fair };
  if ('because' in found) return { verdict: 'wrong', ...found, fair };
  return { verdict: 'verified', draws: found.draws, seed, fair };
}

const unverifiable = (because: UnverifiableReason, message: string): Verification => ({
  verdict: 'unverifiable',
  because,
  message,
});

type Compared = { readonly draws: number } | { readonly because: 'draw' | 'choice'; readonly entry?: number };

function compare<G extends Shape>(
  definition: Definition<G>,
  { setup, seed, draws, entries }: Extract<OpenedJournal<G>, { readonly seed: string }>,
): Compared {
  const match = Match.start(definition, setup, { seed });
  if (!('seed' in match.origin) || !isSame(match.origin.draws, draws)) return { because: 'draw' };
  let count = draws.length;
  for (const [entry, told] of entries.entries()) {
    const because = compareEntry(match, told);
    if (because !== undefined) return { because, entry };
    count += told.draws.length;
  }
  return { draws: count };
}

function compareEntry<G extends Shape>(
  match: Match<G>,
  { seat, move, draws }: LooseEntry,
): 'draw' | 'choice' | undefined {
  const legal = match.find(seat, move);
  if ('refusal' in legal) return 'choice';
  return isSame(match.play(legal.ok).entry.draws, draws) ? undefined : 'draw';
}

const isSame = (some: readonly number[], others: readonly number[]): boolean =>
  some.length === others.length && some.every((draw, i) => draw === others[i]);
