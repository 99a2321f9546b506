// biome-ignore-all lint/suspicious/noTemplateCurlyInString: `$` is a currency sign, and braces are ICU message syntax.
import type { EVENTS as ENGLISH } from '../en/events.ts';

/** Sentences are in the present tense, which has no gender. Names stay in the nominative. */
export const EVENTS: Readonly<Record<keyof typeof ENGLISH, string>> = {
  'event.bossDealt': '{seatIs, select, you {Ваш босс} other {Босс игрока {seat}}} — {boss}, стартовый капитал ${sum}.',
  'event.resourceDealt':
    '{seat} {seatIs, select, you {тянете} other {тянет}} ресурс{resourceIs, select, hidden {} other { «{resource}»}}.',
  'event.resourceKept':
    '{seat} {seatIs, select, you {оставляете} other {оставляет}} себе {resourceIs, select, hidden {один ресурс из двух} other {ресурс «{resource}»}}.',
  'event.resourceShown': '{seat} {seatIs, select, you {выкладываете} other {выкладывает}} ресурс «{resource}».',
  'event.resourceActivated':
    '{seatIs, select, you {У вас} other {У игрока {seat}}} начинает работать ресурс «{resource}».',
  'event.resourceStopped':
    '{seatIs, select, you {Ваш ресурс} other {Ресурс игрока {seat}}} «{resource}» прикрывают навсегда.',
  'event.jobLaid': 'Новое дело: «{job}».',
  'event.henchmanLaid': 'Новое лицо на бирже: {henchman}.',
  'event.deckRenewed': 'Из сброса складывается новая {deck}.',
  'event.turnBegan':
    '{extraIs, select, true {{seatIs, select, you {Ваш дополнительный ход} other {Ещё раз ходит {seat}}}} other {{seatIs, select, you {Ваш ход} other {Ходит {seat}}}}}.',
  'event.turnEnded': '{seat} {seatIs, select, you {заканчиваете} other {заканчивает}} ход.',
  'event.topLookedAt':
    '{seat} {seatIs, select, you {подсматриваете} other {подсматривает}} верхнюю карту {deckIs, select, jobs {колоды дел} other {колоды подручных}}{cardIs, select, hidden {} other {: {deckIs, select, jobs {«{card}»} other {{card}}}}}.',
  'event.incomeReceived': '{seat} {seatIs, select, you {получаете} other {получает}} ${sum} {reason}.',
  'event.gangSynchronised':
    'Не в строю все: {seatIs, select, you {ваша банда} other {банда игрока {seat}}} целиком возвращается.',
  'event.memberMobilised':
    '{seat} {cost, select, 0 {} other {за ${cost} }}{seatIs, select, you {возвращаете} other {возвращает}} в строй бандита: {member}.',
  'event.gangMobilised':
    '{seat} {seatIs, select, you {возвращаете} other {возвращает}} в строй всю банду{cost, select, 0 {} other { за ${cost}}}.',
  'event.memberMadeAvailable':
    'Ресурс «{by}» возвращает в строй бандита: {member} ({seatIs, select, you {ваша банда} other {банда игрока {seat}}}).',
  'event.henchmanRecruited':
    '{seat} {seatIs, select, you {нанимаете} other {нанимает}} {cost, select, 0 {бесплатно} other {за ${cost}}}: {henchman}.',
  'event.jobAnnounced':
    '{seat} {seatIs, select, you {идёте} other {идёт}} на дело «{job}»{cost, select, 0 {} other {, заплатив ${cost}}}.',
  'event.skillIgnored': 'Хай-тек выручает: {skill_inside} больше не нужен.',
  'event.memberActivated':
    '{by} {byIs, select, you {отправляете} other {отправляет}} на дело{borrowedIs, select, true {{seatIs, select, you { вашего бандита} other { бандита игрока {seat}}}} other {}}: {member}.',
  'event.memberDistracted':
    '{by} {byIs, select, you {отвлекаете} other {отвлекает}} {seatIs, select, you {вашего бандита} other {бандита игрока {seat}}}: {member}.',
  'event.jobDone':
    '{seat} {seatIs, select, you {проворачиваете} other {проворачивает}} дело «{job}»{partnersCount, plural, =0 {} one {, подельник: {partners}} few {, подельники: {partners}} many {, подельники: {partners}} other {, подельники: {partners}}}.',
  'event.moneyStolen':
    '{seat} {seatIs, select, you {крадёте} other {крадёт}} ${sum} у {fromIs, select, you {вас} other {игрока {from}}}.',
  'event.henchmanLost': '{seat} {seatIs, select, you {теряете} other {теряет}} подручного ({cause}): {henchman}.',
  'event.henchmanHospitalised':
    '{seatIs, select, you {Ваш подручный} other {Подручный игрока {seat}}} попадает в больницу ({cause}): {henchman}.',
  'event.henchmanTakenBack':
    '{seat} {seatIs, select, you {забираете} other {забирает}} из больницы подручного: {henchman}.',
  'event.skillLearned': 'Дело «{job}» — хорошая школа: {member} теперь ещё и {skill_inside}.',
  'event.extraTurnEarned': '{seat} {seatIs, select, you {получаете} other {получает}} ещё один ход.',
  'event.extraTurnDeclined':
    '{seat} {seatIs, select, you {отказываетесь} other {отказывается}} от дополнительного хода.',
  'event.passed': '{seat} {seatIs, select, you {пасуете} other {пасует}}.',
  'event.jobDiscarded': '{seat} {seatIs, select, you {сбрасываете} other {сбрасывает}} дело «{job}».',
  'event.henchmanDiscarded':
    '{seat} {seatIs, select, you {прогоняете} other {прогоняет}} с биржи подручного: {henchman}.',
  'event.chapterEnded':
    '{seat} {seatIs, select, you {завершаете} other {завершает}} главу {chapter, select, 1 {I} 2 {II} other {III}}.',
  'event.chapterBegan': 'Начинается глава {chapter, select, 1 {I} 2 {II} other {III}}.',
  'event.gangWarFought':
    'Война банд! Наёмники: {mercenaries}. {winnerIs, select, nobody {Победителя нет} you {Победа за вами} other {Побеждает {winner}}}.',
  'event.snitchRevealed':
    'Стучит {snitch}: каждой банде {number, plural, one {нужен # информатор} few {нужны # информатора} many {нужно # информаторов} other {нужно # информатора}}.',
  'event.snitchPaid':
    '{due, select, 0 {{seatIs, select, you {У вас} other {У игрока {seat}}} информаторов хватает.} other {{paid, select, 0 {{seatIs, select, you {Вам} other {Игроку {seat}}} нечем заплатить стукачу ${due}.} other {{seat} {seatIs, select, you {платите} other {платит}} ${paid} из ${due} за молчание стукача.}}}}',
  'event.gameEnded': 'Игра окончена: {by}.',

  'bySeat.mercenaries': '{seatIs, select, you {вы} other {{seat}}} — {amount}',
};
