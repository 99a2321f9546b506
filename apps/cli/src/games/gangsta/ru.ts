// biome-ignore-all lint/suspicious/noTemplateCurlyInString: `$` is a currency sign, and braces are ICU message syntax.
import type { TABLE as ENGLISH } from './en.ts';

/** The Russian messages that only the terminal needs to draw this game. The game's package has the others. */
export const TABLE: Readonly<Record<keyof typeof ENGLISH, string>> = {
  'table.over': 'игра окончена',
  'table.title': '{chapter, select, 1 {Глава I} 2 {Глава II} other {Глава III}}',
  'table.ends': '{chapter, select, 3 {конец игры} other {конец главы}} при {members} бандитах',
  'table.turn': '{seatIs, select, you {ваш ход} other {ходит {seat}}}{extra, select, true {, ещё раз} other {}}',
  'table.jobs': 'ДЕЛА',
  'table.pool': 'НА БИРЖЕ',
  'table.deck': 'колода {size}{discards, select, 0 {} other {, сброс {discards}}}',
  'table.gap': '(пусто)',
  'table.top': 'Видите только вы: {deck}, сверху {card}.',
  'table.underway': 'Идёт дело: {job}, {needs} → {rewards}',
  'table.snitches':
    'Стукачи этой главы: {count, select, 0 {пока молчат} other {{numbers}}}{chapter, select, 3 {; третий закончит игру} other {}}.',
  'table.families': 'Семьи, у вас/у первого: {families}.',
  'table.family': '{family} {own}/{most}',
  'table.members': '{count, plural, one {# бандит} few {# бандита} many {# бандитов} other {# бандита}}',
  'table.done': '{count, plural, =0 {дел нет} one {# дело} few {# дела} many {# дел} other {# дела}}',
  'table.hospital': 'В больнице: {members}',
  'table.shortResource':
    '{resource} {statusIs, select, active {✓} stopped {✓} worthless {✗} other {{needs, select, none {(?)} other {({needs})}}}}',
  'table.resource': '{resource} ({status}){needs, select, none {} other {, нужно {needs}}}',
  'table.you': '{name} (вы)',
  'table.human': '{name}',
  'table.bot': '{name} (бот)',

  'sign.money': '${sum}',
  'sign.banked': '${sum} (${banked} в банке)',
  'sign.influence': '★{count}',
  'sign.someInfluence': '★{count}+?',
  'sign.skill': '{letter}{count}',

  'short.theft': 'К{sum}',
  'short.diversion': 'О{count}',
  'short.recruit': 'Р',
  'short.again': 'Е',
  'short.mobilise': 'В',
  'short.assassinate': 'П',
  'short.learn': '+{letter}',
  'short.shared': '⇄${sum}',
  'word.theft': 'кража ${sum}',
  'word.diversion': 'отвлечь {count}',
  'word.recruit': 'наём',
  'word.again': 'ещё ход',
  'word.mobilise': 'общий сбор',
  'word.assassinate': 'покушение',
  'word.learn': 'навык {letter}',
  'word.shared': 'всем по ${sum}',

  'hint.job': '{needs} → {rewards}',
  'hint.learns': '{before} → {after}',
  'hint.owner': '({seat})',
  'hint.finishes': 'и дело сделано',
  'hint.leaves': 'ещё нужно {missing}',

  'legend.skills': 'Навыки: {skills}.',
  'legend.skill': '{letter} {skill}',
  'legend.members':
    '● в строю, ○ не в строю. ЛС+Н: выучен навык Н. Ресурс с ✓ действует; ресурсу с буквами нужны эти навыки.',
  'legend.marks': '▸ можно выбрать сейчас. ★ влияние, считается в конце; +? за дела, известные только хозяину.',
  'legend.rewards':
    'Награды: Р сразу нанять, Е ещё ход, К кража, О отвлечь соперников, В вся банда в строй, П покушение, +Л выучить навык, ⇄ каждому участнику, если дело делят банды.',
};
