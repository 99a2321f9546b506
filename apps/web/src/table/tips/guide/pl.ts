import type { GuideKey } from './en.ts';

export const GUIDE: Readonly<Record<GuideKey, string>> = {
  'guide.forget': 'O czym łatwo zapomnieć',
  'guide.lessons': 'Ucz się, grając',
  'guide.print': 'Drukuj przewodnik',
  'guide.title': '{game} w skrócie',
  'guide.goal': 'Cel',
  'guide.turn': 'Tura',
  'guide.score': 'Za co są punkty',
  'guide.end': 'Koniec gry',
  'guide.rules': 'Wszystkie zasady',
  'guide.gangsta.goal':
    'Zbuduj najbardziej wpływowy gang w mieście. Wygrywają wpływy; pieniądze tylko pomagają je zdobyć.',
  'guide.gangsta.turn':
    'Ściągnij ludzi z powrotem: liderzy robią to za darmo, każda następna osoba kosztuje $1. Potem zrób jedną rzecz: zwerbuj zbira, zrób skok albo spasuj.',
  'guide.gangsta.score':
    'Wpływy dają wykonane skoki i ludzie w gangu. Najbogatszy gracz i największy gang dostają po 2 punkty.',
  'guide.gangsta.end':
    'Rozdział I kończy się, gdy jakiś gang liczy 4 osoby, a rozdział II przy 7 osobach i wtedy wybucha wojna gangów. Gra kończy się przy 9 osobach albo wraz z trzecim kapusiem ostatniego rozdziału.',
  'guide.escape-plan.goal':
    'Zbierz swoją dolę z całego miasta i trzeciego dnia ucieknij z większym łupem niż inni. Kto zostanie w mieście, nie dostaje nic.',
  'guide.escape-plan.turn':
    'Ruch: przejdź do innego obiektu, umknij policjantom na kafelkach, które opuszczasz, i odwiedź obiekt. Albo raz dziennie odpocznij, żeby znów korzystać z kontaktów.',
  'guide.escape-plan.score':
    'Twój plan mówi, ile jest dla ciebie warta każda firma i kryjówka. Liczą się też gotówka, użyte atuty, kontakty, skrytki i żetony dróg ucieczki; zła sława i rany odejmują punkty.',
  'guide.escape-plan.end':
    'Patrole zamykają drogi ucieczki, aż zostanie jedna. Dotrzyj do niej trzeciego dnia, umknij policjantom i zapłać: kto ucieka później, płaci więcej.',
  'guide.gangsta.forget.M1': 'Lider, który na początku mobilizacji jest w robocie, nikogo nie ściąga.',
  'guide.gangsta.forget.H5': 'Trzeci kapuś rozdziału III od razu kończy grę, w turze dowolnego gracza.',
  'guide.gangsta.forget.A6':
    'Gdy pasujesz, dostajesz $1 za każdego lidera (także w robocie) i możesz odrzucić jedną kartę.',
  'guide.gangsta.forget.A3': 'Nie można wysłać nikogo, kto nic nie wnosi: kolejność wysyłania ma znaczenie.',
  'guide.gangsta.forget.P3':
    'We wspólnym skoku rywale nie mogą odmówić, a każdy gang, który brał udział, raz dostaje wspólny udział.',
  'guide.gangsta.forget.W4': 'Nigdy nie ma dwóch dodatkowych tur z rzędu: w dodatkowej turze ta nagroda nic nie daje.',
  'guide.gangsta.forget.H1': 'Na koniec rozdziału szef też liczy się jako osoba w gangu.',
  'guide.gangsta.forget.H2':
    'W wojnie gangów liczą się także osoby w robocie. Tylko gang z największą liczbą najemników nikogo nie traci.',
  'guide.gangsta.forget.R2': 'Przy remisie w wojnie gangów każdy gracz traci jednego zbira.',
  'guide.gangsta.forget.N1': 'Informatorzy liczą się przeciw kapusiowi, nawet gdy są w robocie.',
  'guide.gangsta.forget.G1': 'Najbogatszy gracz dostaje 2 punkty wpływów, największy gang też; przy remisie po 1.',
  'guide.escape-plan.forget.E2':
    'Policjantów unikasz na każdym kafelku, który opuszczasz, także tam, gdzie tylko przechodzisz, ale nie tam, gdzie się zatrzymujesz.',
  'guide.escape-plan.forget.E1': 'Jeśli kończysz na kafelku, na którym zaczynasz, nie musisz nikogo unikać.',
  'guide.escape-plan.forget.V8': 'Jeśli kończysz podróż na stacji metra albo na lądowisku, nie ma wizyty.',
  'guide.escape-plan.forget.L1':
    'Za każdego innego złodzieja w obiekcie, który odwiedzasz, twoja zła sława rośnie o 1.',
  'guide.escape-plan.forget.L3':
    'Firma zamyka się po dwóch wizytach, przy czterech i pięciu graczach po trzech. Potem potrzebny jest klucz.',
  'guide.escape-plan.forget.D10': 'Kto ma największą złą sławę, następnego dnia gra pierwszy.',
  'guide.escape-plan.forget.L4': 'Premię za całą grupę dostajesz na koniec tej samej tury, później już nie.',
  'guide.escape-plan.forget.F3':
    'Kto ucieknie pierwszy, nie płaci nic; pozostali płacą. Zachowaj pieniądze: kto nie może zapłacić, zostaje aresztowany.',
  'guide.escape-plan.forget.F4': 'Kto po świcie trzeciego dnia jest jeszcze w mieście, nie dostaje nic.',
};
