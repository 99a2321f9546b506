// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the dollar sign is a currency, and the braces are placeholders of ICU messages.
import type { AROUND as ENGLISH } from '../en/around.ts';

/** Texts of the market, the tracks, the rivals and the list of choices. */
export const AROUND: Readonly<Record<keyof typeof ENGLISH, string>> = {
  'market.contacts': 'На примете (в колоде {deck})',
  'market.order': 'Инспектор и Лейтенант берут с конца этого списка; новые лица приходят в начало.',
  'market.box': '{count, plural, one {# контакт} few {# контакта} many {# контактов} other {# контакта}} вне города',
  'market.haunts': 'Заведения и убежища',
  'market.away': 'ещё нет',
  'market.closed': 'закрыто',
  'market.fixers': 'Жетоны фиксера',
  'market.none': 'Ничего не осталось.',
  'market.equipment': 'Снаряжение',
  'market.lockers': 'Тайники и ключи',
  'market.locker': '{tone} ×{count}',
  'market.needs': 'от {need}',
  'market.noKeys': 'ключей нет',
  'market.supply': 'Запас',
  'market.handcuffs': '{count, plural, =0 {Наручников нет} other {Наручники: #}}',
  'market.members':
    '{count, plural, one {# бандит вне города} few {# бандита вне города} many {# бандитов вне города} other {# бандита вне города}}',

  'track.notoriety': 'Розыск',
  'track.caption': 'Шкала розыска, сверху вниз',
  'track.row': 'Уровень',
  'track.rowName': 'Уровень {row}',
  'track.penalty': 'Штраф',
  'track.who': 'Кто',
  'track.minus': '−{sum}',
  'track.at': '{name}: уровень {row}, после этой части дня {after}',
  'track.line': '{line, select, 0 {1-й порог: 1 актив} 1 {2-й порог: 2 актива} other {3-й порог: актив и диск}}',
  'track.order': 'Порядок хода',
  'track.exits': 'Выезды',
  'track.exit': 'Выезд {exit}',
  'track.exitStand':
    '{stand, select, blocked {перекрыт} open {открыт: можно бежать} other {{cards, plural, =0 {патруля пока нет} other {одна карта патруля}}}}',
  'track.noTile': 'пока не в городе',
  'track.stack':
    '{count, plural, =0 {жетонов выезда нет} one {# жетон выезда} few {# жетона выезда} many {# жетонов выезда} other {# жетона выезда}}',
  'track.cost':
    'Покинуть город сейчас стоит {cost}{count, plural, =0 {} one {; сбежал уже #} few {; сбежало уже #} many {; сбежало уже #} other {; сбежало уже #}}.',
  'track.piles': 'Ещё не вышли: кварталы и копы',
  'track.pile': '{letter}: {count}',
  'track.bag': 'В мешке',
  'track.waiting':
    '{count, plural, one {# стопка жетонов выезда ждёт} few {# стопки жетонов выезда ждут} many {# стопок жетонов выезда ждут} other {# стопки жетонов выезда ждут}} перекрытого выезда.',

  'rival.due': 'решает',
  'rival.turned': '{thing}: использовано',
  'rival.readyAssets':
    '{count, plural, one {# актив готов} few {# актива готовы} many {# активов готовы} other {# актива готовы}}',
  'rival.usedAssets':
    '{count, plural, one {# актив использован} few {# актива использованы} many {# активов использованы} other {# актива использованы}}',
  'rival.visited': '{haunt}: уже посещено',
  'rival.skips': 'Пропускает: {cards} [{who, select, inspector {I3} other {J3}}].',
  'rival.cards':
    '{count, plural, one {Осталась # карта} few {Осталось # карты} many {Осталось # карт} other {Осталось # карты}}',
  'rival.contacts':
    '{count, plural, =0 {Контактов нет} one {# контакт} few {# контакта} many {# контактов} other {# контакта}}',
  'rival.piles':
    '{count, plural, =0 {Кучек нет} one {# кучка жетонов} few {# кучки жетонов} many {# кучек жетонов} other {# кучки жетонов}}',
  'rival.lastTurn': 'Последний ход, {count, plural, one {# шаг} few {# шага} many {# шагов} other {# шага}}',

  'menu.space':
    '{tile}, {bearing, select, n {к северу} ne {к северо-востоку} se {к юго-востоку} s {к югу} sw {к юго-западу} other {к северо-западу}}{count, plural, =0 {} one {; рядом: {tiles}} few {; рядом: {tiles}} many {; рядом: {tiles}} other {; рядом: {tiles}}}',
  'menu.itemSpace': 'ячейка {number}',
  'menu.route':
    '{count, plural, =0 {не покидая квартала} one {через: {tiles}} few {через: {tiles}} many {через: {tiles}} other {через: {tiles}}}{cans, plural, =0 {} one {, # канистра} few {, # канистры} many {, # канистр} other {, # канистры}}{means, select, none {} other {; помогает: {means}}}',
  'menu.officer': '{tile}: {officer}',
  'menu.income': '+ доход',
  'menu.worth': '+${sum}k',
  'menu.gain': '+${sum}k',

  'hint.wasted': 'Сейчас без толку',
  'hint.notoriety': 'розыск {change}',
  'hint.points':
    '{points} ОД{cans, plural, =0 {} one {, # канистра} few {, # канистры} many {, # канистр} other {, # канистры}}',
  'hint.means': 'помогает: {means}',
  'hint.nobody': 'на пути никого',
  'hint.toll': '{can, select, true {Лейтенант: ${sum}k} other {Лейтенант: 2 раны}}',
  'hint.there': '{tile}:',
  'hint.turned': 'поворот {degrees}°',
};
