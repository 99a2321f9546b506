/** The messages of teaching tables in Polish. */
export const TEACHING = {
  'online.teach.kind': 'Po co jest ten stół?',
  'online.teach.kind.ordinary': 'Zwykła gra',
  'online.teach.kind.teaching': 'Nauka gry',
  'online.teach.hands': 'Karty',
  'online.teach.hands.yes': 'Odkryte dla wszystkich graczy',
  'online.teach.hands.no': 'Zakryte jak zwykle',
  'online.teach.adviser': 'Doradca',
  'online.teach.adviser.yes': 'Gracze mogą go pytać',
  'online.teach.adviser.no': 'Wyłączony',
  'online.teach.text':
    'Przy stole do nauki możesz wskazywać rzeczy na ekranach wszystkich. Przy odkrytych kartach każdy, kto zajmuje miejsce, zgadza się pokazać swoje karty pozostałym graczom i tobie; widzowie niczego z tego nie widzą. Dziennik zapisuje każde pytanie do doradcy.',
  'online.teach.title': 'Stół do nauki',
  'online.teach.stated': 'Gospodarz może wskazywać rzeczy na ekranach wszystkich.',
  'online.teach.stated.hands':
    'Karty są odkryte: gracze i gospodarz widzą nawzajem swoje zakryte karty i pieniądze. Kto zajmuje miejsce, zgadza się na to. Widzowie niczego z tego nie widzą.',
  'online.teach.stated.adviser': 'Gracze mogą pytać doradcę; dziennik to zapisuje.',
  'online.teach.take': 'Zajmuję to miejsce i pokazuję swoje karty',
  'online.teach.top.hands': 'Karty są odkryte, za zgodą wszystkich',
  'online.teach.top.adviser': 'Doradcę można pytać',
  'online.teach.point': 'Wskazuj rzeczy',
  'online.teach.pointing': 'Wybierz cokolwiek na stole, a zobaczą to wszyscy. Esc kończy.',
  'online.teach.points': '{name} wskazuje tutaj',
  'online.teach.pointsAt': '{name} wskazuje: {thing}.',
  'online.teach.advised': '{name}: pytanie do doradcy.',
} as const;
