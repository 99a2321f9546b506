import type { Attempt, Definition, Shape } from '@getaway/kernel';

/** A refusal that names the rules version of a game. So the reader knows which version of the program can open it. */
export const refuseOtherRules = <G extends Shape>(
  { rulesVersion }: Pick<Definition<G>, 'rulesVersion'>,
  { rules }: { readonly rules: number },
): Attempt<never> => ({
  refusal: {
    code: 'badJournal',
    message: `It was played by version ${rules} of the rules; this program has version ${rulesVersion}. A program with version ${rules} can open it.`,
    because: 'otherRules',
    values: { rules, current: rulesVersion },
  },
});
