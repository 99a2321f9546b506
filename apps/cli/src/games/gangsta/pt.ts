// biome-ignore-all lint/suspicious/noTemplateCurlyInString: `$` is a currency sign, and braces are ICU message syntax.
import type { TABLE as ENGLISH } from './en.ts';

/**
 * The Portuguese messages that only the terminal needs to draw this game. The game's package has the others. Short
 * signs such as `sign.cost` are translated too, because they can contain words.
 */
export const TABLE: Readonly<Record<keyof typeof ENGLISH, string>> = {
  'table.over': 'fim de jogo',
  'table.title': '{chapter, select, 1 {Capítulo I} 2 {Capítulo II} other {Capítulo III}}',
  'table.ends': '{chapter, select, 3 {a partida acaba} other {o capítulo acaba}} com {members} membros',
  'table.turn':
    '{extra, select, true {{seatIs, select, you {seu turno extra} other {turno extra de {seat}}}} other {{seatIs, select, you {sua vez} other {vez de {seat}}}}}',
  'table.jobs': 'GOLPES',
  'table.pool': 'CAPANGAS PARA RECRUTAR',
  'table.deck':
    '{size} no baralho{discards, plural, =0 {} one {, # no descarte} many {, # no descarte} other {, # no descarte}}',
  'table.gap': '(vazio)',
  'table.top': 'Carta do topo do {deck}, que só você vê: “{card}”.',
  'table.underway': 'Golpe em andamento: “{job}”, {needs} por {rewards}',
  'table.snitches':
    'Delatores neste capítulo: {count, plural, =0 {nenhum ainda} one {{numbers}} many {{numbers}} other {{numbers}}}{chapter, select, 3 {; o terceiro encerra a partida} other {}}.',
  'table.families': 'Famílias, você/maior quadrilha: {families}.',
  'table.family': '{family} {own}/{most}',
  'table.members': '{count, plural, one {# membro} many {# membros} other {# membros}}',
  'table.done': '{count, plural, =0 {nenhum golpe} one {# golpe} many {# golpes} other {# golpes}}',
  'table.hospital': 'No hospital: {members}',
  'table.shortResource':
    '{resource} {statusIs, select, active {✓} stopped {✓} worthless {✗} other {{needs, select, none {(?)} other {({needs})}}}}',
  'table.resource': '{resource} ({status}){needs, select, none {} other { exige {needs}}}',
  'table.you': '{name} (você)',
  'table.human': '{name}',
  'table.bot': '{name} (bot)',

  'sign.money': '${sum}',
  'sign.banked': '${sum} (${banked} no banco)',
  'sign.influence': '★{count}',
  'sign.someInfluence': '★{count}+?',
  'sign.skill': '{letter}{count}',

  'short.theft': 'F{sum}',
  'short.diversion': 'D{count}',
  'short.recruit': 'R',
  'short.again': 'E',
  'short.mobilise': 'T',
  'short.assassinate': 'X',
  'short.learn': '+{letter}',
  'short.shared': '⇄${sum}',
  'word.theft': 'roubo de ${sum}',
  'word.diversion': 'distrair {count}',
  'word.recruit': 'recrutar',
  'word.again': 'turno extra',
  'word.mobilise': 'chamar todos de volta',
  'word.assassinate': 'assassino',
  'word.learn': 'aprender {letter}',
  'word.shared': 'parceria: ${sum} para cada',

  'hint.job': '{needs} por {rewards}',
  'hint.learns': '{before} → {after}',
  'hint.owner': '({seat})',
  'hint.finishes': 'completa o golpe',
  'hint.leaves': 'ainda precisa de {missing}',

  'legend.skills': 'Habilidades: {skills}.',
  'legend.skill': '{letter} {skill}',
  'legend.members':
    '● disponível, ○ em ação. LA+M aprendeu M. Um recurso com ✓ está ativo; um com letras exige essas habilidades.',
  'legend.marks': '▸ pode ser escolhido agora. ★ influência, contada no fim; +? por golpes que só o dono conhece.',
  'legend.rewards':
    'Recompensas: R recrutar na hora, E turno extra, F roubo, D distrair rivais, T chamar todos de volta, X assassinato, +L aprender uma habilidade, ⇄ parte comum de um golpe em parceria.',
};
