/** The messages of teaching tables in Czech. */
export const TEACHING = {
  'online.teach.kind': 'K čemu stůl slouží?',
  'online.teach.kind.ordinary': 'Běžná hra',
  'online.teach.kind.teaching': 'Výuka hry',
  'online.teach.hands': 'Karty',
  'online.teach.hands.yes': 'Odkryté pro všechny hráče',
  'online.teach.hands.no': 'Skryté jako obvykle',
  'online.teach.adviser': 'Rádce',
  'online.teach.adviser.yes': 'Hráči se ho smějí ptát',
  'online.teach.adviser.no': 'Vypnutý',
  'online.teach.text':
    'U výukového stolu můžeš všem ukazovat na věci na jejich obrazovkách. S odkrytými kartami každý, kdo si sedne, souhlasí, že své karty ukáže ostatním hráčům i tobě; diváci je nevidí. Každý dotaz na rádce se zapíše do deníku.',
  'online.teach.title': 'Výukový stůl',
  'online.teach.stated': 'Hostitel může všem ukazovat na věci na jejich obrazovkách.',
  'online.teach.stated.hands':
    'Karty jsou odkryté: hráči a hostitel si navzájem vidí skryté karty i peníze. Kdo si sedne, s tím souhlasí. Diváci je nevidí.',
  'online.teach.stated.adviser': 'Hráči se smějí ptát rádce; zapíše se to do deníku.',
  'online.teach.take': 'Sednout si sem a ukázat své karty',
  'online.teach.top.hands': 'Karty jsou se souhlasem všech odkryté',
  'online.teach.top.adviser': 'Rádce je povolený',
  'online.teach.point': 'Ukazovat na věci',
  'online.teach.pointing': 'Vyber na stole cokoli a ukáže se to všem. Esc to ukončí.',
  'online.teach.points': '{name} ukazuje sem',
  'online.teach.pointsAt': '{name} ukazuje: {thing}.',
  'online.teach.advised': '{name}: dotaz na rádce.',
} as const;
