import type { Command } from 'commander';
import { quoted, shell } from '../messages/shell.ts';

const TITLES = {
  'Usage:': 'usage.usage',
  'Options:': 'usage.options',
  'Global Options:': 'usage.everywhere',
  'Commands:': 'usage.commands',
} as const;

const isTitle = (title: string): title is keyof typeof TITLES => Object.hasOwn(TITLES, title);

/** The message for each error of the commander library. `what` is the argument that commander quotes in the error. */
const SENTENCES = [
  [/unknown option '(?<what>[^']*)'/u, 'usage.unknownOption'],
  [/unknown command '(?<what>[^']*)'/u, 'usage.unknownCommand'],
  [/missing required argument '(?<what>[^']*)'/u, 'usage.noArgument'],
  [/option '(?<what>[^']*)' argument missing/u, 'usage.noValue'],
  [/too many arguments for '(?<what>[^']*)'/u, 'usage.tooMany'],
] as const;

function sentenceFor(error: string): string {
  for (const [pattern, key] of SENTENCES) {
    const what = pattern.exec(error)?.groups?.what;
    if (what !== undefined) return `${shell.say(key, { what: quoted(what) })}\n`;
  }
  return error;
}

/** Translates the help and the errors of the command line. Commands that are added later inherit the translation. */
export const translateUsage = (program: Command): Command =>
  program
    .helpOption('-h, --help', shell.say('usage.help'))
    .helpCommand('help [command]', shell.say('usage.help'))
    .configureHelp({
      showGlobalOptions: true,
      styleTitle: (title) => (isTitle(title) ? shell.say(TITLES[title]) : title),
    })
    .configureOutput({ outputError: (error, write) => write(sentenceFor(error)) });
