import type { CITY as ENGLISH } from './en.ts';

export const CITY: Readonly<Record<keyof typeof ENGLISH, string>> = {
  'city.title': 'A cidade',
  'city.help':
    'As setas passam de peça em peça, Enter passa para o que há na peça, Esc volta. Shift e uma seta movem o mapa. Mais e menos aproximam e afastam, 0 mostra a cidade inteira.',
  'city.zoomIn': 'Aproximar',
  'city.zoomOut': 'Afastar',
  'city.fit': 'A cidade inteira',
  'city.layers': 'Camadas',
  'city.layer.officers': 'Agentes',
  'city.layer.water': 'Água e balsas',
  'city.layer.transit': 'Metrô e voos',
  'city.layer.plan': 'Lugares do meu plano',
  'city.layer.reach': 'Quem alcança o quê',
  'city.ruler': 'Régua',
  'city.rulerFrom': 'Escolha de onde medir.',
  'city.rulerTo': 'Início: {from}. Agora escolha o outro lugar.',
  'city.rulerBetween': 'Distância: {from} → {to}',
  'city.rulerEnd': 'Pronto',
  'city.distance':
    '{tiles, plural, =0 {Na mesma peça} one {A # peça de distância} many {A # peças de distância} other {A # peças de distância}} · {points, select, none {sem caminho a pé} other {{points} PM}}',
  'city.placeOn': '{spot}, {tile}',
  'city.placeNotes': '{place} ({notes})',
  'city.goTo':
    'Ir até {place}: {points} PM, {officers, plural, =0 {ninguém a despistar} one {# agente a despistar} many {# agentes a despistar} other {# agentes a despistar}}',
  'city.goToWays': '{way}; {ways, plural, one {# rota} many {# rotas} other {# rotas}}',
  'city.escapeBy':
    'Fugir, indo até {place}: {officers, plural, =0 {ninguém a despistar} one {# agente a despistar} many {# agentes a despistar} other {# agentes a despistar}}',
  'city.officerOn': '{officer}, {tile}',
  'city.officerTo': '{tile}, {count, plural, =0 {nenhum assaltante ali} other {contra: {thieves}}}',
  'city.officerFrom': 'Para onde vai o {officer} da peça {tile}?',
  'city.otherOfficer': 'Outro agente',
  'city.points': '{points} de {all} PM',
  'city.pointsLeft': '{points, plural, one {resta # PM} many {restam # PM} other {restam # PM}}',
  'city.cans': '{count, plural, =1 {um galão de gasolina} other {# galões de gasolina}}',
  'city.by': 'via {means}',
  'city.ride.subway': 'metrô',
  'city.ride.pad': 'heliporto',
  'city.leaves': 'deixa a peça {tile}',
  'city.stays': 'fica na mesma peça: ninguém a despistar',
  'city.escape': 'Fuga',
  'city.tilePlace': '{tile} aqui, giro de {degrees}°',
  'city.space':
    'Espaço {number}: {tile}, {turns, plural, one {# giro possível} many {# giros possíveis} other {# giros possíveis}}',
  'city.joins': '{terrain} com {tiles}',
  'city.joinsNothing': 'não liga nenhum terreno',
  'city.newFerry': 'agora a balsa chega a {tiles}',
  'city.turn': 'Girar',
  'city.display': 'Peças a colocar',
  'city.displayTile': '{tile}: {locations}',
  'city.visitedBy': 'visitas: {who}',
  'city.closed': 'portas fechadas',
  'city.keysLeft':
    '{count, plural, =0 {sem chaves} one {resta # chave} many {restam # chaves} other {restam # chaves}}',
  'city.members':
    '{count, plural, =0 {sem membros da gangue} one {# membro da gangue} many {# membros da gangue} other {# membros da gangue}}',
  'city.hiredBy': 'controle: {who}',
  'city.exitOpen':
    '{cards, plural, =0 {sem patrulha ainda} one {# carta de patrulha} many {# cartas de patrulha} other {# cartas de patrulha}}',
  'city.exitBarred': 'bloqueada por patrulhas',
  'city.exitTiles':
    '{count, plural, =0 {0 fichas de saída} one {# ficha de saída} many {# fichas de saída} other {# fichas de saída}}',
  'city.thievesHere': 'aqui: {who}',
  'city.tileOfficers': '{tile}: {count, plural, =0 {sem agentes} other {{officers}}}',
  'city.tileHeliport': '{tile}, heliporto',
};
