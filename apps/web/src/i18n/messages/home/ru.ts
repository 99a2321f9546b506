import type { HOME as ENGLISH } from './en.ts';

/** The messages of the pages around the table, in Russian. */
export const HOME: Readonly<Record<keyof typeof ENGLISH, string>> = {
  'home.title': 'Getaway',
  'home.claim': 'Две игры об ограблениях со встроенными правилами. Зовите подельников или играйте в одиночку.',
  'home.playNow': 'Играть',
  'home.learn': 'Научиться',
  'home.play': 'Новая партия',
  'home.kept': 'Ваши партии',
  'home.none': 'Партий пока нет. Всё, во что вы играете, хранится здесь, в этом браузере, ход за ходом.',
  'home.resume': 'Продолжить',
  'home.look': 'Посмотреть финал',
  'home.save': 'Сохранить в файл',
  'home.remove': 'Удалить',
  'home.removeSure': 'Удалить эту партию навсегда?',
  'home.keep': 'Оставить',
  'home.import': 'Открыть партию из файла',
  'home.unreadable': 'Партия, которую больше не прочесть',
  'home.due': 'Решает {name}',
  'home.won': '{count, plural, =0 {Победителя нет} =1 {Победа: {winners}} other {Победу делят {winners}}}',
  'home.changed': 'последний ход {when}',
  'home.choices': '{count, plural, one {# решение} few {# решения} many {# решений} other {# решения}}',
  'home.footer': 'Ещё',
  'home.back': 'Главная',
  'home.offline': 'Теперь можно играть и без сети.',
  'home.newVersion': 'Вышла новая версия Getaway.',
  'home.reload': 'Обновить',
  'home.later': 'Позже',

  'new.title': 'Новая партия: {game}',
  'new.seats': 'Кто играет?',
  'new.name': 'Имя на месте {number}',
  'new.kind': 'Кто играет на месте {number}',
  'new.human': 'Живой игрок',
  'new.bot': 'Бот, {level}',
  'new.character': 'Стиль бота на месте {number}',
  'new.add': 'Добавить место',
  'new.removeSeat': 'Убрать место {number}',
  'new.players': '{count, plural, one {# игрок} few {# игрока} many {# игроков} other {# игрока}}',
  'new.unofficial':
    'Коробка рассчитана на меньшее число игроков; этот стол допускает: {count, plural, one {# игрок} few {# игрока} many {# игроков} other {# игрока}}.',
  'new.botsSee': 'Боты видят только то, что видели бы вы на их месте.',
  'new.botsProof':
    'Откуда мы это знаем: бот никогда не получает настоящего состояния игры. Он получает вид со своего места и партии, воображённые по этому виду: всё скрытое вытягивается заново. Тесты берут случайные позиции, меняют всё, чего место не может знать, и не проходят, если какой-нибудь уровень выберет или ожидает иное. Каждый может повторить это на любом числе позиций: «{command}».',
  'new.untrained': 'Боты не тренировались с этим набором: они судят о картах по их действию.',
  'new.hotSeat': 'Устройство одно на всех: между ходами заставка всё скрывает.',
  'new.options': 'Варианты',
  'new.start': 'Начать игру',
  'new.sameName': 'Двух игроков зовут {name}. Дайте одному другое имя.',
  'new.emptyName': 'У места {number} нет имени.',
  'new.unseenName': 'В имени у места {number} есть невидимые символы. Введите его заново.',
  'new.person': 'Игрок {number}',
  'new.botName': '{number, select, 1 {Герцогиня} 2 {Ловкач} 3 {Марлоу} 4 {Клякса} other {Епископ}}',

  'pack.title': 'Набор карт',
  'pack.house': 'Встроенный',
  'pack.text':
    'Есть коробка? Возьмите её названия и числа. «getaway pack house {game}» выведет набор, с которого удобно начать.',
  'pack.add': 'Добавить набор из файла',
  'pack.warnings':
    '{count, plural, one {С этим набором можно играть, но кое-что в нём необычно (# замечание):} few {С этим набором можно играть, но кое-что в нём необычно (# замечания):} many {С этим набором можно играть, но кое-что в нём необычно (# замечаний):} other {С этим набором можно играть, но кое-что в нём необычно (# замечания):}}',
  'pack.forget': 'Забыть этот набор',

  'level.random': 'ходит наугад',
  'level.rookie': 'новичок: ещё учится',
  'level.lookout': 'дозорный: кое-что упускает',
  'level.steady': 'надёжный: играет на победу',
  'level.canny': 'смекалистый: планирует, но порой ошибается',
  'level.shrewd': 'проницательный: планирует весь ход',
  'level.wily': 'хитрец: взвешивает, что может случиться',
  'level.mastermind': 'мозг операции: думает на несколько ходов вперёд',
  'level.rated': '{level} ({rating})',

  'character.none': 'без особого стиля',
  'character.banker': 'банкир: копит деньги',
  'character.fighter': 'боец: ослабляет остальных',
  'character.sprinter': 'спринтер: торопится',

  'rules.title': 'Правила: {game}',
  'rules.search': 'Поиск по правилам',
  'rules.hint': 'Слово или номер правила, например {example}',
  'rules.found':
    '{count, plural, =0 {Таких правил нет.} one {# правило} few {# правила} many {# правил} other {# правила}}',
  'rules.other': 'Правила игры «{game}»',
  'rules.contents': 'Содержание',

  'settings.title': 'Настройки',

  'credits.title': 'Авторы и лицензии',
  'credits.about':
    'Getaway — свободная программа под лицензией MIT. Столы, рисунки, имена и тексты — её собственные. Escape Plan и Gangsta! — настольные игры, которые принадлежат их создателям; эта программа — не их продукт.',
  'credits.icons': 'Значки: game-icons.net, авторы Lorc, Delapouite и другие, лицензия CC BY 3.0; цвета изменены.',
  'credits.fonts': 'Шрифты: Sofia Sans Extra Condensed и Source Sans 3, лицензия SIL Open Font License 1.1.',
  'credits.libraries':
    'Использованы Preact, Signals, разборщик сообщений Lingui, Valibot, noble-hashes, Comlink, idb и Workbox.',
  'credits.privacy':
    'Партии, сыгранные на этом устройстве, остаются в этом браузере. Столы в сети хранятся на сервере, на котором они открыты. Никаких cookie, никакого отслеживания.',
};
