/** The messages of teaching tables in Russian. */
export const TEACHING = {
  'online.teach.kind': 'Для чего стол?',
  'online.teach.kind.ordinary': 'Обычная партия',
  'online.teach.kind.teaching': 'Обучение игре',
  'online.teach.hands': 'Карты',
  'online.teach.hands.yes': 'Открыты всем игрокам',
  'online.teach.hands.no': 'Скрыты, как обычно',
  'online.teach.adviser': 'Советник',
  'online.teach.adviser.yes': 'Игроки могут спрашивать',
  'online.teach.adviser.no': 'Выключен',
  'online.teach.text':
    'За учебным столом вы можете показывать что угодно на столе на экранах всех участников. С открытыми картами каждый, кто садится, соглашается показать свои карты другим игрокам и вам; зрители ничего этого не видят. Журнал отмечает каждый вопрос советнику.',
  'online.teach.title': 'Учебный стол',
  'online.teach.stated': 'Хозяин стола может показывать что угодно на столе на экранах всех участников.',
  'online.teach.stated.hands':
    'Карты открыты: игроки и хозяин стола видят скрытые карты и деньги друг друга. Кто садится, соглашается на это. Зрители ничего этого не видят.',
  'online.teach.stated.adviser': 'Игроки могут спрашивать советника; журнал это отмечает.',
  'online.teach.take': 'Занять это место и открыть карты',
  'online.teach.top.hands': 'Карты открыты с согласия всех',
  'online.teach.top.adviser': 'Советника можно спрашивать',
  'online.teach.point': 'Показать на столе',
  'online.teach.pointing': 'Выберите на столе что угодно, и это увидят все. Esc — закончить.',
  'online.teach.points': '{name} указывает сюда',
  'online.teach.pointsAt': '{name} указывает: {thing}.',
  'online.teach.advised': '{name} спрашивает советника.',
} as const;
