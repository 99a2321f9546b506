import { speaker } from '@getaway/text';
import { SHELL } from './en.ts';

/** What the program itself says, whatever is played. */
export const shell = speaker({ locale: 'en', catalogue: SHELL });

/** Something that somebody outside asked for and can't have: a sentence that names what is wrong. */
export interface Trouble {
  readonly trouble: string;
}

export const trouble = (...sentence: Parameters<typeof shell.say>): Trouble => ({ trouble: shell.say(...sentence) });

/** What somebody typed, fit to be shown again: short, and with nothing in it that a terminal would obey. */
export function quoted(text: string): string {
  const whole = JSON.stringify(text.length > MOST_QUOTED ? `${text.slice(0, MOST_QUOTED)}…` : text);
  return whole.replaceAll(/\p{C}/gu, (sign) => `\\u{${sign.codePointAt(0)?.toString(16) ?? ''}}`);
}

const MOST_QUOTED = 40;

export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
