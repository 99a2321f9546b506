import type { DrawKey } from '../words.ts';

export const DRAWS: Readonly<Record<DrawKey, string>> = {
  'headline.verified': 'Všechna losování ověřena',
  'headline.seedGiven': 'Všechna losování vycházejí ze semínka, které někdo zadal',
  'headline.wrong': 'Losování není v pořádku',
  'headline.unverifiable': 'Losování nelze ověřit',
  'headline.position': 'Připravený začátek: losování se neověřuje',

  how: 'Než se cokoli losovalo, rozdávající zveřejnil otisk svého tajemství a každé zařízení u stolu přidalo vlastní náhodnou hodnotu, kterou ostatní nemohli znát. Semínko vychází ze všech hodnot dohromady, takže ho nikdo nemohl vybrat, ledaže by se domluvili všichni.',
  count:
    '{count, plural, one {# losování vychází} few {Všechna # losování vycházejí} many {Všech # losování vychází} other {Všech # losování vychází}} ze semínka.',
  nobody: 'Žádné zařízení nepřidalo náhodnou hodnotu: semínko vychází jen z tajemství rozdávajícího.',
  given: 'Kdo semínko zadal, mohl znát výsledek každého losování.',

  'own.included': 'Náhodná hodnota z tohoto zařízení je součástí semínka.',
  'own.absent': 'Toto zařízení žádnou náhodnou hodnotu nepřidalo.',
  'own.unopened': 'Náhodná hodnota z tohoto zařízení nedorazila před začátkem hry.',

  'wrong.commitment': 'Tajemství neodpovídá otisku, který rozdávající zveřejnil.',
  'wrong.pledge': 'Některá náhodná hodnota není ta, kterou její zařízení předem přislíbilo.',
  'wrong.seed': 'Semínko nevychází z tajemství a náhodných hodnot.',
  'wrong.draw':
    '{entry, plural, =0 {Losování při přípravě nevychází} one {Losování v #. kroku nevychází} few {Losování v #. kroku nevychází} many {Losování v #. kroku nevychází} other {Losování v #. kroku nevychází}} ze semínka.',
  'wrong.choice': 'Krok číslo {entry, number} nebyl podle pravidel možný.',
  'wrong.otherCommitment': 'Toto zařízení dostalo před hrou jiný otisk.',
  'wrong.otherPledges': 'Toto zařízení vidělo při zapečetění jiné přísliby, než jaké jsou v záznamu.',
  'wrong.leftOut': 'Náhodná hodnota z tohoto zařízení byla vynechána, ačkoli její přijetí bylo potvrzeno.',
  'wrong.withheld': 'Toto zařízení se podílelo na důkazu, ale hra žádný důkaz nemá.',
  'wrong.otherGame': 'Záznam nepatří ke hře, kterou toto zařízení vidělo.',

  'unverifiable.rules':
    'Hra se hrála podle jiné verze pravidel, takže ji tato verze nedokáže ověřit. Neznamená to, že je něco špatně.',
  'unverifiable.pack': 'Sada, se kterou se hrálo, tu není.',
  'unverifiable.position':
    'Hra začala nebo pokračovala od připravené či uložené pozice, třeba po změně pravidel. Co bylo před ní, tu není, takže losování nelze ověřit. Neznamená to, že je něco špatně.',
  'unverifiable.noProof': 'Hra nemá důkaz: začala ve starší verzi, nebo byla losování předem zadaná.',
  'unverifiable.unreadable': 'Chybí záznam, který by šel přečíst.',

  'fact.commitment': 'Otisk tajemství',
  'fact.secret': 'Tajemství',
  'fact.seed': 'Semínko',
  'fact.value': 'Náhodná hodnota hráče {name}',
  'fact.device': 'Náhodná hodnota tohoto zařízení',
  'fact.away': 'žádná: zařízení nebylo na začátku hry připojeno',
};
