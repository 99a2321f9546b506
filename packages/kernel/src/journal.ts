import * as v from 'valibot';
import { listUpTo, recordUpTo, textUpTo } from './bounded.ts';
import type { Definition, Setup } from './definition.ts';
import { type Heading, headingFields, headingOf, type Kind, readHeading, wholeNumber } from './document.ts';
import { drawsSchema, type Entry, entrySchema, type LooseEntry, type Played } from './entry.ts';
import { type Beginning, type Fairness, fairnessSchema } from './fairness.ts';
import { ImpossibleDraw } from './game.ts';
import { Match, UnusedDraws } from './match.ts';
import { loadPosition, type Position } from './position.ts';
import { type Attempt, type Refusal, read, refused, taken } from './refusal.ts';
import { readSetup } from './setup.ts';
import type { Shape } from './shape.ts';

type Opening<G extends Shape> =
  | {
      readonly seed: string;
      readonly players: number;
      readonly options: G['options'];
      readonly draws: readonly number[];
      /** The proof that nobody chose the seed. It is absent if somebody chose the seed. */
      readonly fair?: Fairness;
    }
  | { readonly position: Position<G> };

/** A whole game: how it began, and every choice with its draws. Replaying it needs no random generator. */
export type Journal<G extends Shape> = Heading & Opening<G> & { readonly entries: readonly Entry<G>[] };

const KIND: Kind = { format: 'getaway-journal', version: 1, code: 'badJournal', what: 'The journal' };

export function journalOf<G extends Shape>(match: Match<G>): Journal<G> {
  const { definition, origin, state } = match;
  const { entries } = match;
  const heading = headingOf(definition, KIND, state.pack);
  if ('seed' in origin) {
    const { players, options } = origin.setup;
    const fair = origin.fair === undefined ? {} : { fair: origin.fair };
    return { ...heading, seed: origin.seed, ...fair, players, options, draws: origin.draws, entries };
  }
  const position = { ...heading, format: 'getaway-position', number: origin.number, state: origin.position };
  return { ...heading, position, entries };
}

/** A limit far above the number of choices in a game, which is a few hundred. */
const MAX_ENTRIES = 20_000;
const MAX_SEED = 1000;
const MAX_OPTIONS = 50;
const MAX_NAME = 100;

const entries = listUpTo(entrySchema, MAX_ENTRIES);
const seeded = v.strictObject({
  ...headingFields,
  seed: textUpTo(MAX_SEED),
  fair: v.exactOptional(fairnessSchema),
  players: wholeNumber,
  options: recordUpTo(textUpTo(MAX_NAME), v.unknown(), MAX_OPTIONS),
  draws: drawsSchema,
  entries,
});
const continued = v.strictObject({ ...headingFields, position: v.unknown(), entries });

export type Replayed<G extends Shape> = Played<G> | Pick<Played<G>, 'events'>;

/**
 * Replays a journal, or its first `at` entries. `follow` is called for the setup and for each entry. If an entry
 * doesn't fit, the refusal names it.
 */
export function replay<G extends Shape>(
  definition: Definition<G>,
  document: unknown,
  at?: number,
  follow?: (step: Replayed<G>) => void,
): Attempt<Match<G>> {
  const begun = begin(definition, document);
  if ('refusal' in begun) return begun;
  const { match, entries } = begun.ok;
  const count = at ?? entries.length;
  if (!Number.isInteger(count) || count < 0 || count > entries.length)
    return refused('badJournal', `The journal has ${entries.length} entries; ${String(at)} of them can't be played.`);
  follow?.({ events: match.events });
  for (const [index, entry] of entries.slice(0, count).entries()) {
    const played = playEntry(match, entry);
    if ('refusal' in played)
      return refused('badJournal', `The journal does not fit at entry ${index}: ${played.refusal.message}`);
    follow?.(played.ok);
  }
  return taken(match);
}

interface Begun<G extends Shape> {
  readonly match: Match<G>;
  readonly entries: readonly LooseEntry[];
}

/** A well-formed journal whose rules and pack are available. It has not been replayed yet. */
export type OpenedJournal<G extends Shape> = { readonly entries: readonly LooseEntry[] } & (
  | (Beginning & { readonly setup: Setup<G>; readonly draws: readonly number[] })
  | { readonly position: unknown }
);

type NotOpened = { readonly refusal: Refusal; readonly because: 'rules' | 'pack' | 'unreadable' };

export function openJournal<G extends Shape>(
  definition: Definition<G>,
  document: unknown,
): { readonly ok: OpenedJournal<G> } | NotOpened {
  const heading = readHeading(definition, document, KIND);
  if ('refusal' in heading) return { ...heading, because: whyNotRead(definition, document) };
  if (typeof document === 'object' && document !== null && 'position' in document) {
    const reading = read(continued, document, KIND);
    if ('refusal' in reading) return { ...reading, because: 'unreadable' };
    return { ok: { position: reading.ok.position, entries: reading.ok.entries } };
  }
  const reading = read(seeded, document, KIND);
  if ('refusal' in reading) return { ...reading, because: 'unreadable' };
  const { players, options, pack, seed, fair, draws, entries } = reading.ok;
  const setup = readSetup(definition, { players, options, pack: pack.hash });
  if ('refusal' in setup)
    return { ...refused('badJournal', `The journal: ${setup.refusal.message}`), because: 'unreadable' };
  return { ok: { seed, ...(fair === undefined ? {} : { fair }), setup: setup.ok, draws, entries } };
}

function whyNotRead<G extends Shape>({ id, rulesVersion }: Definition<G>, document: unknown): NotOpened['because'] {
  const told = v.safeParse(v.object(headingFields), document);
  if (!told.success) return 'unreadable';
  const { format, version, game, rules } = told.output;
  if (format !== KIND.format || version !== KIND.version || game !== id) return 'unreadable';
  return rules === rulesVersion ? 'pack' : 'rules';
}

function begin<G extends Shape>(definition: Definition<G>, document: unknown): Attempt<Begun<G>> {
  const opened = openJournal(definition, document);
  if ('refusal' in opened) return { refusal: opened.refusal };
  const { entries } = opened.ok;
  if (!('seed' in opened.ok)) {
    const loaded = loadPosition(definition, opened.ok.position);
    return 'refusal' in loaded ? refused('badJournal', loaded.refusal.message) : taken({ match: loaded.ok, entries });
  }
  const { setup, draws } = opened.ok;
  try {
    const match = Match.start(definition, setup, opened.ok);
    const made = 'seed' in match.origin ? match.origin.draws.length : 0;
    if (made === draws.length) return taken({ match, entries });
    return refused('badJournal', `The journal does not fit at its setup: ${toldTooFew(made, draws.length)}`);
  } catch (error) {
    return refused('badJournal', `The journal does not fit at its setup: ${drawTrouble(error)}`);
  }
}

const toldTooFew = (made: number, told: number): string => `${made} draws are made, ${told} are told.`;

/** Plays one entry with its recorded draws. If the entry is refused, the match must not be used again. */
export function playEntry<G extends Shape>(match: Match<G>, entry: LooseEntry): Attempt<Played<G>> {
  const legal = match.find(entry.seat, entry.move);
  if ('refusal' in legal) return legal;
  try {
    const played = match.play(legal.ok, entry.draws, aimIn(match.definition, entry));
    const made = played.entry.draws.length;
    return made === entry.draws.length ? taken(played) : refused('badJournal', toldTooFew(made, entry.draws.length));
  } catch (error) {
    return refused('badJournal', drawTrouble(error));
  }
}

/** The bot's aim in an entry. An unreadable aim is left out, because the game does not depend on it. */
function aimIn<G extends Shape>({ schemas }: Definition<G>, { aim }: LooseEntry): G['move'] | undefined {
  const reading = v.safeParse(schemas.move, aim);
  return reading.success ? reading.output : undefined;
}

function drawTrouble(error: unknown): string {
  if (error instanceof ImpossibleDraw || error instanceof UnusedDraws) return `${error.message}.`;
  throw error;
}
