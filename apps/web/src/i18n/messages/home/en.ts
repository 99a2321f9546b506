/** The messages of the pages around the table, in English. */
export const HOME = {
  'home.title': 'Getaway',
  'home.claim': 'Two heist games with the rules built in. Bring a crew, or play solo.',
  'home.playNow': 'Play now',
  'home.learn': 'Learn',
  'home.play': 'Set up a game',
  'home.kept': 'Your games',
  'home.none': 'No games yet. Everything you play is saved in this browser, move by move.',
  'home.resume': 'Continue',
  'home.look': 'See the result',
  'home.save': 'Save as a file',
  'home.remove': 'Delete',
  'home.removeSure': 'Delete this game for good?',
  'home.keep': 'Keep it',
  'home.import': 'Open a game from a file',
  'home.unreadable': 'A game that can’t be read any more',
  'home.due': '{name}’s turn',
  'home.won': '{count, plural, =0 {Nobody won} one {{winners} won} other {{winners} won together}}',
  'home.changed': 'played {when}',
  'home.choices': '{count, plural, one {# choice so far} other {# choices so far}}',
  'home.footer': 'More',
  'home.back': 'Home',
  'home.offline': 'Ready to play offline.',
  'home.newVersion': 'A new version of Getaway is available.',
  'home.reload': 'Reload now',
  'home.later': 'Later',

  'new.title': 'New game: {game}',
  'new.seats': 'Who plays?',
  'new.name': 'Name of seat {number}',
  'new.kind': 'Who plays seat {number}',
  'new.human': 'A person here',
  'new.bot': 'Bot, {level}',
  'new.add': 'Add a seat',
  'new.removeSeat': 'Remove seat {number}',
  'new.players': '{count, plural, one {# player} other {# players}}',
  'new.unofficial':
    'The box is for fewer players; this table allows {count, plural, one {# player} other {# players}}.',
  'new.botsSee': 'Bots see only what you would see in their seat.',
  'new.untrained': 'Bots have not practised with this content pack: they judge its cards by what they do.',
  'new.hotSeat': 'Several people share this device: a screen hides everything between turns.',
  'new.options': 'Variants',
  'new.start': 'Start the game',
  'new.sameName': 'Two seats are called {name}. Rename one of them.',
  'new.emptyName': 'Seat {number} has no name.',
  'new.unseenName': 'The name of seat {number} has invisible characters. Type it again.',
  'new.person': 'Player {number}',
  'new.botName': '{number, select, 1 {Duchess} 2 {Slick} 3 {Marlowe} 4 {Inky} other {Bishop}}',

  'pack.title': 'Content pack',
  'pack.house': 'Built-in',
  'pack.text':
    'Own the box? Bring its names and figures along. “getaway pack house {game}” writes a content pack to start from.',
  'pack.add': 'Add a content pack from a file',
  'pack.warnings':
    '{count, plural, one {This content pack can be used, but one thing about it is unusual:} other {This content pack can be used, but # things about it are unusual:}}',
  'pack.forget': 'Delete this content pack',

  'level.random': 'any legal move',
  'level.steady': 'plays to win',
  'level.shrewd': 'plans the whole turn',
  'level.mastermind': 'thinks several turns ahead',

  'rules.title': 'Rules: {game}',
  'rules.search': 'Search the rules',
  'rules.hint': 'A word or a rule’s id, such as {example}',
  'rules.found': '{count, plural, =0 {No rule matches.} one {# rule} other {# rules}}',
  'rules.other': 'Rules of {game}',
  'rules.contents': 'Contents',

  'settings.title': 'Settings',

  'credits.title': 'Credits and notices',
  'credits.about':
    'Getaway is free software under the MIT licence. The tables, drawings, names and words are its own. Escape Plan and Gangsta! are board games that belong to their makers, who have no part in Getaway.',
  'credits.icons': 'Icons: game-icons.net, by Lorc, Delapouite and contributors, licensed under CC BY 3.0; recoloured.',
  'credits.fonts':
    'Typefaces: Sofia Sans Extra Condensed and Source Sans 3, licensed under the SIL Open Font Licence 1.1.',
  'credits.libraries':
    'Made with Preact, Signals, Lingui’s message parser, Valibot, noble-hashes, Comlink, idb and Workbox.',
  'credits.privacy':
    'Games you play on this device stay in this browser. Online tables are stored on the server that hosts them. No cookies, no tracking.',
} as const;
