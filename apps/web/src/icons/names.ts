// Icons with their meaning and their name in game-icons. A meaning has the same icon everywhere. Icons of a game are in
// its folder, and are loaded with its screens.

/** The icons that the page always has. */
export const PAGE_ICONS = {
  money: 'banknote',
  undo: 'anticlockwise-rotation',
  rules: 'open-book',
  log: 'scroll-unfurled',
  settings: 'settings-knobs',
  home: 'house',
  sound: 'speaker',
  bot: 'robot-golem',
  human: 'person',
  menu: 'hamburger-menu',
  close: 'cancel',
  earlier: 'previous-button',
  later: 'next-button',
  past: 'backward-time',
  waiting: 'hourglass',
  reveals: 'brass-eye',
  forbidden: 'interdiction',
  trouble: 'hazard-sign',
  trophy: 'laurels-trophy',
  fair: 'scales',
  keyboard: 'keyboard',
  save: 'save',
  leave: 'exit-door',
  together: 'round-table',
  chat: 'chat-bubble',
  mute: 'silenced',
  turnClock: 'alarm-clock',
  link: 'linked-rings',
  copy: 'files',
  offline: 'unplugged',
  watching: 'binoculars',
  notes: 'notebook',
  bell: 'ringing-bell',
  expand: 'expand',
  slower: 'snail',
  replay: 'film-projector',
  statistics: 'histogram',
  play: 'play-button',
  pause: 'pause-button',
  turnEarlier: 'fast-backward-button',
  turnLater: 'fast-forward-button',

  seat0: 'spades',
  seat1: 'clubs',
  seat2: 'hearts',
  seat3: 'moon',
  seat4: 'anchor',

  // Icons for things of one game that also appear outside the game's own screens.
  jeweller: 'cut-diamond',
  learn: 'graduate-cap',
  covered: 'check-mark',
  key: 'key',
  plan: 'treasure-map',
  inspector: 'police-officer-head',
  warning: 'hazard-sign',
  exit: 'road',
  ferry: 'boat-horizon',
} as const;

/** The names of all icons. Each game adds the names of its own. */
export interface Icons extends Record<keyof typeof PAGE_ICONS, string> {}

export type IconName = keyof Icons;
