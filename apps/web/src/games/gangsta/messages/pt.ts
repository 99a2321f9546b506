import type { TABLE as ENGLISH } from './en.ts';

export const TABLE: Readonly<Record<keyof typeof ENGLISH, string>> = {
  'status.line':
    '{chapter, select, 1 {Capítulo I} 2 {Capítulo II} other {Capítulo III}} · {chapter, select, 3 {a partida acaba} other {acaba}} com {members} membros · {extraIs, select, true {{seatIs, select, you {seu turno extra} other {turno extra de {seat}}}} other {{seatIs, select, you {sua vez} other {vez de {seat}}}}}',

  'sign.money': '${sum}',
  'sign.gain': '+${sum}',
  'sign.loss': '−${sum}',
  'sign.lost': '−',
  'sign.influence': '{count}',
  'sign.someInfluence': '{count}+?',
  'sign.turn': '▶',
  'sign.leaves': '→',
  'sign.learn': '+{letter}',

  'waits.resource': 'que recurso guardar',
  'waits.callBack': 'quem chamar de volta',
  'waits.act': 'que ação escolher',
  'waits.job': 'como dar o golpe',
  'waits.giveUp': 'de quem abrir mão',
  'waits.end': 'como terminar o turno',

  'board.chapter': '{chapter, select, 1 {Capítulo I} 2 {Capítulo II} other {Capítulo III}}',
  'board.over': 'Fim de jogo',
  'board.endedBy': 'Acabou porque {reason}.',
  'board.jobs': 'Golpes',
  'board.pool': 'Para recrutar',
  'board.gap': 'Vazio',
  'board.found': 'Carta espiada',
  'board.foundTitle': 'Carta do topo do baralho: só você vê',
  'board.inDeck':
    '{count, plural, =0 {O baralho acabou} one {# carta no baralho} many {# cartas no baralho} other {# cartas no baralho}}',
  'board.discards':
    '{count, plural, =0 {Descarte vazio} one {# carta no descarte} many {# cartas no descarte} other {# cartas no descarte}}',
  'board.seen': 'Carta do topo vista por {seats}',
  'board.seenByYou': 'Você conhece a carta do topo',
  'board.pass': '{sum, plural, =0 {Passar} other {Passar e pegar $#}}',
  'board.hauls': 'Golpes concluídos de todos',
  'board.haul': '{count, plural, =0 {nenhum golpe} one {# golpe} many {# golpes} other {# golpes}}',

  'threats.members': '{largest}/{threshold}',
  'threats.canEnd':
    '{chapter, select, 3 {fim da partida} other {fim do capítulo}} {whenIs, select, certain {neste turno} thisTurn {possível neste turno} other {possível no próximo turno}}',
  'threats.when': '{whenIs, select, nextTurn {no próximo turno} other {neste turno}}',
  'threats.talked': '{count} de {total}',

  'face.covered': 'já coberta',
  'face.learned': '{skill}, habilidade aprendida num golpe',
  'face.price': 'Custa ${sum}',
  'face.influence': '{count} de influência',
  'face.resourceInfluence': '{count} de influência no fim, se estiver ativo',
  'face.leaves': '{sum, plural, one {Sobra $#} many {Sobram $#} other {Sobram $#}}',
  'face.short': '{sum, plural, one {Falta $#} many {Faltam $#} other {Faltam $#}}',
  'face.activated': 'Em ação',
  'face.boss': 'Chefe',
  'face.memberOf': '{name} ({seat})',
  'face.money': 'Dinheiro:',
  'face.banked': '${sum} a salvo',
  'face.bankedTitle': 'No banco, a salvo de roubo: ${sum}',
  'face.totals': 'Habilidades: disponíveis / total',
  'face.total': '{skill}: {ready} de {all} disponíveis',
  'face.close': 'Fechar',

  'reward.plain':
    '{sum, plural, =0 {Vale {count} de influência.} other {{count, plural, =0 {Paga ${sum}.} other {Paga ${sum} e # de influência.}}}}',
  'reward.income': 'Paga ${sum}.',
  'reward.influence': '{count} de influência.',
  'reward.theft': 'Roube até ${sum} de um rival.',
  'reward.diversion':
    'Distraia até {count, plural, one {# membro rival} many {# membros rivais} other {# membros rivais}}.',
  'reward.assassinate': 'Um rival perde um capanga com exatamente duas habilidades.',
  'reward.mobilise': 'Chame de volta a quadrilha inteira.',
  'reward.recruit': 'Recrute na hora, pagando o custo.',
  'reward.learn': 'Alguém da equipe aprende: {skill}.',
  'reward.again': 'Jogue um turno extra.',
  'reward.shared': 'Golpe em parceria: ${sum} para cada quadrilha que participar.',

  'stage.label': 'O que está acontecendo',
  'stage.underway': 'Golpe em andamento: {job}',
  'stage.needs': 'Precisa de',
  'stage.gear': 'Com a alta tecnologia, você pode ignorar uma destas:',
  'stage.nobodyYet': 'Ninguém em ação ainda.',
  'stage.send': 'Mandar a equipe sugerida ({count})',
  'stage.sendCrew': 'Mandar {members}',
  'stage.crew': 'No golpe',
  'stage.sharedDeal':
    'Ponha em ação também membros dos rivais, e cada quadrilha que participar ganha ${sum}, inclusive a sua.',
  'stage.finishes': 'Completa o golpe',
  'stage.leaves': 'O que ainda falta',
  'stage.becomes': 'Passa a ter',
  'stage.steal': 'De quem você rouba?',
  'stage.loot': '{sum, plural, =0 {Nada para levar} other {Você leva $#}}',
  'stage.assassinate':
    'Atrás de que rival você manda um assassino? A vítima escolhe de qual capanga com exatamente duas habilidades abre mão.',
  'stage.divert':
    '{count, plural, =1 {Distraia mais um membro rival: ele fica em ação até ser chamado de volta.} other {Distraia até # membros rivais: eles ficam em ação até serem chamados de volta.}}',
  'stage.giveUp': 'Qual capanga vai embora?',
  'stage.learn':
    'Quem aprende com este golpe? A carta fica embaixo desse membro e deixa de contar como golpe concluído.',
  'stage.takeBack': 'Quem volta do hospital? É de graça, e fica disponível na hora.',
  'stage.makeAvailable': 'Quem você chama de volta de graça?',
  'stage.resources':
    'Fique com 1 dos seus 2 recursos. Ele fica ativo assim que sua quadrilha tiver as habilidades dele.',
  'stage.othersChoose': 'Aguardando que todos escolham um recurso',

  'news.title': 'O que aconteceu com todos',
  'news.read': 'Entendi{left, select, 0 {} other {, mais {left}}}',
  'news.chapter':
    '{seatIs, select, you {Você encerra} other {{seat} encerra}} o capítulo {chapter, select, 1 {I: rendimento de oportunidade} 2 {II} other {III}}',
  'news.income': 'recebe ${sum} por ter menos habilidades',
  'news.noIncome': 'Todas as quadrilhas têm o mesmo número de habilidades: ninguém recebe rendimento de oportunidade.',
  'news.war':
    '{seatIs, select, you {Você encerra} other {{seat} encerra}} o capítulo II: guerra de quadrilhas! {winnerIs, select, nobody {Empate: todos perdem um capanga} you {Você vence} other {{winner} vence}}',
  'news.mercenaries':
    '{count, plural, =0 {sem mercenários} one {# mercenário} many {# mercenários} other {# mercenários}}',
  'news.snitch':
    '{snitch} abre o bico: {number, plural, one {# informante} many {# informantes} other {# informantes}}, ou pague',
  'news.paid':
    '{due, plural, =0 {tem informantes suficientes} other {deve ${due}, {paid, plural, =0 {não paga nada} other {paga $#}}}}',
  'news.lost': 'perde {henchman}',
  'news.wounded': '{henchman} vai para o hospital',

  'own.gang': '{count, plural, one {# membro} many {# membros} other {# membros}}',
  'own.members': '{count} dos {threshold} membros que encerram {threshold, select, 9 {a partida} other {o capítulo}}',
  'own.influence': '{count} de influência até agora, de membros e golpes',
  'own.jobs':
    '{count, plural, =0 {Nenhum golpe concluído} one {# golpe concluído} many {# golpes concluídos} other {# golpes concluídos}}',
  'own.jobsIn': '{chapter, select, 1 {I} 2 {II} other {III}}: {count}',
  'own.hospital': 'No hospital',
  'own.families': 'Famílias: você / maior quadrilha',
  'own.family': '{family} {own} de {most}',
  'own.pick': 'Escolha quem chamar de volta.',
  'own.mobilise':
    'Chamar de volta {count, plural, one {# membro} many {# membros} other {# membros}} {cost, plural, =0 {de graça} other {por $#}}',
  'own.everybody': 'Todos ({count}) {cost, plural, =0 {de graça} other {por $#}}',
  'own.affordable': 'Todos que dá para pagar ({count}) {cost, plural, =0 {de graça} other {por $#}}',
  'own.tooMany': 'Seu dinheiro só dá para {count}.',
  'own.headquarters': 'Quartel-general: todos por $1',

  'rivals.turn': 'Jogando agora',
  'rivals.gang': '{count, plural, one {# membro} many {# membros} other {# membros}}',
  'rivals.influence': '{count} de influência de membros e golpes',
  'rivals.someInfluence': '{count} de influência de membros; os golpes são secretos',
  'rivals.resource': '{resource} ({status}). {effect} Precisa de: {needs}.',
  'rivals.jobs':
    '{count, plural, =0 {Nenhum golpe concluído} one {# golpe concluído} many {# golpes concluídos} other {# golpes concluídos}}',

  'hint.shared': '${sum} para cada quadrilha',
};
