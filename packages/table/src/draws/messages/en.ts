/** Messages about the draws of a finished game. */
export const DRAWS = {
  'headline.verified': 'Every draw verified',
  'headline.seedGiven': 'Every draw follows from the seed, which somebody chose',
  'headline.wrong': 'The draws are wrong',
  'headline.unverifiable': 'The draws can’t be verified',
  'headline.position': 'A prepared start: the draws aren’t checked',

  how: 'Before anything was drawn, the dealer committed to a secret, and every device at the table added a value that the others couldn’t know. The seed follows from all of them, so nobody could choose it unless all of them worked together.',
  count: '{count, plural, one {# draw follows} other {All # draws follow}} from the seed.',
  nobody: 'No device added a value: the seed comes from the dealer’s secret alone.',
  given: 'Whoever chose the seed could know every draw.',

  'own.included': 'This device’s value is part of the seed.',
  'own.absent': 'This device didn’t add a value.',
  'own.unopened': 'This device’s value didn’t arrive before the game began.',

  'wrong.commitment': 'The secret isn’t the one that was committed to.',
  'wrong.pledge': 'A value isn’t the one that its device had pledged.',
  'wrong.seed': 'The seed doesn’t follow from the secret and the values.',
  'wrong.draw':
    '{entry, plural, =0 {A draw in the setup doesn’t} other {A draw in choice # doesn’t}} follow from the seed.',
  'wrong.choice': 'Choice {entry, number} wasn’t allowed by the rules.',
  'wrong.otherCommitment': 'This device saw a different commitment before the game.',
  'wrong.otherPledges': 'This device saw different pledges when they were sealed.',
  'wrong.leftOut': 'This device’s value was left out, although its arrival had been confirmed.',
  'wrong.withheld': 'This device took part in a proof, but the game has none.',
  'wrong.otherGame': 'The journal belongs to a different game from the one this device saw.',

  'unverifiable.rules':
    'The game was played with another version of the rules, so this version can’t verify it. That doesn’t mean anything is wrong.',
  'unverifiable.pack': 'The content pack that the game was played with isn’t here.',
  'unverifiable.position':
    'The game began or continued from a position that was prepared or saved, for example after a change of rules. What came before isn’t here, so the draws can’t be checked. That doesn’t mean anything is wrong.',
  'unverifiable.noProof': 'The game has no proof: it was started by an older version, or its draws were given.',
  'unverifiable.unreadable': 'No readable journal was found.',

  'fact.commitment': 'Commitment',
  'fact.secret': 'Secret',
  'fact.seed': 'Seed',
  'fact.value': '{name}’s value',
  'fact.device': 'This device’s value',
  'fact.away': 'none: the device was away when the game began',
} as const;
