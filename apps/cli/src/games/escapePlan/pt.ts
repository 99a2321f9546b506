// biome-ignore-all lint/suspicious/noTemplateCurlyInString: `$` is a currency sign, and braces are ICU message syntax.
import type { TABLE as ENGLISH } from './en.ts';

/**
 * The Portuguese messages that only the terminal needs to draw this game. The game's package has the others. Short
 * signs such as `sign.cost` are translated too, because they can contain words.
 */
export const TABLE: Readonly<Record<keyof typeof ENGLISH, string>> = {
  'table.over': 'fim de jogo',
  'table.when': 'Dia {day}, {part}',
  'table.before': 'Dia {day}, antes da manhã',
  'table.order': '{order}',
  'table.player': '{number} {name}',
  'table.exits': 'Saídas: {exits}',
  'table.exit':
    'sa{exit} {stand, select, blocked {bloqueada ({size, plural, =0 {sem fichas} one {# ficha} many {# fichas} other {# fichas}})} open {ABERTA, ${cost}k para fugir} other {{cards, plural, =0 {sem patrulha} one {uma patrulha} many {uma patrulha} other {uma patrulha}}}}',

  'board.lead':
    '{number} {name} (você) · {place} · ${cash}k · rendimento ${income}k · {rest, select, sun {☼ pode descansar} other {☾ já descansou}}',
  'board.notoriety':
    'notoriedade {row}{cubes}{penalty, plural, =0 {} one { (−$#k)} many { (−$#k)} other { (−$#k)}}{next, select, none {} other {, linha em {next}}}',
  'board.wounds': 'ferimentos {wounds}',
  'board.firstAid': '{ready, select, true {socorros prontos} other {socorros usados}}',
  'board.discs': '{count, plural, one {# disco} many {# discos} other {# discos}}',
  'board.cans': '{count, plural, one {# galão} many {# galões} other {# galões}}',
  'board.members': '{count, plural, one {# membro da gangue} many {# membros da gangue} other {# membros da gangue}}',
  'board.handcuffs': 'algemas ×{count}',
  'board.keys': 'chaves: {keys}',
  'board.plan': 'Plano {plan}: {groups}',
  'board.planLine': '{haunt} {income, select, true {rendimento} other {{value}}}',
  'board.assets':
    'Recursos: {ready, select, none {nenhum desbloqueado} other {{ready}}}{locked, select, none {} other {; bloqueados: {locked}}}',
  'board.items':
    'Itens: {items, select, none {nenhum} other {{items}}}{free, plural, =0 {} one {; # espaço livre} many {; # espaços livres} other {; # espaços livres}}',
  'board.contacts':
    'Contatos: {contacts, select, none {nenhum} other {{contacts}}}{free, plural, =0 {} one {; # espaço livre} many {; # espaços livres} other {; # espaços livres}}',

  'rival.human': '{number} {name}',
  'rival.bot': '{number} {name} (bot)',
  'rival.automaton': '{letter} {name}',
  'rival.notoriety': 'notoriedade {row}{cubes}',
  'rival.income': 'rendimento ${sum}k',
  'rival.visited': '{haunts, select, none {nenhuma visita} other {visitou {haunts}}}',
  'rival.assets': 'recursos prontos {unlocked}, usados {used}',
  'rival.cards':
    '{count, plural, =0 {nenhuma carta restante} one {# carta restante} many {# cartas restantes} other {# cartas restantes}}',
  'rival.lieutenant':
    '{contacts, plural, =0 {0 contatos} one {# contato} many {# contatos} other {# contatos}}, {piles, plural, =0 {0 montes} one {# monte} many {# montes} other {# montes}}',

  'market.contacts': 'Contatos para contratar ({deck} no baralho):',
  'market.fixers': 'Comparsas: {fixers, select, none {não resta nenhum} other {{fixers}}}',
  'market.equipment': 'Equipamento: {equipment} · na reserva: galões {cans}, discos {discs}',
  'market.tool': '{tool} ${cost}k {officers} ×{count}',
  'market.lockers': 'Armários: {lockers} · Chaves: {keys}',
  'market.locker': '{colour} ×{count} exige {number}',
  'market.keysOf': '{house} {keys, select, none {nenhuma} other {{keys}}}',
  'market.haunts': 'Cubos: {haunts, select, none {nada aberto ainda} other {{haunts}}}',
  'market.display': 'Próximas peças: {tiles}',

  'menu.space': 'Espaço {letter}, junto a {tiles}',
  'menu.officer': 'O {officer} da peça {tile}',
  'menu.ways': '{count, plural, one {# opção} many {# opções} other {# opções}}',
  'menu.least':
    '{count, plural, =0 {ninguém a despistar} one {no mínimo # agente a despistar} many {no mínimo # agentes a despistar} other {no mínimo # agentes a despistar}}',
  'menu.income': '+rendimento',
  'menu.worth': '+${sum}k',

  'hint.wasted': 'SEM EFEITO agora',
  'hint.points': '{points} PM{cans, plural, =0 {} one {, # galão} many {, # galões} other {, # galões}}',
  'hint.means': 'com {means}',
  'hint.leaves': 'deixa {tiles}',
  'hint.stays': 'mesma peça, ninguém a despistar',
  'hint.tile': '{tile} {people}',
  'hint.turned': 'espaço {letter}, giro de {degrees}°, {joins, select, none {sem ligação} other {liga {joins}}}',
  'hint.evades': 'despista um {officers}',
  'hint.escape': 'custa ${sum}k',

  'map.next': 'Próximas peças, como estão impressas:',
  'map.east': '… e mais a leste:',

  'sign.money': '${sum}k',
  'sign.cost': '{sum, plural, =0 {grátis} one {$#k} many {$#k} other {$#k}}{star, select, true {★} other {}}',
  'sign.thieves': '@{thieves}',
  'sign.heliport': '^',
  'sign.used': '({thing})',
  'sign.covered': '[{thing}]',
  'sign.done': '{thing}✓',
  'sign.closed': '{thing}✗',

  'short.green': 'armário verde',
  'short.black': 'armário preto',
  'short.brown': 'armário marrom',
  'short.exit': 'ficha de saída',

  'letter.federal': 'F',
  'letter.local': 'L',
  'letter.swat': 'S',
  'letter.inspector': 'i',
  'letter.lieutenant': 't',
  'letter.industrial': 'I',
  'letter.commercial': 'C',
  'letter.residential': 'R',
  'letter.water': 'Á',
  'letter.ferry': 'á',

  'code.hospital': 'hos',
  'code.headquarters': 'gan',
  'code.businessSite': 'emp',
  'code.safeHouseSite': 'esc',
  'code.store': 'lj{letter}',
  'code.clinic': 'cli',
  'code.church': 'igr',
  'code.exit': 'sa{number}',
  'code.subwayStation': 'met',
  'code.helicopterPad': 'hel',
  'code.casino': 'cas',
  'code.bar': 'bar',
  'code.restaurant': 'res',
  'code.gym': 'aca',
  'code.nightclub': 'boa',
  'code.gallery': 'gal',
  'code.safeHouse1': 'es1',
  'code.safeHouse2': 'es2',
  'code.safeHouse3': 'es3',

  'quick.snitch': 'tira {officers}',
  'quick.fixer': 'disco',
  'quick.fighter': 'despista {officers}',
  'quick.boxer': 'despista {officers}',
  'quick.ninja': 'despista {officers}',
  'quick.informer': '−1 notoriedade',
  'quick.bribe': 'move {officers}',
  'quick.rally': 'move {officers}',
  'quick.spy1': 'novo contato',
  'quick.spy2': 'tudo pronto',
  'quick.spy3': 'desbloqueia',
  'quick.sewer': 'esgoto {pattern}',
  'quick.medic': 'cura 1',
  'quick.medevac': 'leva ao hospital',
  'quick.gang': 'habilidade de gangue',
  'quick.chopper': 'voa',
  'quick.generalStore': 'rendimento',
  'quick.stunt': 'despista 1 qualquer',
  'quick.fastCar': 'despista todos numa peça',
  'quick.jetSki': 'cruza a água',

  'legend.terrain':
    'Terreno: I industrial, C comercial, R residencial, Á água, á água com balsa. Uma barra marca o fim de um espaço; a mesma letra além da borda de uma peça é a mesma área.',
  'legend.locations':
    'Locais: hos hospital, gan QG da gangue, lj loja (A a D), cli clínica, igr igreja, sa saída (1 a 3), met estação de metrô, hel heliporto, emp e esc espaços de empreendimento e de esconderijo onde nada abriu ainda.',
  'legend.haunts':
    'Empreendimentos: cas cassino, bar, res restaurante; aca academia, boa boate, gal galeria. es1 a es3 esconderijos. ✓ você já esteve lá, ✗ fechado; cas:1i tem cubos do jogador 1 e da Inspetora.',
  'legend.people':
    'Agentes: F federal, L local, S SWAT. Assaltantes vêm depois de um @: jogadores por número, i a Inspetora, t o Tenente. ^ a peça tem ícones de heliporto.',
  'legend.marks':
    '▸ pode ser escolhido agora. (…) está usado, […] está coberto por algemas. ★ cada uso dá 1 de notoriedade. + e − depois da notoriedade são cubos que contam depois deste período. ● um ferimento. ☼ pode descansar, ☾ já descansou.',
  'legend.map':
    'No mapa pequeno, cada peça tem duas linhas: quem está ali e o que há ali. As vizinhas ficam acima, abaixo e meio passo para cada lado.',
  'help.ahead': 'e        o caminho de fuga: saídas, distâncias, preços, até quando',
};
