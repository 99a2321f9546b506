import { BOTS } from '@getaway/games/aboutBots/messages/pt';
import type { SHELL as ENGLISH } from './en.ts';
import { LESSONS } from './lessons/pt.ts';

/** The program's messages in Brazilian Portuguese. */
export const SHELL: Readonly<Record<keyof typeof ENGLISH, string>> = {
  ...BOTS,
  ...LESSONS,
  'program.about': 'Getaway: jogos de tabuleiro de assalto no seu terminal. {games}.',
  'program.game': '{game} para {least} a {most}',
  'sign.quoted': '“{text}”',
  'program.failed': 'Ocorreu um erro inesperado: {reason}',
  'program.language': 'o idioma da mesa: {languages}',

  'usage.usage': 'Uso:',
  'usage.options': 'Opções:',
  'usage.everywhere': 'Opções de todos os comandos:',
  'usage.commands': 'Comandos:',
  'usage.help': 'mostrar a ajuda',
  'usage.unknownOption': 'Não existe a opção {what}.',
  'usage.unknownCommand': 'Não existe o comando {what}.',
  'usage.noArgument': 'Falta o argumento {what}.',
  'usage.noValue': 'A opção {what} precisa de um valor.',
  'usage.tooMany': 'Argumentos demais para {what}.',

  'play.about': 'começar uma nova partida de {games}',
  'play.players': 'número de jogadores, contando os bots',
  'play.humans': 'quantos deles são pessoas aqui; o resto são bots',
  'play.names': 'nomes dos jogadores, na ordem dos lugares, separados por vírgulas',
  'play.bot': 'o nível dos bots: {levels}',
  'play.bots': 'os bots um a um: para cada um, um nível ou um nível com um estilo: {example}',
  'play.seed': 'um texto qualquer: a mesma semente e as mesmas escolhas dão a mesma partida',
  'play.name': 'nome da partida salva',
  'play.pack': 'um pacote de conteúdo seu (veja getaway pack)',
  'play.which': 'Qual jogo?',
  'play.game': '{number}  {name}  {pitch}',
  'play.unofficial': 'Nota: {count} jogadores é mais do que a caixa permite, mas aqui dá para jogar.',
  'play.begun': 'A partida fica salva como “{name}” em {folder}, jogada a jogada.',
  'play.commitment': 'Sorteios honestos: o programa se comprometeu com {commitment}.',
  'play.seedGiven': 'Alguém escolheu a semente: quem a conhece pode calcular todos os sorteios.',

  'resume.about': 'continuar uma partida salva, ou um arquivo salvo pela página; sem nome, a última jogada',
  'resume.nothing': 'Não há partida inacabada em {folder}. Comece uma com: getaway play',
  'resume.going': 'Continuando “{name}”.',
  'resume.imported': '{file} agora é a partida salva “{name}”.',

  'replay.about':
    'rever uma partida desde o início: um arquivo salvo pela página ou por este programa, ou uma partida salva pelo nome',
  'replay.seat': 'o lugar cuja visão é mostrada, a partir de 1; 0 mostra tudo, depois do fim da partida',
  'replay.at': 'o passo por onde começar',
  'replay.where': 'Passo {moment} de {moments}: {who}',
  'replay.view.seat': 'visão de {name}',
  'replay.view.open': 'tudo à vista',
  'replay.view.spectator': 'o que todos viram',
  'replay.input':
    'Enter: avançar · b: voltar · n, p: próximo turno ou anterior · número: ir para um passo · s LUGAR: outra visão · l: histórico · o: continuar daqui · ?: ajuda · q: sair > ',
  'replay.help':
    'o             continua daqui em uma nova partida: você joga no lugar mostrado, bots jogam nos outros, e cartas e dinheiro ocultos são sorteados de novo\no people      pessoas neste terminal jogam em todos os lugares\no real        cartas e dinheiro ocultos ficam como realmente eram; só depois do fim da partida\no people real as duas coisas\nA partida original fica como está.',
  'replay.badSeat': '{value} não é uma visão desta partida. Disponíveis: {seats}.',
  'replay.badMoment': 'Não existe o passo {value}; a partida tem {moments} passos.',
  'replay.unknown': '{input} não significa nada aqui.',
  'replay.noSeat': 'Escolha primeiro um lugar: s LUGAR.',
  'replay.notYet': 'Cartas e dinheiro ocultos continuam ocultos até o fim da partida.',
  'replay.atEnd': 'A partida termina neste passo: não há mais nada para jogar.',
  'replay.forked': 'A partida continua do passo {moment} como “{name}”. Para jogar: getaway resume {name}',
  'replay.origin': 'Continuação do passo {moment} de uma partida com {names}.',

  'review.about': 'avaliar cada decisão de uma partida terminada pelo que o jogador podia saber',
  'review.seat': 'só as decisões deste lugar, a partir de 1',
  'review.rollouts': 'quantas simulações por decisão',
  'review.json': 'mostrar tudo como JSON na última linha',
  'review.notOver': 'A partida ainda não acabou.',
  'review.noNet': 'Nenhum bot aprendeu ainda a avaliar este jogo com {players} jogadores.',
  'review.decision': 'Passo {step}, {name}: {played}. Melhor: {best}. Reduz a chance de vencer em {loss}%, ± {error}.',
  'review.seatLine':
    '{name}: {decisions, plural, one {# decisão} many {# decisões} other {# decisões}}, duvidosas: {doubtful}, ruins: {bad}',
  'review.sum':
    '  início {start}% + decisões de todos os jogadores {choices}% + sorte {luck}% (± {error}%) = resultado {result}%',
  'review.oldRules': 'A partida foi jogada com regras antigas, que não podem mais ser analisadas.',
  'review.progress': '{left} escolhas restantes.',

  'games.about': 'listar as partidas salvas',
  'games.none': 'Nenhuma partida salva em {folder}.',
  'games.folder': 'Partidas salvas em {folder}:',
  'games.turn':
    '{choices, plural, =0 {0 escolhas} one {# escolha} many {# escolhas} other {# escolhas}}, vez de {seat}',
  'games.over': 'acabou após {choices, plural, =0 {0 escolhas} one {# escolha} many {# escolhas} other {# escolhas}}',
  'games.unknown': 'um jogo que este programa não conhece',

  'backup.about': 'copiar os dados do servidor para um arquivo novo, com o servidor rodando ou não',
  'backup.done': 'Os dados do servidor em {folder} foram copiados para {file}.',
  'backup.nothing': 'Nenhum servidor salvou nada em {folder} ainda.',
  'backup.exists': '{file} já existe; nada foi substituído.',
  'backup.failed': 'Não foi possível fazer a cópia {file}: {reason}',
  'backup.elsewhere': 'As partidas do servidor estão no PostgreSQL indicado por DATABASE_URL: copie-o com pg_dump.',

  'rules.about': 'consultar regras: por código (A5), por seção (A) ou por uma palavra',
  'rules.none': 'Nenhuma regra encontrada para {wanted}: não é código, seção nem palavra das regras.',
  'rules.heading': '{letter}. {section}',

  'lab.about': 'medir a força dos bots, uns contra os outros',
  'lab.seats': 'o nível de cada lugar, separados por vírgulas; {strongest} é o nível mais forte',
  'lab.games': 'quantas partidas; cada distribuição é jogada uma vez com cada rotação dos lugares',
  'lab.seed': 'um texto qualquer: a mesma semente dá as mesmas partidas',
  'lab.rollouts': 'quantas simulações por escolha um bot que olha além do seu turno pode jogar',
  'lab.seatCommand': 'um programa que joga nos lugares do nível {level}, uma linha JSON por pergunta (veja o README)',
  'lab.threads': 'quantas threads jogam ao mesmo tempo; por padrão, todos os núcleos',
  'lab.record': 'um arquivo que guarda cada partida, para que uma medição interrompida possa continuar',
  'lab.json': 'mostrar os números como JSON na última linha',
  'lab.badSeats': 'Há {seats, plural, one {# nível} many {# níveis} other {# níveis}}, mas {players} jogadores.',
  'lab.badNumber': '{value} deveria ser um número inteiro acima de 0.',
  'lab.otherRecord': '{file} pertence a uma medição com outras configurações.',
  'lab.progress': '{played} de {games} partidas.',
  'lab.line': '{level}: vence {share}% ({low} a {high}), {score} pontos, {ms} ms por escolha (95% em até {most} ms)',
  'lab.escapes': 'escapou em {share}% das partidas',

  'verify.about':
    'verificar que ninguém escolheu os sorteios de uma partida: num arquivo salvo pela página ou por este programa, ou pelo nome de uma partida salva',
  'file.unreadable': 'Não é possível ler {file}: {reason}',
  'file.notAGame': '{file} não é uma partida: nem um arquivo salvo pela página ou por este programa, nem um histórico.',
  'file.unknownGame': '{file} é do jogo {game}, que este programa não conhece.',
  'file.newer': '{file} foi salvo por uma versão mais nova deste programa.',
  'file.damaged': '{file} está danificado: {reason}',

  'pack.about': 'trabalhar nos seus próprios pacotes de conteúdo: cartas, peças e números num documento JSON',
  'pack.aboutCheck': 'listar tudo o que está errado num pacote',
  'pack.aboutCity': 'medir as cidades que as peças de um pacote formam',
  'pack.aboutHouse': 'imprimir o pacote padrão de um jogo, como ponto de partida',
  'pack.cities': 'quantas cidades aleatórias examinar',
  'pack.unreadable': 'Não é possível ler o arquivo {file}: {reason}',
  'pack.notJson': 'O arquivo {file} não é JSON: {reason}',
  'pack.tooDeep': 'O arquivo {file} tem níveis aninhados demais para ser um pacote.',
  'pack.notObject': 'O arquivo {file} é JSON, mas não é um pacote: deveria ser um objeto.',
  'pack.refused': 'O pacote em {file} não pode ser usado. {reason} Todas as falhas: getaway pack check {file}',
  'pack.fault': '{code}: {sentence}',
  'pack.faults': '{count, plural, =0 {0 falhas} one {# falha} many {# falhas} other {# falhas}} em {file}.',
  'pack.warning': 'Incomum, mas permitido: {sentence}',
  'pack.good': '{file} não tem falhas. Jogue com: getaway play {game} --pack {file}',
  'pack.noCities': 'Os pacotes de {game} não têm cidade para medir.',
  'pack.badCities': 'O número de cidades precisa ser um inteiro a partir de 1, não {value}.',
  'pack.surveyed':
    '{cities} cidades aleatórias para cada modo de colocar; ✓ marca o que está certo numa boa cidade, ✗ o que não está. {failed, plural, =0 {Tudo em ordem.} one {# linha fora do esperado.} many {# linhas fora do esperado.} other {# linhas fora do esperado.}}',
  'pack.range':
    '{least, select, none {no máximo {most}} other {{most, select, none {no mínimo {least}} other {{least} a {most}}}}}',

  'admin.about': 'administrar as mesas de um servidor: em DATA_DIR ou no banco PostgreSQL indicado por DATABASE_URL',
  'admin.aboutList': 'listar as mesas do servidor, a mais recente primeiro',
  'admin.aboutInspect': 'mostrar o estado de uma mesa',
  'admin.aboutRewind':
    'voltar uma partida em andamento ao estado após este número de escolhas; todos na mesa são avisados. Com SQLite, pare o servidor antes; com PostgreSQL, ele pode continuar rodando',
  'admin.aboutExport': 'imprimir o histórico de uma partida encerrada',
  'admin.withSecrets': 'também de uma partida em andamento, com tudo o que há de oculto nela',
  'admin.none': 'O servidor não tem nenhuma mesa.',
  'admin.table':
    '{id}  {game}  {state, select, gathering {aguardando} playing {em jogo} other {encerrada}}  {changed}  {names}',
  'admin.choices':
    '{choices, plural, =0 {nenhuma escolha} one {# escolha} many {# escolhas} other {# escolhas}} em {lines, plural, one {# linha} many {# linhas} other {# linhas}}; o último instantâneo: {snapshot, select, none {nenhum} other {linha {snapshot}}}',
  'admin.player':
    'Lugar {seat}: {name}{bot, select, none {} other { (bot {bot})}}{due, select, yes {, na vez} other {}}',
  'admin.deadline': 'Até {deadline}.',
  'admin.rewound':
    '{gone, plural, one {# escolha foi desfeita} many {# escolhas foram desfeitas} other {# escolhas foram desfeitas}}. Os servidores em execução são avisados na hora.',
  'admin.badChoices': 'O número de escolhas deve ser um número inteiro, não {value}.',
  'admin.aboutVerify':
    'verificar todos os dados do servidor: o arquivo, cada linha de cada mesa e cada partida jogada a jogada; código de saída 1 se algo estiver danificado',
  'admin.aboutReplay':
    'repetir cada partida terminada com estas regras e indicar as que ficam diferentes; use antes de uma atualização',
  'admin.replaySame':
    '{games, plural, one {# partida terminada fica} many {# partidas terminadas ficam} other {# partidas terminadas ficam}} como antes.',
  'admin.replaySetup': '{table} ({game}, {names}): preparação: {detail}',
  'admin.replayChoice': '{table} ({game}, {names}): escolha {choice}, lugar {seat}, {move}: {detail}',
  'admin.replayOther':
    '{games, plural, one {# partida de {all} fica diferente} many {# partidas de {all} ficam diferentes} other {# partidas de {all} ficam diferentes}}.',
  'admin.replayFault': '{table}: {reason}',
  'admin.aboutReports':
    'listar os relatos de erro enviados pelos jogadores; getaway replay ARQUIVO abre um deles no momento do relato',
  'admin.noReports': 'Nenhum relato.',
  'admin.badReport': 'Ilegível: {reason}\n  {file}',
  'admin.report': '{at}  {table}  {game}  {sentence}\n  {file}',
  'report.unreadable': 'Não foi possível ler o relato: {reason}',
  'report.from': 'Relato de {name}, {at}: {sentence}',
  'admin.aboutAcceptLoss':
    'depois de um dano: copiar os dados danificados para uma nova pasta e continuar com o que resta do banco de dados ou de uma mesa. Com SQLite, pare o servidor antes; com PostgreSQL, ele pode continuar rodando',
  'admin.verified':
    '{tables, plural, one {# mesa verificada} many {# mesas verificadas} other {# mesas verificadas}}, com {lines, plural, one {# linha} many {# linhas} other {# linhas}}{notReplayed, plural, =0 {} one {; # partida de regras antigas não foi repetida} many {; # partidas de regras antigas não foram repetidas} other {; # partidas de regras antigas não foram repetidas}}. {faults, plural, =0 {Não falta nada, e nada está danificado.} one {# falha.} many {# falhas.} other {# falhas.}}',
  'admin.accepted': 'O que foi encontrado está em {aside}. Você pode iniciar o servidor, que continua com o que resta.',
  'admin.acceptedTable': 'A mesa continua com {kept} de {of} linhas. As linhas encontradas estão em {aside}.',
  'admin.failed': 'Nada foi feito. {reason}',

  'protocol.about': 'jogar por linhas JSON na entrada e na saída padrão',

  'argument.game': 'Não existe o jogo {game}. Disponíveis: {games}.',
  'argument.players': 'O número de jogadores precisa ser um inteiro, não {value}.',
  'argument.seats': '{game} é para {least} a {most} jogadores, não {value}.',
  'argument.humans': 'O número de humanos precisa ser um inteiro de 0 a {players}, não {value}.',
  'argument.names': '{names} nomes são demais para {players} jogadores.',
  'argument.name': 'O nome de jogador {name} não serve: use de 1 a 16 caracteres visíveis.',
  'argument.sameName': 'Dois jogadores se chamam {name}. Dê outro nome a um deles.',
  'argument.bot': 'Não existe o bot {bot}. Disponíveis: {levels}, cada um também com um estilo: {characters}.',
  'argument.language': 'Não existe o idioma {language}. Disponíveis: {languages}.',

  'seat.human': 'Jogador {number}',
  'seat.bot': '{number, select, 1 {Duquesa} 2 {Sabonete} 3 {Marlowe} 4 {Nanquim} other {Bispo}}',
  'seats.person': '{name}: uma pessoa',
  'seats.bot': '{name}: bot, {bot}',
  'seats.rated': '{bot} ({rating})',
  'seats.levels': '{game}: os níveis dos bots, cada um com a sua força: {levels}.',

  'privacy.next': 'Vez de {seat}. Os outros, não olhem. {seat}, aperte Enter.',
  'digest.heading': 'Desde a sua última escolha',
  'digest.end': 'Como terminou',
  'digest.more': '… há mais antes disso: l mostra o histórico.',
  'prompt.rules': '[{rules}]',
  'prompt.heading': '{heading}:',
  'prompt.more': '{heading}…',
  'prompt.inputBelow':
    '{count, plural, =1 {1} other {1-#}}, b sobe, c tudo, u volta, {map, select, true {m mapa, } other {}}l histórico, r regras, ? info, q sai > ',
  'hint.waits': 'Depois depende de {seat}.',
  'sure.ask': 'Digite sim ou {number} de novo para fazer mesmo assim, qualquer outra coisa para voltar: “{choice}”.',
  'sure.prompt': 'sim ou {number} > ',
  'sure.yes': 'sim',
  'prompt.input':
    '{count, plural, =1 {1} other {1-#}}, c tudo, u volta, {map, select, true {m mapa, } other {h dica, }}l histórico, r regras, ? info, q sai > ',
  'help.commands':
    '1, 2, …  escolher\nu        desfazer a última escolha\nl        o histórico: tudo o que aconteceu, até onde você pode saber\nc        todas as opções e o que elas fariam\nt        a mesa inteira, por mais longa que seja\nm        o mapa, no maior tamanho possível\n{ahead}\nb        voltar, quando uma escolha é feita em etapas\nr        as regras desta escolha; para consultar: r A5, r A ou r delator\nh        conselho: os três melhores planos do bot mais forte\ns        quem joga, a força dos bots e o que eles veem\nq        sair; a partida fica salva e getaway resume a continua\nlang pl  mudar de idioma: en, pt, cs, ru, pl\n?        esta ajuda',

  'input.empty': 'Nada escolhido. Digite {count, plural, =1 {1} other {um número de 1 a #}}, ou ? para ajuda.',
  'input.outOfRange': '{input} não está entre as opções. Digite {count, plural, =1 {1} other {um número de 1 a #}}.',
  'input.unknown':
    '{input} não significa nada aqui. Digite {count, plural, =1 {1} other {um número de 1 a #}}, ou ? para ajuda.',

  'undo.noChoice': 'Ainda não há nada para desfazer.',
  'undo.otherSeat': 'Não dá para desfazer: {seat} já jogou depois.',
  'undo.over': 'Fim de jogo: não dá mais para desfazer.',
  'undo.revealed': 'Não dá para desfazer: uma informação oculta foi revelada.',

  'result.over': 'Fim de jogo: {reason}.',
  'result.winners':
    '{count, plural, =0 {Ninguém venceu.} one {{winners} venceu.} many {{winners} dividem a vitória.} other {{winners} dividem a vitória.}}',
  'result.total': 'Influência',
  'result.place': 'Posição',
  'result.unranked': 'na prisão',
  'result.verify': 'Verifique os sorteios: getaway verify "{name}"',

  'save.badName':
    'O nome {name} não serve para uma partida salva: use no máximo 60 letras, dígitos, espaços, - e _, começando com letra ou dígito.',
  'save.taken':
    'Já existe uma partida salva chamada “{name}”. Continue com: getaway resume "{name}", ou escolha outro nome.',
  'save.none': 'Não há partida chamada “{name}” em {folder}.',
  'save.locked':
    'Outro processo ({pid}) está jogando a partida “{name}”. Feche-o primeiro; se não for o Getaway, apague {lock}.',
  'save.torn':
    'A última linha de “{name}” ficou pela metade, como depois de uma queda do programa. Ela foi descartada; o arquivo original está salvo em {copy}.',
  'save.damaged':
    '{file} está danificado na linha {line}{fieldIs, select, none {} other {, campo {field}}}: {reason} O arquivo não foi alterado.',
  'save.noSnapshot':
    '{file} foi jogado com a versão {rules} das regras. Este programa tem a versão {current}, e não há no arquivo um instantâneo de onde continuar. O arquivo não foi alterado.',
  'save.newerRules':
    '{file} foi jogado com a versão {rules} das regras; este programa tem a versão {current}. Um programa mais novo pode abri-lo. O arquivo não foi alterado.',
  'save.badSnapshot':
    '{file} foi jogado com a versão {rules} das regras. Este programa tem a versão {current}, e o instantâneo do arquivo não pode ser usado: {reason} O arquivo não foi alterado.',
  'save.reopened':
    'As regras mudaram desde então: a partida continua do instantâneo com a versão {rules}{leftOut, plural, =0 {} one {, sem a última escolha, que elas não permitem mais} many {, sem as últimas # escolhas, que elas não permitem mais} other {, sem as últimas # escolhas, que elas não permitem mais}}.',
  'save.notWritten': 'Não foi possível salvar a escolha, por isso ela não foi feita: {reason}',
  'log.aim': '{seat} – objetivo: {move}',
  'save.left': 'Salvo. Continue com: getaway resume "{name}"',
  'save.failed': 'Não é possível usar a pasta das partidas salvas, {folder}: {reason}',

  'fault.notJson': 'não é JSON.',
  'fault.tooDeep': 'tem níveis aninhados demais.',
  'fault.wrong': 'esperado: {expected}; encontrado: {found}.',
  'fault.name': 'um nome curto em letras simples',
  'fault.version': 'é da versão {version}; este programa lê a versão {current}.',
  'fault.seats':
    'o jogo tem {count, plural, =0 {0 lugares} one {# lugar} many {# lugares} other {# lugares}}; cada um precisa de um nome só seu, e os bots precisam saber jogá-lo.',
  'fault.changed': 'a linha, ou uma antes dela, foi alterada depois de ter sido escrita.',
};
