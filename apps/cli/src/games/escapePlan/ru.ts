// biome-ignore-all lint/suspicious/noTemplateCurlyInString: `$` is a currency sign, and braces are ICU message syntax.
import type { TABLE as ENGLISH } from './en.ts';

/** The Russian messages that only the terminal needs to draw this game. The game's package has the others. */
export const TABLE: Readonly<Record<keyof typeof ENGLISH, string>> = {
  'table.over': 'игра окончена',
  'table.when': 'День {day}, {part}',
  'table.before': 'День {day}, до утра',
  'table.order': '{order}',
  'table.player': '{number} {name}',
  'table.exits': 'Выезды: {exits}',
  'table.exit':
    '№{exit} {stand, select, blocked {перекрыт ({size, plural, =0 {жетонов нет} one {# жетон} few {# жетона} many {# жетонов} other {# жетона}})} open {ОТКРЫТ, уйти за ${cost}k} other {{cards, select, 0 {без патруля} other {один патруль}}}}',

  'board.lead':
    '{number} {name} (вы) · {place} · ${cash}k · доход ${income}k · {rest, select, sun {☼ отдых есть} other {☾ отдых был}}',
  'board.notoriety':
    'розыск {row}{cubes}{penalty, select, 0 {} other { (−${penalty}k)}}{next, select, none {} other {, порог на {next}}}',
  'board.wounds': 'раны {wounds}',
  'board.firstAid': '{ready, select, true {первая помощь есть} other {первой помощи нет}}',
  'board.discs': '{count, plural, one {# диск} few {# диска} many {# дисков} other {# диска}}',
  'board.cans': '{count, plural, one {# канистра} few {# канистры} many {# канистр} other {# канистры}}',
  'board.members': '{count, plural, one {# бандит} few {# бандита} many {# бандитов} other {# бандита}}',
  'board.handcuffs': 'наручники ×{count}',
  'board.keys': 'ключи {keys}',
  'board.plan': 'План «{plan}»: {groups}',
  'board.planLine': '{haunt} {income, select, true {доход} other {{value}}}',
  'board.assets':
    'Активы: {ready, select, none {пока все под замком} other {{ready}}}{locked, select, none {} other {; под замком {locked}}}',
  'board.items':
    'Вещи: {items, select, none {нет} other {{items}}}{free, plural, =0 {} one {; # ячейка свободна} few {; # ячейки свободны} many {; # ячеек свободно} other {; # ячейки свободны}}',
  'board.contacts':
    'Контакты: {contacts, select, none {нет} other {{contacts}}}{free, plural, =0 {} one {; # ячейка свободна} few {; # ячейки свободны} many {; # ячеек свободно} other {; # ячейки свободны}}',

  'rival.human': '{number} {name}',
  'rival.bot': '{number} {name} (бот)',
  'rival.automaton': '{letter} {name}',
  'rival.notoriety': 'розыск {row}{cubes}',
  'rival.income': 'доход ${sum}k',
  'rival.visited': '{haunts, select, none {визитов пока нет} other {визиты: {haunts}}}',
  'rival.assets': 'активов готово {unlocked}, использовано {used}',
  'rival.cards': 'карт осталось {count}',
  'rival.lieutenant':
    '{contacts, plural, one {# контакт} few {# контакта} many {# контактов} other {# контакта}}, {piles, plural, one {# кучка} few {# кучки} many {# кучек} other {# кучки}}',

  'market.contacts': 'Контакты на примете ({deck} в колоде):',
  'market.fixers': 'Фиксер: {fixers, select, none {кончились} other {{fixers}}}',
  'market.equipment': 'Снаряжение: {equipment} · в запасе канистр {cans}, дисков {discs}',
  'market.tool': '{tool} ${cost}k {officers} ×{count}',
  'market.lockers': 'Тайники: {lockers} · Ключи: {keys}',
  'market.locker': '{colour} ×{count} от {number}',
  'market.keysOf': '{house} {keys, select, none {нет} other {{keys}}}',
  'market.haunts': 'Кубики: {haunts, select, none {пока ничего не открыто} other {{haunts}}}',
  'market.display': 'На подходе: {tiles}',

  'menu.space': 'Место {letter}, рядом с {tiles}',
  'menu.officer': '{tile}: {officer}',
  'menu.ways': '{count, plural, one {# способ} few {# способа} many {# способов} other {# способа}}',
  'menu.least':
    '{count, plural, =0 {путь свободен} one {минимум # коп} few {минимум # копа} many {минимум # копов} other {минимум # копа}}',
  'menu.income': '+доход',
  'menu.worth': '+${sum}k',

  'hint.wasted': 'сейчас БЕЗ ТОЛКУ',
  'hint.points':
    '{points} ОД{cans, plural, =0 {} one {, # канистра} few {, # канистры} many {, # канистр} other {, # канистры}}',
  'hint.means': 'помощь: {means}',
  'hint.leaves': 'покидаете {tiles}',
  'hint.stays': 'в том же квартале',
  'hint.tile': '{tile} {people}',
  'hint.turned': 'место {letter}, поворот {degrees}°, стыки: {joins, select, none {нет} other {{joins}}}',
  'hint.evades': 'уход от одного {officers}',
  'hint.escape': 'цена ${sum}k',

  'map.next': 'Кварталы на подходе, как они напечатаны:',
  'map.east': '… и дальше на восток:',

  'sign.money': '${sum}k',
  'sign.cost': '{sum, select, 0 {бесплатно} other {${sum}k}}{star, select, true {★} other {}}',
  'sign.thieves': '@{thieves}',
  'sign.heliport': '^',
  'sign.used': '({thing})',
  'sign.covered': '[{thing}]',
  'sign.done': '{thing}✓',
  'sign.closed': '{thing}✗',

  'short.green': 'зелёный тайник',
  'short.black': 'чёрный тайник',
  'short.brown': 'коричневый тайник',
  'short.exit': 'жетон выезда',

  'letter.federal': 'Ф',
  'letter.local': 'М',
  'letter.swat': 'С',
  'letter.inspector': 'И',
  'letter.lieutenant': 'Л',
  'letter.industrial': 'П',
  'letter.commercial': 'Д',
  'letter.residential': 'Ж',
  'letter.water': 'В',
  'letter.ferry': '~',

  'code.hospital': 'бол',
  'code.headquarters': 'шта',
  'code.businessSite': 'зав',
  'code.safeHouseSite': 'убе',
  'code.store': 'ма{letter}',
  'code.clinic': 'кли',
  'code.church': 'цер',
  'code.exit': 'вд{number}',
  'code.subwayStation': 'мет',
  'code.helicopterPad': 'пло',
  'code.casino': 'каз',
  'code.bar': 'бар',
  'code.restaurant': 'рес',
  'code.gym': 'спо',
  'code.nightclub': 'клу',
  'code.gallery': 'гал',
  'code.safeHouse1': 'уб1',
  'code.safeHouse2': 'уб2',
  'code.safeHouse3': 'уб3',

  'quick.snitch': 'убирает {officers}',
  'quick.fixer': 'диск',
  'quick.fighter': 'уход от {officers}',
  'quick.boxer': 'уход от {officers}',
  'quick.ninja': 'уход от {officers}',
  'quick.informer': 'розыск −1',
  'quick.bribe': 'двигает {officers}',
  'quick.rally': 'двигает {officers}',
  'quick.spy1': 'новый контакт',
  'quick.spy2': 'всё готово',
  'quick.spy3': 'разблокировка',
  'quick.sewer': 'под землёй {pattern}',
  'quick.medic': 'лечит 1',
  'quick.medevac': 'в больницу',
  'quick.gang': 'умение банды',
  'quick.chopper': 'полёт',
  'quick.generalStore': 'доход',
  'quick.stunt': 'уход от 1 любого',
  'quick.fastCar': 'от всех в квартале',
  'quick.jetSki': 'через воду',

  'legend.terrain':
    'Местность: П промзона, Д деловая зона, Ж жилая зона, В вода, ~ вода с паромом. Знак / — конец участка; та же буква по ту сторону границы квартала — тот же участок.',
  'legend.locations':
    'Локации: бол больница, шта штаб банды, ма магазин (A–D), кли клиника, цер церковь, вд выезд (1–3), мет станция метро, пло вертолётная площадка, зав и убе — места, где ещё ничего не открыто.',
  'legend.haunts':
    'Заведения: каз казино, бар, рес ресторан; спо спортзал, клу ночной клуб, гал галерея. уб1–уб3 убежища. ✓ вы там были, ✗ закрыто; каз:1И — кубики игрока 1 и Инспектора.',
  'legend.people':
    'Копы: Ф федерал, М местный, С спецназовец. За знаком @ — воры: игроки по номеру, И — Инспектор, Л — Лейтенант. ^ в квартале есть значки вертодрома.',
  'legend.marks':
    '▸ можно выбрать сейчас. (…) использовано, […] накрыто наручниками. ★ применение даёт розыск +1. + и − после розыска — кубики, которые сыграют после этой части дня. ● рана. ☼ можно отдохнуть, ☾ отдых уже был.',
  'legend.map':
    'На малой карте квартал занимает два ряда: кто там и что там. Соседи лежат выше, ниже и на полшага сбоку.',
  'help.ahead': 'e        путь к побегу: выезды, расстояния, цены, крайний срок',
};
