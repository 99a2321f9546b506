// biome-ignore-all lint/suspicious/noTemplateCurlyInString: `$` is a currency sign, and braces are ICU message syntax.
import type { OBSTACLES as ENGLISH } from '../en/obstacles.ts';

export const OBSTACLES: Readonly<Record<keyof typeof ENGLISH, string>> = {
  'whyNot.short': 'Не хватает ${sum}: цена ${cost}, у вас ${money}.',
  'whyNot.notThere': 'Этого уже нет на столе.',
  'whyNot.lacksOne':
    '{count, plural, =1 {Не хватает {skill_gen}} other {Не хватает # {skill_genMany}}}. В строю таких нет.',
  'whyNot.lacksSeveral': 'Ещё нужны {missing}. В строю таких нет.',
  'whyNot.lacksOneOut':
    '{count, plural, =1 {Не хватает {skill_gen}} other {Не хватает # {skill_genMany}}}. {outCount, plural, one {Подходит {out}, но не в строю} few {Подходят {out}, но не в строю} many {Подходят {out}, но не в строю} other {Подходят {out}, но не в строю}}.',
  'whyNot.lacksSeveralOut':
    'Ещё нужны {missing}. {outCount, plural, one {Подходит {out}, но не в строю} few {Подходят {out}, но не в строю} many {Подходят {out}, но не в строю} other {Подходят {out}, но не в строю}}.',
  'whyNot.lacksMore':
    '{missingCount, plural, =1 {Ещё нужен} other {Ещё нужны}} {missing}. Не в строю {out}, но и этого мало.',
  'whyNot.nobodyToBegin': 'Первым идёт кто-то из ваших, а нужного навыка в строю ни у кого нет: {missing}.',
  'whyNot.isOut': '{member}: не в строю.',
  'whyNot.isAvailable': '{member}: уже в строю.',
  'whyNot.ownOnly': 'На это дело идут только ваши бандиты.',
  'whyNot.ownFirst': 'Сначала отправьте кого-то из своей банды.',
  'whyNot.notNeeded': '{member} здесь не поможет. {missingCount, plural, =1 {Ещё нужен} other {Ещё нужны}} {missing}.',
  'whyNot.notYours': 'Этот бандит не из вашей банды.',
  'whyNot.yours': 'Выбрать можно только соперника.',
  'whyNot.alreadyPaid': 'В этом ходу вы уже заплатили за бандита.',
  'whyNot.noHeadquarters': 'Нужен действующий штаб, $1 и два бандита не в строю.',
  'whyNot.banked': 'Деньги игрока {from} в банке, украсть их нельзя.',
  'whyNot.noMoney': 'У игрока {from} нет денег.',
  'whyNot.notTwoSkilled': '{henchman}: навыков {count}, а нужно ровно 2.',
  'whyNot.nobodyTwoSkilled': 'У игрока {from} нет подручного ровно с 2 навыками.',
  'whyNot.neverBoss': 'Босса отдать нельзя.',
  'whyNot.notInCrew': '{member} в этом деле не участвует.',
  'whyNot.hasLearned': '{member}: один навык уже выучен, второй нельзя.',
  'whyNot.leadsAlready': '{member}: уже лидер.',
  'whyNot.noLeader': '{member}: не лидер.',
  'whyNot.noExtraTurn': 'Дополнительного хода нет, отказываться не от чего.',
};
