// biome-ignore-all lint/suspicious/noTemplateCurlyInString: `$` is a currency sign, and braces are ICU message syntax.
import type { THREATS as ENGLISH } from '../en/threats.ts';

export const THREATS: Readonly<Record<keyof typeof ENGLISH, string>> = {
  'threat.title': 'Что грозит сейчас',
  'threat.ender':
    '{seatIs, select, you {{whenIs, select, certain {Вы заканчиваете} other {Вы можете закончить}}} other {{whenIs, select, certain {{seat} заканчивает} other {{seat} может закончить}}}} {chapter, select, 3 {игру} other {главу}} {whenIs, select, nextTurn {следующим ходом} other {этим ходом}}.',
  'threat.incomes': 'Если глава I закончится сейчас, подъёмные: {incomes}.',
  'threat.noIncome': 'Если глава I закончится сейчас, подъёмных не получит никто.',
  'threat.income': '{seat} — ${sum}',
  'threat.war': 'Если война банд начнётся сейчас, наёмники: {fighters}.',
  'threat.fighter':
    '{seat} — {count}{losesIs, select, henchman { (минус подручный)} chosen { (минус подручный по выбору победителя)} hospital { (подручный попадёт в больницу)} other {}}',
  'threat.snitches':
    'В колоде {left, plural, one {остался # стукач} few {осталось # стукача} many {осталось # стукачей} other {осталось # стукача}} на {cards, plural, one {# карту} few {# карты} many {# карт} other {# карты}}.',
  'threat.toEnd':
    '{count, plural, =1 {Следующий стукач закончит игру.} one {До конца игры ещё # стукач.} few {До конца игры ещё # стукача.} many {До конца игры ещё # стукачей.} other {До конца игры ещё # стукача.}}',
  'threat.next': 'Следующая карта — стукач с числом {number}. Об этом знаете только вы.',
  'threat.snitch': 'Стукач с числом {number} обойдётся так: {tolls}.',
  'threat.toll':
    '{seat} — {pays, plural, =0 {{losesIs, select, henchman {подручный} other {ничего}}} other {${pays}{losesIs, select, henchman { и подручный} other {}}}}',
  'threat.bonuses':
    'Если игра закончится сейчас, влияние за деньги и {familiesIs, select, true {семьи} other {самую большую банду}}: {bonuses}.',
  'threat.bonus': '{seat} +{count}',
};
