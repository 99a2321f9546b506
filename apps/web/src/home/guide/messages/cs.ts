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
  'guide.gangsta.goal': 'Vybudujte nejvlivnější gang ve městě. Vyhrává vliv; peníze ho jen platí.',
  'guide.gangsta.turn':
    'Povolejte lidi zpátky: vůdci to dělají zdarma, ostatní stojí po $1. Pak udělejte jednu věc: naverbujte nohsleda, proveďte akci, nebo pasujte.',
  'guide.gangsta.score':
    'Vliv přinášejí provedené akce a členové gangu. Nejbohatší hráč a největší gang dostanou po 2.',
  'guide.gangsta.end':
    'Kapitola končí, když má gang 4 a potom 7 členů; druhá válkou gangů. Hra končí při 9 členech nebo třetím práskačem poslední kapitoly.',
  'guide.escape-plan.goal':
    'Posbírejte po městě své podíly a třetí den uprchněte s víc penězi než ostatní. Kdo zůstane, nemá nic.',
  'guide.escape-plan.turn':
    'Přesun: cestujte na jiné místo, vyhněte se policistům na dílcích, které opouštíte, a místo navštivte. Nebo si jednou denně odpočiňte a kontakty použijte znovu.',
  'guide.escape-plan.score':
    'Váš plán říká, jakou cenu pro vás má každý podnik a úkryt. Počítají se i hotovost, použité trumfy, kontakty, schránky a dílky východů; pověst a zranění vás stojí body.',
  'guide.escape-plan.end':
    'Hlídky zavírají východy, až zbude jeden. Třetí den k němu dojděte, vyhněte se policistům a zaplaťte: kdo odchází později, platí víc.',
};
