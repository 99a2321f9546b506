import type { CITY as ENGLISH } from './en.ts';

export const CITY: Readonly<Record<keyof typeof ENGLISH, string>> = {
  'city.title': 'Město',
  'city.help':
    'Šipkami přecházíš mezi díly, Enterem na to, co na dílu je, klávesou Esc zpět. Shift a šipka posouvají mapu. Plus a minus přibližují a oddalují, 0 ukáže celé město.',
  'city.zoomIn': 'Přiblížit',
  'city.zoomOut': 'Oddálit',
  'city.fit': 'Celé město',
  'city.layers': 'Vrstvy',
  'city.layer.officers': 'Policisté',
  'city.layer.water': 'Voda a přívozy',
  'city.layer.transit': 'Metro a lety',
  'city.layer.plan': 'Lokace z mého plánu',
  'city.layer.reach': 'Kdo kam dojde',
  'city.ruler': 'Pravítko',
  'city.rulerFrom': 'Vyber místo, odkud měřit.',
  'city.rulerTo': 'Odkud: {from}. Vyber druhé místo.',
  'city.rulerBetween': '{from} → {to}',
  'city.rulerEnd': 'Hotovo',
  'city.distance':
    '{tiles, plural, =0 {Na stejném dílu} one {Vzdálenost: # díl} few {Vzdálenost: # díly} many {Vzdálenost: # dílu} other {Vzdálenost: # dílů}} · {points, select, none {pěšky se tam nedostaneš} other {{points} BP}}',
  'city.placeOn': '{spot}, {tile}',
  'city.placeNotes': '{place} ({notes})',
  'city.goTo':
    '{place}: {points, plural, one {# bod} few {# body} many {# bodu} other {# bodů}}, {officers, plural, =0 {nikdo v cestě} one {# policista v cestě} few {# policisté v cestě} many {# policisty v cestě} other {# policistů v cestě}}',
  'city.goToWays': '{way}; {ways, plural, one {# způsob} few {# způsoby} many {# způsobu} other {# způsobů}}',
  'city.escapeBy':
    'Útěk, {place}: {officers, plural, =0 {nikdo v cestě} one {# policista v cestě} few {# policisté v cestě} many {# policisty v cestě} other {# policistů v cestě}}',
  'city.officerOn': '{officer}, {tile}',
  'city.officerTo': '{tile}, {count, plural, =0 {žádný lupič} other {proti: {thieves}}}',
  'city.officerFrom': 'Kam půjde {officer} ({tile})?',
  'city.otherOfficer': 'Jiný policista',
  'city.points': 'BP: {points}/{all}',
  'city.pointsLeft':
    '{points, plural, one {zbývá # bod} few {zbývají # body} many {zbývá # bodu} other {zbývá # bodů}}',
  'city.cans': '{count, plural, one {# kanystr} few {# kanystry} many {# kanystru} other {# kanystrů}}',
  'city.by': 's pomocí: {means}',
  'city.ride.subway': 'metro',
  'city.ride.pad': 'přistávací plocha',
  'city.leaves': 'opustíš: {tile}',
  'city.stays': 'zůstaneš na stejném dílu: nikdo v cestě',
  'city.escape': 'Útěk',
  'city.tilePlace': '{tile} sem, otočeno o {degrees}°',
  'city.space': 'Pozice {number}: {tile}, možných otočení: {turns}',
  'city.joins': '{terrain}: {tiles}',
  'city.joinsNothing': 'nespojí žádnou oblast',
  'city.newFerry': 'přívoz teď obslouží: {tiles}',
  'city.turn': 'Otočit',
  'city.display': 'Díly k přiložení',
  'city.displayTile': '{tile}: {locations}',
  'city.visitedBy': 'návštěvy: {who}',
  'city.closed': 'zavřeno',
  'city.keysLeft':
    '{count, plural, =0 {žádný klíč} one {zbývá # klíč} few {zbývají # klíče} many {zbývá # klíče} other {zbývá # klíčů}}',
  'city.members':
    '{count, plural, =0 {bez členů gangu} one {# člen gangu} few {# členové gangu} many {# člena gangu} other {# členů gangu}}',
  'city.hiredBy': 'ovládá: {who}',
  'city.exitOpen':
    '{cards, plural, =0 {zatím bez hlídky} one {# karta hlídky} few {# karty hlídky} many {# karty hlídky} other {# karet hlídky}}',
  'city.exitBarred': 'uzavřený hlídkami',
  'city.exitTiles':
    '{count, plural, one {# žeton výjezdu} few {# žetony výjezdu} many {# žetonu výjezdu} other {# žetonů výjezdu}}',
  'city.thievesHere': 'tady: {who}',
  'city.tileOfficers': '{tile}: {count, plural, =0 {bez policistů} other {{officers}}}',
  'city.tileHeliport': '{tile} s heliportem',
};
