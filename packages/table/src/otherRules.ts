import type { Attempt, Definition, Shape } from '@getaway/kernel';

/**
 * A refusal that names the rules version of a game, so that the reader knows which version of the program can open the
 * game.
 */
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
