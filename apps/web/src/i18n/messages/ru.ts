import type { PAGE as ENGLISH } from './en.ts';
import { HOME } from './home/ru.ts';
import { ONLINE } from './online/ru.ts';
import { PLAYBACK } from './playback/ru.ts';
import { REPLAY } from './replay/ru.ts';

/** The page's messages in Russian. */
export const PAGE: Readonly<Record<keyof typeof ENGLISH, string>> = {
  ...HOME,
  ...ONLINE,
  ...PLAYBACK,
  ...REPLAY,
  loading: 'Минутку…',

  'settings.title': 'Настройки',
  'settings.language': 'Язык',
  'settings.theme': 'Тема',
  'settings.theme.system': 'Как в системе',
  'settings.theme.dark': 'Ночь',
  'settings.theme.light': 'Бумага',
  'settings.speed': 'Ходы остальных',
  'settings.speed.slow': 'Медленно',
  'settings.speed.normal': 'Спокойно',
  'settings.speed.fast': 'Быстро',
  'settings.speed.instant': 'Сразу',
  'settings.motion': 'Анимация',
  'settings.motion.system': 'Как в системе',
  'settings.motion.full': 'Полная',
  'settings.motion.reduced': 'Меньше',
  'settings.sound': 'Звук',
  'settings.sound.off': 'Выкл.',
  'settings.sound.on': 'Вкл.',
  'settings.ring': 'Звонок, когда мой ход',

  'dialog.close': 'Закрыть',

  'menu.title': 'Меню',
  'menu.home': 'Главная',
  'menu.rules': 'Правила игры',
  'menu.save': 'Сохранить в файл',
  'menu.leave': 'Уйти из-за стола',

  'wait.person': 'Ждём игрока {name}.',
  'wait.bot': '{name} думает…',
  'wait.replaced': 'Бот на вашем месте думает…',
  'wait.takeBack': 'За вас играет бот. Своё место можно вернуть в любой момент.',
  'wait.lesson': 'Что дальше, говорит урок наверху.',
  'wait.yours': 'Ваш ход. {prompt}',

  'foretold.point': 'Наведите курсор на вариант — увидите, к чему он ведёт.',
  'foretold.tap': 'Коснитесь варианта — увидите, к чему он ведёт.',
  'foretold.asking': 'Сейчас посмотрим…',
  'foretold.cutOff': 'Для просмотра нужна связь. Выбрать можно и без неё.',
  'foretold.cutOffReason': 'Причину без связи показать нельзя.',
  'foretold.more':
    '{count, plural, one {И ещё # событие.} few {И ещё # события.} many {И ещё # событий.} other {И ещё # события.}}',
  'foretold.waits': 'Дальше решает {name}.',
  'foretold.reveals': 'Назад пути не будет: откроется что-то скрытое.',
  'foretold.cannot': '{thing}: нельзя.',
  'foretold.notNow': 'Сейчас это выбрать нельзя.',

  'remember.title': 'О чём помнить сейчас',
  'tip.read': 'Понятно',

  'advice.ask': 'Совет (H)',
  'advice.title': 'Совет',
  'advice.thinking': 'Сравниваю планы …',
  'advice.all': 'Все варианты ({count})',
  'advice.none': 'Здесь нечего сравнивать.',
  'advice.win': '{percent} % на победу, отрыв {lead}',
  'advice.lead': 'отрыв {lead}',
  'advice.switchOff': 'Выключить советника',
  'advice.switchOn': 'Включить советника',

  'sure.title': 'Вы уверены?',
  'sure.back': 'Не сейчас',
  'sure.do': 'Всё равно: {choice}',
  'sure.mark': 'Опасно',

  'prompt.title': 'Что делать сейчас',

  'choices.title': 'Выбор',
  'choices.count': '{count, plural, one {# вариант} few {# варианта} many {# вариантов} other {# варианта}}',

  'primary.wait': 'Не ваш ход',
  'primary.choose': '{count, plural, one {# вариант} few {# варианта} many {# вариантов} other {# варианта}}',
  'primary.confirm': '{moves, plural, =1 {✓ {choice}} other {Подтвердить}}',

  'undo.button': 'Отменить ход',
  'undo.done': 'Отменено.',
  'undo.noChoice': 'Отменять нечего: ещё никто не ходил.',
  'undo.over': 'Игра окончена: ничего уже не отменить.',
  'undo.otherSeat': 'После вас уже ходит другой игрок ({name}): прежние решения не отменить.',
  'undo.replaced': 'За вас играет бот: сначала верните себе место.',
  'undo.revealed': 'Ваше последнее решение остаётся в силе: открылось что-то скрытое. {events}',

  'tabs.title': 'Панели',
  'tabs.me': 'Я',
  'tabs.rivals': 'Соперники',
  'tabs.players': 'Игроки',
  'sheet.larger': 'Больше',
  'sheet.smaller': 'Меньше',

  'board.title': 'Поле',
  'own.title': 'Ваше',

  'log.title': 'Журнал',
  'log.hint': 'Выберите запись, чтобы увидеть стол, каким он был тогда.',

  'rule.title': 'Правило {rule} · {section}',
  'rule.show': 'Правило {rule}',
  'rule.unknown': 'Такого правила в книге нет.',
  'rule.back': 'Назад к {rule}',
  'rule.page': 'Все правила: {game}',

  'explain.now': 'Для вас сейчас',
  'explain.also': 'Смотрите также:',
  'explain.back': 'Назад',
  'explain.rules': 'Правила:',
  'explain.close': 'Закрыть',

  'seats.title': 'Кто играет',
  'seats.person': 'Человек',
  'seats.bot': 'Бот',
  'seats.hand': 'Отдать боту',
  'seats.take': 'Отдать человеку',
  'seats.handMine': 'Отдать моё место боту',
  'seats.takeMine': 'Вернуть моё место',
  'seats.replaced': 'За вас играет бот.',

  'keys.title': 'Клавиатура',
  'keys.number': 'Перейти к варианту; ещё раз — выбрать его',
  'keys.primary': 'Перейти к главной кнопке; ещё раз — нажать её',
  'keys.arrows': 'Двигаться по вариантам, журналу и меню',
  'keys.undo': 'Отменить последнее решение',
  'keys.log': 'Открыть или закрыть журнал',
  'keys.rules': 'Правило, по которому спрашивают',
  'keys.advice': 'три лучших плана',
  'keys.explain': 'Объяснить то, что в фокусе',
  'keys.help': 'Этот список',
  'keys.back': 'В настоящее; закрыть, что открыто',

  'over.you': 'Вы победили',
  'over.one': 'Побеждает {name}',
  'over.shared': 'Победу делят {names}',
  'over.nobody': 'Не побеждает никто',
  'over.reason': 'Игра окончена: {reason}.',
  'over.scores': 'Счёт',
  'over.total': 'Итого',
  'over.place': 'Место',
  'over.placed': '{place}-е',
  'over.unranked': '—',
  'over.draws': 'Жребии проверяются…',
  'over.drawsFile':
    'Кто не доверяет этой странице, может сохранить партию в файл и проверить её командой «getaway verify».',
  'over.show': 'Показать итог',
  'over.table': 'Посмотреть на стол',
  'over.rematch': 'Ещё раз тем же составом',

  'broken.part': 'Эту часть стола не удалось нарисовать. Сама партия в порядке, и список вариантов работает.',
  'broken.section': 'Эту часть страницы не удалось показать. Ничего не пропало: всё сохранено как было.',
  'broken.page': 'Эту страницу не удалось показать. Ничего не пропало: ваши партии и столы сохранены.',
  'broken.retry': 'Ещё раз',
  'broken.reload': 'Обновить страницу',
  'broken.opening': 'Стол не открывается. Ваши партии сохранены; часто помогает обновить страницу.',

  'trouble.stuck':
    'Стол больше не отвечает. Партия сохранена до последнего решения: обновите страницу, чтобы продолжить.',
  'trouble.slowBot':
    'Этот бот думает очень долго. Подождите ещё или обновите страницу, чтобы продолжить с последнего решения.',
  'trouble.table': 'Что-то пошло не по плану, но партия осталась такой, как была: {detail}',
  'trouble.refused': 'Это решение не принято: {detail}',

  'handover.eyebrow': 'Смена игрока',
  'handover.title': '{name}, ваш ход',
  'handover.text': 'Передайте устройство: теперь играет {name}. Остальные не смотрят.',
  'handover.sit': 'Я {name}: показать мой стол',
  'handover.undo': 'Погодите, возьму решение назад',

  'trouble.badSetup': 'Так эту партию не начать: {detail}',
  'trouble.notAGame': 'Этот файл — не партия Getaway. {detail}',
  'trouble.unknownGame': 'Этот файл — от игры, которой здесь нет: {detail}',
  'trouble.damaged': 'Эта партия повреждена, открыть её нельзя. {detail}',
  'trouble.newer': 'Эту партию сохранила более новая версия Getaway. Обновите страницу, чтобы её получить.',
  'trouble.otherRules':
    'Эта партия игралась по более старым правилам, и сохранено слишком мало, чтобы её открыть. {detail}',
  'trouble.openElsewhere': 'Эта партия открыта в другой вкладке. Сначала закройте её там.',
  'trouble.gone': 'Этой партии здесь больше нет.',
  'trouble.noStorage': 'Хранилище браузера недоступно: {detail}',
  'trouble.badPack': 'С этим набором играть нельзя. {detail}',
  'trouble.notAPack': 'Этот файл — не набор карт.',
  'trouble.tooDeep': 'У этого файла слишком глубокая вложенность: его нельзя прочитать.',
  'trouble.server': 'Сервер этого не сделал: {detail}',
};
