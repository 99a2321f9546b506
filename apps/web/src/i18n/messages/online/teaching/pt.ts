/** The messages of teaching tables in Portuguese. */
export const TEACHING = {
  'online.teach.kind': 'Para que é a mesa?',
  'online.teach.kind.ordinary': 'Uma partida normal',
  'online.teach.kind.teaching': 'Ensinar o jogo',
  'online.teach.hands': 'Cartas',
  'online.teach.hands.yes': 'Abertas para todos os jogadores',
  'online.teach.hands.no': 'Ocultas, como sempre',
  'online.teach.adviser': 'Conselheiro',
  'online.teach.adviser.yes': 'Os jogadores podem consultar',
  'online.teach.adviser.no': 'Desligado',
  'online.teach.text':
    'Numa mesa de ensino você pode apontar coisas na tela de todos. Com cartas abertas, quem ocupa um lugar concorda em mostrar o que tem aos outros jogadores e a você; espectadores não veem nada disso. O histórico anota cada consulta ao conselheiro.',
  'online.teach.title': 'Mesa de ensino',
  'online.teach.stated': 'O anfitrião pode apontar coisas na tela de todos.',
  'online.teach.stated.hands':
    'As cartas estão abertas: os jogadores e o anfitrião veem as cartas e o dinheiro ocultos uns dos outros. Quem ocupa um lugar concorda com isso. Espectadores não veem nada disso.',
  'online.teach.stated.adviser': 'Os jogadores podem consultar o conselheiro; o histórico anota cada consulta.',
  'online.teach.take': 'Ocupar este lugar e mostrar minhas cartas',
  'online.teach.top.hands': 'Cartas abertas, com a concordância de todos',
  'online.teach.top.adviser': 'O conselheiro pode ser consultado',
  'online.teach.point': 'Apontar coisas',
  'online.teach.pointing': 'Selecione qualquer coisa na mesa para mostrá-la a todos. Esc encerra.',
  'online.teach.points': '{name} aponta para cá',
  'online.teach.pointsAt': '{name} aponta: {thing}.',
  'online.teach.advised': '{name} consultou o conselheiro.',
} as const;
