// biome-ignore-all lint/suspicious/noTemplateCurlyInString: `$` is a currency sign, and braces are ICU message syntax.
import type { TABLE as ENGLISH } from './en.ts';

/**
 * The Czech messages that only the terminal needs to draw this game. The game's package has the others. The letters and
 * codes for things on the table are translated too.
 */
export const TABLE: Readonly<Record<keyof typeof ENGLISH, string>> = {
  'table.over': 'konec hry',
  'table.when': 'Den {day}, {part}',
  'table.before': 'Den {day}, příprava',
  'table.order': '{order}',
  'table.player': '{number} {name}',
  'table.exits': 'Výjezdy: {exits}',
  'table.exit':
    'vy{exit} {stand, select, blocked {uzavřený ({size, plural, =0 {bez žetonů} one {# žeton} few {# žetony} many {# žetonu} other {# žetonů}})} open {OTEVŘENÝ, útěk ${cost}k} other {{cards, plural, =0 {bez hlídky} other {jedna hlídka}}}}',

  'board.lead':
    '{number} {name} (ty) · {place} · ${cash}k · příjem ${income}k · {rest, select, sun {☼ odpočinek možný} other {☾ odpočinek využitý}}',
  'board.notoriety':
    'pověst {row}{cubes}{penalty, plural, =0 {} other { (−$#k)}}{next, select, none {} other {, hranice na {next}}}',
  'board.wounds': 'zranění {wounds}',
  'board.firstAid': '{ready, select, true {první pomoc připravená} other {první pomoc použitá}}',
  'board.discs':
    '{count, plural, one {# žeton akce navíc} few {# žetony akce navíc} many {# žetonu akce navíc} other {# žetonů akce navíc}}',
  'board.cans': '{count, plural, one {# kanystr} few {# kanystry} many {# kanystru} other {# kanystrů}}',
  'board.members':
    '{count, plural, one {# člen gangu} few {# členové gangu} many {# člena gangu} other {# členů gangu}}',
  'board.handcuffs': 'pouta {count}×',
  'board.keys': 'klíče: {keys}',
  'board.plan': 'Plán „{plan}“: {groups}',
  'board.planLine': '{haunt} {income, select, true {příjem} other {{value}}}',
  'board.assets':
    'Výhody: {ready, select, none {žádné odemčené} other {{ready}}}{locked, select, none {} other {; zamčené {locked}}}',
  'board.items':
    'Inventář: {items, select, none {prázdný} other {{items}}}{free, plural, =0 {} one {; # volné místo} few {; # volná místa} many {; # volného místa} other {; # volných míst}}',
  'board.contacts':
    'Adresář: {contacts, select, none {prázdný} other {{contacts}}}{free, plural, =0 {} one {; # volné místo} few {; # volná místa} many {; # volného místa} other {; # volných míst}}',

  'rival.human': '{number} {name}',
  'rival.bot': '{number} {name} (bot)',
  'rival.automaton': '{letter} {name}',
  'rival.notoriety': 'pověst {row}{cubes}',
  'rival.income': 'příjem ${sum}k',
  'rival.visited': '{haunts, select, none {zatím bez návštěv} other {návštěvy {haunts}}}',
  'rival.assets': 'výhody: připraveno {unlocked}, použito {used}',
  'rival.cards':
    '{count, plural, one {zbývá # karta} few {zbývají # karty} many {zbývá # karty} other {zbývá # karet}}',
  'rival.lieutenant':
    '{contacts, plural, one {# kontakt} few {# kontakty} many {# kontaktu} other {# kontaktů}}, {piles, plural, one {# hromádka} few {# hromádky} many {# hromádky} other {# hromádek}}',

  'market.contacts': 'Kontakty k najmutí ({deck} v balíčku):',
  'market.fixers': 'Pomůcky: {fixers, select, none {žádné nezbyly} other {{fixers}}}',
  'market.equipment': 'Vybavení: {equipment} · v zásobě kanystry {cans}, žetony akce navíc {discs}',
  'market.tool': '{tool} ${cost}k {officers} ×{count}',
  'market.lockers': 'Schránky: {lockers} · Klíče: {keys}',
  'market.locker': '{colour} ×{count} potřeba {number}',
  'market.keysOf': '{house} {keys, select, none {žádné} other {{keys}}}',
  'market.haunts': 'Kostky: {haunts, select, none {zatím nic neotevřelo} other {{haunts}}}',
  'market.display': 'Další díly: {tiles}',

  'menu.space': 'Pozice {letter}, vedle {tiles}',
  'menu.officer': '{officer}, {tile}',
  'menu.ways': '{count, plural, one {# způsob} few {# způsoby} many {# způsobu} other {# způsobů}}',
  'menu.least':
    '{count, plural, =0 {nikdo v cestě} one {nejméně # policista} few {nejméně # policisté} many {nejméně # policisty} other {nejméně # policistů}}',
  'menu.income': '+příjem',
  'menu.worth': '+${sum}k',

  'hint.wasted': 'teď BEZ ÚČINKU',
  'hint.points':
    '{points} BP{cans, plural, =0 {} one {, # kanystr} few {, # kanystry} many {, # kanystru} other {, # kanystrů}}',
  'hint.means': 's pomocí: {means}',
  'hint.leaves': 'opustíš {tiles}',
  'hint.stays': 'zůstaneš na stejném dílu, nikdo v cestě',
  'hint.tile': '{tile} {people}',
  'hint.turned': 'pozice {letter}, otočeno o {degrees}°, spojuje {joins, select, none {nic} other {{joins}}}',
  'hint.evades': 'vyhne se jednomu {officers}',
  'hint.escape': 'stojí ${sum}k',

  'map.next': 'Další díly, jak jsou vytištěné:',
  'map.east': '… a dál na východ:',

  'sign.money': '${sum}k',
  'sign.cost': '{sum, plural, =0 {zdarma} other {$#k}}{star, select, true {★} other {}}',
  'sign.thieves': '@{thieves}',
  'sign.heliport': '^',
  'sign.used': '({thing})',
  'sign.covered': '[{thing}]',
  'sign.done': '{thing}✓',
  'sign.closed': '{thing}✗',

  'short.green': 'zelená schránka',
  'short.black': 'černá schránka',
  'short.brown': 'hnědá schránka',
  'short.exit': 'žeton výjezdu',

  'letter.federal': 'S',
  'letter.local': 'M',
  'letter.swat': 'Z',
  'letter.inspector': 'i',
  'letter.lieutenant': 'p',
  'letter.industrial': 'P',
  'letter.commercial': 'O',
  'letter.residential': 'B',
  'letter.water': 'V',
  'letter.ferry': '~',

  'code.hospital': 'nem',
  'code.headquarters': 'zák',
  'code.businessSite': 'pod',
  'code.safeHouseSite': 'skr',
  'code.store': 'be{letter}',
  'code.clinic': 'pol',
  'code.church': 'kos',
  'code.exit': 'vy{number}',
  'code.subwayStation': 'met',
  'code.helicopterPad': 'plo',
  'code.casino': 'kas',
  'code.bar': 'bar',
  'code.restaurant': 'res',
  'code.gym': 'pos',
  'code.nightclub': 'klu',
  'code.gallery': 'gal',
  'code.safeHouse1': 'sk1',
  'code.safeHouse2': 'sk2',
  'code.safeHouse3': 'sk3',

  'quick.snitch': 'odstraní {officers}',
  'quick.fixer': 'žeton akce navíc',
  'quick.fighter': 'vyhne se {officers}',
  'quick.boxer': 'vyhne se {officers}',
  'quick.ninja': 'vyhne se {officers}',
  'quick.informer': 'pověst −1',
  'quick.bribe': 'přesune {officers}',
  'quick.rally': 'přesune {officers}',
  'quick.spy1': 'nový kontakt',
  'quick.spy2': 'vše obnoví',
  'quick.spy3': 'odemkne výhodu',
  'quick.sewer': 'kanálem {pattern}',
  'quick.medic': 'vyléčí 1',
  'quick.medevac': 'do nemocnice',
  'quick.gang': 'schopnost gangu',
  'quick.chopper': 'letí',
  'quick.generalStore': 'příjem',
  'quick.stunt': 'vyhne se komukoli',
  'quick.fastCar': 'vyhne se dílu',
  'quick.jetSki': 'přes vodu',

  'legend.terrain':
    'Oblasti: P průmyslová, O obchodní, B obytná, V voda, ~ voda s přívozem. Lomítko je tam, kde pole končí; stejný znak za hranicí dílu je tatáž oblast.',
  'legend.locations':
    'Lokace: nem nemocnice, zák základna gangu, be benzínka (A až D), pol poliklinika, kos kostel, vy výjezd (1 až 3), met stanice metra, plo přistávací plocha, pod a skr místa, kde podnik nebo skrýš teprve otevře.',
  'legend.haunts':
    'Podniky: kas kasino, bar, res restaurace; pos posilovna, klu noční klub, gal galerie. sk1 až sk3 skrýše. ✓ už máš navštíveno, ✗ zavřeno; kas:1i má kostky hráče 1 a Inspektorky.',
  'legend.people':
    'Policisté: S státní, M místní, Z zvláštní jednotka. Lupiči jsou za @: hráči číslem, i Inspektorka, p Poručík. ^ díl má ikony heliportu.',
  'legend.marks':
    '▸ teď lze vybrat. (…) je použité, […] zakryté pouty. ★ použití přidá 1 bod pověsti. + a − za pověstí jsou kostky, které se započtou po této části dne. ● zranění. ☼ odpočinek možný, ☾ odpočinek využitý.',
  'legend.map':
    'Na malé mapě má díl dva řádky: kdo tam je a co tam je. Sousedé leží nad ním, pod ním a o půl kroku vedle.',
  'help.ahead': 'e        cesta ven: výjezdy, vzdálenosti, ceny, poslední termín',
};
