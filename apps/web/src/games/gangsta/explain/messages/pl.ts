// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the dollar sign is a currency, and the braces are placeholders of ICU messages.
import type { EXPLANATIONS as ENGLISH } from './en.ts';

export const EXPLANATIONS = {
  'about.kind':
    '{kind, select, boss {Szef} henchman {Zbir} job {Skok} snitch {Kapuś} resource {Zasób} skill {Umiejętność} family {Rodzina} reward {Nagroda} deck {Talia} chapter {Rozdział} seat {Gracz} other {Na stole}}',
  'about.kindOf': '{kind}: {which}',

  'about.boss':
    'Szef należy do gangu jak każdy: można go wysłać, może być w robocie, liczy się do wielkości gangu. Szefa nie można stracić.',
  'about.henchman':
    'Zwerbowanie kosztuje ${cost}, {count, plural, =0 {na koniec bez wpływów} one {na koniec # punkt wpływów} few {na koniec # punkty wpływów} many {na koniec # punktów wpływów} other {na koniec # punktu wpływów}}. Rodzina: {family}.',
  'about.memberWhere':
    '{where, select, available {W twoim gangu, do dyspozycji.} out {W twoim gangu, w robocie: możesz ściągnąć przed akcją.} hospital {W twoim szpitalu: gdy spasujesz, może wrócić do gangu.} rival {Gang gracza {seat}: do dyspozycji.} rivalOut {Gang gracza {seat}: w robocie.} pool {Do zwerbowania przez każdego.} lost {Poza grą.} discards {Wśród odrzuconych; może wrócić po przetasowaniu talii.} other {Jeszcze nie w grze.}}',
  'about.learned': 'Wyuczona umiejętność: {skill}.',
  'about.costs':
    '{short, plural, =0 {Kosztuje cię ${cost}: masz ${money}.} other {Kosztuje cię ${cost}: brakuje ${short}.}}',
  'about.fits':
    '{count, plural, =0 {Żaden odkryty skok nie wymaga tych umiejętności.} other {Wymagają ich te odkryte skoki: {jobs}.}}',

  'about.job': 'Wymaga: {needs}. Wysyłaj ludzi, których masz do dyspozycji, aż zbierzesz wszystkie umiejętności.',
  'about.shared':
    'Wspólny skok: możesz wysłać też ludzi rywali, a wtedy każdy gang, który bierze udział, dostaje ${sum}.',
  'about.jobWhere':
    '{where, select, open {Teraz na stole.} underway {W toku.} done {Jeden z twoich wykonanych skoków.} discards {Wśród odrzuconych; może wrócić po przetasowaniu talii.} past {Z wcześniejszego rozdziału.} other {Nie ma go na stole.}}',
  'about.canPull':
    '{can, select, yes {Wystarczą ludzie, których masz do dyspozycji.} back {Twój gang da radę, ale musisz kogoś ściągnąć.} other {Umiejętności, których twój gang nie ma: {missing}.}}',
  'about.jobKind': 'Ze sprzętem high-tech możesz w takim skoku pominąć jedną umiejętność.',

  'about.snitch':
    'Gdy pojawi się kapuś, każdy gang potrzebuje {number, plural, one {# informatora} few {# informatorów} many {# informatorów} other {# informatora}}, do dyspozycji lub w robocie, albo płaci $1 za każdego brakującego. Kto nie może zapłacić całości, traci wszystkie pieniądze i jednego zbira.',
  'about.snitchWhere':
    '{where, select, out {Już sypnął.} now {Jeszcze w talii skoków.} next {Przyjdzie z rozdziałem {chapter, select, 2 {II} other {III}}.} other {Jego rozdział już minął.}}',

  'about.resource':
    'Wymaga: {needs}. Staje się aktywny na dobre, gdy twój gang ma wszystkie te umiejętności, do dyspozycji lub w robocie. Aktywny daje na koniec {count, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} wpływów.',
  'about.resourceYou':
    '{status, select, active {Twój jest aktywny.} inactive {Twój jest nieaktywny. Brakujące umiejętności: {missing}.} stopped {Twój już nie działa, ale nadal się liczy.} worthless {Twój już nie działa i nic nie daje.} other {Jeszcze nieodkryty.}}',
  'about.resourceOf': 'Ma go {seat}.',
  'about.resourceNobody': 'Nikt go nie ma.',

  'about.skill.leader':
    'Każdy lider do dyspozycji ściąga za darmo jedną inną osobę. Gdy pasujesz, każdy lider, także w robocie, daje $1. Nikt nie może być liderem dwa razy.',
  'about.skill.mercenary':
    'Rozstrzyga wojnę gangów na koniec rozdziału II: gang, który ma najwięcej najemników, nie traci nikogo, wszystkie inne tracą zbira.',
  'about.skill.informer': 'Ucisza kapusiów: każdy informator, także w robocie, oszczędza ci $1, gdy pojawi się kapuś.',
  'about.skill.sniper': 'Potrzebny do skoków i zasobów.',
  'about.skill.brawler': 'Potrzebny do skoków i zasobów.',
  'about.skill.hacker': 'Potrzebny do skoków i zasobów.',
  'about.skillYou':
    '{all, select, 0 {Twój gang nie ma żadnej.} other {Twój gang ma {all}, z tego do dyspozycji {ready}.}}',
  'about.skillMost': '{count, plural, =0 {Żaden rywal nie ma więcej.} other {Najwięcej u rywala: {most}.}}',

  'about.family':
    '{played, select, true {Zbiry z rodziny twojego szefa kosztują o $1 mniej. Na koniec gang z największą liczbą osób z danej rodziny dostaje 2 punkty wpływów, przy remisie po 1.} other {Rodziny liczą się tylko w wariancie „rodziny”.}}',
  'about.familyYou': 'Masz {own}; najwięcej w jednym gangu: {most}.',
  'about.familyBoss': 'To rodzina twojego szefa.',

  'about.rewardTitle':
    '{reward, select, money {Dochód} influence {Wpływy} theft {Kradzież} diversion {Odciągnięcie} assassinate {Zamach} mobilise {Ściągnięcie gangu} recruit {Werbunek} learn {Nauka} again {Dodatkowa tura} other {Udział każdego gangu}}',
  'about.reward.money': 'Dostajesz tę kwotę.',
  'about.reward.influence': 'Punkty na koniec. Wygrywa, kto ma najwięcej wpływów.',
  'about.reward.theft': 'Wybierz rywala i zabierz mu tę kwotę albo tyle, ile ma. Pieniądze w banku są bezpieczne.',
  'about.reward.diversion':
    'Wybierz tylu ludzi rywali, którzy są do dyspozycji: trafią do roboty, aż ktoś ich ściągnie.',
  'about.reward.assassinate':
    'Wybierz rywala, który ma zbira z dokładnie dwiema umiejętnościami: ten rywal traci jednego takiego zbira. Szefowie są bezpieczni.',
  'about.reward.mobilise': 'Ściągasz za darmo cały gang, także tych ze skoku.',
  'about.reward.recruit': 'Możesz od razu zwerbować zbira. Płacisz jego koszt.',
  'about.reward.learn':
    'Wsuń kartę skoku pod kartę osoby, która brała udział: ma tę umiejętność do końca gry. Skok nie liczy się wtedy jako wykonany.',
  'about.reward.again': 'Po tej turze masz jeszcze jedną. Nigdy dwie dodatkowe tury z rzędu.',
  'about.reward.share': 'Jeśli biorą udział ludzie rywali, każdy gang na skoku dostaje tę kwotę, twój też.',

  'about.deckTitle':
    '{deck, select, jobs {Talia skoków} henchmen {Talia zbirów} jobDiscards {Odrzucone skoki} other {Odrzucone zbiry}}',
  'about.deck':
    '{deck, select, jobs {Uzupełnia odkryte skoki na koniec tury. Od rozdziału II są w niej też kapusie.} henchmen {Uzupełnia zbirów do zwerbowania na koniec tury.} other {Odrzucone przy pasowaniu. Gdy talia się skończy, tworzą nową.}}',
  'about.cards': '{count, plural, =0 {Pusto.} one {# karta.} few {# karty.} many {# kart.} other {# karty.}}',

  'about.chapterTitle': '{chapter, select, 1 {Rozdział I} 2 {Rozdział II} other {Rozdział III}}',
  'about.chapter':
    '{chapter, select, 1 {Kończy się, gdy jakiś gang liczy {members} osoby. Wtedy słabsze gangi dostają dochód wyrównawczy: $1 za każdą umiejętność mniej niż gang, który ma ich najwięcej.} 2 {Kończy się, gdy jakiś gang liczy {members} osób. Wtedy wybucha wojna gangów, o której decydują najemnicy.} other {Gra kończy się, gdy jakiś gang liczy {members} osób albo wraz z trzecim kapusiem tego rozdziału.}}',
  'about.chapterNow':
    '{state, select, now {Trwa teraz. Osoby w największym gangu: {largest}, w twoim: {own}.} past {Już się skończył.} other {Jeszcze przed nami.}}',
  'about.snitchesNow':
    '{count, plural, =0 {W tym rozdziale nie sypnął jeszcze żaden kapuś.} one {W tym rozdziale sypnął # kapuś.} few {W tym rozdziale sypnęło # kapusiów.} many {W tym rozdziale sypnęło # kapusiów.} other {W tym rozdziale sypnęło # kapusia.}}',

  'about.seat':
    'Rywal chce mieć na koniec więcej wpływów niż ty. Pieniądze, gang i liczba skoków są jawne; tajne jest, które skoki wykonano.',
  'about.seatYou': 'To ty.',
  'about.seatNow':
    '{members, plural, one {# osoba} few {# osoby} many {# osób} other {# osoby}}, {out, plural, =0 {wszyscy do dyspozycji} other {w robocie: #}}; ${money}; wykonane skoki: {jobs, plural, =0 {brak} other {#}}; znane wpływy: {influence}.',
  'about.seatWar': 'Najemnicy: {mercenaries}. Informatorzy: {informers}.',

  'about.tokenTitle':
    '{token, select, money {Pieniądze} bank {Bank} influence {Wpływy} members {Gang} jobs {Wykonane skoki} out {W robocie} hospital {Szpital} snitches {Kapusie} other {Czyja tura}}',
  'about.token.money':
    'Płacisz nimi za werbunek, ściąganie ludzi (po $1) i kapusiów. Najbogatszy gracz dostaje na koniec 2 punkty wpływów.',
  'about.token.bank': 'Z bankiem do $10 twoich pieniędzy jest bezpieczne przed kradzieżą.',
  'about.token.influence':
    'Wygrywa, kto ma najwięcej wpływów. Dają je wykonane skoki, ludzie i aktywny zasób; dostaje je też najbogatszy gracz i największy gang (albo ten, kto ma najwięcej ludzi z jednej rodziny).',
  'about.token.members':
    'Szef i zbiry, do dyspozycji lub w robocie. Liczba osób kończy rozdział, a każdy zbir daje wpływy.',
  'about.token.jobs': 'Wykonane skoki. Wiele z nich daje na koniec wpływy. Jawna jest tylko ich liczba.',
  'about.token.out':
    'Ktoś wysłany na skok albo odciągnięty. Zostaje w robocie, aż ktoś go ściągnie: z liderem za darmo, inaczej za $1. Gdy wszyscy są w robocie, wracają za darmo.',
  'about.token.hospital': 'Ranni z gangu gracza, który ma szpital. Nie liczą się do gangu, dopóki nie wrócą.',
  'about.token.snitches':
    'Liczba kapusia mówi, ilu informatorów potrzebuje każdy gang. Każdy brakujący kosztuje $1; kto nie może zapłacić całości, traci wszystkie pieniądze i jednego zbira. W rozdziale III trzeci kapuś kończy grę.',
  'about.token.turn': 'Tura tego gracza: ściąga ludzi, potem werbuje, robi skok albo pasuje.',
  'about.youHave': 'Masz: {count}.',
  'about.youHaveMoney': 'Masz ${sum}.',
  'about.bankNow': 'Bezpieczne jest teraz ${sum} twoich pieniędzy.',
  'about.backFor':
    '{count, plural, =0 {Nikt z twoich nie jest w robocie.} one {W robocie jest # osoba.} few {W robocie są # osoby.} many {W robocie jest # osób.} other {W robocie jest # osoby.}}',
} as const satisfies Record<keyof typeof ENGLISH, string>;
