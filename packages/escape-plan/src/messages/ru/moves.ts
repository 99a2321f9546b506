// biome-ignore-all lint/suspicious/noTemplateCurlyInString: `$` is a currency sign, and braces are ICU message syntax.
import type { MOVES as ENGLISH_MOVES, STEPS as ENGLISH_STEPS } from '../en/moves.ts';

export const MOVES: Readonly<Record<keyof typeof ENGLISH_MOVES, string>> = {
  'move.decline': 'Пропустить',
  'move.decline@unlockForCash': 'Ничего не разблокировать',
  'move.decline@useDisc': 'Приберечь диск и не ходить',
  'move.decline@openClosed': 'Остаться снаружи',
  'move.decline@buyFixer': 'Ничего не покупать',
  'move.decline@takeCan': 'Не брать канистру',
  'move.decline@buyEquipment': 'Ничего не покупать',
  'move.decline@openLocker': 'Не открывать тайник',
  'move.decline@healOne': 'Не лечиться',
  'move.decline@payChurch': 'Не платить',
  'move.decline@buyHealing': 'Не лечиться',
  'move.decline@exitReward': 'Ничего не брать',
  'move.decline@groupBonus': 'Не брать бонус',
  'move.decline@unlockAsset': 'Ничего не разблокировать',
  'move.placeTile': 'Выложить: {tile}',
  'move.openHaunt': 'Открыть: {haunt}',
  'move.useDisc': 'Потратить диск на полный ход',
  'move.rest': 'Отдых: карты снова готовы, актив разблокирован',
  'move.setOut': 'Вылазка: перемещение, погоня, визит',
  'move.passTurn': 'Пропустить ход',
  'move.endTurn': 'Закончить ход',
  'move.travel': '{escapeIs, select, true {Побег: {to}} other {→ {to}}}',
  'move.stepByStep': 'Шаг за шагом',
  'move.stepTo':
    '{byIs, select, ride {{means}} other {{by}}}: {to}{byIs, select, ride {} other {{meansCount, select, 0 {} other {, {means}}}}}, {points} ОД',
  'move.returnCan': 'Потратить канистру: +1 ОД',
  'move.arrive': '{escapeIs, select, true {Бежать отсюда} other {Закончить путь здесь}}',
  'move.turnBack': 'Повернуть назад: остановиться негде',
  'move.endEvading':
    '{left, plural, =0 {Дальше} one {Хватит уходить: # рана} few {Хватит уходить: # раны} many {Хватит уходить: # ран} other {Хватит уходить: # раны}}',
  'move.takeWound': 'Получить рану',
  'move.takeHandcuffs': 'Взять наручники{boxedIs, select, none {} other {, потерять актив «{boxed}»}}',
  'move.useKey':
    'Открыть {colourIs, select, master {отмычкой} green {зелёным ключом} black {чёрным ключом} brown {коричневым ключом} other {({colour})}}',
  'move.takeKey': 'Взять {colour} ключ',
  'move.buyFixer': 'Купить: {fixer}',
  'move.takeCan': 'Взять канистру',
  'move.buyEquipment': 'Купить: {equipment}',
  'move.openLocker': 'Открыть {locker} тайник{keyIs, select, master { отмычкой} other {}}',
  'move.heal': 'Вылечить {wounds, plural, one {# рану} few {# раны} many {# ран} other {# раны}}',
  'move.payChurch': 'Пожертвовать церкви: розыск −1',
  'move.receiveIncome': 'Получить доход',
  'move.takeExitTile': 'Вытянуть жетоны выезда и оставить один',
  'move.takeContact': '{kind} · {card}',
  'move.putContact': '{whereIs, select, box {Выпроводить из города} other {Нанять в свободную ячейку}}',
  'move.replaceContact': 'Нанять; {card} уходит',
  'move.keepTile': 'Оставить жетон на ${value}k',
  'move.putItem': 'Положить в свободную ячейку',
  'move.replaceItem': 'Выбросить взамен {item}',
  'move.takeDisc': 'Взять диск доп. действия',
  'move.unlockAndMore': 'Разблокировать актив и кое-что ещё',
  'move.useContact':
    'Применить: {card}{doesIs, select, none {} loseNotoriety { — розыск −1} other { — уйти}}{officerIs, select, none {} inspector { против Инспектора} other { против {officer_gen}}}{tileIs, select, none {} other {, {tile}}}',
  'move.useFixer':
    'Пустить в ход: {fixer}{doesIs, select, none {} loseNotoriety { — розыск −1} other { — уйти}}{tileIs, select, none {} other {, {tile}}}',
  'move.useEquipment':
    'Надеть {equipment_acc}{officerIs, select, none {} other { против {officer_gen}}}{tileIs, select, none {} other {: {tile}}}',
  'move.useFirstAid': 'Первая помощь: вылечить 1',
  'move.useMember':
    'Отправить бандита{doesIs, select, loseNotoriety {: розыск −1} other {, чтобы уйти от копов}}{tileIs, select, none {} other {: {tile}}}',
  'move.returnMember': 'Отправить бандита домой: {headquarters}',
  'move.useAsset': 'Использовать актив «{asset}»{tileIs, select, none {} other {, {tile}}}',
  'move.moveOfficer':
    '{officerIs, select, federal {Федерал} local {Местный коп} swat {Спецназовец} other {Коп}}: {from} → {to}',
  'move.removeOfficer':
    'Убрать из города {officerIs, select, federal {федерала} local {местного копа} swat {спецназовца} other {({officer})}}: {from}',
  'move.payEscape': '{short, plural, =0 {Заплатить и покинуть город} other {Сдаться: не хватает $#k}}',
  'move.unlock': 'Разблокировать: {asset}',
};

export const STEPS: Readonly<Record<keyof typeof ENGLISH_STEPS, string>> = {
  'step.unlockForCash': 'Вас почти никто не ищет: можно за ${price}k разблокировать актив. Какой?',
  'step.placeTile': 'Город растёт: какой квартал выложите и куда?',
  'step.openSite': 'Что откроется {site_at}?',
  'step.useDisc': 'У вас есть диск. Потратить его сейчас, чтобы сходить ещё раз?',
  'step.chooseTurn': 'Ваш ход: вылазка или отдых? Контакты, вещи и активы можно пустить в ход заранее.',
  'step.travel': 'Куда? Придётся уйти от каждого копа в кварталах, которые вы покинете.',
  'step.stepByStep': 'Осталось {points} ОД. Вы здесь: {at}. Куда дальше?',
  'step.evade':
    '{tilesCount, plural, =0 {На хвосте никого. Можно применить карту со звездой, чтобы поднять розыск, или идти дальше.} other {У вас на хвосте копы: {tiles}. Каждый, от кого не уйдёте, ранит вас.}}',
  'step.takeWound':
    'Вам {left, plural, one {грозит # рана} few {грозят # раны} many {грозит # ран} other {грозит # раны}}{inTurnIs, select, true {; сначала можно пустить в ход карты и вещи} other {}}.',
  'step.takeHandcuffs': 'Зелёных кубиков не осталось: на вас наручники. Какой актив отдаёте?',
  'step.openClosed': 'Дверь закрыта: {haunt}. Чем откроете?',
  'step.takeKey': 'Вас ждёт ключ. Какого цвета?',
  'step.buyFixer': 'Можно купить один жетон фиксера. Какой?',
  'step.takeCan': 'Канистру на дорожку? Каждая даёт 1 ОД, один раз.',
  'step.buyEquipment': 'Можно купить {boughtCount, select, 0 {снаряжение} other {ещё один предмет, другого вида}}.',
  'step.openLocker': 'Можно открыть один тайник.',
  'step.healOne': 'Клиника может вылечить одну рану. Лечим?',
  'step.payChurch': 'Пожертвование церкви отшибает людям память: платите?',
  'step.buyHealing': 'Больница просит денег. Сколько ран лечим?',
  'step.exitReward': 'Вы у выезда: что берёте?',
  'step.takeContact': 'Кого выбираете? Потом — нанять или выпроводить из города.',
  'step.placeContact': '{card}: нанять, взять вместо своего контакта или выпроводить из города?',
  'step.keepTile': 'Из {stack} вам выпало: {drawn}. Что оставите?',
  'step.storeItem': 'Куда положить {item}? Выброшенный взамен жетон выходит из игры, и розыск +1.',
  'step.endTurn': 'Всё сделано? Пока ход не закончен, ещё можно использовать то, что есть.',
  'step.groupBonus':
    '{group, select, 2 {Вы побывали во всех трёх убежищах} other {Вы обошли целую группу заведений}}: берите бонус.',
  'step.moveOfficer': 'Какого копа и куда отправите? Можно: {officers_or}.',
  'step.removeOfficer': 'Кого убираем из города? Можно: {officers_or}.',
  'step.returnMember': 'В какой штаб вернётся бандит?',
  'step.unlockAsset':
    '{optionalIs, select, true {Можно разблокировать актив. Какой?} other {Разблокируйте актив. Какой?}} Он займёт самую дорогую свободную ячейку.',
  'step.payEscape':
    'Вы на выезде из города{short, plural, =0 {: платите — и вы на свободе} other {. Выезд стоит ${price}k, и вам не хватает $#k}}.',
  'step.moveNearer': 'Копы сжимают кольцо вокруг квартала {toward}: придвиньте одного.',
};
