/** Patterns of sentences whose template is wrong. */
const FAULTS: Readonly<Record<string, RegExp>> = {
  'a leftover of a template': /[{}]|undefined|NaN|\[object|\(none\)/u,
  'two spaces in a row': / {2}/u,
  'a doubled word': /(?<![\p{L}’'-])(\p{L}{2,})\s+\1(?![\p{L}’'-])/iu,
  'a space before a stop': / [,.;:!?)](?![\p{L}\p{N}])/u,
  'two stops in a row': /[,;:]\s*[,.;:!?]|(?<![.…])\.\.(?!\.)|[!?]\.|…\./u,
  'brackets around nothing': /\(\s*\)|\[\s*\]|„\s*[“”]|“\s*”|«\s*»/u,
  'a bracket beside a space': /[(„«]\s|\s»/u,
};

/** The faults of a rendered text. A fault that the English text has too is intended, so it does not count. */
export const faultsOf = (text: string, source: string): readonly string[] =>
  Object.entries(FAULTS).flatMap(([fault, pattern]) => {
    const found = pattern.exec(text);
    return found === null || pattern.test(source) ? [] : [`${fault}: “${text}”`];
  });
