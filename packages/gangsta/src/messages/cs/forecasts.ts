// biome-ignore-all lint/suspicious/noTemplateCurlyInString: `$` is a currency sign, and braces are ICU message syntax.
import type { FORECASTS as ENGLISH } from '../en/forecasts.ts';

export const FORECASTS: Readonly<Record<keyof typeof ENGLISH, string>> = {
  'figure.money': 'Peníze',
  'figure.influence': 'Vliv',
  'figure.members': 'Členové',
  'figure.mercenary': 'Žoldáci',
  'figure.informer': 'Informátoři',
  'figure.extraTurn': 'Tah navíc',

  'change.money': '${before} → ${after}',
  'change.influence': '{before} → {after}',
  'change.members': '{before} → {after}',
  'change.mercenary': '{before} → {after}',
  'change.informer': '{before} → {after}',
  'change.extraTurn': '+{after}',

  lead: '{lead} vlivu',
  'instead.money': '${after} místo ${before}',
  'instead.influence': '{after} místo {before}',
  'instead.members': '{after} místo {before}',
  'instead.mercenary': '{after} místo {before}',
  'instead.informer': '{after} místo {before}',
  'instead.extraTurn': '{after} místo {before}',

  'fact.stillNeeds': 'Ještě chybí: {missing}.',
  'fact.out': 'V nasazení až do povolání zpět: {out}.',
  'fact.back': 'Znovu k dispozici: {back}.',
  'fact.rivalsOut':
    '{outCount, plural, one {Nasazený bude i někdo z gangu soupeře} few {Nasazení budou i lidé soupeřů} many {Nasazení budou i lidé soupeřů} other {Nasazení budou i lidé soupeřů}}: {out}.',
  'fact.crew': 'Navržená parta: {out}; zůstane v nasazení, dokud ji nepovoláš zpět.',
  'fact.partnersGet':
    '{partnersCount, plural, one {{partners} dostane ${sum}} few {Po ${sum} dostanou: {partners}} many {Po ${sum} dostane: {partners}} other {Po ${sum} dostane: {partners}}}.',
  'fact.joins': 'Do gangu přibude {henchman}, hned k dispozici.',
  'fact.comesHome': 'Z nemocnice se vrátí {henchman}, hned k dispozici.',
  'fact.stolen': '{from} přijde o ${sum}.',
  'fact.rivalLoses': '{from} přijde o kumpána: {henchman}.',
  'fact.becomesActive': 'Tvůj trumf „{resource}“ se aktivuje.',
  'fact.learns': '{member} získá dovednost: {skill_inside}.',
  'fact.jobTucked': 'Kšeft „{job}“ se už nebude počítat jako hotový.',
  'fact.nobodyLearns': 'Nikdo z party se to naučit nemůže ({skill_inside}).',
  'fact.next': 'Potom: {next}.',
  'fact.keeps':
    '{missingCount, plural, =0 {Trumf „{resource}“ bude hned aktivní.} one {Trumf „{resource}“ se aktivuje, až bude v gangu také {missing}.} few {Trumf „{resource}“ se aktivuje, až budou v gangu také {missing}.} many {Trumf „{resource}“ se aktivuje, až budou v gangu také {missing}.} other {Trumf „{resource}“ se aktivuje, až budou v gangu také {missing}.}}',
  'fact.peeks': 'Vrchní kartu uvidíš jen ty ({deck}).',
  'fact.replaced': 'Ze stolu zmizí karta „{card}“. Na konci tahu přijde nová.',
  'fact.toEnd':
    '{count, plural, one {Ještě # člen} few {Ještě # členové} many {Ještě # člena} other {Ještě # členů}} a {chapter, select, 3 {hra} other {kapitola}} skončí.',
  'fact.endsChapter': 'Tento tah ukončí {chapter, select, 1 {kapitolu I} 2 {kapitolu II} other {hru}}.',
  'fact.incomes': 'Vyrovnávací příjem: {incomes}.',
  'fact.war':
    'Válka gangů, počet žoldáků: {mercenaries}. {winnerIs, select, nobody {Remíza: o kumpána přijde každý} you {Vyhraješ} other {Vyhraje {winner} a ostatní přijdou o kumpána}}.',
  'fact.toHospital': 'Jeden tvůj kumpán půjde do nemocnice.',
  'fact.snitchRisk':
    'Otočí se nová karta. {cards, plural, one {V balíčku o # kartě} few {Mezi # kartami} many {Mezi # karty} other {Mezi # kartami}} {left, plural, one {je # práskač} few {jsou # práskači} many {je # práskače} other {je # práskačů}}: {pays, plural, =0 {{henchmen, plural, =0 {nic tě to stát nebude} other {může tě to stát kumpána}}} other {může tě to stát až ${pays}{henchmen, plural, =0 {} other { a kumpána}}}}.',
  'fact.nextSnitch': 'Další karta je práskač ({number}): zaplatíš ${pays}.',
  'next.steal': 'okrást soupeře',
  'next.divert': 'zdržet členy cizích gangů',
  'next.assassinate': 'atentát na soupeře',
  'next.recruitAtOnce': 'hned najmout',
  'next.learn': 'naučit někoho z party novou dovednost',
  'bySeat.incomes': '{seatIs, select, you {ty} other {{seat}}} ${amount}',
  'danger.endsGame': 'Tím hra skončí.',
  'danger.losesSomebody': 'Přijdeš o kumpána ({cause}).',
  'danger.loses': 'Natrvalo přijdeš o kumpána: {henchman}.',
  'danger.losesExtraTurn': 'Vzdáš se tahu navíc.',
};
