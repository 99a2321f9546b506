// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the dollar is money, the braces are ICU's.
import type { AROUND as ENGLISH } from '../en/around.ts';

/** Texts of the market, the tracks, the rivals and the list of choices. */
export const AROUND: Readonly<Record<keyof typeof ENGLISH, string>> = {
  'market.contacts': 'Para contratar ({deck} no baralho)',
  'market.order': 'A Inspetora e o Tenente pegam do fim desta lista; caras novas entram no topo.',
  'market.box':
    '{count, plural, one {# contato fora da cidade} many {# contatos fora da cidade} other {# contatos fora da cidade}}',
  'market.haunts': 'Empreendimentos e esconderijos',
  'market.away': 'por vir',
  'market.closed': 'fechou',
  'market.fixers': 'Comparsas',
  'market.none': 'Nada sobrou.',
  'market.equipment': 'Equipamento',
  'market.lockers': 'Armários e chaves',
  'market.locker': '{tone} ×{count}',
  'market.needs': 'com {need}+',
  'market.noKeys': 'sem chaves',
  'market.supply': 'Reserva',
  'market.handcuffs': '{count, plural, =0 {Sem algemas} other {Algemas: #}}',
  'market.members':
    '{count, plural, =0 {Nenhum membro de gangue na reserva} one {# membro de gangue na reserva} many {# membros de gangue na reserva} other {# membros de gangue na reserva}}',

  'track.notoriety': 'Notoriedade',
  'track.caption': 'Trilha de notoriedade, da casa mais alta à mais baixa',
  'track.row': 'Casa',
  'track.rowName': 'Casa {row}',
  'track.penalty': 'Penalidade',
  'track.who': 'Quem',
  'track.minus': '−{sum}',
  'track.at': '{name}: casa {row}, depois deste período {after}',
  'track.line':
    '{line, select, 0 {1ª linha: desbloqueie 1} 1 {2ª linha: desbloqueie 2} other {3ª linha: desbloqueie 1, disco}}',
  'track.order': 'Ordem de turno',
  'track.exits': 'Saídas',
  'track.exit': 'Saída {exit}',
  'track.exitStand':
    '{stand, select, blocked {bloqueada} open {aberta: é por aqui} other {{cards, plural, =0 {sem patrulha ainda} other {uma patrulha}}}}',
  'track.noTile': 'ainda não está na cidade',
  'track.stack':
    '{count, plural, =0 {sem fichas de saída} one {# ficha de saída} many {# fichas de saída} other {# fichas de saída}}',
  'track.cost':
    'Sair custa {cost} agora{count, plural, =0 {} one {; # já saiu} many {; # já saíram} other {; # já saíram}}.',
  'track.piles': 'Peças e agentes por vir',
  'track.pile': '{letter}: {count}',
  'track.bag': 'No saco',
  'track.waiting':
    '{count, plural, one {# pilha de fichas de saída espera} many {# pilhas de fichas de saída esperam} other {# pilhas de fichas de saída esperam}} por uma saída bloqueada.',

  'rival.due': 'escolhe',
  'rival.turned': '{thing} (indisponível)',
  'rival.readyAssets':
    '{count, plural, =0 {0 recursos prontos} one {# recurso pronto} many {# recursos prontos} other {# recursos prontos}}',
  'rival.usedAssets':
    '{count, plural, =0 {0 recursos usados} one {# recurso usado} many {# recursos usados} other {# recursos usados}}',
  'rival.visited': '{haunt}: visita feita',
  'rival.skips': 'Pula {cards} [{who, select, inspector {I3} other {J3}}].',
  'rival.cards':
    '{count, plural, =0 {0 cartas a revelar} one {# carta a revelar} many {# cartas a revelar} other {# cartas a revelar}}',
  'rival.contacts': '{count, plural, =0 {Nenhum contato} one {# contato} many {# contatos} other {# contatos}}',
  'rival.piles':
    '{count, plural, =0 {Nenhum monte} one {# monte de fichas} many {# montes de fichas} other {# montes de fichas}}',
  'rival.lastTurn': 'Último turno, {count, plural, one {# passo} many {# passos} other {# passos}}',

  'menu.space':
    '{bearing, select, n {Norte} ne {Nordeste} se {Sudeste} s {Sul} sw {Sudoeste} other {Noroeste}} de {tile}{count, plural, =0 {} one {, ao lado de {tiles}} many {, ao lado de {tiles}} other {, ao lado de {tiles}}}',
  'menu.itemSpace': 'espaço de item {number}',
  'menu.route':
    '{count, plural, =0 {sem sair da peça} one {por {tiles}} many {por {tiles}} other {por {tiles}}}{cans, plural, =0 {} one {, com # galão} many {, com # galões} other {, com # galões}}{means, select, none {} other {, com {means}}}',
  'menu.officer': 'O {officer} de {tile}',
  'menu.income': '+ rendimento',
  'menu.worth': '+${sum}k',
  'menu.gain': '+${sum}k',

  'hint.wasted': 'Sem efeito agora',
  'hint.notoriety': '{change} notoriedade',
  'hint.points': '{points} PM{cans, plural, =0 {} one {, # galão} many {, # galões} other {, # galões}}',
  'hint.means': 'com {means}',
  'hint.nobody': 'caminho livre',
  'hint.toll': '{can, select, true {Tenente: ${sum}k} other {Tenente: 2 ferimentos}}',
  'hint.there': 'em {tile}:',
  'hint.turned': 'giro de {degrees}°',
};
