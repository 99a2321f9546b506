import type { DrawKey } from '../words.ts';

export const DRAWS: Readonly<Record<DrawKey, string>> = {
  'headline.verified': 'Každé losování ověřeno',
  'headline.seedGiven': 'Každé losování plyne ze semínka, které někdo zadal',
  'headline.wrong': 'Losování není v pořádku',
  'headline.unverifiable': 'Losování nelze ověřit',

  how: 'Než se cokoli losovalo, rozdávající se zavázal k tajemství a každé zařízení u stolu přidalo vlastní hodnotu, kterou ostatní nemohli znát. Semínko plyne ze všech dohromady, takže si je nikdo nemohl vybrat, ledaže by se domluvili všichni.',
  count:
    '{count, plural, one {# losování plyne} few {Všechna # losování plynou} many {Všech # losování plyne} other {Všech # losování plyne}} ze semínka.',
  nobody: 'Žádné zařízení nepřidalo hodnotu: semínko pochází jen z tajemství rozdávajícího.',
  given: 'Kdo semínko zadal, mohl znát každé losování.',

  'own.included': 'Hodnota tohoto zařízení je součástí semínka.',
  'own.absent': 'Toto zařízení žádnou hodnotu nepřidalo.',
  'own.unopened': 'Hodnota tohoto zařízení nedorazila před začátkem hry.',

  'wrong.commitment': 'Tajemství není to, ke kterému se rozdávající zavázal.',
  'wrong.pledge': 'Některá hodnota není ta, kterou její zařízení přislíbilo.',
  'wrong.seed': 'Semínko neplyne z tajemství a hodnot.',
  'wrong.draw':
    '{entry, plural, =0 {Losování při přípravě neplyne} one {Losování v #. kroku neplyne} few {Losování v #. kroku neplyne} many {Losování v #. kroku neplyne} other {Losování v #. kroku neplyne}} ze semínka.',
  'wrong.choice': 'Krok číslo {entry, number} nebyl podle pravidel možný.',
  'wrong.otherCommitment': 'Toto zařízení vidělo před hrou jiný závazek.',
  'wrong.otherPledges': 'Toto zařízení vidělo při zapečetění jiné přísliby.',
  'wrong.leftOut': 'Hodnota tohoto zařízení byla vynechána, ačkoli její přijetí bylo potvrzeno.',
  'wrong.withheld': 'Toto zařízení se podílelo na důkazu, ale hra žádný nemá.',
  'wrong.otherGame': 'Záznam nepatří ke hře, kterou toto zařízení vidělo.',

  'unverifiable.rules':
    'Hra se hrála podle jiné verze pravidel: touto verzí ji nelze ověřit. Nic nesvědčí o tom, že by něco nebylo v pořádku.',
  'unverifiable.pack': 'Sada, se kterou se hrálo, tu není.',
  'unverifiable.position': 'Hra pokračovala od uložené pozice, třeba po změně pravidel: co bylo před ní, tu není.',
  'unverifiable.noProof': 'Hra nemá důkaz: začala ve starší verzi, nebo byla losování zadána.',
  'unverifiable.unreadable': 'Není tu žádný záznam, který by šel přečíst.',

  'fact.commitment': 'Závazek',
  'fact.secret': 'Tajemství',
  'fact.seed': 'Semínko',
  'fact.value': 'Hodnota hráče {name}',
  'fact.device': 'Hodnota zařízení',
  'fact.away': 'žádná: zařízení nebylo na začátku hry připojeno',
};
