const RULE_IDS = /\s\[[A-Z]\d+(?:, [A-Z]\d+)*\]/gu;

/** Removes rule ids in brackets, such as “[N3]”, from a sentence of the log, for short texts that link to no rules. */
export const withoutRuleIds = (text: string): string => text.replaceAll(RULE_IDS, '');
