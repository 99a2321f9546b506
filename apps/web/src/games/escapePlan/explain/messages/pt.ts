// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the dollar sign is a currency, and the braces are placeholders of ICU messages.
import type { EXPLANATIONS as ENGLISH } from './en.ts';

export const EXPLANATIONS = {
  'about.kind':
    '{kind, select, contact {Contato} equipment {Equipamento} fixer {Comparsa} asset {Recurso} key {Chave} locker {Armário} exitTile {Ficha de saída} plan {Plano de fuga} place {Local} tile {Peça da cidade} terrain {Terreno} officer {Polícia} automaton {Movido pelo jogo} seat {Jogador} track {Trilha de notoriedade} day {O dia} deck {Baralho} other {Na mesa}}',
  'about.kindOf': '{kind}: {which}',

  'about.perUse':
    '{cost, plural, =0 {Contratar e usar este contato é grátis.} other {Contratar é grátis. Você paga $#k cada vez que usa este contato.}}',
  'about.usedUntilRest': 'Depois de usado, precisa de um descanso para ficar pronto de novo.',
  'about.contactWhere':
    '{where, select, ready {É seu e está pronto.} used {É seu, mas já foi usado: um descanso o deixa pronto de novo.} covered {É seu, mas está sob algemas: você não pode mais usá-lo.} row {Para contratar onde você puder pegar um contato.} rival {Está com {name}.} box {Fora do jogo.} other {Ainda no baralho.}}',
  'about.cash':
    '{can, select, true {Você pode pagar: tem ${cash}k.} other {Você não pode pagar: custa ${cost}k e você tem ${cash}k.}}',
  'about.stops':
    '{count, plural, =0 {Agora não serve contra ninguém na sua peça.} other {Na sua peça, serve contra: {officers}.}}',

  'about.bought':
    '{where, select, store {À venda nas lojas por ${cost}k.} other {À venda nos esconderijos por ${cost}k.}}',
  'about.freeUse': 'Usar é grátis.',
  'about.fixerOnce': 'Serve uma única vez e depois ocupa o espaço até ser substituído.',
  'about.stock': '{count, plural, =0 {Não há mais nas lojas.} other {Restam nas lojas: #.}}',
  'about.offered': 'Ainda está à venda.',
  'about.yours': '{state, select, ready {É seu e está pronto.} other {É seu, mas já foi usado.}}',
  'about.has': 'Está com {name}.',
  'about.outOfGame': 'Fora do jogo.',

  'about.asset':
    'Você o desbloqueia com um descanso, numa linha da trilha de notoriedade e de outras maneiras. Depois ele custa o preço do espaço, funciona uma vez por partida e vale $10k se você o usar.',

  'about.key':
    'Abre um armário desta cor numa loja ou a porta de qualquer empreendimento fechado. Uma chave usada nunca mais fica pronta.',
  'about.keysHeld':
    '{count, plural, =0 {Você não tem chave desta cor sem uso.} one {Você tem # chave desta cor sem uso.} many {Você tem # chaves desta cor sem uso.} other {Você tem # chaves desta cor sem uso.}}',
  'about.keysLeft': '{count, plural, =0 {Não há mais nos esconderijos.} other {Ainda há em: {where}.}}',
  'about.masterKey': 'Sua chave-mestra também o abre, por ${cost}k.',
  'about.locker':
    'Uma ficha virada para baixo que vale dinheiro no fim, se você fugir. Você a pega numa loja, com uma chave da mesma cor.',
  'about.lockerValues': 'Valores no começo: {values}.',
  'about.lockersLeft':
    '{count, plural, =0 {Não há mais armários desta cor.} one {Resta # armário desta cor.} many {Restam # armários desta cor.} other {Restam # armários desta cor.}}',
  'about.lockerTerms':
    '{enough, select, true {É preciso ter {needed}: sua casa de notoriedade mais seus contatos dão {reached}, o bastante.} other {É preciso ter {needed}: sua casa de notoriedade mais seus contatos dão só {reached}.}}',
  'about.lockerDraws':
    '{count, plural, =0 {Você não tiraria nenhuma ficha: faltam contatos.} one {Você tiraria # ficha e ficaria com ela.} many {Você tiraria # fichas e ficaria com uma.} other {Você tiraria # fichas e ficaria com uma.}}',
  'about.noSpace': 'Todos os seus espaços de item têm recursos bloqueados: não há onde guardar uma ficha.',
  'about.exitTile':
    'Uma ficha virada para baixo que vale dinheiro no fim, se você fugir. Você a pega numa saída bloqueada.',
  'about.exitDraws':
    '{count, plural, =0 {Sem contatos, você não tira nenhuma.} one {Com seus contatos, você tiraria # e ficaria com ela.} many {Com seus contatos, você tiraria # e ficaria com uma.} other {Com seus contatos, você tiraria # e ficaria com uma.}}',
  'about.stackAt':
    'Saída {exit}: {count, plural, =0 {não resta nenhuma} one {resta #} many {restam #} other {restam #}}.',

  'about.plan':
    'Quanto vale cada empreendimento e cada esconderijo que você visitar, se fugir. As linhas com o símbolo de rendimento pagam rendimento na hora.',
  'about.planSums': '{got} já recolhidos, faltam {left}.',

  'about.business':
    'Na visita você põe aqui um cubo seu, uma vez por partida: ele pontua pelo plano de fuga ou paga rendimento na hora. Depois você pega um contato.',
  'about.closes':
    '{count, plural, one {Fecha depois de mais # visita.} many {Fecha depois de mais # visitas.} other {Fecha depois de mais # visitas.}}',
  'about.safeHouse':
    'Na visita você põe aqui um cubo seu, uma vez por partida, e perde 1 de notoriedade. Você pega uma chave e pode comprar um comparsa.',
  'about.hospital': 'Você pode curar 1, 2 ou 3 ferimentos por {prices}. A visita dá 1 de notoriedade.',
  'about.headquarters':
    'Pague {price} para contratar a gangue: você leva os dois membros e deixa um marcador. Não dá se houver outro assaltante ou um marcador aqui.',
  'about.store':
    'Pegue um galão de gasolina, compre até 2 equipamentos diferentes e abra um armário, se tiver a chave.',
  'about.clinic': 'Você pode desbloquear um recurso e curar 1 ferimento. Depois pega um contato.',
  'about.church':
    'Você pode pagar {price} para perder 1 de notoriedade e pode desbloquear um recurso. Depois pega um contato.',
  'about.exit':
    'Uma visita paga rendimento ou, se a saída estiver bloqueada, dá uma ficha de saída. Depois você pega um contato. No dia 3, dá para fugir pela única saída que não está bloqueada.',
  'about.subwayStation':
    'Vá de uma estação a qualquer outra por 0 pontos de movimento. O primeiro trajeto do turno ainda dá 1 ponto a mais.',
  'about.helicopterPad': 'Voe até qualquer lugar de uma peça a 1 ou 2 peças de distância por 1 ponto de movimento.',
  'about.businessSite': 'Quem coloca esta peça escolhe o empreendimento que abre aqui.',
  'about.safeHouseSite': 'Quem coloca esta peça escolhe o esconderijo que abre aqui.',
  'about.pays': '{value, select, income {Seu plano: rendimento na hora.} other {Seu plano: {value}, se você fugir.}}',
  'about.awayTiles':
    '{count, plural, =0 {Na sua peça.} one {A # peça de distância.} many {A # peças de distância.} other {A # peças de distância.}}',
  'about.escapeCost': 'Fugir custa {cost} agora; você tem {cash}.',

  'about.tileWith': '{count, plural, =0 {Sem locais.} other {Locais: {places}.}}',
  'about.tileState':
    '{state, select, city {Na cidade.} display {Vem em breve: será colocada no começo de um dia.} other {Ainda na pilha.}}',
  'about.tileOfficers': '{count, plural, =0 {Sem agentes.} other {Agentes: {officers}.}}',
  'about.leaving':
    '{count, plural, =0 {Você está aqui. Ninguém a despistar ao sair.} one {Você está aqui. Ao sair, despiste # agente ou sofra um ferimento.} many {Você está aqui. Ao sair, despiste # agentes ou sofra um ferimento por agente.} other {Você está aqui. Ao sair, despiste # agentes ou sofra um ferimento por agente.}}',
  'about.land':
    'Andar por terreno ligado do mesmo tipo é grátis, por quantas peças for. Passar para outro tipo, entrar num local ou sair dele custa 1 ponto de movimento.',
  'about.water':
    'Só dá para cruzar a água onde há balsa ou com o jet ski. Nesse caso, ela conta como qualquer terreno.',
  'about.ferryTitle': 'Balsa',
  'about.ferry': 'A balsa atende todo o corpo d’água que mostra o ícone.',
  'about.heliport':
    'Ícones de heliporto: de qualquer ponto desta peça, menos da água, você pode decolar com um táxi aéreo, o helicóptero ou um membro da gangue.',

  'about.officer':
    'Ao sair de uma peça, você precisa despistar todos os agentes dela; cada um que sobrar causa um ferimento.',
  'about.onTile': 'Na peça {tile}.',
  'about.evaded': 'Você já despistou este agente neste turno.',
  'about.against':
    '{count, plural, =0 {Você não tem nada pronto contra este agente.} other {Pronto para usar contra este agente: {things}.}}',
  'about.inspector':
    'As cartas a movem. Se você sair de uma peça onde ela está, ela conta como mais um agente a despistar, de um tipo à sua escolha. Ela tira contatos, chaves e fichas do jogo.',
  'about.lieutenant':
    'Seu rival na partida solo. Ele segue você, e sair de uma peça onde ele está custa {price}, ou 2 ferimentos se você não puder pagar. Ele foge no dia 3, ao anoitecer no mais tardar, a não ser que tenha discos.',
  'about.automatonAt':
    '{place}. {count, plural, one {Resta # carta.} many {Restam # cartas.} other {Restam # cartas.}}',
  'about.seatAt':
    '{place}; notoriedade {row}; {wounds, plural, =0 {sem ferimentos} one {# ferimento} many {# ferimentos} other {# ferimentos}}; rendimento ${income}k.',
  'about.seatHolds':
    '{contacts, plural, =0 {Sem contatos} one {# contato} many {# contatos} other {# contatos}}, {assets, plural, one {# recurso usado} many {# recursos usados} other {# recursos usados}}, {discs, plural, =0 {sem discos} one {# disco} many {# discos} other {# discos}}.',
  'about.seatPlayer':
    'Quer fugir com mais dinheiro que todos os outros. Dinheiro, plano e fichas são segredo até o fim.',

  'about.row':
    '{penalty, plural, =0 {Sem penalidade no fim.} other {Custa $#k no fim.}} A cada dia, quem tem mais notoriedade joga primeiro.',
  'about.rowYou':
    '{by, plural, =0 {Você está aqui.} other {{side, select, above {# acima de você.} other {# abaixo de você.}}}}',
  'about.rowWho': 'Aqui: {names}.',
  'about.lineTitle': '{line, select, 0 {Primeira linha} 1 {Segunda linha} other {Terceira linha}}',
  'about.line':
    'Se você a cruzar subindo, a polícia fecha o cerco: cada jogador abaixo de você move um agente na sua direção. Depois você desbloqueia {line, select, 0 {1 recurso} 1 {2 recursos} other {1 recurso e pega um disco}}.',
  'about.lineYou':
    '{by, plural, =0 {Você está acima dela.} one {Falta # casa para você cruzá-la.} many {Faltam # casas para você cruzá-la.} other {Faltam # casas para você cruzá-la.}}',
  'about.lineNext': 'Com os cubos deste turno, você vai cruzá-la.',

  'about.part':
    '{free, select, true {De manhã, à tarde e ao anoitecer, todos jogam um turno.} other {Um turno à noite ou ao amanhecer custa um disco de ação extra.}} Depois a notoriedade é ajustada.',
  'about.partNow': '{state, select, now {É agora.} past {Hoje já passou.} other {Ainda vem hoje.}}',
  'about.turns':
    '{inAll, plural, =0 {Nenhum turno restante, sem contar discos.} one {# turno até o fim, sem contar discos.} many {# turnos até o fim, sem contar discos.} other {# turnos até o fim, sem contar discos.}}',
  'about.discTurns':
    '{count, plural, =0 {Você não tem disco para a noite ou o amanhecer.} one {Seus discos compram mais # turno hoje.} many {Seus discos compram mais # turnos hoje.} other {Seus discos compram mais # turnos hoje.}}',
  'about.dayTitle': 'Dia {day} de 3',
  'about.day':
    '{day, select, 3 {O último dia: só uma saída está aberta. A polícia prende quem ainda estiver na cidade depois do amanhecer.} other {Primeiro vêm rendimento, cartas de patrulha, peças novas e ordem de turno; depois, os períodos do dia.}}',

  'about.deckTitle':
    '{deck, select, contacts {Baralho de contatos} inspector {Cartas da Inspetora} lieutenant {Cartas do Tenente} bag {Saco de agentes} patrol {Cartas de patrulha} A {Pilha de peças A} B {Pilha de peças B} C {Pilha de peças C} other {Pilha de peças D}}',
  'about.deckContacts':
    'Há sete contatos para contratar; cada um que sai é reposto deste baralho. Quando acaba, o baralho não é refeito.',
  'about.deckTiles':
    'A peça do topo de cada pilha fica aberta ao lado da cidade, com agentes, e é colocada no começo do dia seguinte.',
  'about.deckAutomaton': 'Mostra o próximo destino. A carta usada sai do jogo; a que não serve volta para o baralho.',
  'about.deckPatrol': 'Duas cartas por dia, a última no dia 3. Uma saída com 2 cartas fica bloqueada de vez.',
  'about.bag': 'Daqui saem os agentes das peças novas.',
  'about.bagOf': '{officer}: {count} no saco.',
  'about.assetsOf':
    '{ready, plural, =0 {Nenhum recurso pronto} other {Prontos: {readyNames}}}. {used, plural, =0 {Nenhum usado.} other {Usados: {usedNames}.}}',
  'about.piles': 'As fichas e os contatos que ele pegou. Pontuam para ele no fim; o valor das fichas é segredo.',
  'about.left': '{count, plural, =0 {Não resta nada.} one {Resta #.} many {Restam #.} other {Restam #.}}',
  'about.leftNamed': 'Restam: {names}.',

  'about.tokenTitle':
    '{token, select, cash {Dinheiro} income {Rendimento} disc {Disco de ação extra} can {Galão de gasolina} member {Membro da gangue} handcuffs {Algemas} wounds {Ferimentos} firstAid {Primeiros socorros} rest {Descanso} notoriety {Notoriedade} cubes {Cubos de notoriedade} contacts {Espaços de contato} items {Espaços de item} assets {Espaços de recurso} boxed {Fora do jogo} star {Estrela} travel {Símbolo de deslocamento} evade {Símbolo de despistar} cube {Cubo de visita} other {Pontos de movimento}}',
  'about.token.cash':
    'Seu dinheiro. Os outros veem o que você paga e recebe, mas não quanto tem. Pontua no fim e paga a fuga.',
  'about.token.firstAid': 'Curam 1 ferimento. Um descanso os deixa prontos de novo.',
  'about.token.notoriety':
    'O quanto a polícia conhece você. No fim, custa dinheiro. Cruzar uma linha traz agentes e desbloqueia recursos.',
  'about.token.cubes': 'Depois deste período, os vermelhos aumentam sua notoriedade e os azuis a diminuem.',
  'about.token.boxed': 'Recursos que você perdeu de vez, por algemas ou por falta de espaço.',
  'about.token.star': 'Usar um contato com estrela dá 1 de notoriedade.',
  'about.token.travel': 'Só funciona durante o deslocamento: escolha uma rota que o inclua.',
  'about.token.evade': 'Só funciona na etapa de despistar.',
  'about.token.cube':
    'Quem o pôs já visitou este lugar. No hexágono de rendimento, pagou rendimento; no comum, pontua no fim.',
  'about.token.points':
    'A cada turno você se desloca com {points}, e mais com galões de gasolina ou metrô. O que sobra se perde.',
  'about.youHave': '{count, plural, =0 {Você não tem nenhum.} other {Você tem #.}}',
  'about.supply': '{count, plural, =0 {Não sobrou nada na reserva.} other {Na reserva: #.}}',
  'about.freeSpaces':
    '{count, plural, =0 {Nenhum espaço livre.} one {# espaço livre.} many {# espaços livres.} other {# espaços livres.}}',
  'about.nextAsset': 'O próximo recurso que você desbloquear vai para o espaço de ${cost}k.',
  'about.youHaveSum': 'Você tem {sum}.',
  'about.restNow': '{rested, select, true {Você já descansou hoje.} other {Você ainda pode descansar hoje.}}',
  'about.aidNow': '{ready, select, true {Os seus estão prontos.} other {Os seus já foram usados.}}',
} as const satisfies Record<keyof typeof ENGLISH, string>;
