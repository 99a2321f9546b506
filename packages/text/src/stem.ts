import type { Language } from './languages.ts';

/** Converts a text to lower case without accents: «ё» becomes «е», «Ż» becomes «z». */
export const folded = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll('ł', 'l');

/** The words of a text, in lower case and without accents. */
export const wordsIn = (text: string): readonly string[] => folded(text).match(/[\p{Letter}\p{Number}]+/gu) ?? [];

/** Grammatical endings, in lower case and without accents. The longest one that fits is cut off. */
const ENDINGS: Readonly<Record<Language, readonly string[]>> = {
  en: 'ings ing ies ied ers er ed es s ly e y'.split(' '),
  pt: (
    'amentos amento imentos imento antes ante arem erem irem aram eram iram ados adas idos idas ando endo indo ado ada ' +
    'ido ida ores oras ora or coes cao soes sao ais eis ar er ir am em as es os ou eu iu a e o s r m'
  ).split(' '),
  cs: (
    'ovani ovanim eni enim ovych ovym ovou ach ech ich ych ami emi imi ymi ove ovi ova ovy ete ite ame eme ime ' +
    'aji eji uji uje ujes ujete ovat at et it out al el il em im ym um am om ou ho mu a e i o u y s t m'
  ).split(' '),
  ru: (
    'ениями ением ениях ения ению ение ениеи ании анием ания анию ание иями ями ами ого его ому ему ыми ими ете ите ует ' +
    'уют ать ять ить еть аются ается ется ются ались илась ала ила али или ать ешь ишь ает яет ают яют ах ях ам ям ом ем ' +
    'ои еи ии ыи ую юю ая яя ое ее ые ие ых их ым им ов ев ью ет ит ут ют ат ят а я о е ы и у ю ь'
  ).split(' '),
  pl: (
    'owania owanie owaniu ania anie aniu enia enie eniu iami ami ach iach owi ego emu ymi imi ych ich ym im om iom ow ie ' +
    'ia iu iow uje uja ujesz owac ac ec ic yc asz esz isz ysz aja a e i o u y em iem am'
  ).split(' '),
};

const byLength = (endings: readonly string[]): readonly string[] => endings.toSorted((a, b) => b.length - a.length);
const SORTED = Object.fromEntries(Object.entries(ENDINGS).map(([locale, endings]) => [locale, byLength(endings)]));

/** A shorter stem could belong to another word. */
const SHORTEST_STEM = 3;

/**
 * A word without its ending. All forms of a word should give the same stem, as «kapusia» and «kapuś» do in Polish. The
 * result is approximate, which is enough for search and checks.
 */
export function stemOf(word: string, locale: Language): string {
  const plain = singular(folded(word), locale);
  const ending = SORTED[locale]?.find((known) => plain.endsWith(known) && plain.length - known.length >= SHORTEST_STEM);
  const stem = ending === undefined ? plain : plain.slice(0, plain.length - ending.length);
  return withoutChanges(stem, locale);
}

/** Turns a Portuguese plural such as «ações» into its singular, «ação». */
const singular = (word: string, locale: Language): string => (locale === 'pt' ? word.replace(/oes$/u, 'ao') : word);

/** Undoes the changes that endings cause in the letters before them. */
function withoutChanges(stem: string, locale: Language): string {
  // “winning” is a form of “win”.
  if (locale === 'en') return stem.length > SHORTEST_STEM ? stem.replace(/([bdgklmnprt])\1$/u, '$1') : stem;
  if (locale === 'pt') return stem.replace(/qu$/u, 'c').replace(/gu$/u, 'g');
  // For example, «skrytce» and «skrytek» are forms of «skrytka».
  const hard = locale === 'ru' ? stem : stem.replace(/[cz]$/u, (end) => (end === 'c' ? 'k' : 'h'));
  return hard.length > SHORTEST_STEM + 1 ? hard.replace(/(?:ie|[eoео])([kcк])$/u, '$1') : hard;
}
