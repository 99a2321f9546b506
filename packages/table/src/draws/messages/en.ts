/** What is said of the draws of a game when it is over. */
export const DRAWS = {
  'headline.verified': 'Every draw verified',
  'headline.seedGiven': 'Every draw follows from the seed, which somebody gave',
  'headline.wrong': 'The draws are not in order',
  'headline.unverifiable': 'The draws can’t be verified',

  how: 'Before anything was drawn, whoever dealt committed to a secret, and every device at the table added a value of its own that the others could not know. The seed follows from all of them, so nobody could choose it unless all of them did so together.',
  count: '{count, plural, one {# draw follows} other {All # draws follow}} from the seed.',
  nobody: 'No device added a value: the seed comes from the dealer’s secret alone.',
  given: 'Whoever gave the seed could know every draw.',

  'own.included': 'The value of this device is part of the seed.',
  'own.absent': 'This device added no value.',
  'own.unopened': 'The value of this device did not arrive before the game began.',

  'wrong.commitment': 'The secret is not the one that was committed to.',
  'wrong.pledge': 'A value is not the one that its device had pledged.',
  'wrong.seed': 'The seed does not follow from the secret and the values.',
  'wrong.draw':
    '{entry, plural, =0 {A draw of the setup does} other {A draw of choice # does}} not follow from the seed.',
  'wrong.choice': 'Choice {entry, number} was not possible by the rules.',
  'wrong.otherCommitment': 'This device saw another commitment before the game.',
  'wrong.otherPledges': 'This device saw other pledges when they were sealed.',
  'wrong.leftOut': 'The value of this device was left out, although its arrival had been confirmed.',
  'wrong.withheld': 'This device took part in a proof, but the game comes without one.',
  'wrong.otherGame': 'The journal is not of the game that this device saw.',

  'unverifiable.rules':
    'The game was played by another version of the rules: that can’t be verified with this version. Nothing says that anything is wrong.',
  'unverifiable.pack': 'The pack that the game was played with is not here.',
  'unverifiable.position':
    'The game went on from a position, as after a change of the rules: what came before it is not here.',
  'unverifiable.noProof': 'The game has no proof: it was begun by an older version, or its draws were given.',
  'unverifiable.unreadable': 'There is no journal that can be read.',

  'fact.commitment': 'Commitment',
  'fact.secret': 'Secret',
  'fact.seed': 'Seed',
  'fact.value': 'Value of {name}',
  'fact.device': 'Value of the device',
  'fact.away': 'none: the device was away when the game began',
} as const;
