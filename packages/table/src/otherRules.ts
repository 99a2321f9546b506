import type { Attempt, Definition, Shape } from '@getaway/kernel';

/** Says by which version of the rules a game was played, and so which program can show what this one can't. */
export const ofOtherRules = <G extends Shape>(
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
