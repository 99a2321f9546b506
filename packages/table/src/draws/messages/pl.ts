import type { DrawKey } from '../words.ts';

export const DRAWS: Readonly<Record<DrawKey, string>> = {
  'headline.verified': 'Wszystkie losowania sprawdzone',
  'headline.seedGiven': 'Wszystkie losowania wynikają z ziarna, które ktoś podał',
  'headline.wrong': 'Losowania się nie zgadzają',
  'headline.unverifiable': 'Losowań nie można sprawdzić',
  'headline.position': 'Przygotowany początek: losowań się nie sprawdza',

  how: 'Zanim cokolwiek wylosowano, rozdający ogłosił skrót swojego sekretu, a każde urządzenie przy stole dodało własną wartość losową, której inni nie mogli znać. Ziarno wynika z nich wszystkich, więc nikt nie mógł go wybrać, chyba że wszyscy byliby w zmowie.',
  count:
    '{count, plural, one {# losowanie wynika z ziarna.} few {# losowania: wszystkie wynikają z ziarna.} many {# losowań: wszystkie wynikają z ziarna.} other {# losowania: wszystkie wynikają z ziarna.}}',
  nobody: 'Żadne urządzenie nie dodało wartości losowej: ziarno pochodzi tylko z sekretu rozdającego.',
  given: 'Kto podał ziarno, mógł znać wynik każdego losowania.',

  'own.included': 'Wartość losowa z tego urządzenia jest częścią ziarna.',
  'own.absent': 'To urządzenie nie dodało wartości losowej.',
  'own.unopened': 'Wartość losowa z tego urządzenia nie dotarła przed rozpoczęciem gry.',

  'wrong.commitment': 'Sekret nie pasuje do skrótu, który ogłosił rozdający.',
  'wrong.pledge': 'Jedna z wartości losowych różni się od tej, którą urządzenie wcześniej zapowiedziało.',
  'wrong.seed': 'Ziarno nie wynika z sekretu i wartości losowych.',
  'wrong.draw':
    '{entry, plural, =0 {Losowanie podczas przygotowania nie wynika} one {Losowanie przy decyzji nr # nie wynika} few {Losowanie przy decyzji nr # nie wynika} many {Losowanie przy decyzji nr # nie wynika} other {Losowanie przy decyzji nr # nie wynika}} z ziarna.',
  'wrong.choice': 'Decyzja nr {entry, number} nie była możliwa według zasad.',
  'wrong.otherCommitment': 'Przed grą to urządzenie otrzymało inny skrót.',
  'wrong.otherPledges': 'Przy zamykaniu zgłoszeń to urządzenie otrzymało inne zapowiedzi niż te w zapisie.',
  'wrong.leftOut': 'Wartość losową z tego urządzenia pominięto, choć jej otrzymanie potwierdzono.',
  'wrong.withheld': 'To urządzenie współtworzyło dowód losowań, ale w zapisie gry go nie ma.',
  'wrong.otherGame': 'Zapis nie pochodzi z gry, którą widziało to urządzenie.',

  'unverifiable.rules':
    'Grę rozegrano według innej wersji zasad, więc ta wersja nie może jej sprawdzić. Nie znaczy to, że coś jest nie tak.',
  'unverifiable.pack': 'Nie ma tu zestawu, z którym rozegrano grę.',
  'unverifiable.position':
    'Gra zaczęła się lub toczyła dalej od pozycji przygotowanej albo zapisanej, na przykład po zmianie zasad. Tego, co było wcześniej, tu nie ma, więc losowań nie można sprawdzić. Nie znaczy to, że coś jest nie tak.',
  'unverifiable.noProof': 'Gra nie ma dowodu: zaczęto ją w starszej wersji albo losowania podano z zewnątrz.',
  'unverifiable.unreadable': 'Nie ma zapisu, który dałoby się odczytać.',

  'fact.commitment': 'Skrót sekretu',
  'fact.secret': 'Sekret',
  'fact.seed': 'Ziarno',
  'fact.value': 'Wartość losowa gracza {name}',
  'fact.device': 'Wartość losowa tego urządzenia',
  'fact.away': 'brak: urządzenia nie było, gdy gra się zaczęła',
};
