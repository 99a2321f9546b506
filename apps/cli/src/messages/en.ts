import { BOTS } from '@getaway/games/aboutBots/messages/en';
import type { UndoReason } from '@getaway/kernel';
import type { Command } from '../terminal/input.ts';
import { LESSONS } from './lessons/en.ts';

export const SHELL = {
  ...BOTS,
  ...LESSONS,
  'program.about': 'Getaway: heist board games in your terminal. {games}.',
  'program.game': '{game} for {least} to {most}',
  'sign.quoted': '“{text}”',
  'program.failed': 'Something unexpected went wrong: {reason}',
  'program.language': 'the language of the table: {languages}',

  'usage.usage': 'Usage:',
  'usage.options': 'Options:',
  'usage.everywhere': 'Options for every command:',
  'usage.commands': 'Commands:',
  'usage.help': 'show help',
  'usage.unknownOption': 'There is no option {what}.',
  'usage.unknownCommand': 'There is no command {what}.',
  'usage.noArgument': 'The argument {what} is missing.',
  'usage.noValue': 'The option {what} needs a value.',
  'usage.tooMany': 'Too many arguments for {what}.',

  'play.about': 'start a new game of {games}',
  'play.players': 'number of players, including bots',
  'play.humans': 'how many of them are people here; the rest are bots',
  'play.names': 'names of the players, in seating order, separated by commas',
  'play.bot': 'how well the bots play: {levels}',
  'play.bots': 'the bots one by one, each with a level, or a level and a style: {example}',
  'play.seed': 'any text: the same seed and the same choices give the same game',
  'play.name': 'what to call the saved game',
  'play.pack': 'a content pack of your own (see getaway pack)',
  'play.which': 'Which game?',
  'play.game': '{number}  {name}  {pitch}',
  'play.unofficial': 'Note: {count} players is more than the box allows, but you can play it here.',
  'play.begun': 'The game is saved as “{name}” in {folder}, move by move.',
  'play.commitment': 'Fair draws: the program has committed to {commitment}.',
  'play.seedGiven': 'Somebody chose the seed, so anybody who knows it can work out every draw.',

  'resume.about': 'continue a saved game, or a file saved by the page; without a name, the one played last',
  'resume.nothing': 'There is no unfinished game in {folder}. Start one with: getaway play',
  'resume.going': 'Continuing “{name}”.',
  'resume.imported': '{file} is now the saved game “{name}”.',

  'replay.about':
    'watch a game from its beginning: a file saved by the page or this program, or a saved game by its name',
  'replay.seat': 'the seat whose view is shown, from 1; 0 shows everything once the game is over',
  'replay.at': 'the step to start at',
  'replay.where': 'Step {moment} of {moments}: {who}',
  'replay.view.seat': '{name}’s view',
  'replay.view.open': 'everything open',
  'replay.view.spectator': 'what everybody saw',
  'replay.input':
    'Enter: next · b: back · n, p: next or previous turn · number: go to a step · s SEAT: another view · l: log · o: play on from here · ?: help · q: leave > ',
  'replay.help':
    'o             play on from here in a new game: you take the seat shown, bots take the others, and hidden cards and money are drawn again\no people      people at this terminal play all seats\no real        hidden cards and money stay as they really were; only once the game is over\no people real both\nThe original game stays as it is.',
  'replay.badSeat': '{value} isn’t a view of this game. Available: {seats}.',
  'replay.badMoment': 'There is no step {value}; the game has {moments} steps.',
  'replay.unknown': '{input} means nothing here.',
  'replay.noSeat': 'Choose a seat first: s SEAT.',
  'replay.notYet': 'Hidden cards and money stay hidden until the game is over.',
  'replay.atEnd': 'The game is over at this step: there is nothing left to play.',
  'replay.forked': 'The game continues from step {moment} as “{name}”. Play it with: getaway resume {name}',
  'replay.origin': 'Continued from step {moment} of a game with {names}.',

  'review.about': 'judge every decision of a finished game by what its player could have known',
  'review.seat': 'only this seat’s decisions (seats count from 1)',
  'review.rollouts': 'how many rollouts to play for each decision',
  'review.json': 'print everything as JSON on the last line',
  'review.notOver': 'The game isn’t over yet.',
  'review.noNet': 'No bot has learned to judge this game with {players} players yet.',
  'review.decision':
    'Step {step}, {name}: {played}. Better: {best}. It lowers the chance to win by {loss}%, ± {error}.',
  'review.seatLine':
    '{name}: {decisions, plural, one {# decision} other {# decisions}}, {doubtful} doubtful and {bad} bad',
  'review.sum': '  start {start}% + decisions of all players {choices}% + luck {luck}% (± {error}%) = result {result}%',
  'review.oldRules': 'The game was played with older rules, which can no longer be reviewed.',
  'review.progress': '{left} choices left.',

  'games.about': 'list the saved games',
  'games.none': 'No saved games in {folder}.',
  'games.folder': 'Saved games in {folder}:',
  'games.turn': '{choices, plural, one {# choice} other {# choices}}, {seat}’s turn',
  'games.over': 'over after {choices, plural, one {# choice} other {# choices}}',
  'games.unknown': 'a game that this program doesn’t know',

  'backup.about': 'copy the server’s data into a new file, whether the server is running or not',
  'backup.done': 'The server’s data in {folder} was copied to {file}.',
  'backup.nothing': 'No server has saved anything in {folder} yet.',
  'backup.exists': '{file} already exists; nothing was replaced.',
  'backup.failed': 'The copy {file} can’t be made: {reason}',
  'backup.elsewhere':
    'The server’s games are in the PostgreSQL database that DATABASE_URL names: copy it with pg_dump.',

  'rules.about': 'look up rules: by id (A5), by section (A), or by a word',
  'rules.none': 'No rule matches {wanted}: it isn’t an id, a section or a word in the rules.',
  'rules.heading': '{letter}. {section}',

  'lab.about': 'measure how strong bots are against each other',
  'lab.seats': 'the level of each seat, separated by commas; {strongest} is the strongest level',
  'lab.games': 'how many games; every deal is played once with each rotation of the seats',
  'lab.seed': 'any text: the same seed gives the same games',
  'lab.rollouts': 'how many rollouts per choice a bot that looks beyond its turn may play',
  'lab.seatCommand':
    'a program that plays the seats of the level {level}, a JSON line for each question (see the README)',
  'lab.threads': 'how many threads play at the same time; all cores if not given',
  'lab.record': 'a file that keeps every game, so that an interrupted measurement can continue',
  'lab.json': 'print the figures as JSON on the last line',
  'lab.badSeats': 'There are {seats, plural, one {# level} other {# levels}}, but {players} players.',
  'lab.badNumber': '{value} should be a whole number above 0.',
  'lab.otherRecord': '{file} belongs to a measurement with other settings.',
  'lab.progress': '{played} of {games} games.',
  'lab.line':
    '{level}: wins {share}% ({low} to {high}), {score} points, {ms} ms per choice (95% took at most {most} ms)',
  'lab.escapes': 'escaped in {share}% of its games',

  'verify.about':
    'check that nobody rigged a game’s draws: give a file saved by the page or this program, or the name of a saved game',
  'file.unreadable': '{file} can’t be read: {reason}',
  'file.notAGame': '{file} isn’t a game: neither a file saved by the page or this program, nor a journal.',
  'file.unknownGame': '{file} belongs to the game {game}, which this program doesn’t know.',
  'file.newer': '{file} was saved by a newer version of this program.',
  'file.damaged': '{file} is damaged: {reason}',

  'pack.about': 'work on content packs of your own: cards, tiles and figures as a JSON document',
  'pack.aboutCheck': 'list everything that is wrong with a content pack',
  'pack.aboutCity': 'measure the cities that a content pack’s tiles make',
  'pack.aboutHouse': 'print a game’s built-in content pack, to start from',
  'pack.cities': 'how many random cities to look at',
  'pack.unreadable': 'The file {file} can’t be read: {reason}',
  'pack.notJson': 'The file {file} isn’t JSON: {reason}',
  'pack.tooDeep': 'The file {file} has too many nested levels for a content pack.',
  'pack.notObject': 'The file {file} is JSON, but not a content pack: it should be an object.',
  'pack.refused': 'The content pack in {file} can’t be used. {reason} All faults: getaway pack check {file}',
  'pack.fault': '{code}: {sentence}',
  'pack.faults': '{count, plural, one {# fault} other {# faults}} in {file}.',
  'pack.warning': 'Unusual, but allowed: {sentence}',
  'pack.good': '{file} has no faults. Play with: getaway play {game} --pack {file}',
  'pack.noCities': 'Content packs of {game} have no city to measure.',
  'pack.badCities': 'The number of cities must be a whole number from 1, not {value}.',
  'pack.surveyed':
    '{cities} random cities for each way of placing; ✓ marks what is right for a good city, ✗ what isn’t. {failed, plural, =0 {All is well.} one {# line is off.} other {# lines are off.}}',
  'pack.range':
    '{least, select, none {at most {most}} other {{most, select, none {at least {least}} other {{least} to {most}}}}}',

  'admin.about': 'manage the tables of a server: in DATA_DIR, or in the PostgreSQL database that DATABASE_URL names',
  'admin.aboutList': 'list the server’s tables, latest first',
  'admin.aboutInspect': 'show the state of a table',
  'admin.aboutRewind':
    'rewind a running game to the state after this many choices; everybody at the table is told. With SQLite, stop the server first; with PostgreSQL, it may keep running',
  'admin.aboutExport': 'print the journal of a game that is over',
  'admin.withSecrets': 'also for a running game, including everything that is hidden in it',
  'admin.none': 'The server has no tables.',
  'admin.table':
    '{id}  {game}  {state, select, gathering {gathering} playing {playing} other {over}}  {changed}  {names}',
  'admin.choices':
    '{choices, plural, one {# choice} other {# choices}} in {lines, plural, one {# line} other {# lines}}; the last snapshot: {snapshot, select, none {none} other {line {snapshot}}}',
  'admin.player':
    'Seat {seat}: {name}{bot, select, none {} other { (bot {bot})}}{due, select, yes {, whose turn it is} other {}}',
  'admin.deadline': 'Until {deadline}.',
  'admin.rewound':
    '{gone, plural, one {# choice was} other {# choices were}} undone. Running servers are told at once.',
  'admin.badChoices': 'The number of choices must be a whole number, not {value}.',
  'admin.aboutVerify':
    'check all the server’s data: the file, each line of each table, and each game by its moves; exit code 1 if anything is damaged',
  'admin.aboutReplay':
    'replay every finished game on these rules and name each that plays differently; use it before an update',
  'admin.replaySame': '{games, plural, one {# finished game plays} other {# finished games play}} as before.',
  'admin.replaySetup': '{table} ({game}, {names}): setup: {detail}',
  'admin.replayChoice': '{table} ({game}, {names}): choice {choice}, seat {seat}, {move}: {detail}',
  'admin.replayOther': '{games, plural, one {# game of {all} plays} other {# games of {all} play}} differently.',
  'admin.replayFault': '{table}: {reason}',
  'admin.aboutReports':
    'list the bug reports players have sent; getaway replay FILE opens one at the point where it was sent',
  'admin.noReports': 'No reports.',
  'admin.badReport': 'Unreadable: {reason}\n  {file}',
  'admin.report': '{at}  {table}  {game}  {sentence}\n  {file}',
  'report.unreadable': 'The report can’t be read: {reason}',
  'report.from': 'Report from {name}, {at}: {sentence}',
  'admin.aboutAcceptLoss':
    'after data damage: copy the damaged data to a new folder, then continue with what is left of the database, or of one table. With SQLite, stop the server first; with PostgreSQL, it may keep running',
  'admin.verified':
    'Checked {tables, plural, one {# table} other {# tables}} with {lines, plural, one {# line} other {# lines}}{notReplayed, plural, =0 {} one {; # game of older rules was not replayed} other {; # games of older rules were not replayed}}. {faults, plural, =0 {Nothing is missing or damaged.} one {# fault.} other {# faults.}}',
  'admin.accepted': 'What was found is in {aside}. You can start the server, which continues with what is left.',
  'admin.acceptedTable': 'The table continues with {kept} of {of} lines. The lines that were found are in {aside}.',
  'admin.failed': 'Nothing was done. {reason}',

  'protocol.about': 'play by JSON lines on standard input and output',

  'argument.game': 'There is no game {game}. Available: {games}.',
  'argument.players': 'The number of players must be a whole number, not {value}.',
  'argument.seats': '{game} is for {least} to {most} players, not {value}.',
  'argument.humans': 'The number of humans must be a whole number from 0 to {players}, not {value}.',
  'argument.names': '{names} names are too many for {players} players.',
  'argument.name': 'The player’s name {name} can’t be used: use 1 to 16 visible characters.',
  'argument.sameName': 'Two players are called {name}. Rename one of them.',
  'argument.bot': 'There is no bot {bot}. Available: {levels}, each also with a style: {characters}.',
  'argument.language': 'There is no language {language}. Available: {languages}.',

  'seat.human': 'Player {number}',
  'seat.bot': '{number, select, 1 {Duchess} 2 {Slick} 3 {Marlowe} 4 {Inky} other {Bishop}}',
  'seats.person': '{name}: a person',
  'seats.bot': '{name}: bot, {bot}',
  'seats.rated': '{bot} ({rating})',
  'seats.levels': '{game}: the levels of bots, each with its strength: {levels}.',

  'privacy.next': 'It’s {seat}’s turn. Everybody else, look away. {seat}, press Enter.',
  'digest.heading': 'Since your last choice',
  'digest.end': 'How it ended',
  'digest.more': '… more before that: l shows the log.',
  'prompt.rules': '[{rules}]',
  'prompt.heading': '{heading}:',
  'prompt.more': '{heading}…',
  'prompt.inputBelow':
    '{count, plural, =1 {1} other {1-#}}, b back, c choices, u undo, {map, select, true {m map, } other {}}l log, r rules, ? help, q quit > ',
  'hint.waits': 'Then it’s up to {seat}.',
  'sure.ask': 'Type yes or {number} again to do it anyway, anything else to return: “{choice}”.',
  'sure.prompt': 'yes or {number} > ',
  'sure.yes': 'yes',
  'prompt.input':
    '{count, plural, =1 {1} other {1-#}}, c choices, u undo, {map, select, true {m map, } other {h advice, }}l log, r rules, ? help, q quit > ',
  'help.commands':
    '1, 2, …  choose\nu        undo the last choice\nl        the log: everything that happened, as far as you may know\nc        all choices and what they would do\nt        the whole table, however long\nm        the map, as large as it can be drawn\n{ahead}\nb        back, when a choice is made in steps\nr        the rules of this choice; r A5, r A or r snitch looks them up\nh        advice: the three best plans of the strongest bot\ns        who plays, how strong the bots are, and what they can see\nq        quit; the game is saved, and getaway resume continues it\nlang pl  switch to another language: en, pt, cs, ru, pl\n?        this help',

  'input.empty': 'Nothing chosen. Type {count, plural, =1 {1} other {a number from 1 to #}}, or ? for help.',
  'input.outOfRange': '{input} isn’t one of the choices. Type {count, plural, =1 {1} other {a number from 1 to #}}.',
  'input.unknown':
    '{input} means nothing here. Type {count, plural, =1 {1} other {a number from 1 to #}}, or ? for help.',

  'undo.noChoice': 'Nothing to undo yet.',
  'undo.otherSeat': 'You can’t undo this: {seat} has moved since.',
  'undo.over': 'The game is over: you can’t undo any more.',
  'undo.revealed': 'You can’t undo this: it revealed hidden information.',

  'result.over': 'The game is over: {reason}.',
  'result.winners': '{count, plural, =0 {Nobody wins.} one {{winners} wins.} other {{winners} share the victory.}}',
  'result.total': 'Influence',
  'result.place': 'Place',
  'result.unranked': 'arrested',
  'result.verify': 'Verify the draws yourself: getaway verify "{name}"',

  'save.badName':
    'The name {name} can’t be used for a saved game: use at most 60 letters, digits, spaces, - and _, beginning with a letter or digit.',
  'save.taken':
    'A game called “{name}” is already saved. Continue it with: getaway resume "{name}", or choose another name.',
  'save.none': 'There is no game called “{name}” in {folder}.',
  'save.locked':
    'Another process ({pid}) is playing the game “{name}”. Close it first; if that process isn’t Getaway, delete {lock}.',
  'save.torn':
    'The last line of “{name}” was only half written, as after a crash. It was dropped; the original file is saved as {copy}.',
  'save.damaged':
    '{file} is damaged at line {line}{fieldIs, select, none {} other {, field {field}}}: {reason} The file was not changed.',
  'save.noSnapshot':
    '{file} was played with version {rules} of the rules. This program has version {current}, and the file has no snapshot to continue from. The file was not changed.',
  'save.newerRules':
    '{file} was played with version {rules} of the rules; this program has version {current}. A newer program can open it. The file was not changed.',
  'save.badSnapshot':
    '{file} was played with version {rules} of the rules. This program has version {current}, and the snapshot in the file can’t be used: {reason} The file was not changed.',
  'save.reopened':
    'The rules have changed since: the game continues from its snapshot with version {rules}{leftOut, plural, =0 {} one {, without the last choice, which they no longer allow} other {, without the last # choices, which they no longer allow}}.',
  'save.notWritten': 'The choice couldn’t be saved, so it wasn’t made: {reason}',
  'log.aim': '{seat} – aim: {move}',
  'save.left': 'Saved. Resume with: getaway resume "{name}"',
  'save.failed': 'The folder for saved games, {folder}, can’t be used: {reason}',

  'fault.notJson': 'it isn’t JSON.',
  'fault.tooDeep': 'it has too many nested levels.',
  'fault.wrong': 'expected {expected}, found {found}.',
  'fault.name': 'a short name in plain letters',
  'fault.version': 'it has version {version}; this program reads version {current}.',
  'fault.seats':
    'the game has {count, plural, one {# seat} other {# seats}}; each needs a name of its own, and bots must be able to play the game.',
  'fault.changed': 'the line, or one before it, was changed after it was written.',
} as const satisfies Record<`input.${Extract<Command, { do: 'ask' }>['because']}` | `undo.${UndoReason}`, string> &
  Record<string, string>;
