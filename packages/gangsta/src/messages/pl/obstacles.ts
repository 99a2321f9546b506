// biome-ignore-all lint/suspicious/noTemplateCurlyInString: `$` is a currency sign, and braces are ICU message syntax.
import type { OBSTACLES as ENGLISH } from '../en/obstacles.ts';

export const OBSTACLES: Readonly<Record<keyof typeof ENGLISH, string>> = {
  'whyNot.short': 'Brakuje ${sum}: cena ${cost}, masz ${money}.',
  'whyNot.notThere': 'Nie ma tego już na stole.',
  'whyNot.lacksOne':
    'Brakująca umiejętność: {count, plural, =1 {{skill_inside}} other {# × {skill_inside}}}. Nie ma jej nikt, kto jest do dyspozycji.',
  'whyNot.lacksSeveral': 'Brakujące umiejętności: {missing}. Nie ma ich nikt, kto jest do dyspozycji.',
  'whyNot.lacksOneOut':
    'Brakująca umiejętność: {count, plural, =1 {{skill_inside}} other {# × {skill_inside}}}. {out} {outCount, plural, one {ją ma, ale jest w robocie} few {ją mają, ale są w robocie} many {ją mają, ale są w robocie} other {ją mają, ale są w robocie}}.',
  'whyNot.lacksSeveralOut':
    'Brakujące umiejętności: {missing}. {out} {outCount, plural, one {je ma, ale jest w robocie} few {je mają, ale są w robocie} many {je mają, ale są w robocie} other {je mają, ale są w robocie}}.',
  'whyNot.lacksMore':
    'Brakujące umiejętności: {missing}. {out} {outCount, plural, one {jest w robocie} few {są w robocie} many {są w robocie} other {są w robocie}}, a i tak by nie wystarczyło.',
  'whyNot.nobodyToBegin':
    'Zacząć musi ktoś z twojego gangu, a nikt, kto jest do dyspozycji, nie ma brakujących umiejętności: {missing}.',
  'whyNot.isOut': '{member} jest w robocie.',
  'whyNot.isAvailable': '{member} jest już do dyspozycji.',
  'whyNot.ownOnly': 'Na ten skok mogą iść tylko twoi ludzie.',
  'whyNot.ownFirst': 'Najpierw wyślij kogoś ze swojego gangu.',
  'whyNot.notNeeded':
    '{member} nie ma {missingCount, plural, one {brakującej umiejętności} few {żadnej z brakujących umiejętności} many {żadnej z brakujących umiejętności} other {żadnej z brakujących umiejętności}}: {missing_inside}.',
  'whyNot.notYours': 'Ta osoba należy do innego gangu.',
  'whyNot.yours': 'Można wybrać tylko rywala.',
  'whyNot.alreadyPaid': 'W tej turze masz już opłacone jedno ściągnięcie.',
  'whyNot.noHeadquarters': 'Potrzebujesz aktywnej kwatery, $1 i dwóch osób w robocie.',
  'whyNot.banked': 'Pieniądze są w banku, bezpieczne przed kradzieżą ({from}).',
  'whyNot.noMoney': '{from} nie ma pieniędzy.',
  'whyNot.notTwoSkilled': '{henchman} – umiejętności: {count}, a muszą być dokładnie 2.',
  'whyNot.nobodyTwoSkilled': '{from} nie ma zbira z dokładnie 2 umiejętnościami.',
  'whyNot.neverBoss': 'Szefa nie można poświęcić.',
  'whyNot.notInCrew': '{member} nie bierze udziału w tym skoku.',
  'whyNot.hasLearned': '{member} ma już wyuczoną umiejętność.',
  'whyNot.leadsAlready': '{member} jest już liderem.',
  'whyNot.noLeader': '{member} nie jest liderem.',
  'whyNot.noExtraTurn': 'Nie masz dodatkowej tury, z której można zrezygnować.',
};
