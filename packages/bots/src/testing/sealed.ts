import type { Definition, Match, Shape } from '@getaway/kernel';

/** The same match for a bot, except that its state throws an error when the bot reads it. */
export function sealed<G extends Shape>({ state, question, decision }: Match<G>, rules: Definition<G>): Match<G> {
  const closed = new Proxy(state, {
    get: (_, field) => {
      throw new Error(`a bot read ${String(field)} of the true state`);
    },
  });
  const unseal = (given: G['state']): G['state'] => (given === closed ? state : given);
  const definition: Definition<G> = {
    ...rules,
    publicView: (given) => rules.publicView(unseal(given)),
    privateView: (given, seat) => rules.privateView(unseal(given), seat),
    determinise: (given, viewer, dream) => rules.determinise(unseal(given), viewer, dream),
  };
  return { definition, state: closed, question, decision } as unknown as Match<G>;
}
