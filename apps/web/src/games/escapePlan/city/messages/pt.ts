import type { CITY as ENGLISH } from './en.ts';

/** Texts of the city map in Portuguese. */
export const CITY: Readonly<Record<keyof typeof ENGLISH, string>> = {
  'city.title': 'A cidade',
  'city.help':
    'As setas levam de uma coisa que se pode escolher à próxima ou movem o mapa. Mais e menos aproximam e afastam, 0 mostra a cidade inteira.',
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
  'city.rulerFrom': 'Escolha o lugar de onde medir.',
  'city.rulerTo': 'De {from}: escolha o outro lugar.',
  'city.rulerBetween': '{from} até {to}',
  'city.rulerEnd': 'Pronto',
  'city.distance':
    '{tiles, plural, =0 {Na mesma peça} one {A # peça de distância} many {A # peças de distância} other {A # peças de distância}} · {points, select, none {sem caminho a pé} other {pontos de movimento: {points}}}',
  'city.placeOn': '{spot}, {tile}',
  'city.placeNotes': '{place} ({notes})',
  'city.goTo':
    '{place}: {points, plural, =0 {0 pontos} one {# ponto} many {# pontos} other {# pontos}}, {officers, plural, =0 {ninguém a despistar} one {# agente a despistar} many {# agentes a despistar} other {# agentes a despistar}}',
  'city.goToWays': '{way}; {ways, plural, one {# jeito} many {# jeitos} other {# jeitos}}',
  'city.escapeBy':
    'Fugir usando {place}: {officers, plural, =0 {ninguém a despistar} one {# agente a despistar} many {# agentes a despistar} other {# agentes a despistar}}',
  'city.officerOn': '{officer}, {tile}',
  'city.officerTo': '{tile}, {count, plural, =0 {nenhum assaltante ali} other {contra: {thieves}}}',
  'city.officerFrom': 'Para onde vai o {officer} de {tile}?',
  'city.otherOfficer': 'Outro agente',
  'city.points': '{points} de {all} pontos',
  'city.pointsLeft': '{points, plural, one {resta # ponto} many {restam # pontos} other {restam # pontos}}',
  'city.cans': '{count, plural, =1 {um galão de gasolina} other {# galões de gasolina}}',
  'city.by': 'via {means}',
  'city.ride.subway': 'metrô',
  'city.ride.pad': 'heliporto',
  'city.leaves': 'deixa {tile}',
  'city.stays': 'fica na mesma peça',
  'city.escape': 'Fuga',
  'city.tilePlace': '{tile} aqui, giro de {degrees}°',
  'city.space':
    'Espaço {number}: {tile}, {turns, plural, one {# giro possível} many {# giros possíveis} other {# giros possíveis}}',
  'city.joins': '{terrain} com {tiles}',
  'city.joinsNothing': 'não liga nenhum terreno',
  'city.newFerry': 'a balsa agora atende {tiles}',
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
