import type { GuideKey } from './en.ts';

export const GUIDE: Readonly<Record<GuideKey, string>> = {
  'guide.goal.text':
    'Zbierz swoją dolę z całego miasta i trzeciego dnia ucieknij z większym łupem niż inni. Kto zostanie w mieście, nie dostaje nic.',
  'guide.turn.text':
    'Ruch: przejdź do innego obiektu, umknij policjantom na kafelkach, które opuszczasz, i odwiedź obiekt. Albo raz dziennie odpocznij, żeby znów korzystać z kontaktów.',
  'guide.score.text':
    'Twój plan mówi, ile jest dla ciebie warta każda firma i kryjówka. Liczą się też gotówka, użyte atuty, kontakty, skrytki i żetony dróg ucieczki; zła sława i rany odejmują punkty.',
  'guide.end.text':
    'Patrole zamykają drogi ucieczki, aż zostanie jedna. Dotrzyj do niej trzeciego dnia, umknij policjantom i zapłać: kto ucieka później, płaci więcej.',
  'guide.forget.E2':
    'Policjantów unikasz na każdym kafelku, który opuszczasz, także tam, gdzie tylko przechodzisz, ale nie tam, gdzie się zatrzymujesz.',
  'guide.forget.E1': 'Jeśli kończysz na kafelku, na którym zaczynasz, nie musisz nikogo unikać.',
  'guide.forget.V8': 'Jeśli kończysz podróż na stacji metra albo na lądowisku, nie ma wizyty.',
  'guide.forget.L1': 'Za każdego innego złodzieja w obiekcie, który odwiedzasz, twoja zła sława rośnie o 1.',
  'guide.forget.L3':
    'Firma zamyka się po dwóch wizytach, przy czterech i pięciu graczach po trzech. Potem potrzebny jest klucz.',
  'guide.forget.D10': 'Kto ma największą złą sławę, następnego dnia gra pierwszy.',
  'guide.forget.L4': 'Premię za całą grupę dostajesz na koniec tej samej tury, później już nie.',
  'guide.forget.F3':
    'Kto ucieknie pierwszy, nie płaci nic; pozostali płacą. Zachowaj pieniądze: kto nie może zapłacić, zostaje aresztowany.',
  'guide.forget.F4': 'Kto po świcie trzeciego dnia jest jeszcze w mieście, nie dostaje nic.',
};
