// biome-ignore-all lint/suspicious/noTemplateCurlyInString: `$` is a currency sign, and braces are ICU message syntax.
/**
 * The messages that only the terminal needs to draw this game. The game's package has the others. Signs are messages
 * too, because they may differ by language.
 */
export const TABLE = {
  'table.over': 'the game is over',
  'table.when': 'Day {day}, {part}',
  'table.before': 'Day {day}, before morning',
  'table.order': '{order}',
  'table.player': '{number} {name}',
  'table.exits': 'Exits: {exits}',
  'table.exit':
    'ex{exit} {stand, select, blocked {blocked ({size, plural, =0 {no tiles} one {# tile} other {# tiles}})} open {OPEN, ${cost}k to escape} other {{cards, plural, =0 {no patrol yet} other {1 patrol card}}}}',

  'board.lead':
    '{number} {name} (you) · {place} · ${cash}k · income ${income}k · {rest, select, sun {☼ can rest} other {☾ has rested}}',
  'board.notoriety':
    'notoriety {row}{cubes}{penalty, plural, =0 {} other { (−$#k)}}{next, select, none {} other {, line at {next}}}',
  'board.wounds': 'wounds {wounds}',
  'board.firstAid': '{ready, select, true {first aid ready} other {first aid used}}',
  'board.discs': '{count, plural, one {# disc} other {# discs}}',
  'board.cans': '{count, plural, one {# can} other {# cans}}',
  'board.members': '{count, plural, one {# gang member} other {# gang members}}',
  'board.handcuffs': 'handcuffs ×{count}',
  'board.keys': 'keys {keys}',
  'board.plan': 'Plan {plan}: {groups}',
  'board.planLine': '{haunt} {income, select, true {income} other {{value}}}',
  'board.assets':
    'Assets: {ready, select, none {none unlocked} other {{ready}}}{locked, select, none {} other {; locked {locked}}}',
  'board.items':
    'Items: {items, select, none {none} other {{items}}}{free, plural, =0 {} one {; # space free} other {; # spaces free}}',
  'board.contacts':
    'Contacts: {contacts, select, none {none} other {{contacts}}}{free, plural, =0 {} one {; # space free} other {; # spaces free}}',

  'rival.human': '{number} {name}',
  'rival.bot': '{number} {name} (bot)',
  'rival.automaton': '{letter} {name}',
  'rival.notoriety': 'notoriety {row}{cubes}',
  'rival.income': 'income ${sum}k',
  'rival.visited': '{haunts, select, none {no visits yet} other {visited {haunts}}}',
  'rival.assets': 'assets {unlocked} ready, {used} used',
  'rival.cards': '{count, plural, one {# card} other {# cards}} left',
  'rival.lieutenant':
    '{contacts, plural, one {# contact} other {# contacts}}, {piles, plural, one {# pile} other {# piles}}',

  'market.contacts': 'Contacts for hire ({deck} in the deck):',
  'market.fixers': 'Fixer tiles: {fixers, select, none {none left} other {{fixers}}}',
  'market.equipment': 'Equipment: {equipment} · {cans} cans, {discs} discs in the supply',
  'market.tool': '{tool} ${cost}k {officers} ×{count}',
  'market.lockers': 'Lockers: {lockers} · Keys: {keys}',
  'market.locker': '{colour} ×{count} needs {number}',
  'market.keysOf': '{house} {keys, select, none {none} other {{keys}}}',
  'market.haunts': 'Cubes: {haunts, select, none {nothing open yet} other {{haunts}}}',
  'market.display': 'Next tiles: {tiles}',

  'menu.space': 'Space {letter}, beside {tiles}',
  'menu.officer': 'The {officer} on {tile}',
  'menu.ways': '{count, plural, one {# option} other {# options}}',
  'menu.least':
    '{count, plural, =0 {nobody to evade} one {at best # officer to evade} other {at best # officers to evade}}',
  'menu.income': '+income',
  'menu.worth': '+${sum}k',

  'hint.wasted': 'NO EFFECT now',
  'hint.points': '{points} MP{cans, plural, =0 {} one {, # can} other {, # cans}}',
  'hint.means': 'with {means}',
  'hint.leaves': 'leaves {tiles}',
  'hint.stays': 'same tile, nobody to evade',
  'hint.tile': '{tile} {people}',
  'hint.turned': 'space {letter}, turned {degrees}°, connects {joins, select, none {nothing} other {{joins}}}',
  'hint.evades': 'evades one {officers}',
  'hint.escape': 'costs ${sum}k',

  'map.next': 'Tiles to come, as printed:',
  'map.east': '… and further east:',

  'sign.money': '${sum}k',
  'sign.cost': '{sum, plural, =0 {free} other {$#k}}{star, select, true {★} other {}}',
  'sign.thieves': '@{thieves}',
  'sign.heliport': '^',
  'sign.used': '({thing})',
  'sign.covered': '[{thing}]',
  'sign.done': '{thing}✓',
  'sign.closed': '{thing}✗',

  'short.green': 'green locker',
  'short.black': 'black locker',
  'short.brown': 'brown locker',
  'short.exit': 'exit tile',

  'letter.federal': 'F',
  'letter.local': 'L',
  'letter.swat': 'S',
  'letter.inspector': 'i',
  'letter.lieutenant': 'l',
  'letter.industrial': 'I',
  'letter.commercial': 'C',
  'letter.residential': 'R',
  'letter.water': 'W',
  'letter.ferry': 'w',

  'code.hospital': 'hos',
  'code.headquarters': 'gng',
  'code.businessSite': 'biz',
  'code.safeHouseSite': 'saf',
  'code.store': 'st{letter}',
  'code.clinic': 'cli',
  'code.church': 'chu',
  'code.exit': 'ex{number}',
  'code.subwayStation': 'sub',
  'code.helicopterPad': 'pad',
  'code.casino': 'cas',
  'code.bar': 'bar',
  'code.restaurant': 'res',
  'code.gym': 'gym',
  'code.nightclub': 'clb',
  'code.gallery': 'art',
  'code.safeHouse1': 'sh1',
  'code.safeHouse2': 'sh2',
  'code.safeHouse3': 'sh3',

  'quick.snitch': 'removes {officers}',
  'quick.fixer': 'disc',
  'quick.fighter': 'evades {officers}',
  'quick.boxer': 'evades {officers}',
  'quick.ninja': 'evades {officers}',
  'quick.informer': '−1 notoriety',
  'quick.bribe': 'moves {officers}',
  'quick.rally': 'moves {officers}',
  'quick.spy1': 'new contact',
  'quick.spy2': 'all ready',
  'quick.spy3': 'unlocks',
  'quick.sewer': 'sewer {pattern}',
  'quick.medic': 'heals 1',
  'quick.medevac': 'to hospital',
  'quick.gang': 'gang ability',
  'quick.chopper': 'flies',
  'quick.generalStore': 'income',
  'quick.stunt': 'evades any 1',
  'quick.fastCar': 'evades a tile',
  'quick.jetSki': 'crosses water',

  'legend.terrain':
    'Terrain: I industrial, C commercial, R residential, W water, w water with a ferry. A slash marks the end of a space; the same letter beyond a tile’s border is the same area.',
  'legend.locations':
    'Locations: hos hospital, gng gang headquarters, st store (A to D), cli clinic, chu church, ex exit (1 to 3), sub subway station, pad helicopter pad, biz and saf sites where nothing has opened yet.',
  'legend.haunts':
    'Businesses: cas casino, bar, res restaurant; gym, clb nightclub, art gallery. sh1 to sh3 safe houses. ✓ you were there, ✗ closed; cas:1i has cubes of player 1 and the Inspector.',
  'legend.people':
    'Officers: F federal, L local, S SWAT. Thieves follow an @: players by number, i the Inspector, l the Lieutenant. ^ the tile has heliport icons.',
  'legend.marks':
    '▸ can be chosen now. (…) is used, […] is covered by handcuffs. ★ each use gives 1 notoriety. + and − after notoriety are cubes that count after this part of the day. ● a wound. ☼ can rest, ☾ has rested.',
  'legend.map':
    'On the small map a tile has two lines: who is there, and what. Its neighbours are above, below, and half a step to each side.',
  'help.ahead': 'e        the way out: exits, distances, prices, until when',
} as const;
