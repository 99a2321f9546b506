import type { GuideKey } from './en.ts';

export const GUIDE: Readonly<Record<GuideKey, string>> = {
  'guide.goal.text': 'Vybuduj nejvlivnější gang ve městě. Vyhrává vliv; peníze k němu jen pomáhají.',
  'guide.turn.text':
    'Povolej členy zpět: lídři to dělají zdarma, každý další člen stojí $1. Potom udělej jednu věc: najmi kumpána, jdi na kšeft, nebo pasuj.',
  'guide.score.text':
    'Vliv přinášejí hotové kšefty a členové gangu. Nejbohatší hráč a největší gang dostanou po 2 bodech.',
  'guide.end.text':
    'První kapitola končí, když má některý gang 4 členy, druhá při 7 členech a tehdy vypukne válka gangů. Hra končí při 9 členech nebo s třetím práskačem poslední kapitoly.',
  'guide.forget.M1': 'Lídr, který je na začátku mobilizace nasazený, nikoho zpět nepovolá.',
  'guide.forget.H5': 'Třetí práskač kapitoly III ukončí hru okamžitě, v tahu kteréhokoli hráče.',
  'guide.forget.A6': 'Když pasuješ, dostaneš $1 za každého lídra, i nasazeného, a smíš odhodit jednu kartu.',
  'guide.forget.A3': 'Nelze nasadit nikoho, kdo nic nepřidá: záleží na pořadí, ve kterém členy nasazuješ.',
  'guide.forget.P3':
    'U společného kšeftu soupeři nesmějí odmítnout a každý zúčastněný gang dostane společný podíl jednou.',
  'guide.forget.W4': 'Dva tahy navíc po sobě nikdy nemáš: v tahu navíc tato odměna nic nedává.',
  'guide.forget.H1': 'Na konci kapitoly se boss počítá jako člen.',
  'guide.forget.H2': 'Ve válce gangů se počítají i nasazení členové. Jen gang s nejvíc žoldáky nepřijde o nikoho.',
  'guide.forget.R2': 'Při remíze ve válce gangů přijde každý hráč o jednoho kumpána.',
  'guide.forget.N1': 'Proti práskači se počítají i nasazení informátoři.',
  'guide.forget.G1': 'Nejbohatší hráč dostane 2 body vlivu a největší gang taky; při shodě dostane každý 1 bod.',
};
