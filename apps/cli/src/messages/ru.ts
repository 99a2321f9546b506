import { BOTS } from '@getaway/games/aboutBots/messages/ru';
import type { SHELL as ENGLISH } from './en.ts';
import { LESSONS } from './lessons/ru.ts';

export const SHELL: Readonly<Record<keyof typeof ENGLISH, string>> = {
  ...BOTS,
  ...LESSONS,
  'program.about': 'Getaway: настольные игры об ограблениях у вас в терминале. {games}.',
  'program.game': '«{game}» на {least}–{most} игроков',
  'sign.quoted': '«{text}»',
  'program.failed': 'Что-то пошло не по плану, хотя не должно было: {reason}',
  'program.language': 'язык стола: {languages}',

  'usage.usage': 'Использование:',
  'usage.options': 'Параметры:',
  'usage.everywhere': 'Параметры всех команд:',
  'usage.commands': 'Команды:',
  'usage.help': 'показать справку',
  'usage.unknownOption': 'Параметра {what} нет.',
  'usage.unknownCommand': 'Команды {what} нет.',
  'usage.noArgument': 'Не хватает аргумента {what}.',
  'usage.noValue': 'Параметру {what} нужно значение.',
  'usage.tooMany': 'Слишком много аргументов: {what}.',

  'play.about': 'начать новую партию: {games}',
  'play.players': 'сколько всего игроков, вместе с ботами',
  'play.humans': 'сколько игроков сидит за этим экраном; остальные — боты',
  'play.names': 'имена игроков в порядке рассадки, через запятую',
  'play.bot': 'как хорошо играют боты: {levels}',
  'play.bots': 'боты по порядку мест; для каждого — уровень или уровень со стилем: {example}',
  'play.seed': 'любой текст: то же зерно и те же решения дают ту же партию',
  'play.name': 'как назвать сохранённую партию',
  'play.pack': 'документ с вашим собственным набором (см. getaway pack)',
  'play.which': 'Во что играем?',
  'play.game': '{number}  {name}  {pitch}',
  'play.unofficial': 'Игроков {count}: по коробке столько не играют, но за этим столом можно.',
  'play.begun': 'Партия сохраняется ход за ходом как «{name}» в {folder}.',
  'play.commitment': 'Честные жребии: программа связала себя обязательством {commitment}.',
  'play.seedGiven': 'Зерно задано: кто знает зерно, может знать каждый жребий.',

  'resume.about': 'продолжить партию, сохранённую здесь или страницей в файл; без имени — последнюю',
  'resume.nothing': 'В {folder} нет неоконченных партий. Начать новую: getaway play',
  'resume.going': 'Продолжаем «{name}».',
  'resume.imported': 'Файл {file} теперь сохранён как партия «{name}».',

  'replay.about':
    'пересмотреть партию с начала: файл, сохранённый страницей или этой программой, или сохранённую партию по имени',
  'replay.seat': 'номер места, от лица которого смотреть (начиная с 1); 0 показывает всё, когда партия окончена',
  'replay.at': 'с какого шага начать',
  'replay.where': 'Шаг {moment} из {moments}: {who}',
  'replay.view.seat': 'глазами игрока {name}',
  'replay.view.open': 'всё открыто',
  'replay.view.spectator': 'то, что видели все',
  'replay.input':
    'Enter: дальше · b: назад · n, p: следующий или предыдущий ход · число: к шагу · s МЕСТО: вид с другого места · l: журнал · o: играть дальше отсюда · ?: справка · q: выйти > ',
  'replay.help':
    'o             играть дальше отсюда в новой партии: вы занимаете показанное место, за остальных играют боты, а скрытые карты и деньги разыгрываются заново\no people      за всех играют люди за этим терминалом\no real        скрытые карты и деньги остаются такими, какими были на самом деле; только после конца партии\no people real и то и другое\nПрежняя партия не изменится.',
  'replay.badSeat': '{value}: такого места в этой партии нет. Есть {seats}.',
  'replay.badMoment': 'Шага {value} нет; всего в партии шагов: {moments}.',
  'replay.unknown': '{input} здесь ничего не значит.',
  'replay.noSeat': 'Сначала выберите место: s МЕСТО.',
  'replay.notYet': 'Скрытые карты и деньги остаются скрытыми до конца партии.',
  'replay.atEnd': 'На этом шаге партия окончена: играть дальше нечего.',
  'replay.forked': 'Партия продолжается с шага {moment} под именем «{name}». Чтобы играть: getaway resume {name}',
  'replay.origin': 'Продолжение с шага {moment} партии, где играли {names}.',

  'review.about': 'оценить каждое решение оконченной партии по тому, что игрок мог знать',
  'review.seat': 'только решения за это место (места считаются с 1)',
  'review.rollouts': 'сколько симуляций проводить на каждое решение',
  'review.json': 'вывести последней строкой все данные в JSON',
  'review.notOver': 'Партия ещё не окончена.',
  'review.noNet': 'Ни один бот пока не научился оценивать эту игру при числе игроков {players}.',
  'review.decision': 'Шаг {step}, {name}: {played}. Лучше: {best}. Цена: {loss}\u00a0% шансов на победу, ± {error}.',
  'review.seatLine':
    '{name}: {decisions, plural, one {# решение} few {# решения} many {# решений} other {# решения}}, из них сомнительных {doubtful} и плохих {bad}',
  'review.sum':
    '  начало {start}\u00a0% + решения всех игроков {choices}\u00a0% + удача {luck}\u00a0% (± {error}\u00a0%) = итог {result}\u00a0%',
  'review.oldRules': 'Партия сыграна по старым правилам, разобрать её уже нельзя.',
  'review.progress': 'Осталось решений: {left}.',

  'games.about': 'показать сохранённые партии',
  'games.none': 'В {folder} нет сохранённых партий.',
  'games.folder': 'Сохранённые партии в {folder}:',
  'games.turn':
    '{choices, plural, one {# решение} few {# решения} many {# решений} other {# решения}}, теперь решает {seat}',
  'games.over': 'окончена, {choices, plural, one {# решение} few {# решения} many {# решений} other {# решения}}',
  'games.unknown': 'игра, которой эта программа не знает',

  'backup.about': 'скопировать в новый файл всё, что хранит сервер; останавливать сервер не нужно',
  'backup.done': 'Всё, что сервер хранит в {folder}, скопировано в {file}.',
  'backup.nothing': 'В {folder} ещё ни один сервер ничего не сохранил.',
  'backup.exists': 'Файл {file} уже существует; ничего не заменено.',
  'backup.failed': 'Не удалось создать копию {file}: {reason}',
  'backup.elsewhere':
    'Партии сервера хранятся в базе PostgreSQL, указанной в DATABASE_URL: скопируйте базу программой pg_dump.',

  'rules.about': 'найти правила: по номеру (A5), по разделу (A) или по слову',
  'rules.none': 'Нет правила с таким номером, разделом или словом: {wanted}.',
  'rules.heading': '{letter}. {section}',

  'lab.about': 'измерить, насколько сильны боты друг против друга',
  'lab.seats': 'уровень каждого места, через запятую; {strongest} — самый сильный уровень',
  'lab.games': 'сколько партий сыграть; каждую раздачу играют по разу при каждом сдвиге мест',
  'lab.seed': 'любой текст: то же зерно даёт те же партии',
  'lab.rollouts': 'сколько симуляций на одно решение может провести бот, который смотрит дальше своего хода',
  'lab.seatCommand': 'программа, которая играет за места уровня {level}: строка JSON на каждый вопрос (см. README)',
  'lab.threads': 'сколько потоков играет одновременно; если не указано, по одному на каждое ядро',
  'lab.record': 'файл, где хранится каждая партия, чтобы прерванное измерение можно было продолжить',
  'lab.json': 'вывести последней строкой все цифры в JSON',
  'lab.badSeats':
    '{seats, plural, one {Указан # уровень} few {Указано # уровня} many {Указано # уровней} other {Указано # уровня}}, а игроков {players}.',
  'lab.badNumber': 'Нужно целое число больше 0, а не {value}.',
  'lab.otherRecord': 'Файл {file} относится к измерению с другими настройками.',
  'lab.progress': '{played} из {games} партий.',
  'lab.line':
    '{level}: побед {share}\u00a0% (от {low} до {high}), очков {score}, {ms} мс на решение (95\u00a0% — не больше {most} мс)',
  'lab.escapes': 'побегов {share}\u00a0%',

  'verify.about':
    'проверить, что жребии партии никто не выбирал: в файле, который сохранила страница или эта программа, или по имени сохранённой партии',
  'file.unreadable': 'Файл {file} не читается: {reason}',
  'file.notAGame': 'Файл {file} — не партия: его не сохраняла ни страница, ни эта программа, и это не журнал.',
  'file.unknownGame': 'Файл {file} относится к игре {game}, которой эта программа не знает.',
  'file.newer': 'Файл {file} сохранён более новой версией этой программы.',
  'file.damaged': 'Файл {file} повреждён: {reason}',

  'pack.about': 'работа с собственными наборами: карты, кварталы и числа в документе JSON',
  'pack.aboutCheck': 'перечислить ошибки набора',
  'pack.aboutCity': 'измерить города, которые складываются из кварталов набора',
  'pack.aboutHouse': 'вывести встроенный набор игры, чтобы сделать из него свой',
  'pack.cities': 'сколько случайных городов рассмотреть',
  'pack.unreadable': 'Файл {file} не читается: {reason}',
  'pack.notJson': 'Файл {file} — не JSON: {reason}',
  'pack.tooDeep': 'У файла {file} слишком глубокая вложенность: это не набор.',
  'pack.notObject': 'Файл {file} — это JSON, но не набор: нужен объект.',
  'pack.refused': 'С набором из {file} играть нельзя. {reason} Все ошибки: getaway pack check {file}',
  'pack.fault': '{code}: {sentence}',
  'pack.faults': '{file}: {count, plural, one {# ошибка} few {# ошибки} many {# ошибок} other {# ошибки}}.',
  'pack.warning': 'Необычно, но разрешено: {sentence}',
  'pack.good': '{file}: ошибок нет, играйте: getaway play {game} --pack {file}',
  'pack.noCities': 'В наборах игры {game} нет города, который можно измерить.',
  'pack.badCities': 'Число городов должно быть целым, от 1, а не {value}.',
  'pack.surveyed':
    'Случайных городов на каждый способ выкладывания: {cities}; ✓ — как положено хорошему городу, ✗ — нет. {failed, plural, =0 {Всё в порядке.} one {Не в порядке # строка.} few {Не в порядке # строки.} many {Не в порядке # строк.} other {Не в порядке # строки.}}',
  'pack.range':
    '{least, select, none {не больше {most}} other {{most, select, none {не меньше {least}} other {от {least} до {most}}}}}',

  'admin.about': 'присматривать за столами сервера: в DATA_DIR или в PostgreSQL, который задаёт DATABASE_URL',
  'admin.aboutList': 'показать столы сервера, сначала последние',
  'admin.aboutInspect': 'показать, что происходит за столом сервера',
  'admin.aboutRewind':
    'откатить идущую партию до указанного числа решений; все за столом об этом узнают. С SQLite сервер надо сначала остановить, с PostgreSQL он может работать',
  'admin.aboutExport': 'вывести журнал законченной партии',
  'admin.withSecrets': 'выводить и журнал идущей партии, со всем, что в ней скрыто',
  'admin.none': 'У сервера нет столов.',
  'admin.table': '{id}  {game}  {state, select, gathering {сбор} playing {игра} other {конец}}  {changed}  {names}',
  'admin.choices':
    '{choices, plural, one {# решение} few {# решения} many {# решений} other {# решения}}, {lines, plural, one {# строка} few {# строки} many {# строк} other {# строки}}; последний снимок: {snapshot, select, none {нет} other {строка {snapshot}}}',
  'admin.player':
    'Место {seat}: {name}{bot, select, none {} other { (бот {bot})}}{due, select, yes {, выбирает} other {}}',
  'admin.deadline': 'Решение ждут до {deadline}.',
  'admin.rewound':
    '{gone, plural, one {# решение отменено} few {# решения отменены} many {# решений отменено} other {# решения отменено}}. Работающие серверы узнают об этом сразу.',
  'admin.badChoices': 'Число решений должно быть целым, а не {value}.',
  'admin.aboutVerify':
    'проверить всё, что хранит сервер: файл, каждую строку каждого стола и каждую партию ход за ходом; код возврата 1, если что-то повреждено',
  'admin.aboutReplay':
    'переиграть каждую завершённую партию по этим правилам и перечислить те, что идут иначе; полезно перед обновлением',
  'admin.replaySame':
    '{games, plural, one {# оконченная партия идёт} few {# оконченные партии идут} many {# оконченных партий идут} other {# оконченной партии идут}} как прежде.',
  'admin.replaySetup': '{table} ({game}, {names}): подготовка: {detail}',
  'admin.replayChoice': '{table} ({game}, {names}): выбор {choice}, место {seat}, {move}: {detail}',
  'admin.replayOther':
    '{games, plural, one {# партия идёт иначе} few {# партии идут иначе} many {# партий идут иначе} other {# партии идут иначе}}, всего {all}.',
  'admin.replayFault': '{table}: {reason}',
  'admin.aboutReports':
    'список сообщений об ошибках, присланных игроками; getaway replay ФАЙЛ открывает партию на том моменте, о котором сообщили',
  'admin.noReports': 'Сообщений нет.',
  'admin.badReport': 'Не читается: {reason}\n  {file}',
  'admin.report': '{at}  {table}  {game}  {sentence}\n  {file}',
  'report.unreadable': 'Сообщение не читается: {reason}',
  'report.from': 'Сообщение игрока {name}, {at}: {sentence}',
  'admin.aboutAcceptLoss':
    'после повреждения: скопировать повреждённые данные в новую папку и продолжить с тем, что осталось от базы данных или от одного стола. С SQLite сервер надо сначала остановить, с PostgreSQL он может работать',
  'admin.verified':
    'Проверено: {tables, plural, one {# стол} few {# стола} many {# столов} other {# стола}}, {lines, plural, one {# строка} few {# строки} many {# строк} other {# строки}}{notReplayed, plural, =0 {} one {; ходы # партии по старым правилам не переигрывались} few {; ходы # партий по старым правилам не переигрывались} many {; ходы # партий по старым правилам не переигрывались} other {; ходы # партии по старым правилам не переигрывались}}. {faults, plural, =0 {Ничего не пропало и не повреждено.} one {# неисправность.} few {# неисправности.} many {# неисправностей.} other {# неисправности.}}',
  'admin.accepted': 'Прежние данные лежат в {aside}. Сервер можно запустить: он продолжит с тем, что осталось.',
  'admin.acceptedTable': 'Стол продолжит с {kept} строками из {of}. Прежние строки лежат в {aside}.',
  'admin.failed': 'Ничего не сделано. {reason}',

  'protocol.about': 'играть строками JSON через стандартный ввод и вывод',

  'argument.game': 'Игры {game} нет. Есть: {games}.',
  'argument.players': 'Число игроков должно быть целым, а не {value}.',
  'argument.seats': '{game}: игроков может быть от {least} до {most}, а не {value}.',
  'argument.humans': 'Число людей должно быть целым, от 0 до {players}, а не {value}.',
  'argument.names': 'Имён слишком много: {names}, а игроков {players}.',
  'argument.name': 'Имя игрока {name} не подходит: нужно от 1 до 16 видимых букв.',
  'argument.sameName': 'Двух игроков зовут {name}: как же вы их различите?',
  'argument.bot': 'Бота {bot} нет. Есть: {levels}; к каждому можно добавить стиль: {characters}.',
  'argument.language': 'Языка {language} здесь нет. Есть: {languages}.',

  'seat.human': 'Игрок {number}',
  'seat.bot': '{number, select, 1 {Герцогиня} 2 {Ловкач} 3 {Марлоу} 4 {Клякса} other {Епископ}}',
  'seats.person': '{name}: живой игрок',
  'seats.bot': '{name}: бот, {bot}',
  'seats.rated': '{bot} ({rating})',
  'seats.levels': '{game}: уровни ботов с их силой: {levels}.',

  'privacy.next': 'Теперь решает {seat}. Остальные отворачиваются. {seat}, нажмите Enter.',
  'digest.heading': 'С вашего прошлого решения',
  'digest.end': 'Чем всё кончилось',
  'digest.more': '… раньше было ещё: l покажет журнал.',
  'prompt.rules': '[{rules}]',
  'prompt.heading': '{heading} —',
  'prompt.more': '{heading} …',
  'prompt.inputBelow':
    '{count, plural, =1 {1} other {1-#}}, b выше, c всё, u отмена, {map, select, true {m карта, } other {}}l журнал, r правила, ? инфо, q уйти > ',
  'hint.waits': 'Дальше решает {seat}.',
  'sure.ask':
    'Чтобы всё равно сделать это («{choice}»), введите да или ещё раз {number}; любой другой ответ вернёт вас к вариантам.',
  'sure.prompt': 'да или {number} > ',
  'sure.yes': 'да',
  'prompt.input':
    '{count, plural, =1 {1} other {1-#}}, c всё, u отмена, {map, select, true {m карта, } other {h совет, }}l журнал, r правила, ? инфо, q уйти > ',
  'help.commands':
    '1, 2, …  выбрать\nu        отменить последнее решение\nl        журнал: всё, что произошло, насколько вам положено знать\nc        все варианты и к чему они приведут\nt        весь стол целиком, сколько бы места он ни занял\nm        карта, как можно крупнее\n{ahead}\nb        назад, если выбор делается по шагам\nr        правила этого выбора; r A5, r A или r стукач найдёт другие\nh        совет: три лучших плана сильнейшего бота\ns        кто играет, насколько сильны боты и что они видят\nq        уйти; партия сохранена, getaway resume её продолжит\nlang pl  играть дальше на другом языке: en, pt, cs, ru, pl\n?        эта справка',

  'input.empty': 'Ничего не выбрано. Введите {count, plural, =1 {1} other {число от 1 до #}} или ? для справки.',
  'input.outOfRange': 'Варианта {input} нет. Введите {count, plural, =1 {1} other {число от 1 до #}}.',
  'input.unknown':
    '{input} здесь ничего не значит. Введите {count, plural, =1 {1} other {число от 1 до #}} или ? для справки.',

  'undo.noChoice': 'Отменять нечего: ещё никто не ходил.',
  'undo.otherSeat': 'Отменить нельзя: после вас уже ходит другой игрок ({seat}).',
  'undo.over': 'Отменить нельзя: игра окончена.',
  'undo.revealed': 'Отменить нельзя: открылось что-то скрытое.',

  'result.over': 'Игра окончена: {reason}.',
  'result.winners':
    '{count, plural, =0 {Победителя нет.} one {Побеждает {winners}.} few {Победу делят {winners}.} many {Победу делят {winners}.} other {Победу делят {winners}.}}',
  'result.total': 'Влияние',
  'result.place': 'Место',
  'result.unranked': 'арест',
  'result.verify': 'Проверить самому: getaway verify "{name}"',

  'save.badName':
    'Имя {name} для сохранения не годится: только буквы, цифры, пробелы, - и _, не больше 60 знаков, первой — буква или цифра.',
  'save.taken': 'Партия «{name}» уже сохранена. Продолжите её: getaway resume "{name}" — или выберите другое имя.',
  'save.none': 'В {folder} нет партии «{name}».',
  'save.locked':
    'Партия «{name}» уже открыта в другом процессе ({pid}). Сначала закройте его; если это не игра, удалите {lock}.',
  'save.torn':
    'Последняя строка «{name}» записана только наполовину, как после сбоя. Эта строка отброшена; прежний файл хранится как {copy}.',
  'save.damaged':
    'Файл {file} повреждён, строка {line}{fieldIs, select, none {} other {, поле {field}}}: {reason} Файл оставлен как есть.',
  'save.noSnapshot':
    'Партия в файле {file} сыграна по версии правил {rules}, а здесь версия {current}, и снимка, с которого её можно продолжить, нет. Файл оставлен как есть.',
  'save.newerRules':
    'Партия в файле {file} сыграна по версии правил {rules}, а в этой программе версия {current}. Партию откроет более новая программа. Файл оставлен как есть.',
  'save.badSnapshot':
    'Партия в файле {file} сыграна по версии правил {rules}, а здесь версия {current}, и снимок партии не годится: {reason} Файл оставлен как есть.',
  'save.reopened':
    'Правила с тех пор изменились: партия продолжается со снимка по версии {rules}{leftOut, plural, =0 {} =1 {, без последнего решения, которое новые правила больше не допускают} one {, без последних # решения, которые новые правила больше не допускают} few {, без последних # решений, которые новые правила больше не допускают} many {, без последних # решений, которые новые правила больше не допускают} other {, без последних # решения, которые новые правила больше не допускают}}.',
  'save.notWritten': 'Решение не удалось сохранить, поэтому оно не принято: {reason}',
  'log.aim': '{seat} – цель: {move}',
  'save.left': 'Сохранено. Продолжить: getaway resume "{name}"',
  'save.failed': 'Папка для сохранённых партий, {folder}, недоступна: {reason}',

  'fault.notJson': 'это не JSON.',
  'fault.tooDeep': 'слишком глубокая вложенность.',
  'fault.wrong': 'ожидалось {expected}, найдено {found}.',
  'fault.name': 'короткое имя простыми буквами',
  'fault.version': 'это версия {version}; программа читает версию {current}.',
  'fault.seats':
    'в игре {count, plural, one {# место} few {# места} many {# мест} other {# места}}, имена должны быть разными, а боты — уметь в неё играть.',
  'fault.changed': 'эту строку или одну из предыдущих изменили после записи.',
};
