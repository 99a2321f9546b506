import type { Definition } from './definition.ts';
import { type Fairness, faultIn, seedOf } from './fairness.ts';
import { type LooseEntry, type Opened, openJournal } from './journal.ts';
import { Match } from './match.ts';
import type { Shape } from './shape.ts';

/** Whether the draws of a game are those that its seed leads to, and whether anybody could have chosen that seed. */
export type Verification =
  /** Every draw follows from the seed, and the seed from what was committed and pledged before. */
  | { readonly verdict: 'verified'; readonly draws: number; readonly seed: string; readonly fair: Fairness }
  /** Every draw follows from the seed, which somebody gave. */
  | { readonly verdict: 'seedGiven'; readonly draws: number; readonly seed: string }
  /** Nothing is wrong, but nothing can be said either. */
  | { readonly verdict: 'unverifiable'; readonly because: Unverifiable; readonly message: string }
  | { readonly verdict: 'wrong'; readonly because: Wrong; readonly entry?: number; readonly fair?: Fairness };

/** Other rules, a pack that is not here, a game that went on from a position, no proof, or no journal that can be read. */
export type Unverifiable = 'rules' | 'pack' | 'position' | 'noProof' | 'unreadable';

/**
 * The secret is not the one that was committed to, a value not the one that was pledged, the seed does not follow from them, a
 * draw does not follow from the seed, or a choice is none. Where an entry is named it is the first; none is the setup.
 */
export type Wrong = 'commitment' | 'pledge' | 'seed' | 'draw' | 'choice';

/** Plays the game of a journal again from its seed alone, and holds every draw against the one that is told. */
export function verify<G extends Shape>(definition: Definition<G>, document: unknown): Verification {
  const opened = openJournal(definition, document);
  if ('refusal' in opened) return unverifiable(opened.because, opened.refusal.message);
  if (!('seed' in opened.ok)) return unverifiable('position', 'The game went on from a position.');
  const { fair, seed } = opened.ok;
  const found = compare(definition, opened.ok);
  if (fair === undefined) {
    // Without a proof the draws may have been told, or come from the generator of an older version.
    if ('because' in found) return unverifiable('noProof', 'The journal has no proof of its draws.');
    return { verdict: 'seedGiven', draws: found.draws, seed };
  }
  const fault = faultIn(fair) ?? (seedOf(fair) === seed ? undefined : 'seed');
  if (fault !== undefined) return { verdict: 'wrong', because: fault, fair };
  if ('because' in found) return { verdict: 'wrong', ...found, fair };
  return { verdict: 'verified', draws: found.draws, seed, fair };
}

const unverifiable = (because: Unverifiable, message: string): Verification => ({
  verdict: 'unverifiable',
  because,
  message,
});

type Compared = { readonly draws: number } | { readonly because: 'draw' | 'choice'; readonly entry?: number };

function compare<G extends Shape>(
  definition: Definition<G>,
  { setup, seed, draws, entries }: Extract<Opened<G>, { readonly seed: string }>,
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
