import type { DrawKey } from '../words.ts';

export const DRAWS: Readonly<Record<DrawKey, string>> = {
  'headline.verified': 'Każde losowanie sprawdzone',
  'headline.seedGiven': 'Każde losowanie wynika z ziarna, które ktoś podał',
  'headline.wrong': 'Losowania się nie zgadzają',
  'headline.unverifiable': 'Losowań nie można sprawdzić',

  how: 'Zanim cokolwiek wylosowano, rozdający zobowiązał się do sekretu, a każde urządzenie przy stole dodało własną wartość, której inni nie mogli znać. Ziarno wynika z nich wszystkich, więc nikt nie mógł go wybrać, chyba że wszyscy razem.',
  count:
    '{count, plural, one {# losowanie wynika} few {Wszystkie # losowania wynikają} many {Wszystkie # losowań wynika} other {Wszystkie # losowania wynikają}} z ziarna.',
  nobody: 'Żadne urządzenie nie dodało wartości: ziarno pochodzi tylko z sekretu rozdającego.',
  given: 'Kto podał ziarno, mógł znać każde losowanie.',

  'own.included': 'Wartość tego urządzenia jest częścią ziarna.',
  'own.absent': 'To urządzenie nie dodało wartości.',
  'own.unopened': 'Wartość tego urządzenia nie dotarła przed początkiem gry.',

  'wrong.commitment': 'Sekret nie jest tym, do którego się zobowiązano.',
  'wrong.pledge': 'Jedna z wartości nie jest tą, którą przyrzekło jej urządzenie.',
  'wrong.seed': 'Ziarno nie wynika z sekretu i wartości.',
  'wrong.draw':
    '{entry, plural, =0 {Losowanie podczas przygotowania nie wynika} one {Losowanie przy decyzji nr # nie wynika} few {Losowanie przy decyzji nr # nie wynika} many {Losowanie przy decyzji nr # nie wynika} other {Losowanie przy decyzji nr # nie wynika}} z ziarna.',
  'wrong.choice': 'Decyzja nr {entry, number} nie była możliwa według zasad.',
  'wrong.otherCommitment': 'Przed grą to urządzenie widziało inne zobowiązanie.',
  'wrong.otherPledges': 'Przy pieczętowaniu to urządzenie widziało inne przyrzeczenia.',
  'wrong.leftOut': 'Wartość tego urządzenia pominięto, choć jej otrzymanie potwierdzono.',
  'wrong.withheld': 'To urządzenie brało udział w dowodzie, ale gra go nie zawiera.',
  'wrong.otherGame': 'Zapis nie pochodzi z gry, którą widziało to urządzenie.',

  'unverifiable.rules':
    'Grę rozegrano według innej wersji zasad: w tej wersji nie można jej sprawdzić. Nic nie wskazuje, że coś jest nie tak.',
  'unverifiable.pack': 'Nie ma tu zestawu, z którym rozegrano grę.',
  'unverifiable.position':
    'Gra toczyła się dalej od zapisanej pozycji, jak po zmianie zasad: tego, co było przedtem, tu nie ma.',
  'unverifiable.noProof': 'Gra nie ma dowodu: zaczęto ją w starszej wersji albo losowania zostały podane.',
  'unverifiable.unreadable': 'Nie ma dziennika, który dałoby się odczytać.',

  'fact.commitment': 'Zobowiązanie',
  'fact.secret': 'Sekret',
  'fact.seed': 'Ziarno',
  'fact.value': 'Wartość gracza {name}',
  'fact.device': 'Wartość urządzenia',
  'fact.away': 'brak: urządzenia nie było, gdy gra się zaczęła',
};
