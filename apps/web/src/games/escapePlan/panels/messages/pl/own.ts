// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the dollar sign is a currency, and the braces are placeholders of ICU messages.
import type { OWN as ENGLISH } from '../en/own.ts';

/** Texts of the viewer's board, and texts that all panels share. */
export const OWN: Readonly<Record<keyof typeof ENGLISH, string>> = {
  'panel.market': 'Rynek',
  'panel.tracks': 'Tory',
  'panel.plan': 'Plan',
  'panel.board': 'Moja plansza',

  'status.over': 'Koniec gry',
  'status.before': 'Dzień {day}, początek{turn, select, you {: twoja tura} other {: teraz gra {name}} none {}}',
  'status.when': 'Dzień {day}, {part}{turn, select, you {: twoja tura} other {: teraz gra {name}} none {}}',

  'sign.money': '${sum}k',
  'sign.price': '{sum, plural, =0 {gratis} other {$#k}}',
  'sign.unknown': '?',
  'initial.green': 'Z',
  'initial.black': 'C',
  'initial.brown': 'B',

  'item.short.locker': '{tone} skrytka',
  'item.short.exit': 'Żeton wyjazdu',
  'item.unknown': 'Wartość zna tylko właściciel.',
  'item.pays': 'Na koniec daje {sum}, jeśli uciekniesz.',
  'equipmentEffect.one': 'Pomaga uniknąć jednego {officer_acc}.',
  'equipmentEffect.either': 'Pomaga uniknąć jednego {officer_acc} lub {other_acc}.',

  'card.cost': '{cost, plural, =0 {Użycie za darmo} other {Kosztuje $#k}}',
  'card.star': 'Każde użycie: zła sława +1',
  'card.step.travel': 'Tylko w podróży',
  'card.step.evade': 'Tylko przy unikach',
  'card.used': 'Po użyciu',
  'card.covered': 'Pod kajdankami',

  'quick.snitch': 'Usuwa jednego',
  'quick.fixer': 'Daje dysk',
  'quick.fighter': 'Unik na kafelku',
  'quick.boxer': 'Unik na kafelku',
  'quick.ninja': 'Unik na kafelku',
  'quick.informer': 'Zła sława −1',
  'quick.bribe': 'Przesuwa jednego',
  'quick.rally': 'Przesuwa jednego',
  'quick.spy1': 'Nowy kontakt',
  'quick.spy2': 'Znów gotowe',
  'quick.spy3': 'Odblokowuje atut',
  'quick.sewer': 'Kanałem 2 kafelki{pattern, select, straight { prosto} bend { za róg} other {}}',
  'quick.medic': 'Leczy 1 ranę',
  'quick.medevac': 'Do szpitala',
  'quick.gang': 'Zdolność gangu',
  'quick.chopper': 'Lot o 1–2 kafelki',
  'quick.generalStore': 'Daje dochód',
  'quick.stunt': 'Unik: dowolny',
  'quick.fastCar': 'Unik: cały kafelek',
  'quick.jetSki': 'Przez wodę',

  'key.name': 'Klucz: {tone}',
  'key.used': 'Klucz: {tone}, zużyty',
  'cube.of': '{name}{hexagon, select, income {, na sześciokącie dochodu} other {}}',
  'notoriety.cubes':
    '{red, plural, =0 {} one {# czerwona kostka} few {# czerwone kostki} many {# czerwonych kostek} other {# czerwonej kostki}}{blue, plural, =0 {} one { # niebieska kostka} few { # niebieskie kostki} many { # niebieskich kostek} other { # niebieskiej kostki}}',
  'wounds.of': 'Rany: {wounds} z {all}',

  'own.body': 'Ty',
  'own.cash': 'Gotówka',
  'own.income': 'Dochód ${sum}k',
  'own.incomeShort': 'dochód {sum}',
  'own.incomeText':
    'Dostajesz go na początku drugiego i trzeciego dnia oraz według planu. Każda położona kostka obniża go o $1k.',
  'own.notorietyName': 'Zła sława',
  'own.notoriety': 'Zła sława {row}',
  'own.penalty': '{sum, plural, =0 {Na koniec bez kary.} other {Na koniec −$#k.}}',
  'own.nextLine':
    'Następną linię przekroczysz na poziomie {row}: inni przesuną policjantów w twoją stronę, a ty odblokujesz atuty.',
  'own.lastLine': 'Wszystkie linie są za tobą.',
  'own.after': 'Po tej porze: poziom {row}.',
  'own.track': 'Poziom {row} z {top}, po tej porze {after}',
  'own.becomes': '→ {row}',
  'own.lineAt': 'linia: {row}',
  'own.woundText':
    'Każda czerwona kostka kosztuje na koniec $20k. Gdy wszystkie trzy są czerwone, następna rana daje kajdanki.',
  'own.nextWound':
    '{next, select, cube {następna: czerwona kostka} asset {następna: kajdanki i strata atutu} contact {następna: kajdanki na kontakt} space {następna: kajdanki} other {nic więcej do stracenia}}',
  'own.firstAid': '{ready, select, true {Apteczka: leczy 1 ranę} other {Apteczka: użyta}}',
  'own.rest': '{rested, select, true {Odpoczynek: dziś już był} other {Odpoczynek: dziś możliwy}}',
  'own.restText': 'Zamiast ruchu: kontakty, wyposażenie i apteczka są znów gotowe i odblokowujesz atut.',
  'own.member': 'Członek gangu',
  'own.members':
    '{count, plural, =0 {Bez członków gangu} one {# członek gangu} few {# członków gangu} many {# członków gangu} other {# członka gangu}}',
  'own.membersText': 'Odeślij jednego: zła sława −1, lot z heliportu albo unikasz wszystkich na kafelku.',
  'own.discs':
    '{count, plural, =0 {Bez dysków dodatkowej akcji} one {# dysk dodatkowej akcji} few {# dyski dodatkowej akcji} many {# dysków dodatkowej akcji} other {# dysku dodatkowej akcji}}',
  'own.discsText': 'W nocy lub o świcie dysk daje pełną turę.',
  'own.cans':
    '{count, plural, =0 {Bez kanistrów} one {# kanister} few {# kanistry} many {# kanistrów} other {# kanistra}}',
  'own.cansText': 'Każdy daje 1 PR w podróży. Możesz mieć dwa.',
  'own.plan': 'Plan ucieczki: {name}',
  'own.planGot': 'Zebrane',
  'own.planLeft': 'Zostało',
  'own.planIncome': 'Od razu daje dochód',
  'planStand.visited': 'Wizyta zaliczona',
  'planStand.closed': 'Zamknięte: do wizyty potrzebny jest klucz.',
  'planStand.open': 'Już w mieście, warto odwiedzić.',
  'planStand.away': 'Jeszcze nie w mieście.',

  'own.assets': 'Pola atutów',
  'own.assetsText': 'Odblokowane atuty i ich koszty. Każdy użyty daje $10k.',
  'own.usedAsset': 'Użyty: daje $10k.',
  'own.boxed':
    '{count, plural, one {# atut przepadł} few {# atuty przepadły} many {# atutów przepadło} other {# atutu przepadło}} na dobre',
  'own.locked':
    '{cost, select, none {Zablokowany.} other {Zablokowany. Gdyby go teraz odblokować, użycie kosztowałoby ${cost}k.}}',
  'own.lockedAsset': 'Atut „{asset}”, zablokowany',
  'own.items': 'Pola przedmiotów',
  'own.itemsText': 'Wyposażenie, gadżety, skrytki i żetony wyjazdu. Zablokowany atut zajmuje swoje pole.',
  'own.freeItem': 'wolne',
  'own.contacts': 'Pola kontaktów',
  'own.contactsText':
    '2, 3, 4 lub 5 kontaktów daje $10k, $30k, $60k lub $100k. Zablokowane atuty zajmują pola po prawej.',
  'own.freeContact': 'wolne',
  'own.handcuffed': 'Kajdanki',
  'own.handcuffedText': 'To pole jest zamknięte do końca gry, a przed punktacją przepada jeden kontakt.',

  'why.inside': 'W tym kroku nie można tego użyć.',
};
