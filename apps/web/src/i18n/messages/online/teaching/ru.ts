/** The messages of teaching tables in Russian. */
export const TEACHING = {
  'online.teach.kind': 'Какая будет партия?',
  'online.teach.kind.ordinary': 'Обычная партия',
  'online.teach.kind.teaching': 'Обучение игре',
  'online.teach.hands': 'Карты',
  'online.teach.hands.yes': 'Открыты всем игрокам',
  'online.teach.hands.no': 'Скрыты, как обычно',
  'online.teach.adviser': 'Советник',
  'online.teach.adviser.yes': 'Игроки могут спрашивать',
  'online.teach.adviser.no': 'Выключен',
  'online.teach.text':
    'За учебным столом вы можете указать на что угодно, и все увидят это на своих экранах. Если карты открыты, каждый, кто садится, согласен показать их другим игрокам и вам; зрители их не видят. Каждый вопрос советнику попадает в журнал.',
  'online.teach.title': 'Учебный стол',
  'online.teach.stated': 'Хозяин стола может указать на что угодно, и все увидят это на своих экранах.',
  'online.teach.stated.hands':
    'Карты открыты: игроки и хозяин стола видят скрытые карты и деньги друг друга. Кто садится, на это согласен. Зрители ничего этого не видят.',
  'online.teach.stated.adviser': 'Игроки могут спрашивать советника; это видно в журнале.',
  'online.teach.take': 'Занять это место и открыть карты',
  'online.teach.top.hands': 'Карты открыты с согласия всех',
  'online.teach.top.adviser': 'Советника можно спрашивать',
  'online.teach.point': 'Показать на столе',
  'online.teach.pointing': 'Выберите на столе что угодно, и это увидят все. Esc — закончить.',
  'online.teach.points': '{name} указывает сюда',
  'online.teach.pointsAt': '{name} указывает: {thing}.',
  'online.teach.advised': '{name} спрашивает советника.',
} as const;
