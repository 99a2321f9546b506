// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the dollar is money, the braces are ICU's.
import type { WHY_NOT as ENGLISH } from '../en/whyNot.ts';

/** Why a move is not possible, with the numbers and names involved. The id of the rule is shown beside the sentence. */
export const WHY_NOT: Readonly<Record<keyof typeof ENGLISH, string>> = {
  'whyNot.short': 'Не хватает ${short}k: стоит ${price}k, у вас ${cash}k.',
  'whyNot.rested': 'Сегодня вы уже отдыхали.',
  'whyNot.nowhere': 'Идти некуда.',
  'whyNot.alreadyThere': 'Вы уже там.',
  'whyNot.tooFar':
    'Нужно {needed, plural, one {# очко} few {# очка} many {# очков} other {# очка}} движения, у вас {have}.',
  'whyNot.unreachable': 'Туда нет пути.',
  'whyNot.othersThere':
    'Там {count, plural, one {ещё # вор} few {ещё # вора} many {ещё # воров} other {ещё # вора}}: банду не нанять.',
  'whyNot.gangHired': '{seatIs, select, you {Банда уже работает на вас.} other {Банду нанимает {seat}.}}',
  'whyNot.noMarker': 'У вас не осталось маркеров контроля.',
  'whyNot.visited': 'Вы там уже были: {haunt}.',
  'whyNot.closed': 'Закрыто: {haunt}. А ключа у вас нет.',
  'whyNot.noStep':
    'Отсюда не дойти: осталось {have, plural, one {# очко} few {# очка} many {# очков} other {# очка}} движения.',
  'whyNot.onTerrain': 'На местности остановиться нельзя.',
  'whyNot.backAtStart': 'Нельзя закончить путь там, где он начался.',
  'whyNot.notForSale': 'Больше не продаётся: {fixer}.',
  'whyNot.soldOut': 'Распродано: {equipment}.',
  'whyNot.sameKind': 'Такой предмет вы только что купили: {equipment}.',
  'whyNot.noItemSpace': 'Все ваши ячейки для вещей закрыты активами.',
  'whyNot.standing': 'Розыск плюс контакты: нужно {needed}, у вас {have}.',
  'whyNot.noKey': 'У вас нет ни неиспользованного ключа ({colour}), ни отмычки, которая вам по карману.',
  'whyNot.noTiles': 'Вы не вытянете ни одного жетона.',
  'whyNot.officerThere': '{tile}: {officer} там уже есть.',
  'whyNot.hospital': 'В квартал больницы копы не ходят.',
  'whyNot.notNearer': 'Так коп не станет ближе к кварталу {toward}.',
  'whyNot.otherOfficer': 'Переместить можно только {officers_gen}.',
  'whyNot.spaceTaken': 'Там уже лежит квартал.',
  'whyNot.touches':
    'Он должен касаться {needed, plural, one {# квартала} few {# кварталов} many {# кварталов} other {# квартала}} города, а касается {have}.',
  'whyNot.noTerrain': 'Его местность ни с чем не стыкуется.',
  'whyNot.contactUsed': '{card}: этот контакт уже использован. Отдых возвращает контакты.',
  'whyNot.contactCovered': '{card}: под наручниками.',
  'whyNot.fixerUsed': 'Уже использовано: такая вещь работает один раз.',
  'whyNot.equipmentUsed': 'Уже использовано. Отдых возвращает снаряжение.',
  'whyNot.assetLocked': 'Этот актив ещё не разблокирован: {asset}.',
  'whyNot.assetUsed': 'Этот актив уже использован: {asset}. Каждый работает один раз.',
  'whyNot.firstAidUsed': 'Первая помощь потрачена. Отдых её вернёт.',
  'whyNot.noMember': 'У вас нет бандитов.',
  'whyNot.onlyEvading': 'Работает, только когда уходите от копов.',
  'whyNot.onlyTravelling': 'Работает только в пути: выберите маршрут, где это пригодится.',
  'whyNot.noOfficer': 'Работает только против {officers_gen}. На пути таких нет.',
  'whyNot.notInThisStep': 'На этом шаге нельзя.',
  'whyNot.noContactSpace': 'Нет свободного места для контакта.',
  'whyNot.exitOpen': 'Этот выезд не перекрыт: он даёт только доход.',
  'whyNot.noContacts': 'Чтобы тянуть жетоны выезда, нужен контакт.',
};
