// biome-ignore-all lint/suspicious/noTemplateCurlyInString: `$` is a currency sign, and braces are ICU message syntax.
import type { EVENTS as ENGLISH } from '../en/events.ts';

/**
 * Sentences are in the present tense, which has no gender. Names stay in the nominative, so they follow a colon or are
 * in quotes.
 */
export const EVENTS: Readonly<Record<keyof typeof ENGLISH, string>> = {
  'event.cityFounded': 'Pierwsze kafelki miasta: {tiles}.',
  'event.marketOpened': 'Pierwsze kontakty do zatrudnienia: {contacts}.',
  'event.planDealt':
    '{seatIs, select, you {Dostajesz} other {{seat} dostaje}} plan ucieczki{planIs, select, hidden {} other { „{plan}”}}.',
  'event.dayBegan': 'Zaczyna się dzień {day}.',
  'event.partBegan': '{part}.',
  'event.patrolRevealed': 'Patrol staje przy wyjeździe {exit}.',
  'event.exitBlocked': 'Wyjazd {exit} zostaje zablokowany na dobre.',
  'event.tileTurnedUp': 'Następny kafelek do położenia: {tile}.',
  'event.officersArrived':
    '{tile}: {officersCount, plural, =0 {bez policjantów} one {na służbie {officers}} few {na służbie {officers}} many {na służbie {officers}} other {na służbie {officers}}}.',
  'event.tilePlaced': '{seatIs, select, you {Dokładasz} other {{seat} dokłada}} do miasta: {tile}.',
  'event.hauntOpened': '{seatIs, select, you {Otwierasz} other {{seat} otwiera}} {place_acc}.',
  'event.turnOrderSet': 'Kolejność tur: {order}.',
  'event.turnBegan':
    '{whoIs, select, you {Twoja tura} inspector {Tura Inspektorki} lieutenant {Tura Porucznika} other {Tura: {who}}}.',
  'event.turnEnded': '{whoIs, select, you {Kończysz} other {{who} kończy}} turę.',
  'event.rested': '{seatIs, select, you {Odpoczywasz} other {{seat} odpoczywa}}.',
  'event.turnedUp': '{seatIs, select, you {Masz} other {{seat} ma}} znów gotowe kontakty i wyposażenie.',
  'event.travelled':
    '{seatIs, select, you {Ruszasz} other {{seat} rusza}} w drogę: {from} → {to}{cans, plural, =0 {} one {, zużywając kanister} few {, zużywając # kanistry} many {, zużywając # kanistrów} other {, zużywając # kanistra}}{meansCount, plural, =0 {} one {, pomaga {means}} few {, pomagają {means}} many {, pomagają {means}} other {, pomagają {means}}}{escapeIs, select, true { – to ucieczka!} other {.}}',
  'event.turnedBack': '{seatIs, select, you {Zawracasz} other {{seat} zawraca}}: {place}. Nie ma gdzie się zatrzymać.',
  'event.officerEvaded': '{tile}: {seatIs, select, you {wymykasz} other {{seat} wymyka}} się {officer_dat}.',
  'event.evadingEnded':
    '{wounds, plural, =0 {{seatIs, select, you {Wymykasz} other {{seat} wymyka}} się bez ran.} one {{seatIs, select, you {Masz} other {{seat} ma}} na karku # policjanta: # rana.} few {{seatIs, select, you {Masz} other {{seat} ma}} na karku # policjantów: # rany.} many {{seatIs, select, you {Masz} other {{seat} ma}} na karku # policjantów: # ran.} other {{seatIs, select, you {Masz} other {{seat} ma}} na karku # policjanta: # rany.}}',
  'event.wounded': '{seatIs, select, you {Dostajesz} other {{seat} dostaje}} ranę.',
  'event.healed':
    '{seatIs, select, you {Leczysz} other {{seat} leczy}} {wounds, plural, one {# ranę} few {# rany} many {# ran} other {# rany}}.',
  'event.handcuffsTaken':
    '{seatIs, select, you {Dostajesz} other {{seat} dostaje}} kajdanki{boxedIs, select, none {} other { i {seatIs, select, you {tracisz} other {traci}} atut „{boxed}”}}; jedna czerwona kostka wraca do zielonych.',
  'event.visited':
    '{whoIs, select, inspector {{who} zjawia się {place_loc} [I3]} lieutenant {{who} zjawia się {place_loc} [J3]} you {Odwiedzasz {place_acc}} other {{who} odwiedza {place_acc}}}.',
  'event.turnedAway':
    '{seatIs, select, you {Zostajesz na miejscu, ale wizyta jest niemożliwa} other {{seat} zostaje na miejscu, ale wizyta jest niemożliwa}}: {place} [L16].',
  'event.paid': '{seatIs, select, you {Płacisz} other {{seat} płaci}} ${sum}k {reason}.',
  'event.received': '{seatIs, select, you {Dostajesz} other {{seat} dostaje}} ${sum}k {gain}.',
  'event.discTaken':
    '{whoIs, select, you {Bierzesz} other {{who} bierze}} dysk dodatkowej akcji{whoIs, select, inspector { [I5, I6]} lieutenant { [J13, I5]} other {}}.',
  'event.discReturned':
    '{whoIs, select, you {Wydajesz} other {{who} wydaje}} dysk na dodatkową turę{whoIs, select, inspector { [I9]} lieutenant { [I9]} other {}}.',
  'event.keyTaken': '{seatIs, select, you {Bierzesz} other {{seat} bierze}} {colour} klucz.',
  'event.keyUsed':
    '{seatIs, select, you {Używasz} other {{seat} używa}} {colourIs, select, green {zielonego} black {czarnego} other {brązowego}} klucza.',
  'event.cubePlaced':
    '{whoIs, select, you {Zostawiasz} other {{who} zostawia}} kostkę {haunt_loc}{whoIs, select, inspector { [{hauntIs, select, safeHouse1 {I6} safeHouse2 {I6} safeHouse3 {I6} other {I5}}]} lieutenant { [{hauntIs, select, safeHouse1 {I6} safeHouse2 {I6} safeHouse3 {I6} other {I5}}]} other {{hexagonIs, select, income {, na sześciokącie dochodu} other {}}}}.',
  'event.businessClosed':
    'Od teraz {haunt} {hauntIs, select, casino {zamknięte} bar {zamknięty} nightclub {zamknięty} other {zamknięta}}.',
  'event.gangHired': '{seatIs, select, you {Wynajmujesz} other {{seat} wynajmuje}} gang {place_loc}.',
  'event.memberReturned': '{seatIs, select, you {Odsyłasz} other {{seat} odsyła}} członka gangu do domu: {place}.',
  'event.canTaken': '{seatIs, select, you {Bierzesz} other {{seat} bierze}} kanister.',
  'event.tilesDrawn':
    '{seatIs, select, you {Dobierasz} other {{seat} dobiera}} {drawnCount, plural, one {# żeton} few {# żetony} many {# żetonów} other {# żetonu}} {stackIs, select, green {z zielonych skrytek} black {z czarnych skrytek} brown {z brązowych skrytek} exits {ze stosu wyjazdu} other {({stack})}}{seatIs, select, you {: {drawn}} other {}}.',
  'event.tileKept':
    '{seatIs, select, you {Zachowujesz} other {{seat} zachowuje}} żeton {valueIs, select, hidden {} other {wart ${value}k }}{stackIs, select, green {z zielonych skrytek} black {z czarnych skrytek} brown {z brązowych skrytek} exits {ze stosu wyjazdu} other {({stack})}}.',
  'event.itemStored': '{seatIs, select, you {Kładziesz} other {{seat} kładzie}} na swojej planszy: {item}.',
  'event.itemReplaced':
    '{seatIs, select, you {Kładziesz} other {{seat} kładzie}} na swojej planszy: {item}; odpada: {replaced}.',
  'event.contactChosen': '{seatIs, select, you {Wybierasz} other {{seat} wybiera}} kontakt: {card}.',
  'event.contactPlaced': '{seatIs, select, you {Zatrudniasz} other {{seat} zatrudnia}} kontakt: {card}.',
  'event.contactReplaced':
    '{seatIs, select, you {Zatrudniasz} other {{seat} zatrudnia}} kontakt: {card}; odpada: {replaced}.',
  'event.contactBoxed': '{seatIs, select, you {Odrzucasz} other {{seat} odrzuca}} kontakt: {card}.',
  'event.contactRevealed': 'Nowy kontakt do zatrudnienia: {card}.',
  'event.contactUsed': '{seatIs, select, you {Używasz} other {{seat} używa}} kontaktu: {card}.',
  'event.equipmentUsed': '{seatIs, select, you {Używasz} other {{seat} używa}} {equipment_gen}.',
  'event.fixerUsed': '{seatIs, select, you {Używasz} other {{seat} używa}} {fixer_gen}.',
  'event.firstAidUsed': '{seatIs, select, you {Używasz} other {{seat} używa}} apteczki.',
  'event.assetUnlocked': '{seatIs, select, you {Odblokowujesz} other {{seat} odblokowuje}} atut „{asset}”.',
  'event.assetBoxed':
    '{seatIs, select, you {Odblokowujesz} other {{seat} odblokowuje}} atut „{asset}”, ale wszystkie pola atutów są zajęte: atut opuszcza grę [U2].',
  'event.assetUsed': '{seatIs, select, you {Używasz} other {{seat} używa}} atutu „{asset}”.',
  'event.officerMoved':
    '{officerIs, select, federal {Policjant federalny} local {Policjant okręgowy} other {Policjant SWAT}} przechodzi: {from} → {to}.',
  'event.officerRemoved': '{from}: {officer} znika z gry.',
  'event.notorietyGained':
    '{whoIs, select, you {Zwracasz} other {{who} zwraca}} na siebie uwagę: zła sława +1{whoIs, select, inspector { [I4–I8]} lieutenant { [I4–I8]} other {}}.',
  'event.notorietyLost':
    '{whoIs, select, you {Przyczajasz} other {{who} przyczaja}} się: zła sława −1{whoIs, select, inspector { [I6–I8]} lieutenant { [I6–I8]} other {}}.',
  'event.notorietyAdjusted': '{whoIs, select, you {Twoja zła sława} other {{who}, zła sława}}: {from} → {to}.',
  'event.lineCrossed':
    '{whoIs, select, you {Przekraczasz} other {{who} przekracza}} {line, select, 0 {pierwszą} 1 {drugą} other {trzecią}} linię: policjanci zacieśniają krąg [N3{whoIs, select, inspector {, I12, I15} lieutenant {, I12, I15} other {}}].',
  'event.escaped':
    '{whoIs, select, you {Uciekasz} other {{who} ucieka}} z miasta!{whoIs, select, lieutenant { [J8]} other {}}',
  'event.arrested': '{seatIs, select, you {Trafiasz} other {{seat} trafia}} do aresztu.',
  'event.automatonRevealed':
    '{who} {fitsIs, select, true {obiera cel} other {pomija kartę}}: {card} [{whoIs, select, inspector {I3} other {J3}}].',
  'event.automatonStayed':
    '{who} nie znajduje pasującej karty, zostaje i nic nie robi [{whoIs, select, inspector {I3} other {J11}}].',
  'event.automatonTookContact':
    '{whoIs, select, inspector {Inspektorka odrzuca kontakt: {card} [I5, I13]} other {Porucznik zabiera kontakt: {card} [J5]}}.',
  'event.tilesTakenUnseen':
    '{whoIs, select, inspector {Inspektorka w ciemno usuwa z gry: {pile} [I7, I8]} other {Porucznik bierze w ciemno stosik: {pile} [J6]}}.',
  'event.fixerBoxed': 'Gadżet opuszcza grę: {fixer} [I6].',
  'event.keyBoxed': 'Przepada {colour} klucz ({haunt}) [I6].',
  'event.lieutenantShown':
    'Plan Porucznika to „{plan}”{pilesCount, plural, =0 {} one {; jego stosiki są warte {piles}} few {; jego stosiki są warte {piles}} many {; jego stosiki są warte {piles}} other {; jego stosiki są warte {piles}}} [J9].',
  'event.handShown':
    '{seatIs, select, you {Masz} other {{seat} ma}} ${cash}k i plan „{plan}”{itemsCount, plural, =0 {} one {; przedmiot: {items}} few {; przedmioty: {items}} many {; przedmioty: {items}} other {; przedmioty: {items}}}.',
  'event.gameEnded': 'Koniec gry.',
};
