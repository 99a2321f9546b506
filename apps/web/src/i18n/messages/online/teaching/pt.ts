/** The messages of teaching tables in Portuguese. */
export const TEACHING = {
  'online.teach.kind': 'Para que é a mesa?',
  'online.teach.kind.ordinary': 'Uma partida normal',
  'online.teach.kind.teaching': 'Ensinar o jogo',
  'online.teach.hands': 'Cartas',
  'online.teach.hands.yes': 'Abertas para todos os jogadores',
  'online.teach.hands.no': 'Ocultas, como de costume',
  'online.teach.adviser': 'Conselheiro',
  'online.teach.adviser.yes': 'Os jogadores podem consultar',
  'online.teach.adviser.no': 'Desligado',
  'online.teach.text':
    'Numa mesa de ensino, você pode apontar coisas na tela de todos. Com cartas abertas, quem ocupa um lugar concorda em mostrar o que tem aos outros jogadores e a você; espectadores não veem nada disso. O histórico registra cada consulta ao conselheiro.',
  'online.teach.title': 'Mesa de ensino',
  'online.teach.stated': 'Quem abriu a mesa pode apontar coisas na tela de todos.',
  'online.teach.stated.hands':
    'As cartas estão abertas: os jogadores e quem abriu a mesa veem as cartas e o dinheiro ocultos uns dos outros. Ao ocupar um lugar, você concorda com isso. Espectadores não veem nada disso.',
  'online.teach.stated.adviser': 'Os jogadores podem consultar o conselheiro; o histórico registra cada consulta.',
  'online.teach.take': 'Ocupar este lugar e mostrar minhas cartas',
  'online.teach.top.hands': 'Cartas abertas: todos concordaram',
  'online.teach.top.adviser': 'Os jogadores podem consultar o conselheiro',
  'online.teach.point': 'Apontar coisas',
  'online.teach.pointing': 'Selecione qualquer coisa na mesa para mostrá-la a todos. Aperte Esc para parar.',
  'online.teach.points': '{name} está apontando para cá',
  'online.teach.pointsAt': '{name} está apontando para: {thing}.',
  'online.teach.advised': '{name} consultou o conselheiro.',
} as const;
