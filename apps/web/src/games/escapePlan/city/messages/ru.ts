import type { CITY as ENGLISH } from './en.ts';

export const CITY: Readonly<Record<keyof typeof ENGLISH, string>> = {
  'city.title': 'Город',
  'city.help':
    'Стрелки переводят из квартала в квартал, Enter — к тому, что есть в квартале, Esc — назад. Shift со стрелкой двигает карту. Плюс и минус меняют масштаб, 0 показывает весь город.',
  'city.zoomIn': 'Ближе',
  'city.zoomOut': 'Дальше',
  'city.fit': 'Весь город',
  'city.layers': 'Слои',
  'city.layer.officers': 'Копы',
  'city.layer.water': 'Вода и паромы',
  'city.layer.transit': 'Метро и полёты',
  'city.layer.plan': 'Места моего плана',
  'city.layer.reach': 'Кто куда успеет',
  'city.ruler': 'Линейка',
  'city.rulerFrom': 'Выберите, откуда мерить расстояние.',
  'city.rulerTo': 'Откуда: {from}. Выберите второе место.',
  'city.rulerBetween': '{from} → {to}',
  'city.rulerEnd': 'Готово',
  'city.distance':
    '{tiles, plural, =0 {В том же квартале} one {Расстояние: # квартал} few {Расстояние: # квартала} many {Расстояние: # кварталов} other {Расстояние: # квартала}} · {points, select, none {пешком не дойти} other {{points} ОД}}',
  'city.placeOn': '{spot}, {tile}',
  'city.placeNotes': '{place} ({notes})',
  'city.goTo':
    '{place}: {points} ОД, {officers, plural, =0 {уходить не от кого} one {уйти от # копа} few {уйти от # копов} many {уйти от # копов} other {уйти от # копа}}',
  'city.goToWays': '{way}; {ways, plural, one {# путь} few {# пути} many {# путей} other {# пути}}',
  'city.escapeBy':
    'Побег: {place}, {officers, plural, =0 {уходить не от кого} one {уйти от # копа} few {уйти от # копов} many {уйти от # копов} other {уйти от # копа}}',
  'city.officerOn': '{officer}, {tile}',
  'city.officerTo': '{tile}: {count, plural, =0 {воров там нет} other {там {thieves}}}',
  'city.officerFrom': 'Куда идёт {officer} ({tile})?',
  'city.otherOfficer': 'Другой коп',
  'city.points': '{points} из {all} ОД',
  'city.pointsLeft':
    '{points, plural, one {остаётся # очко} few {остаётся # очка} many {остаётся # очков} other {остаётся # очка}}',
  'city.cans': '{count, plural, =1 {канистра} one {# канистра} few {# канистры} many {# канистр} other {# канистры}}',
  'city.by': 'способ: {means}',
  'city.ride.subway': 'метро',
  'city.ride.pad': 'вертолётная площадка',
  'city.leaves': 'покидаете: {tile}',
  'city.stays': 'кварталы не покидаете',
  'city.escape': 'Побег',
  'city.tilePlace': '{tile} сюда, поворот {degrees}°',
  'city.space':
    'Место {number}: {tile}, {turns, plural, one {подходит # поворот} few {подходят # поворота} many {подходят # поворотов} other {подходит # поворота}}',
  'city.joins': '{terrain}, стык: {tiles}',
  'city.joinsNothing': 'местность ни с чем не стыкуется',
  'city.newFerry': 'паром теперь ходит и сюда: {tiles}',
  'city.turn': 'Повернуть',
  'city.display': 'Кварталы на витрине',
  'city.displayTile': '{tile}: {locations}',
  'city.visitedBy': 'визиты: {who}',
  'city.closed': 'закрыто',
  'city.keysLeft':
    '{count, plural, =0 {ключей не осталось} one {остался # ключ} few {осталось # ключа} many {осталось # ключей} other {осталось # ключа}}',
  'city.members':
    '{count, plural, =0 {бандитов нет} one {# бандит} few {# бандита} many {# бандитов} other {# бандита}}',
  'city.hiredBy': 'хозяин банды: {who}',
  'city.exitOpen':
    '{cards, plural, =0 {патруля пока нет} one {# карта патруля} few {# карты патруля} many {# карт патруля} other {# карты патруля}}',
  'city.exitBarred': 'перекрыт патрулями',
  'city.exitTiles':
    '{count, plural, one {# жетон выезда} few {# жетона выезда} many {# жетонов выезда} other {# жетона выезда}}',
  'city.thievesHere': 'здесь {who}',
  'city.tileOfficers': '{tile}: {count, plural, =0 {копов нет} other {{officers}}}',
  'city.tileHeliport': '{tile}, вертодром',
};
