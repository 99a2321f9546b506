// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the dollar is money, the braces are ICU's.
import type { THREATS as ENGLISH } from '../en/threats.ts';

/** Threats that could soon hit everybody. */
export const THREATS: Readonly<Record<keyof typeof ENGLISH, string>> = {
  'threat.title': 'Что грозит сейчас',
  'threat.ender':
    '{seatIs, select, you {{whenIs, select, certain {Вы заканчиваете} other {Вы можете закончить}}} other {{whenIs, select, certain {{seat} заканчивает} other {{seat} может закончить}}}} {chapter, select, 3 {игру} other {главу}} {whenIs, select, nextTurn {следующим ходом} other {этим ходом}}.',
  'threat.incomes': 'Подъёмные, если бы глава I закончилась сейчас: {incomes}.',
  'threat.noIncome': 'Если бы глава I закончилась сейчас, подъёмных не получил бы никто.',
  'threat.income': '{seat} ${sum}',
  'threat.war': 'Война банд, начнись она сейчас, по наёмникам: {fighters}.',
  'threat.fighter':
    '{seat} {count}{losesIs, select, henchman { (потеря подручного)} chosen { (потеря подручного по выбору победителя)} hospital { (подручный попадёт в больницу)} other {}}',
  'threat.snitches':
    'В колоде {left, plural, one {остался # стукач} few {осталось # стукача} many {осталось # стукачей} other {осталось # стукача}} на {cards, plural, one {# карту} few {# карты} many {# карт} other {# карты}}.',
  'threat.toEnd':
    '{count, plural, =1 {Следующий стукач закончит игру.} one {До конца игры ещё # стукач.} few {До конца игры ещё # стукача.} many {До конца игры ещё # стукачей.} other {До конца игры ещё # стукача.}}',
  'threat.next': 'Следующая карта — стукач {number}. Это знаете только вы.',
  'threat.snitch': 'Цена стукача {number}: {tolls}.',
  'threat.toll':
    '{seat} {pays, plural, =0 {{losesIs, select, henchman {подручный} other {ничего}}} other {${pays}{losesIs, select, henchman { и подручный} other {}}}}',
  'threat.bonuses':
    'Влияние, если бы игра закончилась сейчас, за деньги и {familiesIs, select, true {семьи} other {самую большую банду}}: {bonuses}.',
  'threat.bonus': '{seat} +{count}',
};
