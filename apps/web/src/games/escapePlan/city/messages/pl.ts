import type { CITY as ENGLISH } from './en.ts';

export const CITY: Readonly<Record<keyof typeof ENGLISH, string>> = {
  'city.title': 'Miasto',
  'city.help':
    'Strzałkami przechodzisz między kafelkami, Enterem do tego, co jest na kafelku, klawiszem Esc z powrotem. Shift i strzałka przesuwają mapę. Plus i minus przybliżają i oddalają, 0 pokazuje całe miasto.',
  'city.zoomIn': 'Przybliż',
  'city.zoomOut': 'Oddal',
  'city.fit': 'Całe miasto',
  'city.layers': 'Warstwy',
  'city.layer.officers': 'Policjanci',
  'city.layer.water': 'Woda i promy',
  'city.layer.transit': 'Metro i loty',
  'city.layer.plan': 'Obiekty z mojego planu',
  'city.layer.reach': 'Kto dokąd zdąży',
  'city.ruler': 'Miarka',
  'city.rulerFrom': 'Wybierz miejsce, od którego mierzyć.',
  'city.rulerTo': 'Od: {from}. Wybierz drugie miejsce.',
  'city.rulerBetween': '{from} → {to}',
  'city.rulerEnd': 'Gotowe',
  'city.distance':
    '{tiles, plural, =0 {Na tym samym kafelku} one {Odległość: # kafelek} few {Odległość: # kafelki} many {Odległość: # kafelków} other {Odległość: # kafelka}} · {points, select, none {pieszo się nie da} other {{points} PR}}',
  'city.placeOn': '{spot}, {tile}',
  'city.placeNotes': '{place} ({notes})',
  'city.goTo':
    '{place}: {points} PR, {officers, plural, =0 {droga wolna} one {# policjant po drodze} few {# policjantów po drodze} many {# policjantów po drodze} other {# policjanta po drodze}}',
  'city.goToWays': '{way}; {ways, plural, one {# droga} few {# drogi} many {# dróg} other {# drogi}}',
  'city.escapeBy':
    'Ucieczka: {place}, {officers, plural, =0 {droga wolna} one {# policjant po drodze} few {# policjantów po drodze} many {# policjantów po drodze} other {# policjanta po drodze}}',
  'city.officerOn': '{officer}, {tile}',
  'city.officerTo': '{tile}, {count, plural, =0 {bez złodziei} other {złodzieje: {thieves}}}',
  'city.officerFrom': 'Dokąd idzie {officer} ({tile})?',
  'city.otherOfficer': 'Inny policjant',
  'city.points': '{points} z {all} PR',
  'city.pointsLeft':
    '{points, plural, one {zostaje # punkt} few {zostają # punkty} many {zostaje # punktów} other {zostaje # punktu}}',
  'city.cans': '{count, plural, one {kanister} few {# kanistry} many {# kanistrów} other {# kanistra}}',
  'city.by': 'pomoc: {means}',
  'city.ride.subway': 'metro',
  'city.ride.pad': 'lądowisko',
  'city.leaves': 'opuszczasz: {tile}',
  'city.stays': 'zostajesz na tym kafelku: droga wolna',
  'city.escape': 'Ucieczka',
  'city.tilePlace': '{tile} tutaj, obrót o {degrees}°',
  'city.space':
    'Pole {number}: {tile}, {turns, plural, one {pasuje # obrót} few {pasują # obroty} many {pasuje # obrotów} other {pasuje # obrotu}}',
  'city.joins': '{terrain}: {tiles}',
  'city.joinsNothing': 'żaden teren się nie łączy',
  'city.newFerry': 'prom dopłynie teraz też tu: {tiles}',
  'city.turn': 'Obróć',
  'city.display': 'Kafelki z oferty',
  'city.displayTile': '{tile}: {locations}',
  'city.visitedBy': 'wizyty: {who}',
  'city.closed': 'zamknięte',
  'city.keysLeft':
    '{count, plural, =0 {kluczy już nie ma} one {został # klucz} few {zostały # klucze} many {zostało # kluczy} other {zostało # klucza}}',
  'city.members':
    '{count, plural, =0 {bez członków gangu} one {# członek gangu} few {# członków gangu} many {# członków gangu} other {# członka gangu}}',
  'city.hiredBy': 'najemca gangu: {who}',
  'city.exitOpen':
    '{cards, plural, =0 {jeszcze bez patrolu} one {# karta patrolu} few {# karty patrolu} many {# kart patrolu} other {# karty patrolu}}',
  'city.exitBarred': 'zablokowany przez patrole',
  'city.exitTiles':
    '{count, plural, one {# żeton wyjazdu} few {# żetony wyjazdu} many {# żetonów wyjazdu} other {# żetonu wyjazdu}}',
  'city.thievesHere': 'tutaj: {who}',
  'city.tileOfficers': '{tile}: {count, plural, =0 {bez policjantów} other {{officers}}}',
  'city.tileHeliport': '{tile} (heliport)',
};
