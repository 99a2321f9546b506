import type { GuideKey } from './en.ts';

/** The short guide to each game, in Czech. */
export const GUIDE: Readonly<Record<GuideKey, string>> = {
  'guide.forget': 'Na co se zapomíná',
  'guide.lessons': 'Učit se hraním',
  'guide.print': 'Vytisknout průvodce',
  'guide.title': '{game} ve zkratce',
  'guide.goal': 'Cíl hry',
  'guide.turn': 'Tah',
  'guide.score': 'Za co jsou body',
  'guide.end': 'Konec hry',
  'guide.rules': 'Všechna pravidla',
  'guide.gangsta.goal': 'Vybuduj nejvlivnější gang ve městě. Vyhrává vliv; peníze k němu jen pomáhají.',
  'guide.gangsta.turn':
    'Povolej členy zpět: lídři to dělají zdarma, jinak stojí každý $1. Potom udělej jednu věc: najmi kumpána, jdi na kšeft, nebo pasuj.',
  'guide.gangsta.score':
    'Vliv přinášejí hotové kšefty a členové gangu. Nejbohatší hráč a největší gang dostanou po 2 bodech.',
  'guide.gangsta.end':
    'Kapitola končí, když má některý gang 4 a potom 7 členů; druhá válkou gangů. Hra končí při 9 členech nebo třetím práskačem poslední kapitoly.',
  'guide.escape-plan.goal':
    'Posbírej po městě své podíly a třetí den uteč s víc penězi než ostatní. Lupič, který zůstane ve městě, nemá nic.',
  'guide.escape-plan.turn':
    'Pohyb: cestuj do jiné lokace, vyhni se policistům na dílech, které opouštíš, a lokaci navštiv. Nebo si jednou denně odpočiň a obnov kontakty.',
  'guide.escape-plan.score':
    'Tvůj plán říká, kolik ti vynese každý podnik a skrýš. Počítá se i hotovost, použité výhody, kontakty, schránky a žetony výjezdu; pověst a zranění peníze berou.',
  'guide.escape-plan.end':
    'Hlídky uzavírají výjezdy, až zbude jediný. Třetí den k němu dojdi, vyhni se policistům a zaplať: kdo utíká později, platí víc.',
};
