/**
 * Names in the middle of a sentence. `inside` has the article “the”, and `a` has the article “a”. `kind` is the type of
 * an officer without an article.
 */
export const FORMS = {
  'automaton.inspector#inside': 'the Inspector',
  'automaton.lieutenant#inside': 'the Lieutenant',

  'pursuer.federal#a': 'a federal officer',
  'pursuer.local#a': 'a local officer',
  'pursuer.swat#a': 'a SWAT officer',
  'pursuer.inspector#a': 'the Inspector',

  'pursuer.federal#kind': 'federal',
  'pursuer.local#kind': 'local',
  'pursuer.swat#kind': 'SWAT',
  'pursuer.inspector#kind': 'the Inspector',

  'equipment.vest#inside': 'the vest',
  'equipment.cap#inside': 'the cap',
  'equipment.helmet#inside': 'the helmet',
  'equipment.gasMask#inside': 'the gas mask',

  'equipment.vest#a': 'a vest',
  'equipment.cap#a': 'a cap',
  'equipment.helmet#a': 'a helmet',
  'equipment.gasMask#a': 'a gas mask',

  'fixer.phone#inside': 'the phone',
  'fixer.safe#inside': 'the safe',
  'fixer.disguise#inside': 'the disguise',
  'fixer.idCard#inside': 'the ID card',
  'fixer.firstAidKit#inside': 'the first-aid kit',
  'fixer.motorcycle#inside': 'the motorcycle',
  'fixer.energyDrink#inside': 'the energy drink',
  'fixer.helicopter#inside': 'the helicopter',
} as const satisfies Record<string, string>;
