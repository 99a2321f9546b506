/**
 * Names of closed sets in the forms that sentences need: `key` is the colour of a klíč, which is masculine; `gen` and `acc`
 * are cases.
 */
export const FORMS = {
  'tone.master#key': 'paklíč',
  'tone.green#key': 'zelený',
  'tone.black#key': 'černý',
  'tone.brown#key': 'hnědý',

  'pursuer.federal#gen': 'státního policisty',
  'pursuer.local#gen': 'místního policisty',
  'pursuer.swat#gen': 'člena zvláštní jednotky',
  'pursuer.inspector#gen': 'Inspektorky',

  'pursuer.federal#acc': 'státního policistu',
  'pursuer.local#acc': 'místního policistu',
  'pursuer.swat#acc': 'člena zvláštní jednotky',
  'pursuer.inspector#acc': 'Inspektorku',
} as const satisfies Record<string, string>;
