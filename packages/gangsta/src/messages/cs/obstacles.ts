// biome-ignore-all lint/suspicious/noTemplateCurlyInString: `$` is a currency sign, and braces are ICU message syntax.
import type { OBSTACLES as ENGLISH } from '../en/obstacles.ts';

export const OBSTACLES: Readonly<Record<keyof typeof ENGLISH, string>> = {
  'whyNot.short': 'Chybí ti ${sum}: cena je ${cost}, máš ${money}.',
  'whyNot.notThere': 'Už to na stole není.',
  'whyNot.lacksOne': 'Chybí {count, plural, =1 {{skill_inside}} other {# × {skill_inside}}}: nikdo volný to neumí.',
  'whyNot.lacksSeveral': 'Chybí {missing}: nikdo volný to neumí.',
  'whyNot.lacksOneOut':
    'Chybí {count, plural, =1 {{skill_inside}} other {# × {skill_inside}}}: {out} {outCount, plural, one {to umí, ale je v nasazení} few {to umí, ale jsou v nasazení} many {to umí, ale jsou v nasazení} other {to umí, ale jsou v nasazení}}.',
  'whyNot.lacksSeveralOut':
    'Chybí {missing}: {out} {outCount, plural, one {to umí, ale je v nasazení} few {to umí, ale jsou v nasazení} many {to umí, ale jsou v nasazení} other {to umí, ale jsou v nasazení}}.',
  'whyNot.lacksMore':
    'Chybí {missing}: {out} {outCount, plural, one {to zčásti umí, ale je v nasazení} few {to zčásti umějí, ale jsou v nasazení} many {to zčásti umějí, ale jsou v nasazení} other {to zčásti umějí, ale jsou v nasazení}}, a stejně by to nestačilo.',
  'whyNot.nobodyToBegin': 'Začít musí někdo z tvého gangu, ale nikdo volný neumí, co chybí: {missing}.',
  'whyNot.isOut': '{member} je v nasazení.',
  'whyNot.isAvailable': '{member} v nasazení není.',
  'whyNot.ownOnly': 'Na tento kšeft smí jen tvoji lidé.',
  'whyNot.ownFirst': 'Nejdřív nasaď někoho ze svého gangu.',
  'whyNot.notNeeded': '{member} nemá nic z toho, co ještě chybí: {missing}.',
  'whyNot.notYours': 'Tento člen patří do jiného gangu.',
  'whyNot.yours': 'Vybrat jde jen soupeře.',
  'whyNot.alreadyPaid': 'V tomto tahu už máš jedno povolání zpět zaplacené.',
  'whyNot.noHeadquarters': 'Potřebuješ aktivní štáb, $1 a dva členy v nasazení.',
  'whyNot.banked': 'Peníze jsou v bance v bezpečí před krádeží ({from}).',
  'whyNot.noMoney': '{from} nemá peníze.',
  'whyNot.notTwoSkilled': '{henchman} – dovednosti: {count}, musí být právě 2.',
  'whyNot.nobodyTwoSkilled': '{from} nemá kumpána s právě 2 dovednostmi.',
  'whyNot.neverBoss': 'Bosse obětovat nejde.',
  'whyNot.notInCrew': '{member} se kšeftu neúčastní.',
  'whyNot.hasLearned': '{member} už má naučenou dovednost.',
  'whyNot.leadsAlready': '{member} už je lídr.',
  'whyNot.noLeader': '{member} není lídr.',
  'whyNot.noExtraTurn': 'Tah navíc nemáš, není co odmítat.',
};
