import * as v from 'valibot';
import { textUpTo } from './bounded.ts';
import type { Definition } from './definition.ts';
import type { PackName } from './pack.ts';
import { type Attempt, type RefusalCode, read, refused, taken } from './refusal.ts';
import type { Shape } from './shape.ts';

export interface Heading {
  readonly format: string;
  readonly version: number;
  readonly game: string;
  readonly rules: number;
  readonly pack: PackName;
}

export const wholeNumber = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const MAX_NAMED = 100;

export const headingFields = {
  format: textUpTo(MAX_NAMED),
  version: wholeNumber,
  game: textUpTo(MAX_NAMED),
  rules: wholeNumber,
  pack: v.object({ id: textUpTo(MAX_NAMED), hash: textUpTo(MAX_NAMED) }),
};

export interface Kind {
  readonly format: string;
  readonly version: number;
  readonly code: RefusalCode;
  readonly what: string;
}

export function headingOf<G extends Shape>(
  definition: Definition<G>,
  { format, version }: Kind,
  hash: string,
): Heading {
  const pack = definition.packs.names().find((name) => name.hash === hash);
  if (pack === undefined) throw new Error(`no pack ${hash} on the shelf`);
  return { format, version, game: definition.id, rules: definition.rulesVersion, pack };
}

/**
 * Reads only the heading of a document. Refuses a document of another kind, version, game or rules version, and a
 * document whose pack is not available.
 */
export function readHeading<G extends Shape>(
  definition: Definition<G>,
  document: unknown,
  kind: Kind,
): Attempt<Heading> {
  const { code, what } = kind;
  const reading = read(v.object(headingFields), document, kind);
  if ('refusal' in reading) return reading;
  const { format, version, game, rules, pack } = reading.ok;
  if (format !== kind.format) return refused(code, `${what}: the format is "${format}", not "${kind.format}".`);
  if (version !== kind.version)
    return refused(code, `${what}: it has version ${version}; this program reads version ${kind.version}.`);
  if (game !== definition.id)
    return refused(code, `${what}: it belongs to the game "${game}", not "${definition.id}".`);
  if (rules !== definition.rulesVersion)
    return refused(code, `${what}: it was played by rules version ${rules}; this is ${definition.rulesVersion}.`);
  if (!definition.packs.names().some(({ id, hash }) => hash === pack.hash && id === pack.id))
    return refused(code, `${what}: its content pack "${pack.id}" (${pack.hash}) is not here.`);
  return taken(reading.ok);
}
