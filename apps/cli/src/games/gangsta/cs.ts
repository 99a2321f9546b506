// biome-ignore-all lint/suspicious/noTemplateCurlyInString: `$` is a currency sign, and braces are ICU message syntax.
import type { TABLE as ENGLISH } from './en.ts';

/** The Czech messages that only the terminal needs to draw this game. The game's package has the others. */
export const TABLE: Readonly<Record<keyof typeof ENGLISH, string>> = {
  'table.over': 'konec hry',
  'table.title': '{chapter, select, 1 {Kapitola I} 2 {Kapitola II} other {Kapitola III}}',
  'table.ends': '{chapter, select, 3 {hra končí} other {kapitola končí}} při {members} členech',
  'table.turn':
    '{seatIs, select, you {jsi na tahu} other {na tahu je {seat}}}{extra, select, true {, tah navíc} other {}}',
  'table.jobs': 'KŠEFTY',
  'table.pool': 'K NAJMUTÍ',
  'table.deck': '{size} v balíčku{discards, plural, =0 {} other {, odhozeno #}}',
  'table.gap': '(prázdné)',
  'table.top': 'Vrchní karta ({deck}), vidíš ji jen ty: „{card}“.',
  'table.underway': 'Právě běží: {job}, {needs} za {rewards}',
  'table.snitches':
    'Práskači v této kapitole: {count, plural, =0 {zatím žádní} other {{numbers}}}{chapter, select, 3 {; třetí ukončí hru} other {}}.',
  'table.families': 'Rodiny, u tebe/nejvíc: {families}.',
  'table.family': '{family} {own}/{most}',
  'table.members': '{count, plural, one {# člen} few {# členové} many {# člena} other {# členů}}',
  'table.done': '{count, plural, =0 {bez kšeftů} one {# kšeft} few {# kšefty} many {# kšeftu} other {# kšeftů}}',
  'table.hospital': 'V nemocnici: {members}',
  'table.shortResource':
    '{resource} {statusIs, select, active {✓} stopped {✓} worthless {✗} other {{needs, select, none {(?)} other {({needs})}}}}',
  'table.resource': '{resource} ({status}){needs, select, none {} other { potřebuje {needs}}}',
  'table.you': '{name} (ty)',
  'table.human': '{name}',
  'table.bot': '{name} (bot)',

  'sign.money': '${sum}',
  'sign.banked': '${sum} (${banked} v bance)',
  'sign.influence': '★{count}',
  'sign.someInfluence': '★{count}+?',
  'sign.skill': '{letter}{count}',

  'short.theft': 'K{sum}',
  'short.diversion': 'Z{count}',
  'short.recruit': 'N',
  'short.again': 'T',
  'short.mobilise': 'M',
  'short.assassinate': 'A',
  'short.learn': '+{letter}',
  'short.shared': '⇄${sum}',
  'word.theft': 'krádež ${sum}',
  'word.diversion': 'zdržet {count}',
  'word.recruit': 'najmutí',
  'word.again': 'tah navíc',
  'word.mobilise': 'gang zpět',
  'word.assassinate': 'atentát',
  'word.learn': 'naučit {letter}',
  'word.shared': 'společně po ${sum}',

  'hint.job': '{needs} za {rewards}',
  'hint.learns': '{before} → {after}',
  'hint.owner': '({seat})',
  'hint.finishes': 'dokončí kšeft',
  'hint.leaves': 'ještě chybí {missing}',

  'legend.skills': 'Dovednosti: {skills}.',
  'legend.skill': '{letter} {skill}',
  'legend.members':
    '● volný, ○ nasazený. LO+Ž: dovednost Ž je naučená. Trumf s ✓ je aktivní; trumf s písmeny tyto dovednosti potřebuje.',
  'legend.marks': '▸ teď lze vybrat. ★ vliv, počítá se na konci; +? za kšefty, které zná jen jejich majitel.',
  'legend.rewards':
    'Odměny: N hned najmout kumpána, T tah navíc, K krádež, Z zdržet soupeře, M povolat zpět celý gang, A atentát, +L naučit dovednost, ⇄ podíl každého gangu ze společného kšeftu.',
};
