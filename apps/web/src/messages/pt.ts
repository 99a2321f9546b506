import { HOME } from '../home/messages/pt.ts';
import { ONLINE } from '../online/messages/en.ts';
import type { SHELL as ENGLISH } from './en.ts';

/** What the page says in Portuguese, spelt and addressing its readers as in Brazil, whatever is played. */
export const SHELL: Readonly<Record<keyof typeof ENGLISH, string>> = {
  ...HOME,
  // Tables over the network speak English until their messages are translated.
  ...ONLINE,
  loading: 'Um momento…',

  'settings.title': 'Configurações',
  'settings.language': 'Idioma',
  'settings.theme': 'Tema',
  'settings.theme.system': 'Do sistema',
  'settings.theme.dark': 'Noite',
  'settings.theme.light': 'Papel',
  'settings.speed': 'Bots escolhem',
  'settings.speed.slow': 'Devagar',
  'settings.speed.normal': 'Com calma',
  'settings.speed.fast': 'Rápido',
  'settings.speed.instant': 'Na hora',
  'settings.motion': 'Animações',
  'settings.motion.system': 'Do sistema',
  'settings.motion.full': 'Completas',
  'settings.motion.reduced': 'Reduzidas',
  'settings.sound': 'Som',
  'settings.sound.off': 'Desligado',
  'settings.sound.on': 'Ligado',

  'dialog.close': 'Fechar',

  'menu.title': 'Menu',
  'menu.home': 'Início',
  'menu.rules': 'Regras do jogo',
  'menu.save': 'Salvar em arquivo',
  'menu.leave': 'Sair da mesa',

  'wait.person': 'À espera de {name}.',
  'wait.bot': '{name} está pensando…',
  'wait.replaced': 'O bot no seu lugar está pensando…',
  'wait.takeBack': 'Um bot joga por você. Você pode retomar seu lugar quando quiser.',
  'wait.yours': 'Seu turno. {prompt}',

  'foretold.point': 'Aponte para uma opção para ver no que ela dá.',
  'foretold.tap': 'Toque numa opção para ver no que ela dá.',
  'foretold.asking': 'Vejamos…',
  'foretold.nothing': 'Nada mais acontece por ora.',
  'foretold.more': '{count, plural, one {E mais # coisa.} many {E mais # coisas.} other {E mais # coisas.}}',
  'foretold.reveals': 'Depois disto não tem volta: algo oculto vem à luz.',
  'foretold.cannot': '{thing}: não é possível.',
  'foretold.notNow': 'Não faz parte do que você escolhe agora.',

  'prompt.title': 'O que fazer agora',

  'choices.title': 'Opções',
  'choices.count': '{count, plural, =0 {0 opções} one {# opção} many {# opções} other {# opções}}',

  'primary.wait': 'Não é seu turno',
  'primary.choose': '{count, plural, =0 {0 opções} one {# opção} many {# opções} other {# opções}}',
  'primary.confirm': '{moves, plural, =1 {Confirmar: {choice}} other {Confirmar}}',

  'undo.button': 'Desfazer',
  'undo.done': 'Desfeito.',
  'undo.noChoice': 'Não há o que desfazer: nenhuma escolha foi feita ainda.',
  'undo.over': 'Fim de jogo: nada mais pode ser desfeito.',
  'undo.otherSeat': 'A última escolha foi de {name}: o que veio antes fica valendo.',
  'undo.replaced': 'Um bot joga por você: retome seu lugar primeiro.',
  'undo.revealed': 'Sua última escolha fica valendo, porque algo oculto veio à luz. {events}',

  'digest.title': 'Desde o seu último turno',
  'digest.now': 'O que acontece',
  'digest.dismiss': 'Ocultar',

  'tabs.title': 'Painéis',
  'tabs.me': 'Eu',
  'tabs.rivals': 'Rivais',
  'sheet.larger': 'Aumentar',
  'sheet.smaller': 'Diminuir',

  'board.title': 'Tabuleiro',
  'own.title': 'O que é seu',

  'log.title': 'Log',
  'log.hint': 'Escolha uma entrada para ver a mesa como estava naquela hora.',

  'past.title': 'Você está vendo o passado',
  'past.where': 'Passo {step} de {steps}',
  'past.earlier': 'Um passo antes',
  'past.later': 'Um passo depois',
  'past.back': 'Voltar ao jogo',
  'past.nothing': 'No passado nada pode ser escolhido.',

  'rule.title': 'Regra {rule} · {section}',
  'rule.show': 'Regra {rule}',
  'rule.unknown': 'Esta regra não está no livro.',
  'rule.back': 'Voltar a {rule}',
  'rule.page': 'Todas as regras de {game}',

  'seats.title': 'Quem joga',
  'seats.person': 'Pessoa',
  'seats.bot': 'Bot',
  'seats.hand': 'Passar a um bot',
  'seats.take': 'Assumir',
  'seats.handMine': 'Passar meu lugar a um bot',
  'seats.takeMine': 'Retomar meu lugar',
  'seats.replaced': 'Um bot joga por você.',

  'keys.title': 'Teclado',
  'keys.number': 'Ir a uma opção; outra vez para escolhê-la',
  'keys.primary': 'Ir ao botão principal; outra vez para apertá-lo',
  'keys.arrows': 'Percorrer opções, log e menu',
  'keys.undo': 'Desfazer a última escolha',
  'keys.log': 'Abrir ou fechar o log',
  'keys.rules': 'A regra por trás da pergunta',
  'keys.help': 'Esta lista',
  'keys.back': 'Voltar ao jogo; fechar o que está aberto',

  'over.you': 'Você venceu',
  'over.one': '{name} venceu',
  'over.shared': 'Vitória dividida: {names}',
  'over.nobody': 'Ninguém venceu',
  'over.reason': 'Fim de jogo: {reason}.',
  'over.scores': 'Pontuação',
  'over.total': 'Total',
  'over.place': 'Posição',
  'over.placed': '{place, plural, other {#ª}}',
  'over.unranked': '–',
  'over.show': 'Mostrar o resultado',
  'over.table': 'Ver a mesa final',
  'over.rematch': 'Jogar de novo, mesma turma',

  'broken.part':
    'Esta parte da mesa não pode ser desenhada. A partida em si está a salvo, e a lista de opções continua funcionando.',
  'broken.retry': 'Tentar de novo',
  'broken.reload': 'Recarregar a página',
  'broken.opening': 'A mesa não abre. Suas partidas estão guardadas; recarregar costuma ajudar.',

  'trouble.stuck': 'A mesa não responde mais. Sua partida está salva até a última escolha: recarregue para continuar.',
  'trouble.slowBot': 'Este bot está demorando muito. Espere mais ou recarregue para continuar da última escolha.',
  'trouble.table': 'Algo deu errado, e a partida está como antes: {detail}',
  'trouble.refused': 'Essa escolha não pôde ser feita: {detail}',

  'handover.eyebrow': 'Troca de mãos',
  'handover.title': '{name}, seu turno',
  'handover.text': 'Passe o aparelho a {name}. Mais ninguém olha.',
  'handover.sit': 'Sou {name}: mostrar minha mesa',
  'handover.undo': 'Espere, desfazer minha última escolha',

  'trouble.badSetup': 'Esta partida não pode ser montada assim: {detail}',
  'trouble.notAGame': 'Este arquivo não é uma partida do Getaway. {detail}',
  'trouble.unknownGame': 'Este arquivo é de um jogo que não existe aqui: {detail}',
  'trouble.damaged': 'Esta partida está danificada e não pode ser aberta. {detail}',
  'trouble.newer': 'Esta partida foi salva por um Getaway mais novo. Recarregue a página para obtê-lo.',
  'trouble.openElsewhere': 'Esta partida está aberta em outra aba. Feche-a lá primeiro.',
  'trouble.gone': 'Esta partida não está mais aqui.',
  'trouble.noStorage': 'O armazenamento do navegador não pode ser usado: {detail}',
};
