import type { Forms, TableWords } from './glossary.ts';

export const WORDS: TableWords = {
  reader: { word: 'ty', never: ['vás', 'vám', 'vámi', 'váš', 'vaše', 'vašeho', '*jte', '*ěte'] },
  player: { word: 'hráč', also: ['člověk'] },
  option: { word: 'možnost', also: ['volba'], never: ['volb*', 'voleb', 'volba'] },
  decision: { word: 'krok', also: ['rozhodnutí', 'tah'] },
  undo: { word: 'vrátit', also: ['zpět'], never: ['vzato zpět'] },
  rewind: { word: 'vrátit hru', also: ['návrat'] },
  log: { word: 'deník', also: ['log', 'historie', 'záznam'], never: ['log', 'logu', 'logem'] },
  pack: { word: 'sada', also: ['balíček'], never: ['balíček obsahu'] },
  chat: { word: 'chat', also: ['pokec'], never: ['pokec*'] },
  onlooker: { word: 'divák', also: ['přihlížet'], never: ['přihlíž*'] },
  notification: { word: 'oznámení', also: ['upozornění'], never: ['zavolat mě'] },
  host: { word: 'hostitel', also: ['hostit'] },
  bot: { word: 'bot', also: ['počítač'] },
  turnOrder: { word: 'pořadí tahů', also: ['pořadí'] },
  playOnline: { word: 'online', also: ['internet', 'síť'] },
};

export const FORMS: Forms = {
  player: 'hráče, hráči, hráčem, hráčů, hráčům, hráčích',
  option: 'možnosti, možností',
  decision: 'kroku, krokem, kroky, kroků, krocích',
  undo: 'vrať, vrátíš, vrátí, vráceno, vrátím, vracet, vrácení, vracíš, vrátil, vrácením',
  rewind: 'hru vrátit, vrátil hru, hra vrátila',
  log: 'deníku',
  pack: 'sady, sadě, sadu, sadou, sadami',
  chat: 'chatu',
  onlooker: 'divákem, diváci',
  host: 'hostitele, hostitelem',
  bot: 'bota, botovi, boti, botů',
};
