// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the dollar sign is a currency, and the braces are placeholders of ICU messages.
import type { STAGE as ENGLISH } from '../en/stage.ts';

/** Texts of the stage: the clock, visits, offers, evading, the end. */
export const STAGE: Readonly<Record<keyof typeof ENGLISH, string>> = {
  'stage.name': 'Что происходит',
  'clock.name': 'Время',
  'clock.day': 'День {day}',
  'clock.before': 'до утра',

  'crossed.line':
    '{whoIs, select, you {Вы переходите} other {{name} переходит}} {line, select, 0 {первый} 1 {второй} other {третий}} порог.',
  'crossed.movers': '{you, select, true {Теперь вы придвигаете копа.} other {Копа придвигают: {names}.}}',

  'visit.at': 'Визит: {place}',
  'visit.rest': 'Отдых',
  'visit.done': 'сделано',
  'visit.skipped': 'пропущено',
  'visit.now': 'сейчас',
  'visit.next': 'впереди',
  'visitStep.openClosed': 'Открыть дверь',
  'visitStep.meetThieves': 'розыск +1 за каждого',
  'visitStep.placeCube': 'Кубик и доля',
  'visitStep.lieLow': 'Розыск −1',
  'visitStep.takeKey': 'Ключ',
  'visitStep.buyFixer': 'Жетон фиксера',
  'visitStep.hireGang': 'Нанять банду',
  'visitStep.takeCan': 'Канистра',
  'visitStep.buyEquipment': 'Снаряжение',
  'visitStep.openLocker': 'Тайник',
  'visitStep.unlockAsset': 'Разблокировка',
  'visitStep.healOne': 'Вылечить',
  'visitStep.takeContact': 'Контакт',
  'visitStep.payChurch': 'Пожертвование',
  'visitStep.buyHealing': 'Лечение',
  'visitStep.drawAttention': 'Розыск +1',
  'visitStep.exitReward': 'Доход или жетон',
  'visitStep.turnUp': 'Всё снова готово',

  'offer.bonus': '{group, select, 2 {И сразу ${sum}k дохода.} other {И розыск −1.}}',
  'offer.inPlace': 'Вместо: {name}',
  'offer.stock': '{thing} ×{count}',
  'offer.onPlan': 'Ваш план: {value, select, income {доход сразу} other {${sum}k}} за визит',
  'offer.keyOpens':
    'Откроет тайник своего цвета: нужно {need}, у вас {have} · тянуть {draw, plural, one {# жетон} few {# жетона} many {# жетонов} other {# жетона}}',
  'offer.locker': 'Тайник: {tone}, осталось {count}',
  'offer.lockerNeeds':
    'Нужно {need}, у вас {have} · тянуть {draw, plural, one {# жетон} few {# жетона} many {# жетонов} other {# жетона}}',
  'offer.unlock': '{effect}{from, select, contact { Освободит ячейку контакта.} other { Освободит ячейку для вещи.}}',

  'evade.sendAway': 'Чтобы убрать с дороги остальных, сначала примените: {things}.',
  'evade.suggestion': 'Предложение',
  'evade.confirm':
    'Подтвердить: {cost, plural, =0 {бесплатно} other {$#k}}{stars, plural, =0 {} other {, +# к розыску}}, {wounds, plural, =0 {без ран} one {# рана} few {# раны} many {# ран} other {# раны}}',
  'evade.against': 'против: {officers}, {tile}',
  'evade.nobody': 'Никого: {tiles}.',
  'evade.whole': 'Весь квартал:',
  'evade.toll':
    '{can, select, true {Лейтенант берёт {sum} за этот квартал.} other {Лейтенант требует {sum}, а их у вас нет: 2 раны.}}',
  'evade.done': 'ушли',
  'evade.noWay': 'против него пока ничего нет',
  'evade.leave':
    '{count, plural, =0 {Дальше} one {Хватит: # рана} few {Хватит: # раны} many {Хватит: # ран} other {Хватит: # раны}}',
  'evade.wounds':
    '{count, plural, one {# коп ранит вас} few {# копа ранят вас} many {# копов ранят вас} other {# копа ранят вас}}: красных кубиков {red} из 3{cuffs, plural, =0 {} =1 {, наручники} one {, наручники # раз} few {, наручники # раза} many {, наручники # раз} other {, наручники # раза}}{assets, plural, =0 {} =1 {, минус актив} one {, минус # актив} few {, минус # актива} many {, минус # активов} other {, минус # актива}}.',
  'evade.arrest': 'Вас арестуют.',
  'evade.take':
    '{count, plural, =1 {Получить рану} one {Получить # рану} few {Получить # раны} many {Получить # ран} other {Получить # раны}}',
  'evade.back': 'Пока нет',

  'end.out': 'Вне города',
  'end.caught': 'Под арестом',
  'end.why':
    '{reason, select, exit {Не хватило денег на выезде: цена ${price}k{known, select, true {, было ${money}k} other {}}.} turn {В начале хода не было ${price}k.} other {После рассвета ещё в городе.}}',
  'end.nobody': 'Никто.',
  'end.plan': 'план «{plan}»',
};
