import { Net, type NetShape } from './net.ts';

/** The version of the file format. Increment it when the meaning of the numbers changes. */
const FORMAT = 1;

/** The content of a net's data file. */
export interface NetDocument extends NetShape {
  readonly format: number;
  readonly game: string;
  readonly players: number;
  /** The version of the game's features that the net was trained with. */
  readonly features: number;
  /** How the net was trained, for readers: command, seed, commit, games, and measured figures. */
  readonly trained: Readonly<Record<string, unknown>>;
  /** The largest absolute weight of each part. */
  readonly scales: readonly number[];
  /** All weights in base64: little-endian 16-bit integers, relative to the scale of their part. */
  readonly weights: string;
}

export type NetOrigin = Pick<NetDocument, 'game' | 'players' | 'features' | 'trained'>;

const LARGEST = 32_767;

export function netDocumentOf(net: Net, { game, players, features, trained }: NetOrigin): NetDocument {
  const scales = net.parts.map((part) => part.reduce((most, weight) => Math.max(most, Math.abs(weight)), 1e-9));
  const count = net.parts.reduce((sum, part) => sum + part.length, 0);
  const bytes = new DataView(new ArrayBuffer(2 * count));
  let at = 0;
  for (const [i, part] of net.parts.entries())
    for (const weight of part) {
      bytes.setInt16(at, Math.round((weight / (scales[i] ?? 1)) * LARGEST), true);
      at += 2;
    }
  const weights = toBase64(new Uint8Array(bytes.buffer));
  return { format: FORMAT, game, players, features, ...net.shape, trained, scales, weights };
}

export function netOf(document: NetDocument): Net {
  const { format, inputs, hidden, heads, scales } = document;
  if (format !== FORMAT) throw new Error(`a net of format ${format} can't be read; format ${FORMAT} can`);
  const net = new Net({ inputs, hidden, heads });
  const bytes = fromBase64(document.weights);
  const words = new DataView(bytes.buffer);
  let at = 0;
  for (const [i, part] of net.parts.entries()) {
    const unit = (scales[i] ?? 0) / LARGEST;
    for (let j = 0; j < part.length; j += 1) {
      part[j] = words.getInt16(at, true) * unit;
      at += 2;
    }
  }
  if (at !== bytes.length) throw new Error('a net has more or fewer weights than its sizes say');
  return net;
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Encodes bytes in base64. The code must run on any platform, so it uses neither `btoa` nor `Buffer`. */
function toBase64(bytes: Uint8Array): string {
  const text: string[] = [];
  for (let i = 0; i < bytes.length; i += 3) {
    const [a = 0, b = 0, c = 0] = [bytes[i], bytes[i + 1], bytes[i + 2]];
    const word = (a << 16) | (b << 8) | c;
    const left = Math.min(3, bytes.length - i);
    for (let k = 0; k < 4; k += 1) text.push(k <= left ? (DIGITS[(word >> (18 - 6 * k)) & 63] ?? '') : '=');
  }
  return text.join('');
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const length = (text.length / 4) * 3 - (text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0);
  const bytes = new Uint8Array(length);
  const values = new Map(Array.from(DIGITS, (digit, value) => [digit, value]));
  let at = 0;
  for (let i = 0; i < text.length; i += 4) {
    let word = 0;
    for (let k = 0; k < 4; k += 1) word = (word << 6) | (values.get(text[i + k] ?? '') ?? 0);
    for (let shift = 16; shift >= 0 && at < length; shift -= 8) {
      bytes[at] = (word >> shift) & 255;
      at += 1;
    }
  }
  return bytes;
}
