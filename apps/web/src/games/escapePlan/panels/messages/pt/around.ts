// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the dollar sign is a currency, and the braces are placeholders of ICU messages.
import type { AROUND as ENGLISH } from '../en/around.ts';

/** Texts of the market, the tracks, the rivals and the list of choices. */
export const AROUND: Readonly<Record<keyof typeof ENGLISH, string>> = {
  'market.contacts': 'Para contratar ({deck} no baralho)',
  'market.order': 'A Inspetora e o Tenente pegam do fim desta lista; caras novas entram no topo.',
  'market.box':
    '{count, plural, one {# contato fora da cidade} many {# contatos fora da cidade} other {# contatos fora da cidade}}',
  'market.haunts': 'Empreendimentos e esconderijos',
  'market.away': 'ainda não está na cidade',
  'market.closed': 'portas fechadas',
  'market.fixers': 'Comparsas',
  'market.none': 'Não sobrou nada.',
  'market.equipment': 'Equipamento',
  'market.lockers': 'Armários e chaves',
  'market.locker': '{tone} ×{count}',
  'market.needs': 'exige {need}',
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
  'track.at': '{name}: casa {row}, e {after} depois deste período',
  'track.line':
    '{line, select, 0 {1ª linha: desbloqueie 1} 1 {2ª linha: desbloqueie 2} other {3ª linha: desbloqueie 1, disco}}',
  'track.order': 'Ordem de turno',
  'track.exits': 'Saídas',
  'track.exit': 'Saída {exit}',
  'track.exitStand':
    '{stand, select, blocked {bloqueada} open {aberta: fuja por aqui} other {{cards, plural, =0 {sem patrulha ainda} other {1 carta de patrulha}}}}',
  'track.noTile': 'ainda não está na cidade',
  'track.stack':
    '{count, plural, =0 {sem fichas de saída} one {# ficha de saída} many {# fichas de saída} other {# fichas de saída}}',
  'track.cost':
    'Fugir custa {cost} agora{count, plural, =0 {} one {; # já fugiu} many {; # já fugiram} other {; # já fugiram}}.',
  'track.piles': 'Peças e agentes por vir',
  'track.pile': '{letter}: {count}',
  'track.bag': 'No saco',
  'track.waiting':
    '{count, plural, one {# pilha de fichas de saída espera} many {# pilhas de fichas de saída esperam} other {# pilhas de fichas de saída esperam}} que uma saída seja bloqueada.',

  'rival.due': 'na vez',
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
    'Ao {bearing, select, n {norte} ne {nordeste} se {sudeste} s {sul} sw {sudoeste} other {noroeste}} da peça {tile}{count, plural, =0 {} one {, junto à peça {tiles}} many {, junto às peças {tiles}} other {, junto às peças {tiles}}}',
  'menu.itemSpace': 'espaço de item {number}',
  'menu.route':
    '{count, plural, =0 {sem sair da peça} one {via {tiles}} many {via {tiles}} other {via {tiles}}}{cans, plural, =0 {} one {, com # galão} many {, com # galões} other {, com # galões}}{means, select, none {} other {, com {means}}}',
  'menu.officer': 'O {officer} da peça {tile}',
  'menu.income': '+ rendimento',
  'menu.worth': '+${sum}k',
  'menu.gain': '+${sum}k',

  'hint.wasted': 'Sem efeito agora',
  'hint.notoriety': '{change} notoriedade',
  'hint.points': '{points} PM{cans, plural, =0 {} one {, # galão} many {, # galões} other {, # galões}}',
  'hint.means': 'com {means}',
  'hint.nobody': 'ninguém a despistar',
  'hint.toll': '{can, select, true {Tenente: ${sum}k} other {Tenente: 2 ferimentos}}',
  'hint.there': 'na peça {tile}:',
  'hint.turned': 'giro de {degrees}°',
};
