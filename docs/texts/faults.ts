/** Patterns that show a mistake in the template of a sentence. */
const FAULTS: Readonly<Record<string, RegExp>> = {
  'two spaces in a row': / {2}/u,
  'a doubled word': /(?<![\p{L}’'-])(\p{L}{2,})\s+\1(?![\p{L}’'-])/iu,
  'a space before a stop': / [,.;:!?)](?![\p{L}\p{N}])/u,
  'two stops in a row': /[,;:]\s*[,.;:!?]|(?<![.…])\.\.(?!\.)|[!?]\.|…\./u,
  'brackets around nothing': /\(\s*\)|\[\s*\]|„\s*[“”]|“\s*”|«\s*»/u,
  'a bracket beside a space': /[(„«]\s|\s»/u,
};

const LEFTOVER = /[{}]|undefined|NaN|\[object|\(none\)/u;

/**
 * The faults of a text after its values were filled in. `source` is the English message. A fault does not count if the
 * English message has it too, because then it is intended. The braces around the placeholders of the English message do
 * not count as its faults.
 */
export function faultsOf(text: string, source: string): readonly string[] {
  const isLeftOver = LEFTOVER.test(text) && !LEFTOVER.test(withoutValues(source));
  const others = Object.entries(FAULTS).filter(([, pattern]) => pattern.test(text) && !pattern.test(source));
  const names = [...(isLeftOver ? ['a leftover of a template'] : []), ...others.map(([fault]) => fault)];
  return names.map((fault) => `${fault}: “${text}”`);
}

/** A message without its placeholders, plurals and selects. */
function withoutValues(message: string): string {
  const shorter = message.replace(/\{[^{}]*\}/gu, '');
  return shorter === message ? message : withoutValues(shorter);
}
