export const AT_TABLE = {
  'online.spectators':
    '{count, plural, one {# pessoa assistindo} many {# pessoas assistindo} other {# pessoas assistindo}}',
  'online.calledAt': 'aviso enviado às {time}',
  'online.timeOf': 'Tempo de {name}',
  'online.leaveKept': 'Sair da mesa (seu lugar fica guardado)',
  'online.notice.more': 'Mostrar mais',
  'online.notice.less': 'Mostrar menos',
  'online.stuck.others':
    'O tempo de {name} acabou. Qualquer um na mesa pode deixar um bot assumir; {name} pode retomar o lugar quando quiser.',
  'online.stuck.mine':
    'Seu tempo acabou. Agora os outros podem deixar um bot assumir por você; você pode retomar seu lugar quando quiser.',
  'online.gather.host': 'abriu a mesa',
  'online.gather.hostAway': 'Se quem abriu a mesa se ausentar por alguns minutos, outra pessoa que está aqui assume.',
  'online.gather.put': 'Remover',
  'online.gather.putSure': 'Remover {name} da mesa?',
  'online.gather.putText': '{name} não poderá mais ocupar um lugar nesta mesa.',
  'online.gather.removed': 'Quem abriu a mesa removeu você dela.',
  'online.gather.newLink': 'Criar um link para o meu lugar',
  'online.listedHere':
    '{count, plural, =0 {ninguém lá agora} one {# pessoa lá agora} many {# pessoas lá agora} other {# pessoas lá agora}}',
  'online.rematch.wait': 'Qualquer pessoa que jogou pode abrir a próxima mesa.',

  'online.back.title': 'Voltar mais atrás',
  'online.back.text': 'Informações ocultas foram reveladas, então todos precisam concordar em voltar.',
  'online.back.ask': 'Pedir para voltar até antes da minha última escolha',
  'online.back.asks':
    '{name} pede para voltar: {count, plural, one {# escolha seria desfeita} many {# escolhas seriam desfeitas} other {# escolhas seriam desfeitas}}.',
  'online.back.mine': 'Você pediu para voltar. Aguardando {names}.',
  'online.back.seen': 'Isto aconteceu e foi visto:',
  'online.back.more': '{count, plural, one {e mais #} many {e mais #} other {e mais #}}',
  'online.back.agree': 'Concordar',
  'online.back.refuse': 'Recusar',
  'online.back.withdraw': 'Retirar o pedido',
  'online.back.until':
    'Quem não responder até {time} terá concordado. Uma nova escolha cancela o pedido; até lá, relógios e bots ficam parados.',
  'online.back.done.agreement':
    'Todos concordaram e a mesa voltou: {count, plural, one {# escolha desfeita} many {# escolhas desfeitas} other {# escolhas desfeitas}}.',
  'online.back.done.silence':
    'Ninguém recusou a tempo, e a mesa voltou: {count, plural, one {# escolha desfeita} many {# escolhas desfeitas} other {# escolhas desfeitas}}.',
  'online.back.done.admin':
    'Quem administra este servidor fez a mesa voltar: {count, plural, one {# escolha desfeita} many {# escolhas desfeitas} other {# escolhas desfeitas}}.',
  'online.back.agreed': 'De acordo: {names}.',
  'online.back.silent': 'Sem resposta: {names}.',
  'online.back.gone': 'Isto foi visto e não vale mais:',
} as const;
