// biome-ignore-all lint/suspicious/noTemplateCurlyInString: `$` is a currency sign, and braces are ICU message syntax.
import type { MOVES as ENGLISH_MOVES, STEPS as ENGLISH_STEPS } from '../en/moves.ts';

export const MOVES: Readonly<Record<keyof typeof ENGLISH_MOVES, string>> = {
  'move.keepResource': 'Оставить: {resource}',
  'move.look': 'Подсмотреть',
  'move.decline': 'Пропустить',
  'move.decline@lookAtTop': 'Не смотреть',
  'move.decline@ignoreSkill': 'Без хай-тека',
  'move.decline@takeBack': 'Оставить в больнице',
  'move.decline@discard': 'Ничего не сбрасывать',
  'move.decline@steal': 'Ни у кого не красть',
  'move.decline@divert': 'Больше никого не отвлекать',
  'move.decline@assassinate': 'Ни по кому не бить',
  'move.decline@recruitAtOnce': 'Никого не нанимать',
  'move.decline@learn': 'Не обучать, оставить дело',
  'move.decline@makeAvailable': 'Никого не возвращать в строй',
  'move.mobilise': 'Вернуть в строй: {member}',
  'move.callHeadquarters': 'Вернуть в строй всю банду через штаб',
  'move.stopMobilising': 'Больше никого',
  'move.recruit': 'Нанять: {henchman}',
  'move.announce': 'Провернуть дело «{job}»',
  'move.pass': 'Пас',
  'move.ignoreSkill': 'Обойтись без навыка: {skill}',
  'move.activate': 'Отправить: {member}',
  'move.steal': 'Обокрасть: {from}',
  'move.divert': 'Отвлечь: {member}',
  'move.assassinate': 'Ударить по банде: {from}',
  'move.giveUp': '{henchman} уходит',
  'move.learn': 'Обучить: {member}',
  'move.takeBack': 'Забрать: {henchman}',
  'move.discardJob': 'Сбросить дело «{job}»',
  'move.discardHenchman': 'Прогнать: {henchman}',
  'move.makeAvailable': 'Вернуть в строй: {member}',
  'move.endTurn': 'Закончить ход',
  'move.declineExtraTurn': 'Закончить ход и отказаться от дополнительного',
};

export const STEPS: Readonly<Record<keyof typeof ENGLISH_STEPS, string>> = {
  'step.chooseResource': 'Вам достались два ресурса. Оставьте один: пока не выберут все, его никто не увидит.',
  'step.lookAtTop':
    'Можно подсмотреть верхнюю карту {deckIs, select, jobs {колоды дел} other {колоды подручных}}. Смотрим?',
  'step.mobilise':
    'Кого вернёте в строй перед действием? {free, plural, =0 {Каждый стоит $1.} =1 {Лидер вернёт одного бесплатно, дальше по $1.} one {Лидеры вернут бесплатно # бандита, дальше по $1.} few {Лидеры вернут бесплатно # бандитов, дальше по $1.} many {Лидеры вернут бесплатно # бандитов, дальше по $1.} other {Лидеры вернут бесплатно # бандита, дальше по $1.}}',
  'step.act': 'Что делаете: нанимаете подручного, идёте на дело или пасуете?',
  'step.ignoreSkill': 'Ваш хай-тек заменит один из навыков, нужных для дела. Какой?',
  'step.pullJob': 'Кто идёт на дело? {missingCount, plural, =1 {Ещё нужен} other {Ещё нужны}} {missing}.',
  'step.takeBack': 'Вы спасовали, и больница готова выписать пациентов. Кто возвращается?',
  'step.discard': 'Вы спасовали: можно сбросить одну карту со стола, взамен придёт новая.',
  'step.steal': 'За дело платят из чужого кармана: у кого крадёте ${sum}?',
  'step.divert':
    'Займите соперников: можно отвлечь ещё {left, plural, one {# бандита} few {# бандитов} many {# бандитов} other {# бандита}}.',
  'step.assassinate':
    'Один соперник может потерять подручного ровно с двумя навыками; кого отдать, решит сам. По чьей банде бьёте?',
  'step.giveUp':
    '{causeIs, select, gangWar {Из-за войны банд} snitch {Из-за стукача} other {Из-за покушения}} {seatIs, select, you {вы теряете} other {{seat} теряет}} подручного. Кто уходит?',
  'step.recruitAtOnce': 'Награда за дело: можно сразу нанять подручного. Кого?',
  'step.learn': 'Дело «{job}» может научить одного из участников. Кого?',
  'step.makeAvailable': 'Ресурс «{by}» вернёт в строй одного бандита. Кого?',
  'step.endTurn': 'Всё сделано. Пока ход не закончен, его ещё можно отменить.',
};
