// biome-ignore-all lint/suspicious/noTemplateCurlyInString: `$` is a currency sign, and braces are ICU message syntax.
import type { MOVES as ENGLISH_MOVES, STEPS as ENGLISH_STEPS } from '../en/moves.ts';

export const MOVES: Readonly<Record<keyof typeof ENGLISH_MOVES, string>> = {
  'move.decline': 'Pomiń',
  'move.decline@unlockForCash': 'Niczego nie odblokowuj',
  'move.decline@useDisc': 'Zachowaj dysk na później',
  'move.decline@openClosed': 'Zostań na zewnątrz',
  'move.decline@buyFixer': 'Nic nie kupuj',
  'move.decline@takeCan': 'Nie bierz kanistra',
  'move.decline@buyEquipment': 'Nic nie kupuj',
  'move.decline@openLocker': 'Nie otwieraj skrytki',
  'move.decline@healOne': 'Nie lecz się',
  'move.decline@payChurch': 'Nie płać',
  'move.decline@buyHealing': 'Nie lecz się',
  'move.decline@exitReward': 'Nic nie bierz',
  'move.decline@groupBonus': 'Nie bierz premii',
  'move.decline@unlockAsset': 'Niczego nie odblokowuj',
  'move.placeTile': 'Połóż: {tile}',
  'move.openHaunt': 'Otwórz {haunt_acc}',
  'move.useDisc': 'Wydaj dysk na dodatkową turę',
  'move.rest': 'Odpoczynek: odśwież karty i odblokuj atut',
  'move.setOut': 'Ruch: podróż, uniki, wizyta',
  'move.passTurn': 'Pomiń turę',
  'move.endTurn': 'Zakończ turę',
  'move.travel': '{escapeIs, select, true {Ucieczka: {to}} other {Cel: {to}}}',
  'move.stepByStep': 'Krok po kroku',
  'move.stepTo':
    '{byIs, select, ride {{means}} other {{by}}}: {to}{byIs, select, ride {} other {{meansCount, select, 0 {} other {, {means}}}}}, {points} PR',
  'move.returnCan': 'Zużyj kanister: +1 PR',
  'move.arrive': '{escapeIs, select, true {Uciekaj stąd} other {Zakończ podróż tutaj}}',
  'move.turnBack': 'Zawróć: nie ma gdzie się zatrzymać',
  'move.endEvading':
    '{left, plural, =0 {Dalej} one {Dość uników: # rana} few {Dość uników: # rany} many {Dość uników: # ran} other {Dość uników: # rany}}',
  'move.takeWound': 'Przyjmij ranę',
  'move.takeHandcuffs': 'Przyjmij kajdanki{boxedIs, select, none {} other { i strać atut „{boxed}”}}',
  'move.useKey':
    'Otwórz {colourIs, select, master {kluczem generalnym} green {zielonym kluczem} black {czarnym kluczem} brown {brązowym kluczem} other {kluczem ({colour})}}',
  'move.takeKey': 'Weź {colour} klucz',
  'move.buyFixer': 'Kup {fixer_acc}',
  'move.takeCan': 'Weź kanister',
  'move.buyEquipment': 'Kup {equipment_acc}',
  'move.openLocker': 'Otwórz {locker_lockerAcc} skrytkę{keyIs, select, master { kluczem generalnym} other {}}',
  'move.heal': 'Wylecz {wounds, plural, one {# ranę} few {# rany} many {# ran} other {# rany}}',
  'move.payChurch': 'Daj na kościół: zła sława −1',
  'move.receiveIncome': 'Pobierz dochód',
  'move.takeExitTile': 'Dobierz żetony wyjazdu i zachowaj jeden',
  'move.takeContact': '{kind} · {card}',
  'move.putContact': '{whereIs, select, box {Odrzuć kartę} other {Zatrudnij: wolne pole}}',
  'move.replaceContact': 'Zatrudnij i odrzuć: {card}',
  'move.keepTile': 'Zachowaj żeton wart ${value}k',
  'move.putItem': 'Połóż na wolnym polu',
  'move.replaceItem': 'Zastąp: {item}',
  'move.takeDisc': 'Weź dysk dodatkowej akcji',
  'move.unlockAndMore': 'Odblokuj atut i weź premię',
  'move.useContact':
    '{tileIs, select, none {Użyj} other {{tile}, użyj}} kontaktu: {card}{doesIs, select, none {} loseNotoriety { → zła sława −1} other { → unik}}{officerIs, select, none {} other { → {officer}}}',
  'move.useFixer':
    '{tileIs, select, none {Użyj} other {{tile}: użyj}} {fixer_gen}{doesIs, select, none {} loseNotoriety { → zła sława −1} other { → unik}}',
  'move.useEquipment':
    '{tileIs, select, none {Użyj} other {{tile}: użyj}} {equipment_gen}{officerIs, select, none {} other { przeciw {officer_dat}}}',
  'move.useFirstAid': 'Użyj apteczki: wylecz 1 ranę',
  'move.useMember':
    '{tileIs, select, none {Wyślij} other {{tile}: wyślij}} członka gangu → {doesIs, select, loseNotoriety {zła sława −1} other {unik}}',
  'move.returnMember': 'Odeślij członka gangu: {headquarters}',
  'move.useAsset': '{tileIs, select, none {Użyj} other {{tile}: użyj}} atutu „{asset}”',
  'move.moveOfficer': 'Przesuń {officer_acc}: {from} → {to}',
  'move.removeOfficer': 'Usuń z gry {officer_acc}: {from}',
  'move.payEscape': '{short, plural, =0 {Zapłać i opuść miasto} other {Poddaj się: brakuje $#k}}',
  'move.unlock': 'Odblokuj atut „{asset}”',
};

export const STEPS: Readonly<Record<keyof typeof ENGLISH_STEPS, string>> = {
  'step.unlockForCash': 'Twoja zła sława jest niewielka, więc możesz za ${price}k odblokować atut. Który?',
  'step.placeTile': 'Miasto rośnie: który kafelek dokładasz i gdzie?',
  'step.openSite': 'Co się otworzy {site_loc}?',
  'step.useDisc': 'Masz dysk. Chcesz go teraz wydać na pełną turę?',
  'step.chooseTurn': 'Ruch czy odpoczynek? Najpierw możesz użyć kontaktów, przedmiotów i atutów.',
  'step.travel': 'Dokąd? Na każdym opuszczanym kafelku trzeba uniknąć wszystkich policjantów.',
  'step.stepByStep':
    '{points, plural, one {Został # PR} few {Zostały # PR} many {Zostało # PR} other {Zostało # PR}}. Jesteś tutaj: {at}. Dokąd dalej?',
  'step.evade':
    '{tilesCount, plural, =0 {Nikt nie stoi na drodze. Możesz jeszcze użyć karty z gwiazdką, żeby podnieść złą sławę, albo iść dalej.} other {Policjanci na drodze: {tiles}. Uniknij ich: za każdego, który cię dopadnie, dostajesz ranę.}}',
  'step.takeWound':
    'Dostajesz {left, plural, one {# ranę} few {# rany} many {# ran} other {# rany}}{inTurnIs, select, true {. Przedtem możesz użyć kart i przedmiotów} other {}}.',
  'step.takeHandcuffs': 'Nie masz już zielonej kostki, więc dostajesz kajdanki. Który atut tracisz?',
  'step.openClosed': 'Zamknięte drzwi: {haunt}. Czym je otwierasz?',
  'step.takeKey': 'Weź klucz. Jaki kolor?',
  'step.buyFixer': 'Możesz kupić jeden gadżet. Który?',
  'step.takeCan': 'Kanister na drogę? Każdy daje 1 PR, jeden raz.',
  'step.buyEquipment':
    'Możesz kupić {boughtCount, plural, =0 {wyposażenie} one {jeszcze coś, ale innego rodzaju} few {jeszcze coś, ale innego rodzaju} many {jeszcze coś, ale innego rodzaju} other {jeszcze coś, ale innego rodzaju}}.',
  'step.openLocker': 'Możesz otworzyć jedną skrytkę.',
  'step.healOne': 'W przychodni możesz wyleczyć 1 ranę. Chcesz?',
  'step.payChurch': 'Dasz datek na kościół, żeby obniżyć złą sławę o 1?',
  'step.buyHealing': 'Szpital leczy za pieniądze. Ile ran leczysz?',
  'step.exitReward': 'Jesteś przy wyjeździe. Co bierzesz?',
  'step.takeContact': 'Wybierz kontakt. Potem go zatrudnisz albo odrzucisz.',
  'step.placeContact': '{card}: zatrudnić, wziąć w miejsce innego kontaktu czy odrzucić?',
  'step.keepTile':
    'Dobrane {stackIs, select, green {z zielonych skrytek} black {z czarnych skrytek} brown {z brązowych skrytek} exits {ze stosu wyjazdu} other {({stack})}}: {drawn}. Który żeton zachowujesz?',
  'step.storeItem': '{item}: na które pole? Zastąpiony żeton opuści grę, a zła sława wzrośnie o 1.',
  'step.endTurn': 'Wszystko zrobione? Zanim zakończysz turę, możesz jeszcze użyć tego, co masz.',
  'step.groupBonus':
    '{group, select, 2 {Wszystkie trzy kryjówki odwiedzone} other {Cała grupa firm odwiedzona}}: wybierz premię.',
  'step.moveOfficer':
    '{officersCount, plural, =1 {Którego {officers_acc} przesuwasz i dokąd?} other {Którego policjanta przesuwasz i dokąd? Do wyboru: {officers_or}.}}',
  'step.removeOfficer':
    '{officersCount, plural, =1 {Którego {officers_acc} usuwasz z gry?} other {Którego policjanta usuwasz z gry? Do wyboru: {officers_or}.}}',
  'step.returnMember': 'Do której siedziby wraca członek gangu?',
  'step.unlockAsset':
    '{optionalIs, select, true {Możesz odblokować atut. Który?} other {Odblokuj atut. Który?}} Zajmie najdroższe wolne pole.',
  'step.payEscape':
    'Jesteś przy otwartym wyjeździe{short, plural, =0 {: zapłać i uciekasz} other {. Ucieczka kosztuje ${price}k, a brakuje ci $#k}}.',
  'step.moveNearer': 'Policja zacieśnia krąg ({toward}). Przesuń jednego policjanta bliżej.',
};
