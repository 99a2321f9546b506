/** Names of closed sets in the forms that sentences need: `key` is the colour of a klíč, which is masculine. */
export const FORMS = {
  'tone.master#key': 'paklíč',
  'tone.green#key': 'zelený',
  'tone.black#key': 'černý',
  'tone.brown#key': 'hnědý',
} as const satisfies Record<string, string>;
