// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the dollar sign is a currency, and the braces are placeholders of ICU messages.
import type { EXPLANATIONS as ENGLISH } from './en.ts';

export const EXPLANATIONS = {
  'about.kind':
    '{kind, select, contact {Kontakt} equipment {Wyposażenie} fixer {Gadżet} asset {Atut} key {Klucz} locker {Skrytka} exitTile {Żeton wyjazdu} plan {Plan ucieczki} place {Obiekt} tile {Kafelek miasta} terrain {Teren} officer {Policja} automaton {Prowadzi gra} seat {Gracz} track {Tor złej sławy} day {Dzień} deck {Talia} other {Na stole}}',
  'about.kindOf': '{kind}: {which}',

  'about.perUse':
    '{cost, plural, =0 {Zatrudnienie i użycie są darmowe.} other {Zatrudnienie jest darmowe. Za każde użycie płacisz $#k.}}',
  'about.usedUntilRest': 'Po użyciu odnawia się dopiero podczas odpoczynku.',
  'about.contactWhere':
    '{where, select, ready {Twój kontakt, gotowy.} used {Twój kontakt, użyty: po odpoczynku znów gotowy.} covered {Twój kontakt, ale zakryty kajdankami: nie możesz go już użyć.} row {Do zatrudnienia: wszędzie, gdzie bierzesz kontakt.} rival {Ma go {name}.} box {Poza grą.} other {Jeszcze w talii.}}',
  'about.cash':
    '{can, select, true {Stać cię: masz ${cash}k.} other {Nie stać cię: kosztuje ${cost}k, a masz ${cash}k.}}',
  'about.stops':
    '{count, plural, =0 {Na twoim kafelku na nikogo teraz nie działa.} other {Na twoim kafelku działa teraz na: {officers}.}}',

  'about.bought':
    '{where, select, store {Do kupienia w magazynie za ${cost}k.} other {Do kupienia w kryjówce za ${cost}k.}}',
  'about.freeUse': 'Użycie nic nie kosztuje.',
  'about.fixerOnce': 'Działa raz i zajmuje swoje pole, dopóki coś go nie zastąpi.',
  'about.stock': '{count, plural, =0 {W magazynach już nie ma.} other {W magazynach zostało: #.}}',
  'about.offered': 'Nadal do kupienia.',
  'about.yours': '{state, select, ready {Masz: gotowe do użycia.} other {Masz: już użyte.}}',
  'about.has': 'Ma to {name}.',
  'about.outOfGame': 'Poza grą.',

  'about.asset':
    'Odblokowujesz go, odpoczywając, przekraczając linię na torze złej sławy i na kilka innych sposobów. Użycie kosztuje potem tyle, ile wskazuje jego pole. Działa raz w grze, a użyty daje na koniec $10k.',

  'about.key':
    'Otwiera w magazynie jedną skrytkę tego koloru albo drzwi dowolnej zamkniętej firmy. Użyty klucz nigdy się nie odnawia.',
  'about.keysHeld':
    '{count, plural, =0 {Nie masz nieużytego klucza tego koloru.} one {Masz # nieużyty klucz tego koloru.} few {Masz # nieużyte klucze tego koloru.} many {Masz # nieużytych kluczy tego koloru.} other {Masz # nieużytego klucza tego koloru.}}',
  'about.keysLeft': '{count, plural, =0 {W kryjówkach już takich nie ma.} other {Do wzięcia: {where}.}}',
  'about.masterKey': 'Otworzysz ją też kluczem generalnym: użycie kosztuje ${cost}k.',
  'about.locker':
    'Zakryty żeton, który na koniec daje pieniądze, jeśli uciekniesz. Skrytkę otwierasz w magazynie kluczem jej koloru.',
  'about.lockerValues': 'Wartości na początku: {values}.',
  'about.lockersLeft':
    '{count, plural, =0 {Nie ma już skrytek tego koloru.} one {Została # skrytka tego koloru.} few {Zostały # skrytki tego koloru.} many {Zostało # skrytek tego koloru.} other {Zostało # skrytki tego koloru.}}',
  'about.lockerTerms':
    '{enough, select, true {Wymagają {needed}: twój poziom złej sławy i kontakty dają razem {reached}, wystarczy.} other {Wymagają {needed}: twój poziom złej sławy i kontakty dają razem tylko {reached}.}}',
  'about.lockerDraws':
    '{count, plural, =0 {Za mało kontaktów: nie dobierzesz żadnego żetonu.} one {Dobierzesz # żeton i go zatrzymasz.} few {Dobierzesz # żetony i zatrzymasz jeden.} many {Dobierzesz # żetonów i zatrzymasz jeden.} other {Dobierzesz # żetonu i zatrzymasz jeden.}}',
  'about.noSpace': 'Na wszystkich polach przedmiotów leżą zablokowane atuty: nie masz gdzie zatrzymać żetonu.',
  'about.exitTile':
    'Zakryty żeton, który na koniec daje pieniądze, jeśli uciekniesz. Bierzesz go przy zablokowanym wyjeździe.',
  'about.exitDraws':
    '{count, plural, =0 {Bez kontaktów nie dobierasz żadnego.} one {Z twoimi kontaktami dobierzesz # i go zatrzymasz.} few {Z twoimi kontaktami dobierzesz # i zatrzymasz jeden.} many {Z twoimi kontaktami dobierzesz # i zatrzymasz jeden.} other {Z twoimi kontaktami dobierzesz # i zatrzymasz jeden.}}',
  'about.stackAt': 'Wyjazd {exit}: {count, plural, =0 {nic nie zostało} other {zostało #}}.',

  'about.plan':
    'Ile dostaniesz za wizyty w firmach i kryjówkach, jeśli uciekniesz. Wiersze z symbolem dochodu dają dochód od razu.',
  'about.planSums': 'Zebrane: {got}, do zebrania: {left}.',

  'about.business':
    'Przy wizycie kładziesz tu kostkę, raz w grze: daje punkty według planu ucieczki albo od razu dochód. Potem bierzesz kontakt.',
  'about.closes':
    '{count, plural, one {Zamknie się po następnej wizycie.} few {Zamknie się za # wizyty.} many {Zamknie się za # wizyt.} other {Zamknie się za # wizyty.}}',
  'about.safeHouse':
    'Przy wizycie kładziesz tu kostkę (raz w grze), a twoja zła sława spada o 1. Bierzesz klucz i możesz kupić gadżet.',
  'about.hospital': 'Możesz wyleczyć 1, 2 lub 3 rany za {prices}. Wizyta podnosi złą sławę o 1.',
  'about.headquarters':
    'Zapłać {price}, by wynająć gang: bierzesz obu jego członków i zostawiasz znacznik kontroli. Tylko gdy nie ma tu innego złodzieja ani znacznika.',
  'about.store': 'Weź kanister, kup do 2 różnych sztuk wyposażenia i otwórz skrytkę, jeśli masz klucz.',
  'about.clinic': 'Możesz odblokować atut i wyleczyć 1 ranę; potem bierzesz kontakt.',
  'about.church': 'Za {price} możesz obniżyć złą sławę o 1. Możesz też odblokować atut; potem bierzesz kontakt.',
  'about.exit':
    'Wizyta daje dochód albo, gdy wyjazd jest zablokowany, żeton wyjazdu; potem bierzesz kontakt. Trzeciego dnia uciekniesz jedynym wyjazdem, który nie jest zablokowany.',
  'about.subwayStation':
    'Z jednej stacji jedziesz na dowolną inną za 0 punktów ruchu. Pierwszy przejazd w turze daje 1 punkt więcej.',
  'about.helicopterPad': 'Za 1 punkt ruchu lecisz w dowolne miejsce na kafelku oddalonym o 1 lub 2 kafelki.',
  'about.businessSite': 'Kto dołoży ten kafelek, wybiera firmę, która się tu otworzy.',
  'about.safeHouseSite': 'Kto dołoży ten kafelek, wybiera kryjówkę, która się tu otworzy.',
  'about.pays': '{value, select, income {Twój plan: dochód od razu.} other {Twój plan: {value}, jeśli uciekniesz.}}',
  'about.awayTiles':
    '{count, plural, =0 {Na twoim kafelku.} one {# kafelek od ciebie.} few {# kafelki od ciebie.} many {# kafelków od ciebie.} other {# kafelka od ciebie.}}',
  'about.escapeCost': 'Ucieczka kosztuje teraz {cost}, masz {cash}.',

  'about.tileWith': '{count, plural, =0 {Nie ma tu żadnych obiektów.} other {Obiekty: {places}.}}',
  'about.tileState':
    '{state, select, city {W mieście.} display {Następny: zostanie dołożony na początku dnia.} other {Jeszcze w stosie.}}',
  'about.tileOfficers': '{count, plural, =0 {Bez policjantów.} other {Policjanci: {officers}.}}',
  'about.leaving':
    '{count, plural, =0 {Jesteś tutaj. Nie ma kogo unikać przy wyjściu.} one {Jesteś tutaj. Wychodząc, musisz uniknąć # policjanta albo dostajesz ranę.} few {Jesteś tutaj. Wychodząc, musisz uniknąć # policjantów albo dostajesz ranę za każdego.} many {Jesteś tutaj. Wychodząc, musisz uniknąć # policjantów albo dostajesz ranę za każdego.} other {Jesteś tutaj. Wychodząc, musisz uniknąć # policjanta albo dostajesz ranę za każdego.}}',
  'about.land':
    'Po połączonym terenie jednego typu poruszasz się za darmo, choćby przez wiele kafelków. Wejście na inny teren, do obiektu albo wyjście z niego kosztuje 1 punkt ruchu.',
  'about.water': 'Wodę pokonasz tylko tam, gdzie pływa prom, albo skuterem wodnym. Wtedy liczy się jak każdy teren.',
  'about.ferryTitle': 'Prom',
  'about.ferry': 'Prom obsługuje cały akwen, na którym leży jego ikona.',
  'about.heliport':
    'Ikony heliportu: z każdego punktu tego kafelka poza wodą możesz wystartować śmigłowcem, helikopterem albo z członkiem gangu.',

  'about.officer':
    'Gdy opuszczasz kafelek, musisz uniknąć każdego policjanta, który na nim stoi; za każdego, którego nie unikniesz, dostajesz ranę.',
  'about.onTile': 'Stoi tu: {tile}.',
  'about.evaded': 'W tej turze już go nie musisz unikać.',
  'about.against': '{count, plural, =0 {Nie masz na niego nic gotowego.} other {Na niego masz gotowe: {things}.}}',
  'about.inspector':
    'Kierują nią karty. Gdy opuszczasz kafelek, na którym stoi, musisz jej uniknąć tak jak policjanta dowolnego typu. Usuwa z gry kontakty, klucze i żetony.',
  'about.lieutenant':
    'Twój przeciwnik w grze solo. Chodzi za tobą, a opuszczenie kafelka, na którym stoi, kosztuje {price} albo 2 rany, jeśli nie możesz zapłacić. Ucieka trzeciego dnia, najpóźniej wieczorem, chyba że ma dyski.',
  'about.automatonAt':
    '{place}. {count, plural, one {Została # karta.} few {Zostały # karty.} many {Zostało # kart.} other {Zostało # karty.}}',
  'about.seatAt':
    '{place}; zła sława {row}; {wounds, plural, =0 {bez ran} one {# rana} few {# rany} many {# ran} other {# rany}}; dochód ${income}k.',
  'about.seatHolds':
    '{contacts, plural, =0 {Bez kontaktów} one {# kontakt} few {# kontakty} many {# kontaktów} other {# kontaktu}}, {assets, plural, one {# użyty atut} few {# użyte atuty} many {# użytych atutów} other {# użytego atutu}}, {discs, plural, =0 {bez dysków} one {# dysk} few {# dyski} many {# dysków} other {# dysku}}.',
  'about.seatPlayer': 'Chce uciec z większą sumą niż wszyscy inni. Gotówka, plan i żetony są tajne do końca.',

  'about.row':
    '{penalty, plural, =0 {Na koniec bez kary.} other {Na koniec kosztuje $#k.}} Kto ma najgorszą sławę, gra każdego dnia pierwszy.',
  'about.rowYou':
    '{by, plural, =0 {Tu jesteś.} other {{side, select, above {O # wyżej niż ty.} other {O # niżej niż ty.}}}}',
  'about.rowWho': 'Tutaj: {names}.',
  'about.lineTitle': '{line, select, 0 {Pierwsza linia} 1 {Druga linia} other {Trzecia linia}}',
  'about.line':
    'Kto ją przekracza w górę, ściąga policję: każdy gracz, który jest niżej, przesuwa policjanta w jego stronę. Potem odblokowuje {line, select, 0 {1 atut} 1 {2 atuty} other {1 atut i bierze dysk}}.',
  'about.lineYou':
    '{by, plural, =0 {Jesteś nad nią.} one {Do przekroczenia brakuje # poziomu.} few {Do przekroczenia brakuje # poziomów.} many {Do przekroczenia brakuje # poziomów.} other {Do przekroczenia brakuje # poziomu.}}',
  'about.lineNext': 'Z kostkami z tej tury ją przekroczysz.',

  'about.part':
    '{free, select, true {Rano, po południu i wieczorem każdy ma turę.} other {Tura w nocy albo o świcie wymaga dysku dodatkowej akcji.}} Potem rozlicza się złą sławę.',
  'about.partNow': '{state, select, now {Właśnie trwa.} past {Dziś już minęła.} other {Dziś jeszcze przed nami.}}',
  'about.turns':
    '{inAll, plural, =0 {Bez dysków nie masz już tury.} one {Do końca została ci # tura, bez dysków.} few {Do końca zostały ci # tury, bez dysków.} many {Do końca zostało ci # tur, bez dysków.} other {Do końca zostało ci # tury, bez dysków.}}',
  'about.discTurns':
    '{count, plural, =0 {Nie masz dysku na noc ani świt.} one {Twoje dyski dają dziś jeszcze # turę.} few {Twoje dyski dają dziś jeszcze # tury.} many {Twoje dyski dają dziś jeszcze # tur.} other {Twoje dyski dają dziś jeszcze # tury.}}',
  'about.dayTitle': 'Dzień {day} z 3',
  'about.day':
    '{day, select, 3 {Ostatni dzień: otwarty jest jeden wyjazd. Kto po świcie jest nadal w mieście, zostaje aresztowany.} other {Najpierw dochód, karty patrolu, nowe kafelki i kolejność, potem pory dnia.}}',

  'about.deckTitle':
    '{deck, select, contacts {Talia kontaktów} inspector {Karty Inspektorki} lieutenant {Karty Porucznika} bag {Worek policjantów} patrol {Karty patrolu} A {Stos kafelków A} B {Stos kafelków B} C {Stos kafelków C} other {Stos kafelków D}}',
  'about.deckContacts':
    'Do wyboru jest siedem kontaktów; wzięty zastępuje karta z tej talii. Pusta talia zostaje pusta.',
  'about.deckTiles':
    'Wierzchni kafelek każdego stosu leży odkryty obok miasta, z policjantami, i zostanie dołożony na początku następnego dnia.',
  'about.deckAutomaton': 'Wskazuje następny cel. Użyta karta opuszcza grę, niepasująca wraca do talii.',
  'about.deckPatrol': 'Dwie karty dziennie, ostatnia trzeciego dnia. Wyjazd z 2 kartami jest zablokowany na dobre.',
  'about.bag': 'Stąd losuje się policjantów na nowe kafelki.',
  'about.bagOf': '{officer}: {count} w worku.',
  'about.assetsOf':
    '{ready, plural, =0 {Brak gotowych atutów} other {Gotowe: {readyNames}}}. {used, plural, =0 {Żadnego nie użyto.} other {Użyte: {usedNames}.}}',
  'about.piles': 'Żetony i kontakty, które zabrał. Na koniec dają mu punkty; wartość żetonów jest tajna.',
  'about.left': '{count, plural, =0 {Pusto.} other {Zostało: #.}}',
  'about.leftNamed': 'Zostało: {names}.',

  'about.tokenTitle':
    '{token, select, cash {Gotówka} income {Dochód} disc {Dysk dodatkowej akcji} can {Kanister} member {Członek gangu} handcuffs {Kajdanki} wounds {Rany} firstAid {Apteczka} rest {Odpoczynek} notoriety {Zła sława} cubes {Kostki złej sławy} contacts {Pola kontaktów} items {Pola przedmiotów} assets {Pola atutów} boxed {Poza grą} star {Gwiazdka} travel {Symbol podróży} evade {Symbol uniku} cube {Kostka gościa} other {Punkty ruchu}}',
  'about.token.cash':
    'Twoje pieniądze. Inni widzą, ile płacisz i dostajesz, ale nie ile masz. Liczą się na koniec, a za ucieczkę trzeba zapłacić.',
  'about.token.firstAid': 'Leczy 1 ranę. Po odpoczynku znów gotowa.',
  'about.token.notoriety':
    'Jak dobrze zna cię policja: na koniec to kara. Przekroczenie linii ściąga policjantów i odblokowuje atuty.',
  'about.token.cubes': 'Czerwone podnoszą, a niebieskie obniżają twoją złą sławę po tej porze dnia.',
  'about.token.boxed': 'Atuty stracone na dobre: przez kajdanki albo z braku pola.',
  'about.token.star': 'Każde użycie kontaktu z gwiazdką podnosi złą sławę o 1.',
  'about.token.travel': 'Działa tylko w podróży: wybierz trasę, która z niego korzysta.',
  'about.token.evade': 'Działa tylko w kroku uników.',
  'about.token.cube':
    'Jej właściciel już tu był. Na sześciokącie dochodu dała dochód, na zwykłym daje punkty na koniec.',
  'about.token.points':
    'Punkty ruchu na podróż w każdej turze: {points}, więcej z kanistrami lub metrem. Niewykorzystane przepadają.',
  'about.youHave': '{count, plural, =0 {Na razie nic nie masz.} other {Masz: #.}}',
  'about.supply': '{count, plural, =0 {W puli nic nie zostało.} other {W puli: #.}}',
  'about.freeSpaces':
    '{count, plural, =0 {Nie ma wolnego pola.} one {# wolne pole.} few {# wolne pola.} many {# wolnych pól.} other {# wolnego pola.}}',
  'about.nextAsset': 'Następny odblokowany atut trafi na pole za ${cost}k.',
  'about.youHaveSum': 'Masz {sum}.',
  'about.restNow':
    '{rested, select, true {Dzisiejszy odpoczynek masz już za sobą.} other {Dziś możesz jeszcze odpocząć.}}',
  'about.aidNow': '{ready, select, true {Twoja jest gotowa.} other {Twoja jest użyta.}}',
} as const satisfies Record<keyof typeof ENGLISH, string>;
