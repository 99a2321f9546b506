/** What an online table says and asks during a game, in Portuguese. */
export const AT_TABLE = {
  'online.spectators': '{count, plural, one {# pessoa assiste} many {# pessoas assistem} other {# pessoas assistem}}',
  'online.calledAt': 'chamada enviada às {time}',
  'online.timeOf': 'Tempo de {name}',
  'online.leaveKept': 'Sair da mesa (seu lugar fica guardado)',
  'online.notice.more': 'Mostrar tudo',
  'online.notice.less': 'Recolher a uma linha',
  'online.stuck.others':
    'O tempo de {name} para este turno acabou. Qualquer um de vocês pode deixar um bot continuar; {name} pode retomar o lugar quando quiser.',
  'online.stuck.mine':
    'Seu tempo para este turno acabou. Agora os outros podem deixar um bot continuar por você; você pode retomar seu lugar quando quiser.',
  'online.gather.host': 'abriu a mesa',
  'online.gather.hostAway': 'Se quem abriu a mesa ficar fora por alguns minutos, alguém que está aqui assume.',
  'online.gather.put': 'Remover',
  'online.gather.putSure': 'Remover {name} da mesa?',
  'online.gather.putText': '{name} não poderá sentar de novo a esta mesa.',
  'online.gather.removed': 'Quem abriu a mesa removeu você.',
  'online.gather.newLink': 'Criar um link do meu lugar',
  'online.listedHere':
    '{count, plural, =0 {ninguém lá agora} one {# pessoa lá agora} many {# pessoas lá agora} other {# pessoas lá agora}}',
  'online.rematch.wait': 'Quem jogou pode abrir a próxima mesa.',

  'online.back.title': 'Voltar mais atrás',
  'online.back.text': 'O que foi visto não pode ser esquecido. Se todos concordam, a mesa volta mesmo assim.',
  'online.back.ask': 'Pedir para voltar antes da minha última escolha',
  'online.back.asks':
    '{name} pede para voltar: {count, plural, one {# escolha seria desfeita} many {# escolhas seriam desfeitas} other {# escolhas seriam desfeitas}}.',
  'online.back.mine': 'Você pede para voltar. À espera de {names}.',
  'online.back.seen': 'Isto já tinha acontecido e foi visto:',
  'online.back.more': '{count, plural, one {e mais # coisa} many {e mais # coisas} other {e mais # coisas}}',
  'online.back.agree': 'Concordar',
  'online.back.refuse': 'Recusar',
  'online.back.withdraw': 'Retirar o pedido',
  'online.back.until':
    'Quem não responder até {time} terá concordado. Uma nova escolha retira o pedido; até lá, relógios e bots esperam.',
  'online.back.done.agreement':
    'De comum acordo a mesa voltou: {count, plural, one {# escolha desfeita} many {# escolhas desfeitas} other {# escolhas desfeitas}}.',
  'online.back.done.silence':
    'Ninguém recusou a tempo, e a mesa voltou: {count, plural, one {# escolha desfeita} many {# escolhas desfeitas} other {# escolhas desfeitas}}.',
  'online.back.done.admin':
    'Quem administra este servidor fez a mesa voltar: {count, plural, one {# escolha desfeita} many {# escolhas desfeitas} other {# escolhas desfeitas}}.',
  'online.back.agreed': 'De acordo: {names}.',
  'online.back.silent': 'Sem resposta: {names}.',
  'online.back.gone': 'Isto foi visto e já não vale:',
} as const;
