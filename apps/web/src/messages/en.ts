import type { TROUBLES } from '../worker/trouble.ts';

/** What the page says in English, whatever is played. */
export const SHELL = {
  loading: 'One moment …',

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
