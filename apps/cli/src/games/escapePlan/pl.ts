// biome-ignore-all lint/suspicious/noTemplateCurlyInString: `$` is a currency sign, and braces are ICU message syntax.
import type { TABLE as ENGLISH } from './en.ts';

/**
 * The Polish messages that only the terminal needs to draw this game. The game's package has the others. Short signs
 * such as `sign.cost` are translated too, because they can contain words.
 */
export const TABLE: Readonly<Record<keyof typeof ENGLISH, string>> = {
  'table.over': 'koniec gry',
  'table.when': 'Dzień {day}, {part}',
  'table.before': 'Dzień {day}, początek',
  'table.order': '{order}',
  'table.player': '{number} {name}',
  'table.exits': 'Wyjazdy: {exits}',
  'table.exit':
    'wy{exit} {stand, select, blocked {blokada ({size, plural, =0 {bez żetonów} one {# żeton} few {# żetony} many {# żetonów} other {# żetonu}})} open {OTWARTY za ${cost}k} other {{cards, plural, =0 {bez patrolu} one {jeden patrol} few {jeden patrol} many {jeden patrol} other {jeden patrol}}}}',

  'board.lead':
    '{number} {name} (ty) · {place} · ${cash}k · dochód ${income}k · {rest, select, sun {☼ można odpocząć} other {☾ po odpoczynku}}',
  'board.notoriety':
    'zła sława {row}{cubes}{penalty, plural, =0 {} one { (−$#k)} few { (−$#k)} many { (−$#k)} other { (−$#k)}}{next, select, none {} other {, linia na {next}}}',
  'board.wounds': 'rany {wounds}',
  'board.firstAid': '{ready, select, true {apteczka gotowa} other {apteczka użyta}}',
  'board.discs': '{count, plural, one {# dysk} few {# dyski} many {# dysków} other {# dysku}}',
  'board.cans': '{count, plural, one {# kanister} few {# kanistry} many {# kanistrów} other {# kanistra}}',
  'board.members':
    '{count, plural, one {# członek gangu} few {# członków gangu} many {# członków gangu} other {# członka gangu}}',
  'board.handcuffs':
    '{count, plural, one {# para kajdanek} few {# pary kajdanek} many {# par kajdanek} other {# pary kajdanek}}',
  'board.keys': 'klucze {keys}',
  'board.plan': 'Plan „{plan}”: {groups}',
  'board.planLine': '{haunt} {income, select, true {dochód} other {{value}}}',
  'board.assets':
    'Atuty: {ready, select, none {brak odblokowanych} other {{ready}}}{locked, select, none {} other {; zablokowane {locked}}}',
  'board.items':
    'Przedmioty: {items, select, none {brak} other {{items}}}{free, plural, =0 {} one {; # wolne pole} few {; # wolne pola} many {; # wolnych pól} other {; # wolnego pola}}',
  'board.contacts':
    'Kontakty: {contacts, select, none {brak} other {{contacts}}}{free, plural, =0 {} one {; # wolne pole} few {; # wolne pola} many {; # wolnych pól} other {; # wolnego pola}}',

  'rival.human': '{number} {name}',
  'rival.bot': '{number} {name} (bot)',
  'rival.automaton': '{letter} {name}',
  'rival.notoriety': 'zła sława {row}{cubes}',
  'rival.income': 'dochód ${sum}k',
  'rival.visited': '{haunts, select, none {jeszcze bez wizyt} other {wizyty {haunts}}}',
  'rival.assets': 'atuty: gotowe {unlocked}, użyte {used}',
  'rival.cards':
    '{count, plural, one {została # karta} few {zostały # karty} many {zostało # kart} other {zostało # karty}}',
  'rival.lieutenant':
    '{contacts, plural, one {# kontakt} few {# kontakty} many {# kontaktów} other {# kontaktu}}, {piles, plural, one {# stosik} few {# stosiki} many {# stosików} other {# stosiku}}',

  'market.contacts': 'Kontakty do zatrudnienia ({deck} w talii):',
  'market.fixers': 'Gadżety: {fixers, select, none {żaden nie został} other {{fixers}}}',
  'market.equipment': 'Wyposażenie: {equipment} · w puli kanistry ×{cans}, dyski ×{discs}',
  'market.tool': '{tool} ${cost}k {officers} ×{count}',
  'market.lockers': 'Skrytki: {lockers} · Klucze: {keys}',
  'market.locker': '{colour} ×{count} wymaga {number}',
  'market.keysOf': '{house} {keys, select, none {brak} other {{keys}}}',
  'market.haunts': 'Kostki: {haunts, select, none {nic jeszcze nie otwarto} other {{haunts}}}',
  'market.display': 'Następne kafelki: {tiles}',

  'menu.space': 'Pole {letter}, obok {tiles}',
  'menu.officer': '{officer}, {tile}',
  'menu.ways': '{count, plural, one {# sposób} few {# sposoby} many {# sposobów} other {# sposobu}}',
  'menu.least':
    '{count, plural, =0 {droga wolna} one {min. # policjant} few {min. # policjantów} many {min. # policjantów} other {min. # policjanta}}',
  'menu.income': '+dochód',
  'menu.worth': '+${sum}k',

  'hint.wasted': 'teraz BEZ EFEKTU',
  'hint.points':
    '{points} PR{cans, plural, =0 {} one {, # kanister} few {, # kanistry} many {, # kanistrów} other {, # kanistra}}',
  'hint.means': 'pomoc: {means}',
  'hint.leaves': 'opuszczasz {tiles}',
  'hint.stays': 'zostajesz na kafelku, droga wolna',
  'hint.tile': '{tile} {people}',
  'hint.turned': 'pole {letter}, obrót {degrees}°, {joins, select, none {niczego nie łączy} other {łączy {joins}}}',
  'hint.evades': 'unik: jeden {officers}',
  'hint.escape': 'kosztuje ${sum}k',

  'map.next': 'Następne kafelki, tak jak na nadruku:',
  'map.east': '… i dalej na wschód:',

  'sign.money': '${sum}k',
  'sign.cost': '{sum, plural, =0 {gratis} one {$#k} few {$#k} many {$#k} other {$#k}}{star, select, true {★} other {}}',
  'sign.thieves': '@{thieves}',
  'sign.heliport': '^',
  'sign.used': '({thing})',
  'sign.covered': '[{thing}]',
  'sign.done': '{thing}✓',
  'sign.closed': '{thing}✗',

  'short.green': 'zielona skrytka',
  'short.black': 'czarna skrytka',
  'short.brown': 'brązowa skrytka',
  'short.exit': 'żeton wyjazdu',

  'letter.federal': 'F',
  'letter.local': 'O',
  'letter.swat': 'S',
  'letter.inspector': 'i',
  'letter.lieutenant': 'p',
  'letter.industrial': 'P',
  'letter.commercial': 'H',
  'letter.residential': 'M',
  'letter.water': 'W',
  'letter.ferry': 'w',

  'code.hospital': 'szp',
  'code.headquarters': 'gng',
  'code.businessSite': 'fir',
  'code.safeHouseSite': 'kry',
  'code.store': 'mg{letter}',
  'code.clinic': 'prz',
  'code.church': 'koś',
  'code.exit': 'wy{number}',
  'code.subwayStation': 'met',
  'code.helicopterPad': 'hel',
  'code.casino': 'kas',
  'code.bar': 'bar',
  'code.restaurant': 'res',
  'code.gym': 'sił',
  'code.nightclub': 'klb',
  'code.gallery': 'gal',
  'code.safeHouse1': 'kr1',
  'code.safeHouse2': 'kr2',
  'code.safeHouse3': 'kr3',

  'quick.snitch': 'usuwa {officers}',
  'quick.fixer': 'dysk',
  'quick.fighter': 'unik {officers}',
  'quick.boxer': 'unik {officers}',
  'quick.ninja': 'unik {officers}',
  'quick.informer': 'zła sława −1',
  'quick.bribe': 'przesuwa {officers}',
  'quick.rally': 'przesuwa {officers}',
  'quick.spy1': 'nowy kontakt',
  'quick.spy2': 'wszystko gotowe',
  'quick.spy3': 'odblokowuje atut',
  'quick.sewer': 'kanały {pattern}',
  'quick.medic': 'leczy 1',
  'quick.medevac': 'do szpitala',
  'quick.gang': 'zdolność gangu',
  'quick.chopper': 'lot',
  'quick.generalStore': 'dochód',
  'quick.stunt': 'unik: 1 dowolny',
  'quick.fastCar': 'unik: kafelek',
  'quick.jetSki': 'przez wodę',

  'legend.terrain':
    'Teren: P przemysłowy, H handlowy, M mieszkalny, W woda, w woda z promem. Ukośnik to granica pola; ta sama litera za krawędzią kafelka to ten sam obszar.',
  'legend.locations':
    'Obiekty: szp szpital, gng siedziba gangu, mg magazyn (A–D), prz przychodnia, koś kościół, wy wyjazd (1–3), met stacja metra, hel lądowisko, fir i kry miejsca, gdzie firma lub kryjówka dopiero powstanie.',
  'legend.haunts':
    'Firmy: kas kasyno, bar, res restauracja; sił siłownia, klb klub nocny, gal galeria sztuki. kr1–kr3 kryjówki. ✓ wizyta zaliczona, ✗ zamknięte; kas:1i ma kostki gracza 1 i Inspektorki.',
  'legend.people':
    'Policjanci: F federalny, O okręgowy, S SWAT. Złodzieje stoją za @: gracze pod swoimi numerami, i Inspektorka, p Porucznik. ^ kafelek ma ikony heliportu.',
  'legend.marks':
    '▸ można wybrać teraz. (…) użyte, […] przykryte kajdankami. ★ użycie podnosi złą sławę o 1. + i − po złej sławie to kostki, które liczą się po tej porze dnia. ● rana. ☼ można odpocząć, ☾ po odpoczynku.',
  'legend.map':
    'Na małej mapie kafelek ma dwie linie: kto tam jest i co tam jest. Sąsiedzi leżą nad nim, pod nim i pół kroku obok.',
  'help.ahead': 'e        droga ucieczki: wyjazdy, odległości, ceny, ostatni termin',
};
