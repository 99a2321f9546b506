import type { BOTS as ENGLISH } from './en.ts';

export const BOTS: Readonly<Record<keyof typeof ENGLISH, string>> = {
  'bots.see': 'Bot widzi tylko to, co na jego miejscu widziałby każdy gracz.',
  'bots.how':
    'Bot nigdy nie dostaje prawdziwego stanu gry. Dostaje tylko to, co widzi ze swojego miejsca, i możliwe gry, które sobie z tego wyobraża: wszystko, co ukryte, losuje się w nich od nowa.',
  'bots.checked':
    'Jak to sprawdziliśmy: w pozycjach z losowych gier (łącznie {positions}) zmieniliśmy wszystko, czego bot nie może wiedzieć ({changed}). Przed zmianą i po niej zapytaliśmy bota. Na zmianę odpowiadały boty wszystkich poziomów (jest ich {levels}) i stylów, a także doradca.',
  'bots.changed.gangsta': 'skoki i zasoby innych, talie i wszystko, co dopiero zostanie wylosowane',
  'bots.changed.escape-plan':
    'plany ucieczki, gotówkę i ukryte żetony innych, stosy, stosiki Porucznika i wszystko, co dopiero zostanie wylosowane',
  'bots.result':
    'Ile razy bot wybrał potem coś innego: {choices}. Ile razy spodziewał się czegoś innego: {expectations}.',
  'bots.repeat': 'Każdy może to sprawdzić: „{command}”.',
  'bots.ratings':
    'Liczba po poziomie bota to jego siła, zmierzona w grach dwóch graczy: „{level}” ma 1000, więcej znaczy silniejszy. Boty z tą samą liczbą są mniej więcej równie silne.',
  'bots.untrained': 'Boty nie ćwiczyły z tym zestawem: oceniają karty na podstawie ich działania.',
};
