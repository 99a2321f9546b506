// biome-ignore-all lint/suspicious/noTemplateCurlyInString: `$` is a currency sign, and braces are ICU message syntax.

export const PLANNER = {
  'planner.name': 'Планировщик побега',
  'planner.turns':
    '{turns, plural, =0 {Ходов не осталось} one {Остался # ход} few {Осталось # хода} many {Осталось # ходов} other {Осталось # хода}}{byDisc, plural, =0 {} one { (# с диском)} few { (# с дисками)} many { (# с дисками)} other { (# с дисками)}}',
  'planner.exit': 'Выезд {exit}',
  'planner.exitAt': 'Выезд {exit}, {tile}',
  'planner.chance': 'открыт с шансом {cases} из {of}',
  'planner.odds': 'открыт: {cases} из {of}',
  'planner.notPlaced': 'пока не в городе',
  'planner.noWay': 'пешком не добраться',
  'planner.here': 'вы уже там',
  'planner.turnsAway': '{turns, plural, one {# ход} few {# хода} many {# ходов} other {# хода}}',
  'planner.distance': '{turns, plural, one {# ход} few {# хода} many {# ходов} other {# хода}}, {points} ОД',
  'planner.onFoot': 'пешком {turns, plural, one {# ход} few {# хода} many {# ходов} other {# хода}}, {points} ОД',
  'planner.quicker':
    '{turns, plural, one {# ход} few {# хода} many {# ходов} other {# хода}}, {points} ОД, помогут: {means}{cost, plural, =0 {} other { ($#k)}}',
  'planner.can': 'канистра',
  'planner.via': 'через: {stops}',
  'planner.price': 'Выезд стоит ${now}k',
  'planner.priceNext': 'Выезд стоит ${now}k, после следующего побега ${next}k',
  'planner.priceNextShort': 'Цена ${now}k; если кто-то уедет раньше, ${next}k: не хватит ${short}k',
  'planner.hush':
    '{due, select, true {Каждый ваш ход стоит ${sum}k} other {Как только кто-то сбежит, каждый ход будет стоить ${sum}k}}',
  'planner.money': 'У вас будет ${cash}k',
  'planner.short': 'У вас будет ${cash}k: не хватает ${short}k',
  'planner.when': 'день {day}, {part}',
  'planner.bill': '{when}: цена ${cost}k, у вас будет ${cash}k',
  'planner.lastNow': 'Пора! Это последний ход, когда можно успеть',
  'planner.setOut': 'Выходите не позже: {when}',
  'planner.last': 'Последний шанс быть у выезда: {when}',
  'planner.never': 'Туда уже не успеть',
  'planner.tooLate': 'Сбежать уже не успеть: ходов не осталось',
  'planner.broke': 'Заплатить не выйдет: не хватает ${short}k',
  'planner.leavers': 'Раньше вас могут сбежать: {names}',
  'planner.lieutenant': 'Лейтенант может уйти в любой свой ход, самое позднее: {when}',
  'planner.declared': 'Вы бежите: заплатить ${cost}k, у вас ${cash}k',
} as const satisfies Record<string, string>;
