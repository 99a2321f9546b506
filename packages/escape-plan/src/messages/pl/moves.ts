// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the dollar is money, the braces are ICU's.
import type { MOVES as ENGLISH_MOVES, STEPS as ENGLISH_STEPS } from '../en/moves.ts';

/** Moves, as orders to one's own thief. */
export const MOVES: Readonly<Record<keyof typeof ENGLISH_MOVES, string>> = {
  'move.decline': 'Nie, dziękuję',
  'move.placeTile': 'Połóż: {tile}',
  'move.openHaunt':
    'Otwórz {hauntIs, select, restaurant {restaurację} gym {siłownię} gallery {galerię sztuki} safeHouse1 {kryjówkę 1} safeHouse2 {kryjówkę 2} safeHouse3 {kryjówkę 3} other {{haunt}}}',
  'move.useDisc': 'Oddaj krążek za pełną turę',
  'move.rest': 'Odpoczynek: wszystko użyte znów gotowe',
  'move.setOut': 'Ruch: podróż, uniki, wizyta',
  'move.passTurn': 'Pomiń turę',
  'move.endTurn': 'Zakończ turę',
  'move.travel': '{escapeIs, select, true {Ucieczka: {to}} other {Cel: {to}}}',
  'move.stepByStep': 'Krok po kroku',
  'move.stepTo':
    '{byIs, select, ride {{means}} other {{by}}}: {to}{byIs, select, ride {} other {{meansCount, select, 0 {} other {, {means}}}}}, {points} PR',
  'move.returnCan': 'Zużyj kanister: +1 PR',
  'move.arrive': '{escapeIs, select, true {Uciekaj stąd} other {Zakończ podróż tutaj}}',
  'move.turnBack': 'Zawróć: podróży nie da się zakończyć',
  'move.endEvading':
    '{left, plural, =0 {Dalej} one {Dość uników: # rana} few {Dość uników: # rany} many {Dość uników: # ran} other {Dość uników: # rany}}',
  'move.takeWound': 'Przyjmij ranę',
  'move.takeHandcuffs': 'Przyjmij kajdanki{boxedIs, select, none {} other { i oddaj atut „{boxed}”}}',
  'move.useKey':
    'Otwórz {colourIs, select, master {wytrychem} green {zielonym kluczem} black {czarnym kluczem} brown {brązowym kluczem} other {kluczem ({colour})}}',
  'move.takeKey': 'Weź {colour} klucz',
  'move.buyFixer':
    'Kup {fixerIs, select, phone {telefon} safe {sejf} disguise {przebranie} idCard {lewy dowód} firstAidKit {apteczkę} motorcycle {motocykl} energyDrink {energetyk} helicopter {helikopter} other {({fixer})}}',
  'move.takeCan': 'Weź kanister',
  'move.buyEquipment':
    'Kup {equipmentIs, select, vest {kamizelkę} cap {czapkę} helmet {kask} gasMask {maskę gazową} other {({equipment})}}',
  'move.openLocker': 'Otwórz {locker} schowek{keyIs, select, master { wytrychem} other {}}',
  'move.heal': 'Wylecz {wounds, plural, one {# ranę} few {# rany} many {# ran} other {# rany}}',
  'move.payChurch': 'Daj na kościół i strać 1 rozgłosu',
  'move.receiveIncome': 'Otrzymaj dochód',
  'move.takeExitTile': 'Dobierz żetony wyjazdu i zachowaj jeden',
  'move.takeContact': '{kind} · {card}',
  'move.putContact': '{whereIs, select, box {Wyślij za miasto} other {Zatrudnij na wolnym polu}}',
  'move.replaceContact': 'Zatrudnij, odchodzi: {card}',
  'move.keepTile': 'Zachowaj żeton wart ${value}k',
  'move.putItem': 'Połóż na wolnym polu',
  'move.replaceItem': 'Połóż, odpada: {item}',
  'move.takeDisc': 'Weź krążek dodatkowej akcji',
  'move.unlockAndMore': 'Odblokuj atut i coś jeszcze',
  'move.useContact':
    'Wezwij: {card}{doesIs, select, none {} loseNotoriety { → −1 rozgłosu} other { → unik}}{officerIs, select, none {} other { → {officer}}}{tileIs, select, none {} other { – {tile}}}',
  'move.useFixer':
    'Użyj {fixerIs, select, phone {telefonu} safe {sejfu} disguise {przebrania} idCard {lewego dowodu} firstAidKit {apteczki} motorcycle {motocykla} energyDrink {energetyka} helicopter {helikoptera} other {({fixer})}}{doesIs, select, none {} loseNotoriety { → −1 rozgłosu} other { → unik}}{tileIs, select, none {} other {, {tile}}}',
  'move.useEquipment':
    'Użyj {equipmentIs, select, vest {kamizelki} cap {czapki} helmet {kasku} gasMask {maski gazowej} other {({equipment})}}{officerIs, select, none {} other { → {officer}}}{tileIs, select, none {} other {, {tile}}}',
  'move.useFirstAid': 'Użyj pierwszej pomocy: wylecz 1',
  'move.useMember':
    'Wyślij członka gangu → {doesIs, select, loseNotoriety {−1 rozgłosu} other {unik}}{tileIs, select, none {} other {, {tile}}}',
  'move.returnMember': 'Odeślij członka gangu: {headquarters}',
  'move.useAsset': 'Użyj atutu „{asset}”{tileIs, select, none {} other { – {tile}}}',
  'move.moveOfficer': 'Przesuń: {officer}, {from} → {to}',
  'move.removeOfficer': 'Odsuń od sprawy: {officer}, {from}',
  'move.payEscape': 'Zapłać i opuść miasto',
  'move.unlock': 'Odblokuj atut „{asset}”',
};

/** Prompts: the question first, then what matters now. */
export const STEPS: Readonly<Record<keyof typeof ENGLISH_STEPS, string>> = {
  'step.unlockForCash': 'Prawie nikt cię nie szuka: możesz zapłacić za odblokowanie atutu. Którego?',
  'step.placeTile': 'Miasto rośnie: który kafelek dokładasz i gdzie?',
  'step.openSite': 'Co się tu otworzy? Czeka {site}.',
  'step.useDisc': 'Masz krążek. Wydajesz go teraz na dodatkową turę?',
  'step.chooseTurn': 'Twoja tura: ruch czy odpoczynek? Najpierw możesz użyć kontaktów, przedmiotów i atutów.',
  'step.travel': 'Dokąd? Na każdym opuszczanym kafelku trzeba uniknąć wszystkich gliniarzy.',
  'step.stepByStep':
    '{points, plural, one {Został # PR} few {Zostały # PR} many {Zostało # PR} other {Zostało # PR}}. Jesteś tutaj: {at}. Dokąd dalej?',
  'step.evade':
    '{tilesCount, plural, =0 {Nikt nie stoi na drodze. Kartę z gwiazdką można jeszcze użyć dla rozgłosu albo iść dalej.} other {Gliniarze czekają: {tiles}. Wymknij się: każdy, który zostanie, zadaje ranę.}}',
  'step.takeWound':
    '{left, plural, one {Rana} few {# rany} many {# ran} other {# rany}} do przyjęcia{inTurnIs, select, true {; coś pod ręką może złagodzić cios} other {}}.',
  'step.takeHandcuffs': 'Nie ma już zielonej kostki: kajdanki. Który atut cię kosztują?',
  'step.openClosed': 'Zamknięte drzwi: {haunt}. Czym je otwierasz?',
  'step.takeKey': 'Czeka na ciebie klucz. Jaki kolor?',
  'step.buyFixer': 'Możesz kupić jeden gadżet. Który?',
  'step.takeCan': 'Kanister na drogę? Każdy daje 1 PR, jeden raz.',
  'step.buyEquipment':
    'Możesz kupić {boughtCount, plural, =0 {ekwipunek} one {jeszcze coś, ale innego rodzaju} few {jeszcze coś, ale innego rodzaju} many {jeszcze coś, ale innego rodzaju} other {jeszcze coś, ale innego rodzaju}}.',
  'step.openLocker': 'Możesz otworzyć jeden schowek.',
  'step.healOne': 'Przychodnia może wyleczyć ranę. Leczysz się?',
  'step.payChurch': 'Datek na kościół pomaga ludziom zapomnieć: płacisz?',
  'step.buyHealing': 'Szpital każe sobie płacić. Ile leczenia bierzesz?',
  'step.exitReward': 'Przy wyjeździe: co bierzesz?',
  'step.takeContact': 'Kogo wybierasz? Potem zatrudnij albo wyślij za miasto.',
  'step.placeContact': '{card}: zatrudnić, przyjąć za kogoś czy wysłać za miasto?',
  'step.keepTile':
    'Dobrane {stackIs, select, green {z zielonych schowków} black {z czarnych schowków} brown {z brązowych schowków} exits {z żetonów wyjazdu} other {({stack})}}: {drawn}. Co zachowujesz?',
  'step.storeItem': 'Gdzie trafia {item}? To, co zastąpisz, przepada: +1 rozgłosu.',
  'step.endTurn': 'Wszystko zrobione? Zanim zakończysz turę, możesz jeszcze użyć tego, co masz.',
  'step.groupBonus':
    '{group, select, 2 {Wszystkie trzy kryjówki odwiedzone} other {Cała grupa lokali odwiedzona}}: odbierz premię.',
  'step.moveOfficer': 'Który gliniarz i dokąd? Możliwości: {officers}.',
  'step.removeOfficer': 'Który gliniarz zostaje odsunięty od sprawy? Możliwości: {officers}.',
  'step.returnMember': 'Do której siedziby wraca członek gangu?',
  'step.unlockAsset':
    '{optionalIs, select, true {Możesz odblokować atut. Który?} other {Odblokuj atut. Który?}} Zajmie najdroższe wolne pole.',
  'step.payEscape': 'Rogatki miasta: zapłać i cię nie ma.',
  'step.moveNearer': 'Gliniarze zacieśniają krąg: {toward}. Przesuń jednego bliżej.',
};
