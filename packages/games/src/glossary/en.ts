import type { Forms, TableWords } from './glossary.ts';

export const WORDS: TableWords = {
  reader: { word: 'you' },
  player: { word: 'player', also: ['gamer'] },
  option: { word: 'option', also: ['choice'] },
  decision: {
    word: 'choice',
    also: ['decision', 'move'],
    never: ['is to choose'],
  },
  undo: { word: 'undo', also: ['take back'], never: ['taken back', 'took back', 'take back'] },
  rewind: { word: 'rewind', also: ['go back'] },
  log: { word: 'log', also: ['history'] },
  pack: { word: 'content pack', also: ['cards'], never: ['the house’s own'] },
  chat: { word: 'chat', also: ['talk'] },
  onlooker: { word: 'watch', also: ['spectator', 'onlooker'] },
  notification: { word: 'notification', also: ['alert', 'push'], never: ['call me', 'alert*'] },
  host: { word: 'host', also: ['owner'] },
  bot: { word: 'bot', also: ['computer', 'AI'] },
  turnOrder: { word: 'turn order', also: ['sequence'] },
  playOnline: { word: 'online', also: ['internet', 'network'] },
};

export const FORMS: Forms = {
  player: 'players',
  option: 'options',
  decision: 'choices',
  undo: 'undone, undoing',
  rewind: 'rewound',
  pack: 'content packs',
  onlooker: 'watching, watches, watchers',
  notification: 'notifications',
  host: 'hosts',
  bot: 'bots',
};
