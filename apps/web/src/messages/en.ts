import { HOME } from '../home/messages/en.ts';
import { ONLINE } from '../online/messages/en.ts';
import type { TROUBLES } from '../worker/trouble.ts';

/** What the page says in English, whatever is played. */
export const SHELL = {
  ...HOME,
  ...ONLINE,
  loading: 'One moment …',

  'settings.title': 'Settings',
  'settings.language': 'Language',
  'settings.theme': 'Theme',
  'settings.theme.system': 'As the system',
  'settings.theme.dark': 'Night',
  'settings.theme.light': 'Paper',
  'settings.speed': 'Bots choose',
  'settings.speed.slow': 'Slowly',
  'settings.speed.normal': 'At ease',
  'settings.speed.fast': 'Fast',
  'settings.speed.instant': 'At once',
  'settings.motion': 'Motion',
  'settings.motion.system': 'As the system',
  'settings.motion.full': 'Full',
  'settings.motion.reduced': 'Reduced',
  'settings.sound': 'Sound',
  'settings.sound.off': 'Off',
  'settings.sound.on': 'On',

  'dialog.close': 'Close',

  'menu.title': 'Menu',
  'menu.home': 'Home',
  'menu.rules': 'Rules of the game',
  'menu.save': 'Save as a file',
  'menu.leave': 'Leave the table',

  'wait.person': 'Waiting for {name}.',
  'wait.bot': '{name} is thinking …',
  'wait.replaced': 'The bot on your seat is thinking …',
  'wait.takeBack': 'A bot plays for you. You can take your seat back at any time.',
  'wait.yours': 'Your turn. {prompt}',

  'foretold.point': 'Point at a choice to see what it leads to.',
  'foretold.tap': 'Tap a choice to see what it leads to.',
  'foretold.asking': 'Let me see …',
  'foretold.nothing': 'Nothing else happens yet.',
  'foretold.more': '{count, plural, one {And # thing more.} other {And # things more.}}',
  'foretold.reveals': 'No way back after this: something hidden comes to light.',
  'foretold.cannot': '{thing}: not possible.',
  'foretold.notNow': 'It is not a part of what you choose from now.',

  'prompt.title': 'What to do now',

  'choices.title': 'Choices',
  'choices.count': '{count, plural, one {# choice} other {# choices}}',

  'primary.wait': 'Not your turn',
  'primary.choose': '{count, plural, one {# choice} other {# choices}}',
  'primary.confirm': '{moves, plural, one {Confirm: {choice}} other {Confirm}}',

  'undo.button': 'Undo',
  'undo.done': 'Taken back.',
  'undo.noChoice': 'There is nothing to take back: no choice has been made yet.',
  'undo.over': 'The game is over: nothing can be taken back.',
  'undo.otherSeat': 'The last choice was made by {name}: what came before it stands.',
  'undo.replaced': 'A bot plays for you: take your seat back first.',
  'undo.revealed': 'Your last choice stands, because something hidden came to light. {events}',

  'digest.title': 'Since your last turn',
  'digest.now': 'What happens',
  'digest.dismiss': 'Put away',

  'tabs.title': 'Panels',
  'tabs.me': 'Me',
  'tabs.rivals': 'Rivals',
  'sheet.larger': 'Larger',
  'sheet.smaller': 'Smaller',

  'board.title': 'Board',
  'own.title': 'Yours',

  'log.title': 'Log',
  'log.hint': 'Choose an entry to see the table as it was then.',

  'past.title': 'You look at the past',
  'past.where': 'Step {step} of {steps}',
  'past.earlier': 'One step earlier',
  'past.later': 'One step later',
  'past.back': 'Back to now',
  'past.nothing': 'In the past nothing can be chosen.',

  'rule.title': 'Rule {rule} · {section}',
  'rule.show': 'Rule {rule}',
  'rule.unknown': 'This rule is not in the book.',
  'rule.back': 'Back to {rule}',
  'rule.page': 'All rules of {game}',

  'seats.title': 'Who plays',
  'seats.person': 'Person',
  'seats.bot': 'Bot',
  'seats.hand': 'Hand to a bot',
  'seats.take': 'Take over',
  'seats.handMine': 'Hand my seat to a bot',
  'seats.takeMine': 'Take my seat back',
  'seats.replaced': 'A bot plays for you.',

  'keys.title': 'Keyboard',
  'keys.number': 'Go to a choice; once more to choose it',
  'keys.primary': 'Go to the main button; once more to press it',
  'keys.arrows': 'Walk through choices, log and menu',
  'keys.undo': 'Take the last choice back',
  'keys.log': 'Open the log, or close it',
  'keys.rules': 'The rule behind the question',
  'keys.help': 'This list',
  'keys.back': 'Back to now; close what is open',

  'over.you': 'You win',
  'over.one': '{name} wins',
  'over.shared': 'Shared win: {names}',
  'over.nobody': 'Nobody wins',
  'over.reason': 'The game is over: {reason}.',
  'over.scores': 'Scores',
  'over.total': 'Total',
  'over.place': 'Place',
  'over.placed': '{place, plural, other {#.}}',
  'over.unranked': '–',
  'over.show': 'Show the result',
  'over.table': 'Look at the final table',
  'over.rematch': 'Play again, same people',

  'broken.part': 'This part of the table can’t be drawn. The game itself is safe, and the list of choices still works.',
  'broken.retry': 'Try again',
  'broken.reload': 'Reload the page',
  'broken.opening': 'The table does not open. Your games are kept; reloading often helps.',

  'trouble.stuck': 'The table no longer answers. Your game is kept up to the last choice: reload to go on.',
  'trouble.slowBot': 'This bot takes very long. Wait on, or reload to go on from the last choice.',
  'trouble.table': 'Something went wrong, and the game is as it was before: {detail}',
  'trouble.refused': 'That choice could not be taken: {detail}',

  'handover.eyebrow': 'Change of hands',
  'handover.title': '{name}, your turn',
  'handover.text': 'Give the device to {name}. Nobody else looks.',
  'handover.sit': 'I am {name}: show my table',
  'handover.undo': 'Wait, take my last choice back',

  'trouble.badSetup': 'This game can’t be set up like that: {detail}',
  'trouble.notAGame': 'This file is not a game of Getaway. {detail}',
  'trouble.unknownGame': 'This file belongs to a game that is not here: {detail}',
  'trouble.damaged': 'This game is damaged and can’t be opened. {detail}',
  'trouble.newer': 'This game was kept by a newer Getaway. Reload the page to get it.',
  'trouble.openElsewhere': 'This game is open in another tab. Close it there first.',
  'trouble.gone': 'This game is no longer here.',
  'trouble.noStorage': 'The browser’s storage can’t be used: {detail}',
} as const satisfies Record<`trouble.${(typeof TROUBLES)[number]}`, string> & Record<string, string>;

export type ShellKey = keyof typeof SHELL;
