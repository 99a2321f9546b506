/** Every icon in use by what it means here, and its name in the set game-icons. One meaning, one icon, everywhere. */
export const ICON_NAMES = {
  money: 'banknote',
  influence: 'imperial-crown',
  leader: 'crown',
  mercenary: 'ak47',
  informer: 'spy',
  sniper: 'crosshair',
  brawler: 'mailed-fist',
  hacker: 'laptop',
  undo: 'anticlockwise-rotation',
  rules: 'open-book',
  log: 'scroll-unfurled',
  settings: 'settings-knobs',
  home: 'house',
  sound: 'speaker',
  bot: 'robot-golem',
  human: 'person',
} as const;

export type IconName = keyof typeof ICON_NAMES;
