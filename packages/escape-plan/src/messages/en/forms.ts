/** Names as they are written in the middle of a sentence. */
export const FORMS = {
  'automaton.inspector#inside': 'the Inspector',
  'automaton.lieutenant#inside': 'the Lieutenant',
} as const satisfies Record<string, string>;
