import type { SHELL as ENGLISH } from './en.ts';
import { LESSONS } from './lessons/ru.ts';

/** The program's Russian messages. */
export const SHELL: Readonly<Record<keyof typeof ENGLISH, string>> = {
  ...LESSONS,
  'program.about':
    'Getaway: настольные игры об ограблениях у вас в терминале. «План побега» на 1–5 игроков, «Гангста!» на 2–4.',
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
  'play.humans': 'сколько из них сидит здесь; остальные — боты',
  'play.names': 'имена игроков в порядке рассадки, через запятую',
  'play.bot': 'как хорошо играют боты: {levels}',
  'play.bots': 'боты по порядку, каждый — уровень или уровень с характером: {example}',
  'play.untrained': 'Боты не тренировались с этим набором: они судят о картах по их действию.',
  'play.seed': 'любой текст: то же зерно и те же решения дают ту же партию',
  'play.name': 'как назвать сохранённую партию',
  'play.pack': 'документ с вашим собственным набором (см. getaway pack)',
  'play.which': 'Во что играем?',
  'play.game': '{number}  {name}  {pitch}',
  'play.unofficial': 'Игроков {count}: по коробке столько не играют, но за этим столом можно.',
  'play.begun': 'Партия сохраняется ход за ходом как «{name}» в {folder}.',
  'play.commitment': 'Честные жребии: программа связала себя обязательством {commitment}.',
  'play.seedGiven': 'Зерно задано: кто его знает, может знать каждый жребий.',

  'resume.about': 'продолжить сохранённую партию или файл, сохранённый страницей; без имени — последнюю',
  'resume.nothing': 'В {folder} нет неоконченных партий. Начать новую: getaway play',
  'resume.going': 'Продолжаем «{name}».',
  'resume.imported': '{file} теперь сохранённая партия «{name}».',

  'replay.about':
    'пересмотреть партию с начала: файл, сохранённый страницей или этой программой, или сохранённую партию по имени',
  'replay.seat': 'место, чьими глазами смотреть, начиная с 1; 0 показывает всё, когда партия окончена',
  'replay.at': 'с какого шага начать',
  'replay.where': 'Шаг {step} из {steps}: {who}',
  'replay.view.seat': 'глазами игрока {name}',
  'replay.view.open': 'всё открыто',
  'replay.view.spectator': 'то, что видели все',
  'replay.input':
    'Enter: дальше · b: назад · n, p: следующий или предыдущий ход · число: к шагу · s МЕСТО: вид с другого места · l: журнал · o: играть дальше отсюда · q: выйти > ',
  'replay.badSeat': '{value}: такого места в этой партии нет. Есть {seats}.',
  'replay.badStep': 'Шага {value} нет; в партии их {steps}.',
  'replay.unknown': '{input} здесь ничего не значит.',
  'replay.noSeat': 'Сначала выберите место: s МЕСТО.',
  'replay.forked': 'Партия продолжается с шага {step} под именем «{name}». Чтобы играть: getaway resume {name}',
  'replay.origin': 'Продолжение с шага {step} партии, где играли {names}.',

  'review.about': 'оценить каждое решение оконченной партии по тому, что игрок мог знать',
  'review.seat': 'только решения этого места, начиная с 1',
  'review.rollouts': 'сколько симуляций приходится на решение',
  'review.json': 'вывести всё как JSON последней строкой',
  'review.notOver': 'Партия ещё не окончена.',
  'review.noNet': 'Ни один бот пока не научился оценивать эту игру при числе игроков {players}.',
  'review.decision': 'Шаг {step}, {name}: {played}. Лучше: {best}. Цена: {loss} % шансов на победу, ± {error}.',
  'review.seatLine':
    '{name}: {decisions, plural, one {# решение} few {# решения} many {# решений} other {# решения}}, из них сомнительных {doubtful} и плохих {bad}',
  'review.sum':
    '  начало {start} % + свои решения {own} % + решения других {others} % + удача {luck} % (± {error} %) = итог {result} %',
  'review.oldRules': 'Партия сыграна по старым правилам, разобрать её уже нельзя.',
  'review.progress': 'Осталось решений: {left}.',

  'games.about': 'показать сохранённые партии',
  'games.none': 'В {folder} нет сохранённых партий.',
  'games.folder': 'Сохранённые партии в {folder}:',
  'games.turn':
    '{choices, plural, one {# решение} few {# решения} many {# решений} other {# решения}}, теперь решает {seat}',
  'games.over': 'окончена, {choices, plural, one {# решение} few {# решения} many {# решений} other {# решения}}',
  'games.unknown': 'игра, которой эта программа не знает',

  'backup.about': 'скопировать всё, что хранит сервер, в новый файл, работает он или нет',
  'backup.done': 'Всё, что сервер хранит в {folder}, скопировано в {file}.',
  'backup.nothing': 'В {folder} ещё ни один сервер ничего не сохранил.',
  'backup.exists': 'Файл {file} уже существует; ничего не заменено.',
  'backup.failed': 'Не удалось создать копию {file}: {reason}',
  'backup.elsewhere':
    'Партии сервера хранятся в базе PostgreSQL, указанной в DATABASE_URL: скопируйте её программой pg_dump.',

  'rules.about': 'найти правила: по номеру (A5), по разделу (A) или по слову',
  'rules.none': 'Нет правила с таким номером, разделом или словом: {wanted}.',
  'rules.heading': '{letter}. {section}',

  'lab.about': 'измерить, насколько сильны боты друг против друга',
  'lab.seats': 'уровень каждого места, через запятую; {strongest} — самый сильный уровень',
  'lab.games': 'сколько партий; каждая раздача играется по разу с каждым сдвигом мест',
  'lab.seed': 'любой текст: то же зерно даёт те же партии',
  'lab.rollouts': 'сколько симуляций на одно решение может сыграть бот, который смотрит дальше своего хода',
  'lab.seatCommand': 'программа, которая играет за места уровня {level}: строка JSON на каждый вопрос (см. README)',
  'lab.threads': 'сколько потоков играет одновременно; если не указано, все ядра',
  'lab.record': 'файл, где хранится каждая партия, чтобы прерванное измерение можно было продолжить',
  'lab.json': 'вывести цифры последней строкой в JSON',
  'lab.badSeats':
    '{seats, plural, one {Указан # уровень} few {Указано # уровня} many {Указано # уровней} other {Указано # уровня}}, а игроков {players}.',
  'lab.badNumber': '{value} должно быть целым числом больше 0.',
  'lab.otherRecord': '{file} относится к измерению с другими настройками.',
  'lab.progress': '{played} из {games} партий.',
  'lab.line': '{level}: побед {share} % (от {low} до {high}), очков {score}, {ms} мс на решение',

  'verify.about':
    'проверить, что жребии партии никто не выбирал: в файле, который сохранила страница или эта программа, или по имени сохранённой партии',
  'file.unreadable': '{file} не удаётся прочитать: {reason}',
  'file.notAGame': '{file} — не партия: её не сохраняла ни страница, ни эта программа, и это не журнал.',
  'file.unknownGame': '{file} относится к игре {game}, которой эта программа не знает.',
  'file.newer': '{file} сохранён более новой версией этой программы.',
  'file.damaged': '{file} повреждён: {reason}',

  'pack.about': 'работа с собственными наборами: карты, кварталы и числа в документе JSON',
  'pack.aboutCheck': 'перечислить ошибки набора',
  'pack.aboutCity': 'измерить города, которые складываются из кварталов набора',
  'pack.aboutHouse': 'вывести набор, с которым идёт игра, чтобы начать с него',
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
  'admin.withSecrets': 'и журнал идущей партии, со всем, что в ней скрыто',
  'admin.none': 'У сервера нет столов.',
  'admin.table': '{id}  {game}  {state, select, gathering {сбор} playing {игра} other {конец}}  {changed}  {names}',
  'admin.choices':
    '{choices, plural, one {# решение} few {# решения} many {# решений} other {# решения}}, {lines, plural, one {# строка} few {# строки} many {# строк} other {# строки}}; последний снимок: {snapshot, select, none {нет} other {строка {snapshot}}}',
  'admin.player':
    'Место {seat}: {name}{bot, select, none {} other { (бот {bot})}}{due, select, yes {, выбирает} other {}}',
  'admin.deadline': 'До {deadline}.',
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
    'список сообщений об ошибках, присланных игроками; getaway replay ФАЙЛ открывает сообщение на его моменте',
  'admin.noReports': 'Сообщений нет.',
  'admin.badReport': 'Не читается: {reason}\n  {file}',
  'admin.report': '{at}  {table}  {game}  {sentence}\n  {file}',
  'report.unreadable': 'Сообщение не читается: {reason}',
  'report.from': 'Сообщение игрока {name}, {at}: {sentence}',
  'admin.aboutAcceptLoss':
    'после повреждения: продолжить с тем, что осталось от базы данных или от одного стола; найденное сначала копируется в сторону. Сервер должен быть остановлен, с PostgreSQL он может работать',
  'admin.verified':
    'Проверено: {tables, plural, one {# стол} few {# стола} many {# столов} other {# стола}}, {lines, plural, one {# строка} few {# строки} many {# строк} other {# строки}}{notReplayed, plural, =0 {} one {; ходы # партии по старым правилам не переигрывались} few {; ходы # партий по старым правилам не переигрывались} many {; ходы # партий по старым правилам не переигрывались} other {; ходы # партии по старым правилам не переигрывались}}. {faults, plural, =0 {Ничего не пропало и не повреждено.} one {# неисправность.} few {# неисправности.} many {# неисправностей.} other {# неисправности.}}',
  'admin.accepted': 'Найденное лежит в {aside}. Сервер можно запустить: он продолжит с тем, что осталось.',
  'admin.acceptedTable': 'Стол продолжит с {kept} строками из {of}. Найденные строки лежат в {aside}.',
  'admin.failed': 'Ничего не сделано. {reason}',

  'protocol.about': 'играть строками JSON через стандартный ввод и вывод',

  'argument.game': 'Игры {game} нет. Есть: {games}.',
  'argument.players': 'Число игроков должно быть целым, а не {value}.',
  'argument.seats': '{game}: игроков может быть от {least} до {most}, а не {value}.',
  'argument.humans': 'Число людей должно быть целым, от 0 до {players}, а не {value}.',
  'argument.names': 'Имён слишком много: {names}, а игроков {players}.',
  'argument.name': 'Имя игрока {name} не подходит: нужно от 1 до 16 видимых букв.',
  'argument.sameName': 'Двух игроков зовут {name}: как же вы их различите?',
  'argument.bot': 'Бота {bot} нет. Есть: {levels}; каждый — и с характером: {characters}.',
  'argument.language': 'Языка {language} здесь нет. Есть: {languages}.',

  'seat.human': 'Игрок {number}',
  'seat.bot': '{number, select, 1 {Герцогиня} 2 {Ловкач} 3 {Марлоу} 4 {Клякса} other {Епископ}}',

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
    'Введите да или ещё раз {number}, если всё равно хотите; любой другой ответ вернёт вас к вариантам: «{choice}».',
  'sure.prompt': 'да или {number} > ',
  'sure.yes': 'да',
  'prompt.input':
    '{count, plural, =1 {1} other {1-#}}, c всё, u отмена, {map, select, true {m карта, } other {h совет, }}l журнал, r правила, ? инфо, q уйти > ',
  'help.commands':
    '1, 2, …  выбрать\nu        отменить последнее решение\nl        журнал: всё, что произошло, насколько вам положено знать\nc        все варианты и к чему они приведут\nt        весь стол целиком, сколько бы места он ни занял\nm        карта, как можно крупнее\ne        путь к побегу: выезды, расстояния, цены, крайний срок («План побега»)\nb        назад, если выбор делается по шагам\nr        правила этого выбора; r A5, r A или r стукач найдёт другие\nh        совет: три лучших плана сильнейшего бота\nq        уйти; партия сохранена, getaway resume её продолжит\nlang pl  играть дальше на другом языке: en, pt, cs, ru, pl\n?        эта справка',

  'input.empty': 'Ничего не выбрано. Введите {count, plural, =1 {1} other {число от 1 до #}} или ? для справки.',
  'input.outOfRange': 'Варианта {input} нет. Введите {count, plural, =1 {1} other {число от 1 до #}}.',
  'input.unknown':
    '{input} здесь ничего не значит. Введите {count, plural, =1 {1} other {число от 1 до #}} или ? для справки.',

  'undo.noChoice': 'Отменять нечего: ещё никто не ходил.',
  'undo.otherSeat': 'Не отменить: после вас уже ходит другой игрок ({seat}).',
  'undo.over': 'Не отменить: игра окончена.',
  'undo.revealed': 'Не отменить: открылось что-то скрытое.',

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
    'Последняя строка «{name}» записана только наполовину, как после сбоя. Она отброшена; прежний файл хранится как {copy}.',
  'save.damaged':
    '{file} повреждён, строка {line}{fieldIs, select, none {} other {, поле {field}}}: {reason} Файл оставлен как есть.',
  'save.noSnapshot':
    '{file} сыгран по версии правил {rules}, а здесь версия {current}, и снимка, с которого можно продолжить, нет. Файл оставлен как есть.',
  'save.newerRules':
    '{file} сыгран по версии правил {rules}, а в этой программе версия {current}. Его откроет более новая программа. Файл оставлен как есть.',
  'save.badSnapshot':
    '{file} сыгран по версии правил {rules}, а здесь версия {current}, и его снимок не годится: {reason} Файл оставлен как есть.',
  'save.reopened':
    'Правила с тех пор изменились: партия продолжается со снимка по версии {rules}{leftOut, plural, =0 {} =1 {, без последнего решения, которое они больше не допускают} one {, без последних # решения, которые они больше не допускают} few {, без последних # решений, которые они больше не допускают} many {, без последних # решений, которые они больше не допускают} other {, без последних # решения, которые они больше не допускают}}.',
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
