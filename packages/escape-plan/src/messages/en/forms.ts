/** Names as they are written in the middle of a sentence: `inside` with the article “the”, `a` with the article “a”. */
export const FORMS = {
  'automaton.inspector#inside': 'the Inspector',
  'automaton.lieutenant#inside': 'the Lieutenant',

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
