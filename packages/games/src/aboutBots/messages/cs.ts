import type { BOTS as ENGLISH } from './en.ts';

export const BOTS: Readonly<Record<keyof typeof ENGLISH, string>> = {
  'bots.see': 'Bot vidí jen to, co by na jeho místě viděl každý hráč.',
  'bots.how':
    'Bot nikdy nedostane skutečný stav hry. Dostane jen to, co na svém místě vidí, a možné hry, které si z toho představí: všechno skryté se v nich vylosuje znovu.',
  'bots.checked':
    'Jak jsme to ověřili: v pozicích náhodných her (celkem {positions}) jsme změnili všechno, co bot vědět nemůže ({changed}). Před změnou i po ní jsme se zeptali bota. Střídaly se všechny úrovně (celkem {levels}) a všechny styly, a také rádce.',
  'bots.changed.gangsta': 'kšefty a trumfy ostatních, balíčky a všechno, co se teprve vylosuje',
  'bots.changed.escape-plan':
    'plány útěku, hotovost a skryté žetony ostatních, komínky, Poručíkovy hromádky a všechno, co se teprve vylosuje',
  'bots.result': 'Kolikrát bot potom vybral něco jiného: {choices}. Kolikrát čekal něco jiného: {expectations}.',
  'bots.repeat': 'Ověřit si to může každý: „{command}“.',
  'bots.ratings':
    'Číslo za úrovní bota je jeho síla, změřená ve hrách dvou hráčů: „{level}“ má 1000, víc znamená silnější. Boti se stejným číslem jsou přibližně stejně silní.',
  'bots.untrained': 'Boti s touto sadou netrénovali: karty posuzují podle toho, co dělají.',
};
