/** A title of test, describe or test.each (whose table ends with a bracket) that begins with rule ids. */
const TITLE = /(?:\b(?:test|describe)|[\])])\(\s*['"`](?<ids>[A-Z]\d+(?:(?:, |\+)[A-Z]\d+)*)(?:, worked example)?:/g;

/** The ids that the titles in the text of a test file begin with: `Q13+F1: …` or `L10, C4, worked example: …`. */
export const ruleIdsIn = (text: string): readonly string[] =>
  [...text.matchAll(TITLE)].flatMap(({ groups }) => (groups?.ids ?? '').split(/, |\+/));
