import type { HOME as ENGLISH } from './en.ts';

/** The messages of the pages around the table, in Brazilian Portuguese. */
export const HOME: Readonly<Record<keyof typeof ENGLISH, string>> = {
  'home.title': 'Getaway',
  'home.claim': 'Dois jogos de assalto com as regras já embutidas. Traga a turma ou jogue solo.',
  'home.playNow': 'Jogar agora',
  'home.learn': 'Aprender',
  'home.play': 'Nova partida',
  'home.kept': 'Suas partidas',
  'home.none': 'Nenhuma partida ainda. Tudo o que você joga fica guardado aqui, neste navegador, jogada a jogada.',
  'home.resume': 'Continuar',
  'home.look': 'Ver o final',
  'home.save': 'Salvar em arquivo',
  'home.remove': 'Remover',
  'home.removeSure': 'Remover esta partida de vez?',
  'home.keep': 'Manter',
  'home.import': 'Abrir partida de um arquivo',
  'home.unreadable': 'Uma partida que não pode mais ser lida',
  'home.due': 'Falta {name} escolher',
  'home.won':
    '{count, plural, =0 {Ninguém venceu} one {{winners} venceu} many {{winners} dividem a vitória} other {{winners} dividem a vitória}}',
  'home.changed': 'jogada em {when}',
  'home.choices':
    '{count, plural, =0 {nenhuma escolha ainda} one {# escolha até agora} many {# escolhas até agora} other {# escolhas até agora}}',
  'home.footer': 'Mais',
  'home.back': 'Início',
  'home.offline': 'Pronto para jogar sem internet.',
  'home.newVersion': 'Há uma nova versão do Getaway.',
  'home.reload': 'Recarregar',
  'home.later': 'Depois',

  'new.title': 'Nova partida: {game}',
  'new.seats': 'Quem joga?',
  'new.name': 'Nome do lugar {number}',
  'new.kind': 'Quem joga no lugar {number}',
  'new.human': 'Uma pessoa aqui',
  'new.bot': 'Bot, {level}',
  'new.character': 'Estilo do bot no lugar {number}',
  'new.add': 'Mais um lugar',
  'new.removeSeat': 'Remover o lugar {number}',
  'new.players': '{count, plural, one {# jogador} many {# jogadores} other {# jogadores}}',
  'new.unofficial':
    'A caixa é para menos jogadores; esta mesa permite {count, plural, one {# jogador} many {# jogadores} other {# jogadores}}.',
  'new.botsSee': 'Os bots veem só o que você veria no lugar deles.',
  'new.botsProof':
    'Como sabemos: um bot nunca recebe o estado verdadeiro do jogo. Ele recebe a visão do seu lugar e partidas imaginadas a partir dela, com tudo o que está oculto sorteado de novo. Os testes tomam posições ao acaso, mudam tudo o que o lugar não pode saber e falham se algum nível escolher ou esperar outra coisa. Qualquer um pode repetir isso com quantas posições quiser: “{command}”.',
  'new.untrained': 'Os bots não treinaram com este pacote: julgam as cartas pelo que elas fazem.',
  'new.hotSeat': 'Várias pessoas dividem este aparelho: entre os turnos, uma tela esconde tudo.',
  'new.options': 'Variantes',
  'new.start': 'Começar a partida',
  'new.sameName': 'Dois lugares se chamam {name}. Dê outro nome a um deles.',
  'new.emptyName': 'O lugar {number} está sem nome.',
  'new.unseenName': 'O nome do lugar {number} tem caracteres que ninguém vê. Escreva-o de novo.',
  'new.person': 'Jogador {number}',
  'new.botName': '{number, select, 1 {Duquesa} 2 {Sabonete} 3 {Marlowe} 4 {Nanquim} other {Bispo}}',

  'pack.title': 'Pacote de conteúdo',
  'pack.house': 'O da casa',
  'pack.text':
    'Tem a caixa? Traga os nomes e números dela. “getaway pack house {game}” escreve um pacote para começar.',
  'pack.add': 'Adicionar pacote de um arquivo',
  'pack.warnings':
    '{count, plural, one {Dá para jogar com este pacote, mas algo nele é incomum:} many {Dá para jogar com este pacote, mas # coisas nele são incomuns:} other {Dá para jogar com este pacote, mas # coisas nele são incomuns:}}',
  'pack.forget': 'Esquecer este pacote',

  'level.random': 'qualquer jogada válida',
  'level.rookie': 'novato: ainda aprendendo',
  'level.lookout': 'vigia: deixa passar coisas',
  'level.steady': 'firme: joga para vencer',
  'level.canny': 'esperto: planeja, às vezes erra o cálculo',
  'level.shrewd': 'astuto: planeja o turno inteiro',
  'level.wily': 'matreiro: pesa o que pode vir',
  'level.mastermind': 'cérebro: pensa vários turnos à frente',
  'level.rated': '{level} ({rating})',

  'character.none': 'sem estilo próprio',
  'character.banker': 'banqueiro: acumula dinheiro',
  'character.fighter': 'brigão: enfraquece os outros',
  'character.sprinter': 'apressado: corre para o fim',

  'rules.title': 'Regras: {game}',
  'rules.search': 'Buscar nas regras',
  'rules.hint': 'Uma palavra ou o id de uma regra, como {example}',
  'rules.found': '{count, plural, =0 {Nenhuma regra diz isso.} one {# regra} many {# regras} other {# regras}}',
  'rules.other': 'Regras de {game}',
  'rules.contents': 'Sumário',

  'settings.title': 'Configurações',

  'credits.title': 'Créditos e avisos',
  'credits.about':
    'Getaway é software livre sob a licença MIT. As mesas, os desenhos, os nomes e os textos são próprios. Escape Plan e Gangsta! são jogos de tabuleiro que pertencem a seus criadores; este não é um produto deles.',
  'credits.icons': 'Ícones: game-icons.net, de Lorc, Delapouite e colaboradores, sob a licença CC BY 3.0; recoloridos.',
  'credits.fonts': 'Fontes: Sofia Sans Extra Condensed e Source Sans 3, sob a licença SIL Open Font 1.1.',
  'credits.libraries':
    'Feito com Preact, Signals, o leitor de mensagens do Lingui, Valibot, noble-hashes, Comlink, idb e Workbox.',
  'credits.privacy':
    'As partidas que você joga neste aparelho ficam neste navegador. As mesas online ficam guardadas no servidor que as hospeda. Sem cookies, sem rastreamento.',
};
