// biome-ignore-all lint/suspicious/noTemplateCurlyInString: `$` is a currency sign, and braces are ICU message syntax.
import type { TABLE as ENGLISH } from './en.ts';

/**
 * The Polish messages that only the terminal needs to draw this game. The game's package has the others. Short signs
 * such as `sign.cost` are translated too, because they can contain words.
 */
export const TABLE: Readonly<Record<keyof typeof ENGLISH, string>> = {
  'table.over': 'koniec gry',
  'table.title': '{chapter, select, 1 {Rozdział I} 2 {Rozdział II} other {Rozdział III}}',
  'table.ends': '{chapter, select, 3 {koniec gry} other {koniec rozdziału}} przy {members} osobach',
  'table.turn':
    '{seatIs, select, you {{extra, select, true {twoja dodatkowa tura} other {twoja tura}}} other {{extra, select, true {dodatkowa tura: {seat}} other {tura: {seat}}}}}',
  'table.jobs': 'SKOKI',
  'table.pool': 'DO ZWERBOWANIA',
  'table.deck':
    '{size} w talii{discards, plural, =0 {} one {, # odrzucona} few {, # odrzucone} many {, # odrzuconych} other {, # odrzuconej}}',
  'table.gap': '(puste)',
  'table.top': 'Wierzchnia karta ({deck}), widzisz ją tylko ty: „{card}”.',
  'table.underway': 'W toku: {job}, {needs} za {rewards}',
  'table.snitches':
    'Kapusie w tym rozdziale: {count, plural, =0 {na razie brak} one {{numbers}} few {{numbers}} many {{numbers}} other {{numbers}}}{chapter, select, 3 {; trzeci kończy grę} other {}}.',
  'table.families': 'Rodziny (twoi/najwięcej): {families}.',
  'table.family': '{family} {own}/{most}',
  'table.members': '{count, plural, one {# osoba} few {# osoby} many {# osób} other {# osoby}}',
  'table.done': '{count, plural, =0 {bez skoków} one {# skok} few {# skoki} many {# skoków} other {# skoku}}',
  'table.hospital': 'W szpitalu: {members}',
  'table.shortResource':
    '{resource} {statusIs, select, active {✓} stopped {✓} worthless {✗} other {{needs, select, none {(?)} other {({needs})}}}}',
  'table.resource': '{resource} ({status}){needs, select, none {} other {, potrzeba {needs}}}',
  'table.you': '{name} (ty)',
  'table.human': '{name}',
  'table.bot': '{name} (bot)',

  'sign.money': '${sum}',
  'sign.banked': '${sum} (${banked} w banku)',
  'sign.influence': '★{count}',
  'sign.someInfluence': '★{count}+?',
  'sign.skill': '{letter}{count}',

  'short.theft': 'K{sum}',
  'short.diversion': 'D{count}',
  'short.recruit': 'W',
  'short.again': 'T',
  'short.mobilise': 'M',
  'short.assassinate': 'X',
  'short.learn': '+{letter}',
  'short.shared': '⇄${sum}',
  'word.theft': 'kradzież ${sum}',
  'word.diversion': 'odciągnij {count}',
  'word.recruit': 'werbunek',
  'word.again': 'dodatkowa tura',
  'word.mobilise': 'ściągnij wszystkich',
  'word.assassinate': 'zamach',
  'word.learn': 'nauka {letter}',
  'word.shared': 'wspólnie po ${sum}',

  'hint.job': '{needs} za {rewards}',
  'hint.learns': '{before} → {after}',
  'hint.owner': '({seat})',
  'hint.finishes': 'kończy skok',
  'hint.leaves': 'zabraknie {missing}',

  'legend.skills': 'Umiejętności: {skills}.',
  'legend.skill': '{letter} {skill}',
  'legend.members':
    '● do dyspozycji, ○ w robocie. LS+N to ktoś, kto nauczył się N. Zasób z ✓ jest aktywny; zasób z literami wymaga tych umiejętności.',
  'legend.marks': '▸ można wybrać teraz. ★ wpływy, liczone na koniec; +? za skoki, które zna tylko ich właściciel.',
  'legend.rewards':
    'Nagrody: W werbunek od razu, T dodatkowa tura, K kradzież, D odciągnij ludzi rywali, M ściągnij cały gang, X zamach, +L nauka umiejętności, ⇄ udział każdego gangu we wspólnym skoku.',
};
