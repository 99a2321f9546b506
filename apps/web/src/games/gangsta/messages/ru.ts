import type { TABLE as ENGLISH } from './en.ts';

export const TABLE: Readonly<Record<keyof typeof ENGLISH, string>> = {
  'status.line':
    '{chapter, select, 1 {Глава I} 2 {Глава II} other {Глава III}} · {chapter, select, 3 {конец игры} other {конец}} при {members} бандитах · {seatIs, select, you {{extraIs, select, true {ваш доп. ход} other {ваш ход}}} other {{extraIs, select, true {доп. ход: {seat}} other {ходит {seat}}}}}',

  'sign.money': '${sum}',
  'sign.gain': '+${sum}',
  'sign.loss': '−${sum}',
  'sign.lost': '−',
  'sign.influence': '{count}',
  'sign.someInfluence': '{count}+?',
  'sign.turn': '▶',
  'sign.leaves': '→',
  'sign.learn': '+{letter}',

  'waits.resource': 'какой ресурс оставить',
  'waits.callBack': 'кого вернуть в строй',
  'waits.act': 'какое действие выбрать',
  'waits.job': 'как провернуть дело',
  'waits.giveUp': 'кого отдать',
  'waits.end': 'как закончить ход',

  'board.chapter': '{chapter, select, 1 {Глава I} 2 {Глава II} other {Глава III}}',
  'board.over': 'Игра окончена',
  'board.endedBy': 'Причина: {reason}.',
  'board.jobs': 'Дела',
  'board.pool': 'Биржа',
  'board.gap': 'Пусто',
  'board.found': 'Из колоды',
  'board.foundTitle': 'Верхняя карта колоды, её видите только вы',
  'board.inDeck':
    '{count, plural, =0 {Колода пуста} one {В колоде # карта} few {В колоде # карты} many {В колоде # карт} other {В колоде # карты}}',
  'board.discards':
    '{count, plural, =0 {Сброс пуст} one {В сбросе # карта} few {В сбросе # карты} many {В сбросе # карт} other {В сбросе # карты}}',
  'board.seen': 'Верхнюю карту видели: {seats}',
  'board.seenByYou': 'Вы знаете верхнюю карту',
  'board.pass': '{sum, plural, =0 {Пас} other {Пас и взять $#}}',
  'board.hauls': 'Дела всех игроков',
  'board.haul': '{count, plural, =0 {нет дел} one {# дело} few {# дела} many {# дел} other {# дела}}',

  'threats.members': '{largest}/{threshold}',
  'threats.canEnd':
    '{chapter, select, 3 {конец игры} other {конец главы}} {whenIs, select, certain {этим ходом} thisTurn {возможен этим ходом} other {возможен следующим ходом}}',
  'threats.when': '{whenIs, select, nextTurn {следующим ходом} other {этим ходом}}',
  'threats.talked': '{count} из {total}',

  'face.covered': 'есть',
  'face.learned': '{skill}: навык, выученный на деле',
  'face.price': 'Цена ${sum}',
  'face.influence': 'Влияние: {count}',
  'face.resourceInfluence': 'Влияние в конце, если действует: {count}',
  'face.leaves': 'Останется ${sum}',
  'face.short': 'Не хватает ${sum}',
  'face.activated': 'Не в строю',
  'face.boss': 'Босс',
  'face.memberOf': '{name} ({seat})',
  'face.money': 'Деньги:',
  'face.banked': '${sum} в банке',
  'face.bankedTitle': 'Из них ${sum} лежат в банке: никто не украдёт',
  'face.totals': 'Навыки: сколько в строю и сколько всего',
  'face.total': '{skill}: в строю {ready} из {all}',
  'face.close': 'Закрыть',

  'reward.plain':
    '{sum, plural, =0 {Только влияние: {count}.} other {{count, plural, =0 {Приносит ${sum}.} other {Приносит ${sum}, влияние: #.}}}}',
  'reward.income': 'Приносит ${sum}.',
  'reward.influence': 'Влияние: {count}.',
  'reward.theft': 'Украсть до ${sum} у одного соперника.',
  'reward.diversion':
    'Отвлечь до {count, plural, one {# бандита} few {# бандитов} many {# бандитов} other {# бандита}} соперников.',
  'reward.assassinate': 'Соперник теряет подручного ровно с двумя навыками.',
  'reward.mobilise': 'Верните в строй всю банду.',
  'reward.recruit': 'Сразу нанять за обычную цену.',
  'reward.learn': 'Один из участников учится: {skill}.',
  'reward.again': 'Ещё один ход.',
  'reward.shared': 'Если участвуют другие банды: по ${sum} каждой.',

  'stage.label': 'Что происходит',
  'stage.underway': 'Идёт дело «{job}»',
  'stage.needs': 'Нужно',
  'stage.gear': 'Хай-тек заменит один из навыков:',
  'stage.nobodyYet': 'Пока никто не пошёл.',
  'stage.send': 'Отправить предложенный состав ({count})',
  'stage.sendCrew': 'Отправить: {members}',
  'stage.crew': 'На деле',
  'stage.sharedDeal': 'Отправьте и чужих: каждая банда на деле получит ${sum}, ваша тоже.',
  'stage.finishes': 'Завершит дело',
  'stage.leaves': 'Останется',
  'stage.becomes': 'Станет',
  'stage.steal': 'Чьи деньги вы берёте?',
  'stage.loot': '{sum, plural, =0 {Брать нечего} other {Вы берёте $#}}',
  'stage.assassinate': 'Кто потеряет подручного ровно с двумя навыками? Кого именно, решит жертва.',
  'stage.divert':
    'Отвлеките {count, plural, =1 {ещё одного бандита} one {до # бандита} few {до # бандитов} many {до # бандитов} other {до # бандита}} соперников: не в строю, пока не вернут.',
  'stage.giveUp': 'Кто уходит?',
  'stage.learn': 'Кто из участников учится? Карта ляжет под этого бандита и сделанным делом считаться не будет.',
  'stage.takeBack': 'Кто выходит из больницы? Бесплатно и сразу в строй.',
  'stage.makeAvailable': 'Кто вернётся в строй бесплатно?',
  'stage.resources': 'Оставьте 1 из 2 ресурсов. Он начнёт действовать, как только у банды будут его навыки.',
  'stage.othersChoose': 'Ждём, пока все выберут по ресурсу',

  'news.title': 'Что коснулось всех',
  'news.read': 'Ясно{left, select, 0 {} other {, ещё {left}}}',
  'news.chapter':
    '{seatIs, select, you {Вы завершаете} other {{seat} завершает}} главу {chapter, select, 1 {I: подъёмные} 2 {II} other {III}}',
  'news.income': '+${sum}: навыков меньше',
  'news.noIncome': 'Навыков у всех банд поровну: подъёмных не получает никто.',
  'news.war':
    '{seatIs, select, you {Вы завершаете} other {{seat} завершает}} главу II: война банд! {winnerIs, select, nobody {Ничья: каждый кого-то теряет} you {Победа за вами} other {Побеждает {winner}}}',
  'news.mercenaries':
    '{count, plural, =0 {без наёмников} one {# наёмник} few {# наёмника} many {# наёмников} other {# наёмника}}',
  'news.snitch':
    'Стучит {snitch}: {number, plural, one {# информатор} few {# информатора} many {# информаторов} other {# информатора}} или платите',
  'news.paid':
    '{due, plural, =0 {информаторов хватает} other {{paid, plural, =0 {долг ${due}, а платить нечем} other {заплачено ${paid} из ${due}}}}}',
  'news.lost': 'потеря: {henchman}',
  'news.wounded': 'в больнице: {henchman}',

  'own.gang': '{count, plural, one {# бандит} few {# бандита} many {# бандитов} other {# бандита}}',
  'own.members':
    '{count, plural, one {# бандит} few {# бандита} many {# бандитов} other {# бандита}} из {threshold}, при которых закончится {threshold, select, 9 {игра} other {глава}}',
  'own.influence': 'Уже набрано влияния за бандитов и дела: {count}',
  'own.jobs':
    '{count, plural, =0 {Сделанных дел нет} one {# сделанное дело} few {# сделанных дела} many {# сделанных дел} other {# сделанного дела}}',
  'own.jobsIn': '{chapter, select, 1 {I} 2 {II} other {III}}: {count}',
  'own.hospital': 'В больнице',
  'own.families': 'Семьи: сколько у вас / сколько у первого',
  'own.family': '{family} {own}/{most}',
  'own.pick': 'Выберите, кто вернётся в строй.',
  'own.mobilise':
    'Вернуть в строй {count, plural, one {# бандита} few {# бандитов} many {# бандитов} other {# бандита}} {cost, plural, =0 {бесплатно} other {за $#}}',
  'own.everybody': 'Всех ({count}) {cost, plural, =0 {бесплатно} other {за $#}}',
  'own.affordable': 'Сколько по карману: {count} {cost, plural, =0 {бесплатно} other {за $#}}',
  'own.tooMany': 'Денег хватит только на {count}.',
  'own.headquarters': 'Штаб: всех за $1',

  'rivals.turn': 'Сейчас ходит',
  'rivals.gang': '{count, plural, one {# бандит} few {# бандита} many {# бандитов} other {# бандита}}',
  'rivals.influence': 'Влияние бандитов и дел: {count}',
  'rivals.someInfluence': 'Влияние бандитов: {count}; дела пока тайна',
  'rivals.resource': '{resource} ({status}). {effect} Нужно: {needs}.',
  'rivals.jobs':
    '{count, plural, =0 {Сделанных дел нет} one {# сделанное дело} few {# сделанных дела} many {# сделанных дел} other {# сделанного дела}}',

  'hint.shared': 'по ${sum} каждой банде',
};
