import type { GuideKey } from './en.ts';

export const GUIDE: Readonly<Record<GuideKey, string>> = {
  'guide.forget': 'Na co se snadno zapomíná',
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
    'Povolej členy zpět: lídři to dělají zdarma, každý další člen stojí $1. Potom udělej jednu věc: najmi kumpána, jdi na kšeft, nebo pasuj.',
  'guide.gangsta.score':
    'Vliv přinášejí hotové kšefty a členové gangu. Nejbohatší hráč a největší gang dostanou po 2 bodech.',
  'guide.gangsta.end':
    'První kapitola končí, když má některý gang 4 členy, druhá při 7 členech a tehdy vypukne válka gangů. Hra končí při 9 členech nebo s třetím práskačem poslední kapitoly.',
  'guide.escape-plan.goal':
    'Posbírej po městě své podíly a třetí den uteč s větší kořistí než ostatní. Lupič, který zůstane ve městě, nedostane nic.',
  'guide.escape-plan.turn':
    'Pohyb: cestuj do jiné lokace, vyhni se policistům na dílech, které opouštíš, a lokaci navštiv. Nebo si jednou za den odpočiň a obnov kontakty.',
  'guide.escape-plan.score':
    'Tvůj plán říká, kolik ti vynese každý podnik a skrýš. Počítá se i hotovost, použité výhody, kontakty, schránky a žetony výjezdu; pověst a zranění peníze berou.',
  'guide.escape-plan.end':
    'Hlídky uzavírají výjezdy, dokud nezbude jediný. Třetí den k němu dojdi, vyhni se policistům a zaplať: kdo utíká později, platí víc.',
  'guide.gangsta.forget.M1': 'Lídr, který je na začátku mobilizace nasazený, nikoho zpět nepovolá.',
  'guide.gangsta.forget.H5': 'Třetí práskač kapitoly III ukončí hru okamžitě, v tahu kteréhokoli hráče.',
  'guide.gangsta.forget.A6': 'Když pasuješ, dostaneš $1 za každého lídra, i nasazeného, a smíš odhodit jednu kartu.',
  'guide.gangsta.forget.A3': 'Nelze nasadit nikoho, kdo nic nepřidá: záleží na pořadí, ve kterém členy nasazuješ.',
  'guide.gangsta.forget.P3':
    'U společného kšeftu soupeři nesmějí odmítnout a každý zúčastněný gang dostane společný podíl jednou.',
  'guide.gangsta.forget.W4': 'Dva tahy navíc po sobě nikdy nemáš: v tahu navíc tato odměna nic nedává.',
  'guide.gangsta.forget.H1': 'Na konci kapitoly se boss počítá jako člen.',
  'guide.gangsta.forget.H2':
    'Ve válce gangů se počítají i nasazení členové. Jen gang s nejvíc žoldáky nepřijde o nikoho.',
  'guide.gangsta.forget.R2': 'Při remíze ve válce gangů přijde každý hráč o jednoho kumpána.',
  'guide.gangsta.forget.N1': 'Proti práskači se počítají i nasazení informátoři.',
  'guide.gangsta.forget.G1':
    'Nejbohatší hráč dostane 2 body vlivu a největší gang taky; při shodě dostane každý 1 bod.',
  'guide.escape-plan.forget.E2':
    'Policistům se vyhýbáš na každém dílu, který opouštíš, i na těch, přes které projdeš, ale ne tam, kde se zastavíš.',
  'guide.escape-plan.forget.E1': 'Když skončíš na dílu, kde tvůj pohyb začal, nemáš se komu vyhýbat.',
  'guide.escape-plan.forget.V8': 'Když cestu ukončíš ve stanici metra nebo na přistávací ploše, nic nenavštívíš.',
  'guide.escape-plan.forget.L1': 'Za každého jiného lupiče v lokaci, kterou navštívíš, ti pověst stoupne o 1.',
  'guide.escape-plan.forget.L3':
    'Podnik se zavře po dvou návštěvách, při čtyřech a pěti hráčích po třech. Pak potřebuješ klíč.',
  'guide.escape-plan.forget.D10': 'Kdo má nejvyšší pověst, hraje další den první.',
  'guide.escape-plan.forget.L4': 'Bonus za celou skupinu dostaneš na konci téhož tahu, později už ne.',
  'guide.escape-plan.forget.F3':
    'Kdo uteče první, neplatí nic; ostatní platí. Nech si peníze: kdo nemůže zaplatit, je zatčen.',
  'guide.escape-plan.forget.F4': 'Kdo je po úsvitu třetího dne ještě ve městě, nedostane nic.',
};
