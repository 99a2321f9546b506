// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the dollar sign is a currency, and the braces are placeholders of ICU messages.
import type { AROUND as ENGLISH } from '../en/around.ts';

/** Texts of the market, the tracks, the rivals and the list of choices. */
export const AROUND: Readonly<Record<keyof typeof ENGLISH, string>> = {
  'market.contacts': 'K najmutí ({deck} v balíčku)',
  'market.order': 'Inspektorka a Poručík berou od konce tohoto seznamu; nové kontakty přicházejí nahoru.',
  'market.box':
    '{count, plural, one {# odhozený kontakt} few {# odhozené kontakty} many {# odhozeného kontaktu} other {# odhozených kontaktů}}',
  'market.haunts': 'Podniky a skrýše',
  'market.away': 've městě ještě není',
  'market.closed': 'zavřeno',
  'market.fixers': 'Pomůcky',
  'market.none': 'Nic nezbylo.',
  'market.equipment': 'Vybavení',
  'market.lockers': 'Schránky a klíče',
  'market.locker': '{tone} ×{count}',
  'market.needs': 'potřeba {need}',
  'market.noKeys': 'žádné klíče',
  'market.supply': 'Zásoba',
  'market.handcuffs': '{count, plural, =0 {Žádná pouta} other {Pouta: #}}',
  'market.members':
    '{count, plural, one {# člen gangu v zásobě} few {# členové gangu v zásobě} many {# člena gangu v zásobě} other {# členů gangu v zásobě}}',

  'track.notoriety': 'Pověst',
  'track.caption': 'Počítadlo pověsti od horního stupně po spodní',
  'track.row': 'Stupeň',
  'track.rowName': 'Stupeň {row}',
  'track.penalty': 'Postih',
  'track.who': 'Kdo',
  'track.minus': '−{sum}',
  'track.at': '{name}: stupeň {row}, po této části dne {after}',
  'track.line':
    '{line, select, 0 {1. hranice: odemkni 1} 1 {2. hranice: odemkni 2} other {3. hranice: odemkni 1, žeton akce navíc}}',
  'track.order': 'Pořadí tahů',
  'track.exits': 'Výjezdy',
  'track.exit': 'Výjezd {exit}',
  'track.exitStand':
    '{stand, select, blocked {uzavřený} open {otevřený: cesta ven} other {{cards, plural, =0 {zatím bez hlídky} other {jedna hlídka}}}}',
  'track.noTile': 've městě ještě není',
  'track.stack':
    '{count, plural, =0 {žádné žetony výjezdu} one {# žeton výjezdu} few {# žetony výjezdu} many {# žetonu výjezdu} other {# žetonů výjezdu}}',
  'track.cost':
    'Útěk teď stojí {cost}{count, plural, =0 {} one {; # už je venku} few {; # už jsou venku} many {; # už je venku} other {; # už je venku}}.',
  'track.piles': 'Další díly a policisté',
  'track.pile': '{letter}: {count}',
  'track.bag': 'V sáčku',
  'track.waiting':
    '{count, plural, one {# komínek žetonů výjezdu čeká} few {# komínky žetonů výjezdu čekají} many {# komínku žetonů výjezdu čeká} other {# komínků žetonů výjezdu čeká}} na uzavřený výjezd.',

  'rival.due': 'na tahu',
  'rival.turned': '{thing}, použito',
  'rival.readyAssets':
    '{count, plural, one {# připravená výhoda} few {# připravené výhody} many {# připravené výhody} other {# připravených výhod}}',
  'rival.usedAssets':
    '{count, plural, one {# použitá výhoda} few {# použité výhody} many {# použité výhody} other {# použitých výhod}}',
  'rival.visited': '{haunt}: navštíveno',
  'rival.skips': 'Vynechává: {cards} [{who, select, inspector {I3} other {J3}}].',
  'rival.cards':
    '{count, plural, one {Zbývá # karta} few {Zbývají # karty} many {Zbývá # karty} other {Zbývá # karet}}',
  'rival.contacts':
    '{count, plural, =0 {Žádný kontakt} one {# kontakt} few {# kontakty} many {# kontaktu} other {# kontaktů}}',
  'rival.piles':
    '{count, plural, =0 {Žádná hromádka} one {# hromádka žetonů} few {# hromádky žetonů} many {# hromádky žetonů} other {# hromádek žetonů}}',
  'rival.lastTurn': 'Poslední tah, {count, plural, one {# krok} few {# kroky} many {# kroku} other {# kroků}}',

  'menu.space':
    '{tile}, {bearing, select, n {na sever} ne {na severovýchod} se {na jihovýchod} s {na jih} sw {na jihozápad} other {na severozápad}}{count, plural, =0 {} other {; vedle: {tiles}}}',
  'menu.itemSpace': 'místo v inventáři {number}',
  'menu.route':
    '{count, plural, =0 {v rámci dílu} other {přes: {tiles}}}{cans, plural, =0 {} one {, # kanystr} few {, # kanystry} many {, # kanystru} other {, # kanystrů}}{means, select, none {} other {, s pomocí: {means}}}',
  'menu.officer': '{tile}: {officer}',
  'menu.income': '+ příjem',
  'menu.worth': '+${sum}k',
  'menu.gain': '+${sum}k',

  'hint.wasted': 'Teď bez účinku',
  'hint.notoriety': 'pověst {change}',
  'hint.points':
    '{points} BP{cans, plural, =0 {} one {, # kanystr} few {, # kanystry} many {, # kanystru} other {, # kanystrů}}',
  'hint.means': 's pomocí: {means}',
  'hint.nobody': 'nikdo v cestě',
  'hint.toll': '{can, select, true {Poručík: ${sum}k} other {Poručík: 2 zranění}}',
  'hint.there': '{tile}:',
  'hint.turned': 'otočeno o {degrees}°',
};
