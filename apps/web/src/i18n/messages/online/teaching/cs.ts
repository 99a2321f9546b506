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
    'U výukového stolu můžeš ukazovat na věci na obrazovkách všech. S odkrytými kartami každý, kdo si sedne, souhlasí, že své karty ukáže ostatním hráčům i tobě; diváci nic z toho nevidí. Každý dotaz na rádce se zapíše do deníku.',
  'online.teach.title': 'Výukový stůl',
  'online.teach.stated': 'Hostitel může ukazovat na věci na obrazovkách všech.',
  'online.teach.stated.hands':
    'Karty jsou odkryté: hráči a hostitel si navzájem vidí skryté karty i peníze. Kdo si sedne, s tím souhlasí. Diváci nic z toho nevidí.',
  'online.teach.stated.adviser': 'Hráči se smějí ptát rádce; zapíše se to do deníku.',
  'online.teach.take': 'Sednout si sem a ukázat své karty',
  'online.teach.top.hands': 'Karty jsou odkryté, se souhlasem všech',
  'online.teach.top.adviser': 'Rádce je povolený',
  'online.teach.point': 'Ukazovat na věci',
  'online.teach.pointing': 'Vyber na stole cokoli a ukáže se to všem. Esc to ukončí.',
  'online.teach.points': '{name} ukazuje sem',
  'online.teach.pointsAt': '{name} ukazuje: {thing}.',
  'online.teach.advised': '{name}: dotaz na rádce.',
} as const;
