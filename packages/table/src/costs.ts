const COSTS: Readonly<Record<string, number>> = {
  hello: 2,
  watch: 5,
  lookBack: 4,
  foresee: 2,
  forecasts: 4,
  pledge: 2,
  disclose: 2,
  undo: 4,
  askBack: 8,
  answerBack: 8,
  handToBot: 4,
  takeBack: 4,
};

/**
 * What a request over a socket takes from its sender's allowance, by the work that it makes. Servers hold clients to it, and
 * clients keep count so as not to be refused.
 */
export const costOf = (deed: string): number => COSTS[deed] ?? 1;
