import { styleText } from 'node:util';

const STYLES = {
  title: ['bold', 'yellow'],
  heading: ['bold'],
  choice: ['bold', 'green'],
  money: ['yellow'],
  danger: ['red'],
  faint: ['dim'],
} as const satisfies Record<string, Parameters<typeof styleText>[0]>;

/** Colours never carry meaning on their own. Every mark also has a sign. */
export type Paint = (style: keyof typeof STYLES, text: string) => string;

export const plain: Paint = (_style, text) => text;

const coloured: Paint = (style, text) => styleText([...STYLES[style]], text, { validateStream: false });

/** Respects https://no-color.org and terminals without colour. */
export function paintFor(
  stream: { readonly isTTY?: boolean },
  env: Readonly<Record<string, string | undefined>>,
): Paint {
  const refused = (env.NO_COLOR ?? '') !== '' || env.TERM === 'dumb';
  return stream.isTTY === true && !refused ? coloured : plain;
}
