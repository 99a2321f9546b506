// biome-ignore-all lint/suspicious/noTemplateCurlyInString: `$` is a currency sign, and braces are ICU message syntax.
import type { MOVES as ENGLISH_MOVES, STEPS as ENGLISH_STEPS } from '../en/moves.ts';

export const MOVES: Readonly<Record<keyof typeof ENGLISH_MOVES, string>> = {
  'move.keepResource': 'Zachowaj: {resource}',
  'move.look': 'Podejrzyj',
  'move.decline': 'Pomiń',
  'move.decline@lookAtTop': 'Nie podglądaj',
  'move.decline@ignoreSkill': 'Nie używaj sprzętu',
  'move.decline@takeBack': 'Zostaw w szpitalu',
  'move.decline@discard': 'Nic nie odrzucaj',
  'move.decline@steal': 'Nikogo nie okradaj',
  'move.decline@divert': 'Nikogo więcej nie odciągaj',
  'move.decline@assassinate': 'Nie rób zamachu',
  'move.decline@recruitAtOnce': 'Nikogo nie werbuj',
  'move.decline@learn': 'Nikogo nie ucz, zachowaj skok',
  'move.decline@makeAvailable': 'Nikogo nie ściągaj',
  'move.mobilise': 'Ściągnij: {member}',
  'move.callHeadquarters': 'Kwatera: ściągnij cały gang',
  'move.stopMobilising': 'Nikogo więcej nie ściągaj',
  'move.recruit': 'Zwerbuj: {henchman}',
  'move.announce': 'Zrób skok: {job}',
  'move.pass': 'Spasuj',
  'move.ignoreSkill': 'Pomiń umiejętność: {skill}',
  'move.activate': 'Wyślij: {member}',
  'move.steal': 'Okradnij: {from}',
  'move.divert': 'Odciągnij: {member}',
  'move.assassinate': 'Zamach na gang: {from}',
  'move.giveUp': '{henchman} odchodzi',
  'move.learn': 'Uczy się: {member}',
  'move.takeBack': 'Zabierz ze szpitala: {henchman}',
  'move.discardJob': 'Odrzuć skok: {job}',
  'move.discardHenchman': 'Odrzuć zbira: {henchman}',
  'move.makeAvailable': 'Ściągnij: {member}',
  'move.endTurn': 'Zakończ turę',
  'move.declineExtraTurn': 'Zakończ turę i zrezygnuj z dodatkowej',
};

export const STEPS: Readonly<Record<keyof typeof ENGLISH_STEPS, string>> = {
  'step.chooseResource': 'Masz dwa zasoby. Zachowaj jeden; nikt go nie zobaczy, dopóki wszyscy nie wybiorą.',
  'step.lookAtTop': 'Możesz podejrzeć wierzchnią kartę talii {deckIs, select, jobs {skoków} other {zbirów}}. Chcesz?',
  'step.mobilise':
    'Kogo ściągasz przed akcją? {free, plural, =0 {Każdy kosztuje $1.} one {Twój lider ściąga jedną osobę za darmo, następne po $1.} few {Twoi liderzy ściągają # osoby za darmo, następne po $1.} many {Twoi liderzy ściągają # osób za darmo, następne po $1.} other {Twoi liderzy ściągają # osoby za darmo, następne po $1.}}',
  'step.act': 'Twoja akcja: zwerbuj jednego zbira, zrób jeden skok albo spasuj.',
  'step.ignoreSkill': 'Twój sprzęt high-tech może zastąpić jedną umiejętność wymaganą w tym skoku. Którą?',
  'step.pullJob':
    'Kogo wysyłasz? {missingCount, plural, =1 {Brakująca umiejętność} other {Brakujące umiejętności}}: {missing}.',
  'step.takeBack': 'Po pasie możesz zabrać zbirów ze szpitala. Kto wraca?',
  'step.discard': 'Po pasie możesz odrzucić ze stołu jeden skok lub jednego zbira; zastąpi go nowa karta.',
  'step.steal': 'Nagroda: okradnij jednego rywala, do ${sum}. Kogo?',
  'step.divert':
    'Kogo odciągasz? Możesz odciągnąć jeszcze {left, plural, one {# osobę} few {# osoby} many {# osób} other {# osoby}} z gangów rywali.',
  'step.assassinate':
    'Wybierz rywala, który straci zbira z dokładnie dwiema umiejętnościami. Którego, zdecyduje sam. Czyj gang?',
  'step.giveUp':
    '{seatIs, select, you {{causeIs, select, gangWar {Wojna gangów} snitch {Nieopłacony kapuś} other {Zamach}} kosztuje cię zbira. Kogo poświęcasz?} other {{seat} traci zbira ({causeIs, select, gangWar {wojna gangów} snitch {nieopłacony kapuś} other {zamach}}). Kto odpada?}}',
  'step.recruitAtOnce': 'Ten skok pozwala od razu kogoś zwerbować. Kogo?',
  'step.learn': 'Ktoś z ekipy może się czegoś nauczyć przy skoku „{job}”. Kto?',
  'step.makeAvailable': '{by}: możesz ściągnąć jedną osobę. Kogo?',
  'step.endTurn': 'Wszystko zrobione. Dopóki nie zakończysz tury, możesz jeszcze cofać decyzje.',
};
