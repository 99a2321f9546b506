import { chacha20 } from '@noble/ciphers/chacha.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import * as v from 'valibot';
import { matches, textUpTo } from './bounded.ts';
import { wholeNumber } from './document.ts';

/**
 * The state of a random generator. It is part of the game's state and never part of a view. Games use the secure
 * generator. Bots, forecasts and games of older versions use the fast one.
 */
export type Chance = SecureChance | FastChance;

/** The ChaCha20 key stream with a zero nonce. Nobody can predict the next draw from earlier ones. */
export interface SecureChance {
  /** 256 bits in hexadecimal. This is a string, so that copies of the state can share it. */
  key: string;
  /** The index of the next word of the stream. */
  at: number;
}

/** An sfc32 generator: four integers. */
export interface FastChance {
  a: number;
  b: number;
  c: number;
  d: number;
}

const KEY = /^[\da-f]{64}$/u;
const WORDS_IN_BLOCK = 16;
/** The maximum number of words of a key stream. It is limited because ChaCha20 counts its blocks in 32 bits. */
const MAX_WORDS = WORDS_IN_BLOCK * 2 ** 32;

const word = v.pipe(v.number(), v.integer(), v.minValue(-0x8000_0000), v.maxValue(0x7fff_ffff));

export const chanceSchema: v.GenericSchema<unknown, Chance> = v.union([
  v.strictObject({
    key: v.pipe(textUpTo(64), matches(KEY)),
    at: v.pipe(wholeNumber, v.maxValue(MAX_WORDS - 1)),
  }),
  v.strictObject({ a: word, b: word, c: word, d: word }),
]);

/** The generator for games. The seed can be any text. */
export function secureChance(seed: string): SecureChance {
  return { key: bytesToHex(sha256(utf8ToBytes(`getaway draws 1\n${seed}`))), at: 0 };
}

/** The generator for bots, forecasts and tests. The seed can be any text. Similar seeds give unrelated draws. */
export function seededChance(seed: string): FastChance {
  const chance: FastChance = { a: 0x9e3779b9 | 0, b: 0x243f6a88 | 0, c: 0xb7e15162 | 0, d: 1 };
  for (let i = 0; i < seed.length; i += 1) {
    chance.a = Math.imul(chance.a ^ seed.charCodeAt(i), 0x85ebca6b);
    nextFastWord(chance);
  }
  chance.b ^= seed.length;
  for (let i = 0; i < 16; i += 1) nextFastWord(chance);
  return chance;
}

export function copyChance(chance: Chance): Chance {
  if ('key' in chance) return { key: chance.key, at: chance.at };
  const { a, b, c, d } = chance;
  return { a, b, c, d };
}

/**
 * A whole number from 0 to bound − 1. All these numbers are equally likely, because random words past the last full
 * multiple of the bound are skipped.
 */
export function drawBelow(chance: Chance, bound: number): number {
  const fair = 0x1_0000_0000 - (0x1_0000_0000 % bound);
  let drawn = nextWord(chance);
  while (drawn >= fair) drawn = nextWord(chance);
  return drawn % bound;
}

const nextWord = (chance: Chance): number => ('key' in chance ? nextSecureWord(chance) : nextFastWord(chance));

function nextSecureWord(chance: SecureChance): number {
  const { key, at } = chance;
  chance.at = at + 1;
  return partOf(key, Math.floor(at / WORDS_IN_PART)).getUint32((at % WORDS_IN_PART) * 4, true);
}

const NONCE = new Uint8Array(12);
/**
 * The number of ChaCha20 blocks that one call produces. It is about as many as a whole game needs, so that few calls
 * are made. The fixed cost of a call equals the cost of about six blocks.
 */
const BLOCKS_IN_PART = 16;
const WORDS_IN_PART = WORDS_IN_BLOCK * BLOCKS_IN_PART;
const ZEROS = new Uint8Array(WORDS_IN_PART * 4);

interface Part {
  readonly bytes: Uint8Array;
  readonly words: DataView;
  key: string;
  number: number;
}

/**
 * Cached parts of key streams. Three hexadecimal digits of the key select one of 4096 slots. There are many more slots
 * than a busy server has games, because two games in the same slot compute their parts again and again.
 */
const PARTS = new Map<number, Part>();

function partOf(key: string, number: number): DataView {
  const place = Number.parseInt(key.slice(0, 3), 16);
  const part = PARTS.get(place) ?? emptyPart(place);
  if (part.number === number && part.key === key) return part.words;
  chacha20(hexToBytes(key), NONCE, ZEROS, part.bytes, number * BLOCKS_IN_PART);
  part.key = key;
  part.number = number;
  return part.words;
}

function emptyPart(place: number): Part {
  const bytes = new Uint8Array(WORDS_IN_PART * 4);
  const part = { bytes, words: new DataView(bytes.buffer), key: '', number: -1 };
  PARTS.set(place, part);
  return part;
}

function nextFastWord(chance: FastChance): number {
  const { a, b, c, d } = chance;
  const drawn = (((a + b) | 0) + d) | 0;
  chance.d = (d + 1) | 0;
  chance.a = b ^ (b >>> 9);
  chance.b = (c + (c << 3)) | 0;
  chance.c = (((c << 21) | (c >>> 11)) + drawn) | 0;
  return drawn >>> 0;
}
