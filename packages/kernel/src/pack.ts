import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Attempt } from './refusal.ts';
import { taken } from './refusal.ts';

export interface PackName {
  readonly id: string;
  readonly hash: string;
}

/** A pack document that was read successfully. */
export interface PackReading extends PackName {
  /** Unusual properties of the pack, one sentence each. */
  readonly warnings: readonly string[];
}

/** The packs that are available, as clients see them. */
export interface PackShelf {
  /** The first is the default. */
  names(): readonly PackName[];
  read(document: unknown): Attempt<PackReading>;
  put(document: unknown): Attempt<PackReading>;
  /** The document that a pack was read from, to be stored together with a game. */
  documentOf(hash: string): unknown;
}

/** Packs by hash. The same hash always means the same content, so a state only names its pack. */
export class Shelf<Pack extends { readonly id: string }> implements PackShelf {
  readonly #read: (document: unknown) => Attempt<Pack>;
  readonly #warningsAbout: (pack: Pack) => readonly string[];
  readonly #packs = new Map<string, Pack>();
  readonly #documents = new Map<string, unknown>();
  /** The pack of the last lookup. Rules look up a pack about ten times per decision, nearly always the same one. */
  #last: { readonly hash: string; readonly pack: Pack } | undefined;

  constructor(read: (document: unknown) => Attempt<Pack>, warningsAbout: (pack: Pack) => readonly string[] = () => []) {
    this.#read = read;
    this.#warningsAbout = warningsAbout;
  }

  read(document: unknown): Attempt<PackReading> {
    const reading = this.#read(document);
    return 'refusal' in reading ? reading : taken(this.#told(reading.ok, hashOf(document)));
  }

  put(document: unknown): Attempt<PackReading> {
    const reading = this.#read(document);
    if ('refusal' in reading) return reading;
    const hash = hashOf(document);
    // A pack in use is never replaced, not even by another document with the same hash.
    if (!this.#packs.has(hash)) {
      this.#packs.set(hash, reading.ok);
      this.#documents.set(hash, document);
    }
    return taken(this.#told(reading.ok, hash));
  }

  #told(pack: Pack, hash: string): PackReading {
    return { id: pack.id, hash, warnings: this.#warningsAbout(pack) };
  }

  names(): readonly PackName[] {
    return [...this.#packs].map(([hash, { id }]) => ({ id, hash }));
  }

  documentOf(hash: string): unknown {
    return this.#documents.get(hash);
  }

  get(hash: string): Pack {
    if (this.#last?.hash === hash) return this.#last.pack;
    const pack = this.#packs.get(hash);
    if (pack === undefined) throw new Error(`no pack ${hash} on the shelf`);
    this.#last = { hash, pack };
    return pack;
  }
}

/** SHA-256 of plain data, independent of the order of fields. */
export const digestOf = (data: unknown): string => bytesToHex(sha256(utf8ToBytes(canonical(data))));

/** A short hash of plain data, independent of the order of fields. */
export const hashOf = (data: unknown): string => digestOf(data).slice(0, 16);

function canonical(data: unknown): string {
  if (Array.isArray(data)) return `[${data.map(canonical).join()}]`;
  if (typeof data !== 'object' || data === null) return JSON.stringify(data) ?? 'null';
  const fields = Object.entries(data)
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([name, value]) => `${JSON.stringify(name)}:${canonical(value)}`).join()}}`;
}
