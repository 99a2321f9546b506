/**
 * Characters that are invisible or change the order of text: controls, bidirectional controls, fillers, variation
 * selectors, line separators, lone surrogates, and unassigned characters.
 */
const UNSEEN = String.raw`(?<unseen>[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800])`;

/**
 * U+200C changes the shape of the Arabic letter before it, if that letter joins to the next one. Persian needs this, so
 * U+200C is allowed after such a letter.
 */
const JOINING = String.raw`(?![\u0622-\u0625\u0627\u0629\u062F-\u0632\u0648\u0671-\u0673\u0675-\u0677\u0688-\u0699\u06C0\u06C3-\u06CB\u06CD\u06CF\u06D2\u06D3\u06D5\u06EE\u06EF])(?=\p{L})\p{Script=Arabic}`;
/** A joiner after one of these signs of Indian scripts changes the shape of letters, so joiners are allowed there. */
const VIRAMA = String.raw`[\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0BCD\u0C4D\u0CCD\u0D4D\u0DCA]`;
const JOINERS = String.raw`(?<=${JOINING})\u200C(?=\p{Script=Arabic})|(?<=${VIRAMA})[\u200C\u200D](?=\p{L})`;

let made: RegExp | undefined;

/**
 * The pattern that finds invisible characters. It allows joiners and selectors inside emoji. Browsers that can't
 * compile this pattern get a simpler one, which does not allow joined emoji. The pattern is compiled on first use,
 * because compiling takes 20 ms and many threads never need it.
 */
function finder(): RegExp {
  if (made !== undefined) return made;
  try {
    made = new RegExp(String.raw`\p{RGI_Emoji}|${JOINERS}|${UNSEEN}`, 'gv');
  } catch {
    made = new RegExp(`${JOINERS}|${UNSEEN}`, 'gu');
  }
  return made;
}

/** Most texts match this pattern and need no other check. */
const PRINTABLE_ASCII = /^[ -~]*$/u;

/**
 * Whether every character of a line is visible. Names, chat and all other text for other people must pass this check.
 */
export const isVisible = (text: string): boolean =>
  PRINTABLE_ASCII.test(text) || [...text.matchAll(finder())].every(({ groups }) => groups?.unseen === undefined);

/** Replaces invisible characters in texts that were stored without the check. */
export function replaceInvisible(text: string, signFor: (unseen: string) => string = () => '\uFFFD'): string {
  return text.replaceAll(finder(), (found: string, ...rest: unknown[]) => {
    const groups = rest.at(-1) as { readonly unseen?: string };
    return groups.unseen === undefined ? found : signFor(found);
  });
}
