import * as v from 'valibot';
import { listUpTo, recordUpTo, textUpTo } from './bounded.ts';
import type { Definition } from './definition.ts';
import { type Heading, headingFields, headingOf, type Kind, readHeading, wholeNumber } from './document.ts';
import { ImpossibleDraw } from './game.ts';
import { type Entry, Match, UnusedDraws } from './match.ts';
import { loadPosition, type Position } from './position.ts';
import { type Attempt, read, refused, taken } from './refusal.ts';
import { readSetup } from './setup.ts';
import type { Shape } from './shape.ts';

/** How the game of a journal began: with a seed, or at a position. */
type Opening<G extends Shape> =
  | {
      readonly seed: string;
      readonly players: number;
      readonly options: G['options'];
      /** The draws of the setup. */
      readonly draws: readonly number[];
    }
  | { readonly position: Position<G> };

/** A whole game: how it began, and every choice with the draws it led to. It plays again without the generator. */
export type Journal<G extends Shape> = Heading & Opening<G> & { readonly entries: readonly Entry<G>[] };

const KIND: Kind = { format: 'getaway-journal', version: 1, code: 'badJournal', what: 'The journal' };

export function journalOf<G extends Shape>(match: Match<G>): Journal<G> {
  const { definition, origin, state } = match;
  const { entries } = match;
  const heading = headingOf(definition, KIND, state.pack);
  if ('seed' in origin) {
    const { players, options } = origin.setup;
    return { ...heading, seed: origin.seed, players, options, draws: origin.draws, entries };
  }
  const position = { ...heading, format: 'getaway-position', number: origin.number, state: origin.position };
  return { ...heading, position, entries };
}

/** Far more than any game needs: a choice leads to some thirty draws, a game to some hundred choices. */
const MOST_DRAWS = 1000;
const MOST_ENTRIES = 20_000;
const MOST_SEED = 1000;
const MOST_OPTIONS = 50;
const MOST_NAME = 100;

const draws = listUpTo(wholeNumber, MOST_DRAWS);
const entries = listUpTo(
  v.strictObject({ seat: wholeNumber, move: v.looseObject({ move: textUpTo(MOST_NAME) }), draws }),
  MOST_ENTRIES,
);
const seeded = v.strictObject({
  ...headingFields,
  seed: textUpTo(MOST_SEED),
  players: wholeNumber,
  options: recordUpTo(textUpTo(MOST_NAME), v.unknown(), MOST_OPTIONS),
  draws,
  entries,
});
const continued = v.strictObject({ ...headingFields, position: v.unknown(), entries });

/** Plays a journal up to `at` entries (all, if left out). One that does not fit is refused and names the entry. */
export function replay<G extends Shape>(definition: Definition<G>, document: unknown, at?: number): Attempt<Match<G>> {
  const begun = begin(definition, document);
  if ('refusal' in begun) return begun;
  const { match, entries } = begun.ok;
  const count = at ?? entries.length;
  if (!Number.isInteger(count) || count < 0 || count > entries.length)
    return refused('badJournal', `The journal has ${entries.length} entries; ${String(at)} of them can't be played.`);
  for (const [index, entry] of entries.slice(0, count).entries()) {
    const trouble = playEntry(match, entry);
    if (trouble !== undefined) return refused('badJournal', `The journal does not fit at entry ${index}: ${trouble}`);
  }
  return taken(match);
}

interface Begun<G extends Shape> {
  readonly match: Match<G>;
  readonly entries: readonly LooseEntry[];
}

type LooseEntry = v.InferOutput<typeof entries>[number];

function begin<G extends Shape>(definition: Definition<G>, document: unknown): Attempt<Begun<G>> {
  const heading = readHeading(definition, document, KIND);
  if ('refusal' in heading) return heading;
  if (typeof document === 'object' && document !== null && 'position' in document) {
    const reading = read(continued, document, KIND);
    if ('refusal' in reading) return reading;
    const loaded = loadPosition(definition, reading.ok.position);
    return 'refusal' in loaded
      ? refused('badJournal', loaded.refusal.message)
      : taken({ match: loaded.ok, entries: reading.ok.entries });
  }
  const reading = read(seeded, document, KIND);
  if ('refusal' in reading) return reading;
  const { players, options, seed, draws, pack, entries } = reading.ok;
  const setup = readSetup(definition, { players, options, pack: pack.hash });
  if ('refusal' in setup) return refused('badJournal', `The journal: ${setup.refusal.message}`);
  try {
    const match = Match.start(definition, setup.ok, { seed, draws });
    const made = 'seed' in match.origin ? match.origin.draws.length : 0;
    if (made === draws.length) return taken({ match, entries });
    return refused('badJournal', `The journal does not fit at its setup: ${toldTooFew(made, draws.length)}`);
  } catch (error) {
    return refused('badJournal', `The journal does not fit at its setup: ${drawTrouble(error)}`);
  }
}

const toldTooFew = (made: number, told: number): string => `${made} draws are made, ${told} are told.`;

/** Plays one entry; says what is wrong if it can't be. */
export function playEntry<G extends Shape>(match: Match<G>, entry: LooseEntry): string | undefined {
  const legal = match.find(entry.seat, entry.move);
  if ('refusal' in legal) return legal.refusal.message;
  try {
    const { entry: played } = match.play(legal.ok, entry.draws);
    const made = played.draws.length;
    return made === entry.draws.length ? undefined : toldTooFew(made, entry.draws.length);
  } catch (error) {
    return drawTrouble(error);
  }
}

function drawTrouble(error: unknown): string {
  if (error instanceof ImpossibleDraw || error instanceof UnusedDraws) return `${error.message}.`;
  throw error;
}
