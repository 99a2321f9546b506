import type { GuideKey } from './en.ts';

export const GUIDE: Readonly<Record<GuideKey, string>> = {
  'guide.goal.text':
    'Posbírej po městě své podíly a třetí den uteč s větší kořistí než ostatní. Lupič, který zůstane ve městě, nedostane nic.',
  'guide.turn.text':
    'Pohyb: cestuj do jiné lokace, vyhni se policistům na dílech, které opouštíš, a lokaci navštiv. Nebo si jednou za den odpočiň a obnov kontakty.',
  'guide.score.text':
    'Tvůj plán říká, kolik ti vynese každý podnik a skrýš. Počítá se i hotovost, použité výhody, kontakty, schránky a žetony výjezdu; pověst a zranění peníze berou.',
  'guide.end.text':
    'Hlídky uzavírají výjezdy, dokud nezbude jediný. Třetí den k němu dojdi, vyhni se policistům a zaplať: kdo utíká později, platí víc.',
  'guide.forget.E2':
    'Policistům se vyhýbáš na každém dílu, který opouštíš, i na těch, přes které projdeš, ale ne tam, kde se zastavíš.',
  'guide.forget.E1': 'Když skončíš na dílu, kde tvůj pohyb začal, nemáš se komu vyhýbat.',
  'guide.forget.V8': 'Když cestu ukončíš ve stanici metra nebo na přistávací ploše, nic nenavštívíš.',
  'guide.forget.L1': 'Za každého jiného lupiče v lokaci, kterou navštívíš, ti pověst stoupne o 1.',
  'guide.forget.L3': 'Podnik se zavře po dvou návštěvách, při čtyřech a pěti hráčích po třech. Pak potřebuješ klíč.',
  'guide.forget.D10': 'Kdo má nejvyšší pověst, hraje další den první.',
  'guide.forget.L4': 'Bonus za celou skupinu dostaneš na konci téhož tahu, později už ne.',
  'guide.forget.F3': 'Kdo uteče první, neplatí nic; ostatní platí. Nech si peníze: kdo nemůže zaplatit, je zatčen.',
  'guide.forget.F4': 'Kdo je po úsvitu třetího dne ještě ve městě, nedostane nic.',
};
