import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Attempt } from './refusal.ts';
import { taken } from './refusal.ts';

export interface PackName {
  readonly id: string;
  readonly hash: string;
}

/** A pack document that was read: it can be played with. */
export interface PackReading extends PackName {
  /** What is unusual about it, a sentence each. */
  readonly warnings: readonly string[];
}

/** The packs that can be played with, as clients see them. */
export interface PackShelf {
  /** The first is the default. */
  names(): readonly PackName[];
  /** Reads a pack document and keeps nothing. */
  read(document: unknown): Attempt<PackReading>;
  /** Reads a pack document and keeps it; a faulty one is refused and nothing is kept. */
  put(document: unknown): Attempt<PackReading>;
  /** The document that a pack was read from: who keeps a game for long keeps its pack with it. */
  documentOf(hash: string): unknown;
}

/**
 * Content by its hash: the same hash is always the same content, so a state that names its pack needs nothing else to be
 * understood, and looking a pack up is as pure as reading a table.
 */
export class Shelf<Pack extends { readonly id: string }> implements PackShelf {
  readonly #read: (document: unknown) => Attempt<Pack>;
  readonly #warningsAbout: (pack: Pack) => readonly string[];
  readonly #packs = new Map<string, Pack>();
  readonly #documents = new Map<string, unknown>();
  /** Rules ask for their pack some ten times a decision, and nearly always it is the same one. */
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
    // What is played with stays as it is, whatever else may be made to have its hash.
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

/** SHA-256 of any plain data, whatever the order of its fields. */
export const digestOf = (data: unknown): string => bytesToHex(sha256(utf8ToBytes(canonical(data))));

/** A short name for any plain data, whatever the order of its fields. */
export const hashOf = (data: unknown): string => digestOf(data).slice(0, 16);

function canonical(data: unknown): string {
  if (Array.isArray(data)) return `[${data.map(canonical).join()}]`;
  if (typeof data !== 'object' || data === null) return JSON.stringify(data) ?? 'null';
  const fields = Object.entries(data)
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([name, value]) => `${JSON.stringify(name)}:${canonical(value)}`).join()}}`;
}
