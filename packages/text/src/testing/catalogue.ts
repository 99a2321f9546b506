import type { Catalogue } from '../speaker.ts';
import { messageFaults } from './message.ts';

/** A catalogue and the English one it translates. */
export interface Translation {
  readonly locale: string;
  readonly english: Catalogue;
  readonly catalogue: Catalogue;
  /** Messages that are correctly the same in both languages although they look untranslated. */
  readonly same?: readonly string[];
  /** Sums are written in thousands: `${sum}k`. */
  readonly thousands?: boolean;
}

/** All faults of a catalogue, one line each; empty if there are none. */
export function catalogueFaults(translation: Translation): string[] {
  const { english, catalogue, same = [] } = translation;
  const shared = Object.keys(english).filter((key) => Object.hasOwn(catalogue, key));
  return [
    ...Object.keys(english).flatMap((key) => (Object.hasOwn(catalogue, key) ? [] : [`${key} is missing`])),
    ...Object.keys(catalogue).flatMap((key) => (Object.hasOwn(english, key) ? [] : [`${key} is left over`])),
    ...same.flatMap((key) => (catalogue[key] === english[key] ? [] : [`${key} need not be excused`])),
    ...shared.flatMap((key) => messageFaults(translation, key).map((fault) => `${key} ${fault}`)),
    ...confusions(translation),
  ];
}

/**
 * Two things of a kind, such as two cards or two letters on a map, must not have the same name if their English names
 * differ.
 */
function confusions({ english, catalogue }: Translation): string[] {
  const called = new Map<string, string>();
  return Object.entries(catalogue).flatMap(([key, message]) => {
    const id = `${key.slice(0, key.indexOf('.'))} ${message}`;
    const other = called.get(id);
    called.set(id, key);
    return other === undefined || english[other] === english[key] ? [] : [`${key} says the same as ${other}`];
  });
}
