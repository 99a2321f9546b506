// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the dollar is money, the braces are ICU's.
import type { OBSTACLES as ENGLISH } from '../en/obstacles.ts';

/** Why a choice is not possible, in numbers and names. */
export const OBSTACLES: Readonly<Record<keyof typeof ENGLISH, string>> = {
  'whyNot.short': 'Brakuje ${sum}: cena ${cost}, masz ${money}.',
  'whyNot.notThere': 'Nie ma tego już na stole.',
  'whyNot.lacksOne': 'Brakuje {count} × {skill_inside}: nikt do dyspozycji tego nie ma.',
  'whyNot.lacksSeveral': 'Brakuje: {missing}. Nikt do dyspozycji tego nie ma.',
  'whyNot.lacksOneOut':
    'Brakuje {count} × {skill_inside}: {out} {outCount, plural, one {to ma, ale jest w robocie} few {to mają, ale są w robocie} many {to ma, ale jest w robocie} other {to ma, ale jest w robocie}}.',
  'whyNot.lacksSeveralOut':
    'Brakuje: {missing}. {out} {outCount, plural, one {to ma, ale jest w robocie} few {to mają, ale są w robocie} many {to ma, ale jest w robocie} other {to ma, ale jest w robocie}}.',
  'whyNot.lacksMore':
    'Brakuje: {missing}. {out} {outCount, plural, one {jest w robocie} few {są w robocie} many {jest w robocie} other {jest w robocie}}, a i tak by nie wystarczyło.',
  'whyNot.nobodyToBegin': 'Najpierw musi iść ktoś z twojego gangu, a nikt do dyspozycji nie ma: {missing}.',
  'whyNot.isOut': '{member} jest w robocie.',
  'whyNot.isAvailable': '{member} jest już do dyspozycji.',
  'whyNot.ownOnly': 'Na ten skok idą tylko twoi ludzie.',
  'whyNot.ownFirst': 'Najpierw wyślij kogoś ze swojego gangu.',
  'whyNot.notNeeded': '{member} nie ma nic z tego, czego jeszcze potrzeba: {missing}.',
  'whyNot.notYours': 'Ta osoba należy do innego gangu.',
  'whyNot.yours': 'Można wybrać tylko rywala.',
  'whyNot.alreadyPaid': 'W tej turze już zapłacono za kogoś.',
  'whyNot.noHeadquarters': 'Potrzeba działającej kwatery, $1 i dwóch osób w robocie.',
  'whyNot.banked': 'Pieniądze są w banku, bezpieczne przed kradzieżą ({from}).',
  'whyNot.noMoney': '{from} nie ma pieniędzy.',
  'whyNot.notTwoSkilled': '{henchman}: umiejętności {count}, a musi być dokładnie 2.',
  'whyNot.nobodyTwoSkilled': '{from} nie ma zbira z dokładnie 2 umiejętnościami.',
  'whyNot.neverBoss': 'Szefa nie można poświęcić.',
  'whyNot.notInCrew': '{member} nie bierze udziału w tym skoku.',
  'whyNot.hasLearned': '{member} ma już wyuczoną umiejętność.',
  'whyNot.leadsAlready': '{member} jest już liderem.',
  'whyNot.noLeader': '{member} nie jest liderem.',
  'whyNot.noExtraTurn': 'Nie ma dodatkowej tury, z której można zrezygnować.',
};
