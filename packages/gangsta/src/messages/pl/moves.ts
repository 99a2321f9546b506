// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the dollar is money, the braces are ICU's.
import type { MOVES as ENGLISH_MOVES, STEPS as ENGLISH_STEPS } from '../en/moves.ts';

/** Moves, as orders to one's own gang. */
export const MOVES: Readonly<Record<keyof typeof ENGLISH_MOVES, string>> = {
  'move.keepResource': 'Zachowaj: {resource}',
  'move.look': 'Zerknij',
  'move.decline': 'Pomiń',
  'move.decline@lookAtTop': 'Nie zerkaj',
  'move.decline@ignoreSkill': 'Bez sprzętu',
  'move.decline@takeBack': 'Zostaw w szpitalu',
  'move.decline@discard': 'Nic nie odrzucaj',
  'move.decline@steal': 'Nikogo nie okradaj',
  'move.decline@divert': 'Nie odciągaj więcej',
  'move.decline@assassinate': 'W nikogo nie uderzaj',
  'move.decline@recruitAtOnce': 'Nikogo nie werbuj',
  'move.decline@learn': 'Nie szkol, zachowaj skok',
  'move.decline@makeAvailable': 'Nikogo nie ściągaj',
  'move.mobilise': 'Ściągnij: {member}',
  'move.callHeadquarters': 'Ściągnij cały gang przez kwaterę',
  'move.stopMobilising': 'Koniec ściągania',
  'move.recruit': 'Zwerbuj: {henchman}',
  'move.announce': 'Skok: {job}',
  'move.pass': 'Pas',
  'move.ignoreSkill': 'Pomiń umiejętność: {skill}',
  'move.activate': 'Wyślij: {member}',
  'move.steal': 'Okradnij: {from}',
  'move.divert': 'Odciągnij: {member}',
  'move.assassinate': 'Uderz w gang: {from}',
  'move.giveUp': 'Poświęć: {henchman}',
  'move.learn': 'Przeszkol: {member}',
  'move.takeBack': 'Odbierz: {henchman}',
  'move.discardJob': 'Odrzuć skok: {job}',
  'move.discardHenchman': 'Odpraw: {henchman}',
  'move.makeAvailable': 'Ściągnij: {member}',
  'move.endTurn': 'Zakończ turę',
  'move.declineExtraTurn': 'Zakończ turę i zrezygnuj z dodatkowej',
};

/** Prompts: the question first, then what matters now. */
export const STEPS: Readonly<Record<keyof typeof ENGLISH_STEPS, string>> = {
  'step.chooseResource': 'Trafiły ci się dwa zasoby. Zachowaj jeden; nikt go nie zobaczy, póki wszyscy nie wybiorą.',
  'step.lookAtTop': 'Zaczyna się twoja tura. Twoi ludzie mogą podejrzeć wierzch talii: zerkasz?',
  'step.mobilise':
    'Kogo ściągasz, zanim zaczniesz działać? {free, plural, =0 {Każdy kosztuje $1.} one {Twój lider ściąga jedną osobę za darmo, następne po $1.} few {Twoi liderzy ściągają # osoby za darmo, następne po $1.} many {Twoi liderzy ściągają # osób za darmo, następne po $1.} other {Twoi liderzy ściągają # osoby za darmo, następne po $1.}}',
  'step.act': 'Twoja akcja: zwerbuj jednego zbira, zrób jeden skok albo spasuj.',
  'step.ignoreSkill': 'Twój sprzęt high-tech może zastąpić jedną umiejętność wymaganą w tym skoku. Którą?',
  'step.pullJob': 'Kto wchodzi? Wciąż potrzeba: {missing}.',
  'step.takeBack': 'To był pas, więc twój szpital może kogoś wypisać. Kto wraca?',
  'step.discard': 'To był pas, więc możesz wyrzucić ze stołu jedną kartę; zastąpi ją nowa.',
  'step.steal': 'Za ten skok płacą inni: komu zabierasz ${sum}?',
  'step.divert':
    'Zajmij czymś rywali: możesz odciągnąć jeszcze {left, plural, one {# osobę} few {# osoby} many {# osób} other {# osoby}}.',
  'step.assassinate':
    'Możesz pozbawić rywala jednego zbira z dokładnie dwiema umiejętnościami. Którego, wybierze rywal. Czyj gang?',
  'step.giveUp':
    '{causeIs, select, gangWar {Wojna gangów} snitch {Nieopłacony kapuś} other {Zamachowiec}} {seatIs, select, you {zabiera ci zbira} other {zabiera zbira (traci go {seat})}}. Kto odpada?',
  'step.recruitAtOnce': 'Ten skok pozwala od razu kogoś zwerbować. Stać cię na kogoś?',
  'step.learn': 'Ktoś z ekipy może się czegoś nauczyć przy skoku „{job}”. Kto?',
  'step.makeAvailable': '{by}: możesz ściągnąć jedną osobę. Kogo?',
  'step.endTurn': 'Wszystko zrobione. Dopóki nie zakończysz tury, możesz to jeszcze cofnąć.',
};
