import type { GuideKey } from './en.ts';

/** The short guide to each game, in Polish. */
export const GUIDE: Readonly<Record<GuideKey, string>> = {
  'guide.forget': 'O czym się zapomina',
  'guide.lessons': 'Ucz się, grając',
  'guide.print': 'Drukuj przewodnik',
  'guide.title': '{game} w skrócie',
  'guide.goal': 'Cel',
  'guide.turn': 'Tura',
  'guide.score': 'Za co są punkty',
  'guide.end': 'Koniec gry',
  'guide.rules': 'Wszystkie zasady',
  'guide.gangsta.goal': 'Zbuduj najbardziej wpływowy gang w mieście. Wygrywają wpływy; pieniądze tylko za nie płacą.',
  'guide.gangsta.turn':
    'Ściągnij ludzi z powrotem: liderzy robią to za darmo, pozostali kosztują po $1. Potem zrób jedną rzecz: zwerbuj zbira, zrób skok albo spasuj.',
  'guide.gangsta.score':
    'Wpływy dają wykonane skoki i ludzie w gangu. Najbogatszy gracz i największy gang dostają po 2.',
  'guide.gangsta.end':
    'Rozdział kończy się, gdy gang liczy 4, a potem 7 osób; drugi wojną gangów. Gra kończy się przy 9 osobach albo wraz z trzecim kapusiem ostatniego rozdziału.',
  'guide.escape-plan.goal':
    'Zbierz swoje działki po całym mieście i trzeciego dnia ucieknij z większym łupem niż inni. Kto zostanie w mieście, nie dostaje nic.',
  'guide.escape-plan.turn':
    'Ruch: przejdź do innego obiektu, umknij policjantom na kafelkach, które opuszczasz, i odwiedź obiekt. Albo raz dziennie odpocznij, żeby znów korzystać z kontaktów.',
  'guide.escape-plan.score':
    'Twój plan mówi, ile jest dla ciebie warta każda firma i kryjówka. Liczą się też gotówka, użyte atuty, kontakty, skrytki i żetony dróg ucieczki; zła sława i rany odejmują punkty.',
  'guide.escape-plan.end':
    'Patrole zamykają drogi ucieczki, aż zostanie jedna. Dotrzyj do niej trzeciego dnia, umknij policjantom i zapłać: kto wychodzi później, płaci więcej.',
};
