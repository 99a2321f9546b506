const RULE_IDS = /\s\[[A-Z]\d+(?:, [A-Z]\d+)*\]/gu;

/**
 * A sentence of the log without the ids of rules in brackets, such as “[N3]”. Captions, posters and digests leave them
 * out, because they are read in passing and link to no rules.
 */
export const withoutRuleIds = (text: string): string => text.replaceAll(RULE_IDS, '');
