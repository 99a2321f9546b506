import { styleText } from 'node:util';

const STYLES = {
  title: ['bold', 'yellow'],
  heading: ['bold'],
  choice: ['bold', 'green'],
  money: ['yellow'],
  danger: ['red'],
  faint: ['dim'],
} as const satisfies Record<string, Parameters<typeof styleText>[0]>;

/** Colours a text. A colour never carries meaning on its own: there is always a sign or a word too. */
export type Paint = (style: keyof typeof STYLES, text: string) => string;

export const plain: Paint = (_style, text) => text;

const coloured: Paint = (style, text) => styleText([...STYLES[style]], text, { validateStream: false });

/** Switches colours off if the terminal has none or the user wants none (https://no-color.org). */
export function paintFor(
  stream: { readonly isTTY?: boolean },
  env: Readonly<Record<string, string | undefined>>,
): Paint {
  const refused = (env.NO_COLOR ?? '') !== '' || env.TERM === 'dumb';
  return stream.isTTY === true && !refused ? coloured : plain;
}
