import type { Forms, TableWords } from './glossary.ts';

export const WORDS: TableWords = {
  reader: { word: 'ty', never: ['Pan', 'Pani', 'Państwo', 'Państwa'] },
  player: { word: 'gracz', also: ['osoba'] },
  option: { word: 'opcja', also: ['możliwość', 'wybór'], never: ['wybory', 'wyborów', 'wyborach'] },
  decision: { word: 'decyzja', also: ['wybór', 'ruch'] },
  undo: { word: 'cofnąć', also: ['anulować'] },
  rewind: { word: 'cofnąć grę', also: ['wrócić'] },
  log: { word: 'dziennik', also: ['log', 'historia'], never: ['log', 'logu', 'logiem', 'logów', 'loga', 'logach'] },
  pack: { word: 'zestaw', also: ['karty'], never: ['domowy'] },
  chat: { word: 'czat', also: ['rozmowa'] },
  onlooker: { word: 'widz', also: ['oglądać'] },
  notification: { word: 'powiadomienie', also: ['alert'], never: ['wezwani*', 'wołaj mnie'] },
  host: { word: 'gospodarz', also: ['host'], never: ['gościsz'] },
  bot: { word: 'bot', also: ['komputer'] },
  turnOrder: { word: 'kolejność tur', also: ['kolejka'] },
  playOnline: { word: 'online', also: ['internet', 'sieć'] },
};

export const FORMS: Forms = {
  player: 'gracza, graczowi, graczem, gracze, graczy, graczom, graczach',
  option: 'opcji, opcję, opcje, opcjach',
  decision: 'decyzji, decyzję, decyzje, decyzjach',
  undo: 'cofnij, cofniesz, cofa, cofać, cofnięcie, cofnięto, cofnięć',
  rewind: 'cofnięcie gry, cofnął grę',
  log: 'dziennika, dzienniku',
  pack: 'zestawu, zestawem, zestawy, zestawami',
  chat: 'czacie',
  onlooker: 'widzowie',
  notification: 'powiadomienia, powiadomień',
  host: 'gospodarza',
  bot: 'bota, botowi, boty, botów',
  turnOrder: 'kolejności tur',
};
