/** The messages of teaching tables in Polish. */
export const TEACHING = {
  'online.teach.kind': 'Do czego jest ten stół?',
  'online.teach.kind.ordinary': 'Zwykła gra',
  'online.teach.kind.teaching': 'Nauka gry',
  'online.teach.hands': 'Karty',
  'online.teach.hands.yes': 'Odkryte dla wszystkich graczy',
  'online.teach.hands.no': 'Zakryte jak zwykle',
  'online.teach.adviser': 'Doradca',
  'online.teach.adviser.yes': 'Gracze mogą go pytać',
  'online.teach.adviser.no': 'Wyłączony',
  'online.teach.text':
    'Przy stole do nauki możesz wskazywać coś na ekranach wszystkich graczy. Przy odkrytych kartach każdy, kto zajmuje miejsce, zgadza się pokazać swoje karty pozostałym graczom i tobie; widzowie ich nie widzą. Dziennik zapisuje każde pytanie do doradcy.',
  'online.teach.title': 'Stół do nauki',
  'online.teach.stated': 'Gospodarz może wskazywać coś na ekranach wszystkich graczy.',
  'online.teach.stated.hands':
    'Karty są odkryte: gracze i gospodarz widzą nawzajem swoje zakryte karty i pieniądze. Kto zajmuje miejsce, zgadza się na to. Widzowie ich nie widzą.',
  'online.teach.stated.adviser': 'Gracze mogą pytać doradcę; dziennik to zapisuje.',
  'online.teach.take': 'Zajmij to miejsce i pokaż moje karty',
  'online.teach.top.hands': 'Karty są za zgodą wszystkich odkryte',
  'online.teach.top.adviser': 'Doradcę można pytać',
  'online.teach.point': 'Wskazuj rzeczy',
  'online.teach.pointing': 'Wybierz cokolwiek na stole, a zobaczą to wszyscy. Esc kończy.',
  'online.teach.points': '{name} wskazuje tutaj',
  'online.teach.pointsAt': '{name} wskazuje: {thing}.',
  'online.teach.advised': '{name}: pytanie do doradcy.',
} as const;
