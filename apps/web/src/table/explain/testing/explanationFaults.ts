import type { Explanation } from '../../explanation.ts';

/** The faults of an explanation; empty if there are none. `rules` are the rules by id. */
export const explanationFaults = (
  explanation: Explanation | undefined,
  rules: Readonly<Record<string, string>>,
): readonly string[] => {
  if (explanation === undefined) return ['has no explanation'];
  const texts = [explanation.kind, explanation.title, ...explanation.what, ...explanation.now];
  return [
    ...(explanation.what.length === 0 ? ['does not say what it is'] : []),
    ...(explanation.rules.length === 0 ? ['has no rule'] : []),
    ...explanation.rules.flatMap((rule) => (rule in rules ? [] : [`names the unknown rule ${rule}`])),
    ...texts.flatMap((text) => (/undefined|NaN|[{}]|\s\.|^\.?$/u.test(text) ? [`says “${text}”`] : [])),
  ];
};
