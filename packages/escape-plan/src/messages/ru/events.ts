// biome-ignore-all lint/suspicious/noTemplateCurlyInString: `$` is a currency sign, and braces are ICU message syntax.
import type { EVENTS as ENGLISH } from '../en/events.ts';

/** Sentences are in the present tense, which has no gender. Names stay in the nominative. */
export const EVENTS: Readonly<Record<keyof typeof ENGLISH, string>> = {
  'event.cityFounded': 'Город начинается с кварталов {tiles}.',
  'event.marketOpened': 'Первые контакты на примете: {contacts}.',
  'event.planDealt':
    '{seat} {seatIs, select, you {получаете} other {получает}} план побега{planIs, select, hidden {} other { «{plan}»}}.',
  'event.dayBegan': 'Начинается день {day}.',
  'event.partBegan': '{part}.',
  'event.patrolRevealed': 'У выезда {exit} появляется патруль.',
  'event.exitBlocked': 'Выезд {exit} перекрывают навсегда.',
  'event.tileTurnedUp': 'Следующий квартал на подходе: {tile}.',
  'event.officersArrived':
    '{tile}: {officersCount, plural, =0 {копов нет} one {прибывает {officers}} few {прибывают {officers}} many {прибывают {officers}} other {прибывают {officers}}}.',
  'event.tilePlaced': '{seat} {seatIs, select, you {выкладываете} other {выкладывает}} квартал: {tile}.',
  'event.hauntOpened': '{seat} {seatIs, select, you {открываете} other {открывает}} {place_acc}.',
  'event.turnOrderSet': 'Порядок хода: {order}.',
  'event.turnBegan': '{whoIs, select, you {Ваш ход} other {Ходит {who}}}.',
  'event.turnEnded': '{who} {whoIs, select, you {заканчиваете} other {заканчивает}} ход.',
  'event.rested': '{seat} {seatIs, select, you {отдыхаете} other {отдыхает}}.',
  'event.turnedUp':
    '{seatIs, select, you {Ваши контакты и снаряжение} other {Контакты и снаряжение игрока {seat}}} снова готовы.',
  'event.travelled':
    '{seat} {seatIs, select, you {перебираетесь} other {перебирается}} {from_from} {to_to}{cans, plural, =0 {} one {, минус # канистра} few {, минус # канистры} many {, минус # канистр} other {, минус # канистры}}{meansCount, select, 0 {} other {; помогает: {means}}}{escapeIs, select, true { — побег!} other {.}}',
  'event.turnedBack':
    '{seat} {seatIs, select, you {возвращаетесь} other {возвращается}} {place_to}. Путь негде закончить.',
  'event.officerEvaded':
    '{seat} {seatIs, select, you {уходите} other {уходит}} от {officerIs, select, federal {федерала} local {местного копа} swat {спецназовца} inspector {Инспектора} other {копа}} в квартале {tile}.',
  'event.evadingEnded':
    '{wounds, plural, =0 {{seat} {seatIs, select, you {ускользаете} other {ускользает}} незаметно.} one {{seatIs, select, you {Вас} other {Игрока {seat}}} настигает # коп.} few {{seatIs, select, you {Вас} other {Игрока {seat}}} настигают # копа.} many {{seatIs, select, you {Вас} other {Игрока {seat}}} настигают # копов.} other {{seatIs, select, you {Вас} other {Игрока {seat}}} настигают # копа.}}',
  'event.wounded': '{seat} {seatIs, select, you {получаете} other {получает}} рану.',
  'event.healed':
    '{seat} {seatIs, select, you {залечиваете} other {залечивает}} {wounds, plural, one {# рану} few {# раны} many {# ран} other {# раны}}.',
  'event.handcuffsTaken':
    '{seat} {seatIs, select, you {получаете} other {получает}} наручники{boxedIs, select, none {} other { и {seatIs, select, you {теряете} other {теряет}} актив «{boxed}»}}; красный кубик снова становится зелёным.',
  'event.visited':
    '{who} {whoIs, select, inspector {появляется {place_at} [I3]} lieutenant {появляется {place_at} [J3]} you {приходите {place_to}} other {приходит {place_to}}}.',
  'event.turnedAway':
    '{seat} {seatIs, select, you {остаётесь} other {остаётся}} {place_at}, но визит невозможен [L16].',
  'event.paid': '{seat} {seatIs, select, you {платите} other {платит}} ${sum}k {reason}.',
  'event.received': '{seat} {seatIs, select, you {получаете} other {получает}} ${sum}k {gain}.',
  'event.discTaken':
    '{who} {whoIs, select, you {берёте} other {берёт}} диск доп. действия{whoIs, select, inspector { [I5, I6]} lieutenant { [J13, I5]} other {}}.',
  'event.discReturned':
    '{who} {whoIs, select, you {тратите} other {тратит}} диск, чтобы сходить ещё раз{whoIs, select, inspector { [I9]} lieutenant { [I9]} other {}}.',
  'event.keyTaken': '{seat} {seatIs, select, you {берёте} other {берёт}} {colour} ключ.',
  'event.keyUsed': '{seat} {seatIs, select, you {тратите} other {тратит}} {colour} ключ.',
  'event.cubePlaced':
    '{who} {whoIs, select, you {ставите} other {ставит}} кубик {hauntIs, select, casino {в казино} bar {в баре} restaurant {в ресторане} gym {в спортзале} nightclub {в ночном клубе} gallery {в галерее} safeHouse1 {в убежище 1} safeHouse2 {в убежище 2} safeHouse3 {в убежище 3} other {({haunt})}}{whoIs, select, inspector { [{hauntIs, select, safeHouse1 {I6} safeHouse2 {I6} safeHouse3 {I6} other {I5}}]} lieutenant { [{hauntIs, select, safeHouse1 {I6} safeHouse2 {I6} safeHouse3 {I6} other {I5}}]} other {{hexagonIs, select, income {, на гекс дохода} other {}}}}.',
  'event.businessClosed': 'Закрывается {haunt}.',
  'event.gangHired': '{seat} {seatIs, select, you {нанимаете} other {нанимает}} банду {place_at}.',
  'event.memberReturned': '{seatIs, select, you {Ваш бандит} other {Бандит игрока {seat}}} возвращается {place_to}.',
  'event.canTaken': '{seat} {seatIs, select, you {берёте} other {берёт}} канистру.',
  'event.tilesDrawn':
    '{seat} {seatIs, select, you {тянете} other {тянет}} {drawnCount, plural, one {# жетон} few {# жетона} many {# жетонов} other {# жетона}} {stackIs, select, exits {выезда} other {из {stack}}}{seatIs, select, you {: {drawn}} other {}}.',
  'event.tileKept':
    '{seat} {seatIs, select, you {оставляете} other {оставляет}} себе один {valueIs, select, hidden {} other {на ${value}k }}из {stack}.',
  'event.itemStored': '{seat} {seatIs, select, you {кладёте} other {кладёт}} в ячейку {item}.',
  'event.itemReplaced': '{seat} {seatIs, select, you {меняете} other {меняет}} {replaced} на {item}.',
  'event.contactChosen': '{seat} {seatIs, select, you {выбираете} other {выбирает}} контакт: {card}.',
  'event.contactPlaced': '{seat} {seatIs, select, you {нанимаете} other {нанимает}} контакт: {card}.',
  'event.contactReplaced': '{seat} {seatIs, select, you {меняете} other {меняет}} контакт: {replaced} → {card}.',
  'event.contactBoxed':
    '{seat} {seatIs, select, you {выпроваживаете} other {выпроваживает}} контакт из города: {card}.',
  'event.contactRevealed': 'Новый контакт на примете: {card}.',
  'event.contactUsed': '{seat} {seatIs, select, you {обращаетесь} other {обращается}} к контакту: {card}.',
  'event.equipmentUsed': '{seat} {seatIs, select, you {пускаете} other {пускает}} в ход снаряжение «{equipment}».',
  'event.fixerUsed': '{seat} {seatIs, select, you {пускаете} other {пускает}} в ход жетон фиксера «{fixer}».',
  'event.firstAidUsed': '{seat} {seatIs, select, you {оказываете} other {оказывает}} себе первую помощь.',
  'event.assetUnlocked': '{seat} {seatIs, select, you {снимаете} other {снимает}} блокировку с актива «{asset}».',
  'event.assetBoxed':
    '{seat} {seatIs, select, you {снимаете} other {снимает}} блокировку с актива «{asset}», но все ячейки активов заняты: он уходит в коробку [U2].',
  'event.assetUsed': '{seat} {seatIs, select, you {используете} other {использует}} актив «{asset}».',
  'event.officerMoved':
    '{officerIs, select, federal {Федерал} local {Местный коп} swat {Спецназовец} other {Коп}} переходит: {from} → {to}.',
  'event.officerRemoved':
    '{officerIs, select, federal {Федерал} local {Местный коп} swat {Спецназовец} other {Коп}} из квартала {from} навсегда покидает город.',
  'event.notorietyGained':
    '{who} {whoIs, select, you {привлекаете} other {привлекает}} внимание: розыск +1{whoIs, select, inspector { [I4–I8]} lieutenant { [I4–I8]} other {}}.',
  'event.notorietyLost':
    '{who} {whoIs, select, you {залегаете} other {залегает}} на дно: розыск −1{whoIs, select, inspector { [I6–I8]} lieutenant { [I6–I8]} other {}}.',
  'event.notorietyAdjusted': '{whoIs, select, you {Ваш розыск:} other {{who}: розыск}} {from} → {to}.',
  'event.lineCrossed':
    '{who} {whoIs, select, you {переходите} other {переходит}} {line, select, 0 {первый} 1 {второй} other {третий}} порог: копы сжимают кольцо [N3{whoIs, select, inspector {, I12, I15} lieutenant {, I12, I15} other {}}].',
  'event.escaped':
    '{who} {whoIs, select, you {вырываетесь} other {вырывается}} из города!{whoIs, select, lieutenant { [J8]} other {}}',
  'event.arrested': '{seatIs, select, you {Вы арестованы} other {{seat} под арестом}}.',
  'event.automatonRevealed':
    '{who} {fitsIs, select, true {направляется {card_to}} other {пропускает карту «{card}»}} [{whoIs, select, inspector {I3} other {J3}}].',
  'event.automatonStayed':
    '{who} не находит подходящей карты, остаётся на месте и ничего не делает [{whoIs, select, inspector {I3} other {J11}}].',
  'event.automatonTookContact':
    '{whoIs, select, inspector {Инспектор выпроваживает контакт из города: {card} [I5, I13]} other {Лейтенант забирает себе контакт: {card} [J5]}}.',
  'event.tilesTakenUnseen':
    '{whoIs, select, inspector {Инспектор не глядя убирает в коробку {pile} [I7, I8]} other {Лейтенант не глядя забирает в кучку {pile} [J6]}}.',
  'event.fixerBoxed': 'Жетон фиксера «{fixer}» пропадает с рынка [I6].',
  'event.keyBoxed': 'Пропадает {colour} ключ {haunt_from} [I6].',
  'event.lieutenantShown':
    'План Лейтенанта — «{plan}»{pilesCount, select, 0 {} other {; его кучки стоят {piles}}} [J9].',
  'event.handShown':
    '{seatIs, select, you {У вас} other {У игрока {seat}}} ${cash}k и план «{plan}»{itemsCount, select, 0 {} other {; вещи: {items}}}.',
  'event.gameEnded': 'Игра окончена.',
};
