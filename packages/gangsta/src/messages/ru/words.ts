import type { WORDS as ENGLISH } from '../en/words.ts';

export const WORDS: Readonly<Record<keyof typeof ENGLISH, string>> = {
  'seat.you': 'Вы',
  'seat.youInside': 'вы',
  'winner.nobody': 'никто',
  'resource.hidden': 'ресурс',
  'card.hidden': 'карта',

  'deck.jobs': 'колода дел',
  'deck.henchmen': 'колода подручных',

  'reason.leaders': 'от лидеров',
  'reason.job': 'за дело',
  'reason.partnership': 'за участие в деле',
  'reason.opportunity': 'подъёмных',
  'reason.counterfeitPress': 'прямо из-под станка',
  'reason.blackMarket': 'на чёрном рынке',

  'cause.assassination': 'покушение',
  'cause.gangWar': 'война банд',
  'cause.snitch': 'неоплаченный стукач',

  'end.members': 'в одной из банд уже девять бандитов',
  'endOf.members': '{seatIs, select, you {в вашей банде} other {в банде игрока {seat}}} уже девять бандитов',
  'end.snitches': 'заговорил третий стукач',
  'end.idleness': 'десять кругов подряд все только пасовали',

  'status.secret': 'пока тайна',
  'status.inactive': 'не действует',
  'status.active': 'действует',
  'status.stopped': 'остановлен, но в зачёте',
  'status.worthless': 'остановлен, не в зачёте',

  'score.jobs': 'Сделанные дела',
  'score.members': 'Бандиты',
  'score.richest': 'Самый богатый',
  'score.resource': 'Ресурс',
  'score.largestGang': 'Самая большая банда',
  'score.families': 'Семьи',
  'score.total': 'Влияние',

  'option.families': 'Семьи: родня босса на $1 дешевле, а в конце за каждую семью дают влияние',
  'option.resources': 'Ресурсы: каждому втайне раздают два, один остаётся у него лицом вверх',
  'option.openJobs': 'Открытые дела: все видят, кто какие дела провернул',

  'letter.leader': 'Л',
  'letter.mercenary': 'Н',
  'letter.informer': 'И',
  'letter.sniper': 'С',
  'letter.brawler': 'Г',
  'letter.hacker': 'Х',
};
