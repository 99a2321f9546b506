// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the dollar is money, the braces are ICU's.
import type { EVENTS as ENGLISH } from '../en/events.ts';

/**
 * What happened, for one reader. `{seat}` and `{who}` are a name or "Ty". `{seatIs}` and `{whoIs}` are `other`, `you`
 * or the automaton accordingly. Sentences are in the present tense, which has no gender. Names stay in the nominative,
 * so they follow a colon or are in quotes. Events of automata name their rule, because nobody chose them.
 */
export const EVENTS: Readonly<Record<keyof typeof ENGLISH, string>> = {
  'event.cityFounded': 'Zalążek miasta: {tiles}.',
  'event.marketOpened': 'Na początek do wynajęcia: {contacts}.',
  'event.planDealt':
    '{seatIs, select, you {Dostajesz} other {{seat} dostaje}} plan ucieczki{planIs, select, hidden {} other { „{plan}”}}.',
  'event.dayBegan': 'Zaczyna się dzień {day}.',
  'event.partBegan': '{part}.',
  'event.patrolRevealed': 'Patrol staje przy wyjeździe {exit}.',
  'event.exitBlocked': 'Wyjazd {exit} zablokowany na dobre.',
  'event.tileTurnedUp': 'Następny kawałek miasta: {tile}.',
  'event.officersArrived':
    '{tile}: {officersCount, plural, =0 {ani jednego policjanta} one {na służbie {officers}} few {na służbie {officers}} many {na służbie {officers}} other {na służbie {officers}}}.',
  'event.tilePlaced': '{seatIs, select, you {Dokładasz} other {{seat} dokłada}} do miasta: {tile}.',
  'event.hauntOpened': '{seatIs, select, you {Otwierasz} other {{seat} otwiera}} {place_acc}.',
  'event.turnOrderSet': 'Kolejność tur: {order}.',
  'event.turnBegan': '{whoIs, select, you {Twoja tura} other {Tura: {who}}}.',
  'event.turnEnded': '{whoIs, select, you {Kończysz} other {{who} kończy}} turę.',
  'event.rested': '{seatIs, select, you {Odpoczywasz} other {{seat} odpoczywa}}.',
  'event.turnedUp': '{seatIs, select, you {Masz} other {{seat} ma}} znów gotowe kontakty i wyposażenie.',
  'event.travelled':
    '{seatIs, select, you {Ruszasz} other {{seat} rusza}} w drogę: {from} → {to}{cans, plural, =0 {} one {, spalając kanister} few {, spalając # kanistry} many {, spalając # kanistrów} other {, spalając # kanistra}}{meansCount, plural, =0 {} one {, pomaga {means}} few {, pomagają {means}} many {, pomagają {means}} other {, pomagają {means}}}{escapeIs, select, true { – to ucieczka!} other {.}}',
  'event.turnedBack':
    '{seatIs, select, you {Zawracasz} other {{seat} zawraca}}: {place}. Podróży nie da się zakończyć.',
  'event.officerEvaded': '{tile}: {seatIs, select, you {wymykasz} other {{seat} wymyka}} się {officer_dat}.',
  'event.evadingEnded':
    '{wounds, plural, =0 {{seatIs, select, you {Znikasz} other {{seat} znika}} niepostrzeżenie.} one {{seatIs, select, you {Masz} other {{seat} ma}} na karku # gliniarza.} few {{seatIs, select, you {Masz} other {{seat} ma}} na karku # gliniarzy.} many {{seatIs, select, you {Masz} other {{seat} ma}} na karku # gliniarzy.} other {{seatIs, select, you {Masz} other {{seat} ma}} na karku # gliniarza.}}',
  'event.wounded': '{seatIs, select, you {Odnosisz} other {{seat} odnosi}} ranę.',
  'event.healed':
    '{seatIs, select, you {Leczysz} other {{seat} leczy}} {wounds, plural, one {# ranę} few {# rany} many {# ran} other {# rany}}.',
  'event.handcuffsTaken':
    '{seatIs, select, you {Dostajesz} other {{seat} dostaje}} kajdanki{boxedIs, select, none {} other { i {seatIs, select, you {tracisz} other {traci}} atut „{boxed}”}}; czerwona kostka zmienia się w zieloną.',
  'event.visited':
    '{whoIs, select, inspector {{who} zjawia się {place_loc} [I3]} lieutenant {{who} zjawia się {place_loc} [J3]} you {Odwiedzasz {place_acc}} other {{who} odwiedza {place_acc}}}.',
  'event.turnedAway':
    '{seatIs, select, you {Nie możesz wejść i zostajesz} other {{seat} nie może wejść i zostaje}} na zewnątrz: {place} [L16].',
  'event.paid': '{seatIs, select, you {Płacisz} other {{seat} płaci}} ${sum}k {reason}.',
  'event.received': '{seatIs, select, you {Dostajesz} other {{seat} dostaje}} ${sum}k {gain}.',
  'event.discTaken':
    '{whoIs, select, you {Bierzesz} other {{who} bierze}} dysk akcji dodatkowej{whoIs, select, inspector { [I5, I6]} lieutenant { [J13, I5]} other {}}.',
  'event.discReturned':
    '{whoIs, select, you {Wydajesz} other {{who} wydaje}} dysk na kolejną turę{whoIs, select, inspector { [I9]} lieutenant { [I9]} other {}}.',
  'event.keyTaken': '{seatIs, select, you {Bierzesz} other {{seat} bierze}} {colour} klucz.',
  'event.keyUsed': '{seatIs, select, you {Zużywasz} other {{seat} zużywa}} {colour} klucz.',
  'event.cubePlaced':
    '{whoIs, select, you {Zostawiasz} other {{who} zostawia}} kostkę {haunt_loc}{whoIs, select, inspector { [{hauntIs, select, safeHouse1 {I6} safeHouse2 {I6} safeHouse3 {I6} other {I5}}]} lieutenant { [{hauntIs, select, safeHouse1 {I6} safeHouse2 {I6} safeHouse3 {I6} other {I5}}]} other {{hexagonIs, select, income {, na sześciokącie dochodu} other {}}}}.',
  'event.businessClosed':
    'Od teraz {haunt} {hauntIs, select, casino {zamknięte} bar {zamknięty} nightclub {zamknięty} other {zamknięta}}.',
  'event.gangHired': '{seatIs, select, you {Wynajmujesz} other {{seat} wynajmuje}} gang: {place}.',
  'event.memberReturned': '{seatIs, select, you {Odsyłasz} other {{seat} odsyła}} członka gangu do domu: {place}.',
  'event.canTaken': '{seatIs, select, you {Bierzesz} other {{seat} bierze}} kanister.',
  'event.tilesDrawn':
    '{seatIs, select, you {Dobierasz} other {{seat} dobiera}} {drawnCount, plural, one {# żeton} few {# żetony} many {# żetonów} other {# żetonu}} {stackIs, select, green {z zielonych skrytek} black {z czarnych skrytek} brown {z brązowych skrytek} exits {z żetonów wyjazdu} other {({stack})}}{seatIs, select, you {: {drawn}} other {}}.',
  'event.tileKept':
    '{seatIs, select, you {Zachowujesz} other {{seat} zachowuje}} żeton {valueIs, select, hidden {} other {wart ${value}k }}{stackIs, select, green {z zielonych skrytek} black {z czarnych skrytek} brown {z brązowych skrytek} exits {z żetonów wyjazdu} other {({stack})}}.',
  'event.itemStored': '{seatIs, select, you {Kładziesz} other {{seat} kładzie}} na polu przedmiotu: {item}.',
  'event.itemReplaced': '{seatIs, select, you {Kładziesz} other {{seat} kładzie}}: {item}, odpada: {replaced}.',
  'event.contactChosen': '{seatIs, select, you {Wybierasz} other {{seat} wybiera}}: {card}.',
  'event.contactPlaced': '{seatIs, select, you {Zatrudniasz} other {{seat} zatrudnia}}: {card}.',
  'event.contactReplaced':
    '{seatIs, select, you {Zatrudniasz} other {{seat} zatrudnia}}: {card}, odchodzi: {replaced}.',
  'event.contactBoxed': '{seatIs, select, you {Odrzucasz} other {{seat} odrzuca}}: {card}.',
  'event.contactRevealed': 'Nowa twarz do wynajęcia: {card}.',
  'event.contactUsed': '{seatIs, select, you {Wzywasz} other {{seat} wzywa}}: {card}.',
  'event.equipmentUsed': '{seatIs, select, you {Używasz} other {{seat} używa}} {equipment_gen}.',
  'event.fixerUsed': '{seatIs, select, you {Używasz} other {{seat} używa}} {fixer_gen}.',
  'event.firstAidUsed': '{seatIs, select, you {Używasz} other {{seat} używa}} apteczki.',
  'event.assetUnlocked': '{seatIs, select, you {Odblokowujesz} other {{seat} odblokowuje}} atut „{asset}”.',
  'event.assetBoxed':
    '{seatIs, select, you {Odblokowujesz} other {{seat} odblokowuje}} atut „{asset}”, ale wszystkie pola atutów są zajęte: trafia do pudełka [U2].',
  'event.assetUsed': '{seatIs, select, you {Używasz} other {{seat} używa}} atutu „{asset}”.',
  'event.officerMoved': 'Przechodzi {officer}: {from} → {to}.',
  'event.officerRemoved': 'Schodzi ze sprawy: {officer}, {from}.',
  'event.notorietyGained':
    '{whoIs, select, you {Zwracasz} other {{who} zwraca}} na siebie uwagę: +1 rozgłos{whoIs, select, inspector { [I4–I8]} lieutenant { [I4–I8]} other {}}.',
  'event.notorietyLost':
    '{whoIs, select, you {Przyczajasz} other {{who} przyczaja}} się: −1 rozgłos{whoIs, select, inspector { [I6–I8]} lieutenant { [I6–I8]} other {}}.',
  'event.notorietyAdjusted': '{whoIs, select, you {Twoja zła sława} other {{who}, zła sława}}: {from} → {to}.',
  'event.lineCrossed':
    '{whoIs, select, you {Przekraczasz} other {{who} przekracza}} {line, select, 0 {pierwszą} 1 {drugą} other {trzecią}} linię: gliniarze zacieśniają krąg [N3{whoIs, select, inspector {, I12, I15} lieutenant {, I12, I15} other {}}].',
  'event.escaped':
    '{whoIs, select, you {Uciekasz} other {{who} ucieka}} z miasta!{whoIs, select, lieutenant { [J8]} other {}}',
  'event.arrested': '{seatIs, select, you {Trafiasz} other {{seat} trafia}} do aresztu.',
  'event.automatonRevealed':
    '{who} {fitsIs, select, true {obiera cel} other {pomija}}: {card} [{whoIs, select, inspector {I3} other {J3}}].',
  'event.automatonStayed':
    '{who} nie znajduje pasującej karty, zostaje i nic nie robi [{whoIs, select, inspector {I3} other {J11}}].',
  'event.automatonTookContact':
    '{whoIs, select, inspector {Inspektorka odrzuca: {card} [I5, I13]} other {Porucznik zabiera ze sobą: {card} [J5]}}.',
  'event.tilesTakenUnseen':
    '{whoIs, select, inspector {Inspektorka odkłada w ciemno do pudełka: {pile} [I7, I8]} other {Porucznik bierze w ciemno stosik: {pile} [J6]}}.',
  'event.fixerBoxed': 'Znika z rynku: {fixer} [I6].',
  'event.keyBoxed': 'Przepada {colour} klucz ({haunt}) [I6].',
  'event.lieutenantShown':
    'Plan Porucznika to „{plan}”{pilesCount, plural, =0 {} one {; jego stosiki są warte {piles}} few {; jego stosiki są warte {piles}} many {; jego stosiki są warte {piles}} other {; jego stosiki są warte {piles}}} [J9].',
  'event.handShown':
    '{seatIs, select, you {Masz} other {{seat} ma}} ${cash}k i plan „{plan}”{itemsCount, plural, =0 {} one {; na polach przedmiotów: {items}} few {; na polach przedmiotów: {items}} many {; na polach przedmiotów: {items}} other {; na polach przedmiotów: {items}}}.',
  'event.gameEnded': 'Koniec gry.',
};
