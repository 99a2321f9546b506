import { readFileSync } from 'node:fs';
import { type PackShelf, parseJson, replaceInvisible } from '@getaway/kernel';
import type { Command } from 'commander';
import type { PackTools, SurveyLine, TableGame } from '../games/game.ts';
import { findGame } from '../games/index.ts';
import { quoted, reasonOf, shell, type Trouble, trouble } from '../messages/shell.ts';
import { cell, wrap } from '../terminal/layout.ts';
import { isTrouble, refuse } from './place.ts';
import { readWhole } from './seats.ts';

const CITIES = '500';

/**
 * getaway pack check, getaway pack city, getaway pack house: commands for people who own the board game and write their
 * own pack.
 */
export function addPack(program: Command, games: readonly TableGame[]): void {
  const command = program.command('pack').description(shell.say('pack.about'));
  command
    .command('check')
    .description(shell.say('pack.aboutCheck'))
    .argument('<file>')
    .action((file: string) => print(check(games, file)));
  command
    .command('city')
    .description(shell.say('pack.aboutCity'))
    .argument('<file>')
    .option('--cities <number>', shell.say('pack.cities'), CITIES)
    .action((file: string, { cities }: { readonly cities: string }) => print(survey(games, file, cities)));
  command
    .command('house')
    .description(shell.say('pack.aboutHouse'))
    .argument('[game]')
    .action((id: string | undefined) => print(house(games, id)));
}

/** Reads a pack document from a file, or returns the reason why it can't be read. */
export function readDocument(file: string): object | Trouble {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    return trouble('pack.unreadable', { file, reason: reasonOf(error) });
  }
  const { document, fault, reason = '' } = parseJson(text);
  if (fault === 'tooDeep') return trouble('pack.tooDeep', { file });
  if (fault === 'notJson') return trouble('pack.notJson', { file, reason: replaceInvisible(reason) });
  const isPack = typeof document === 'object' && document !== null && !Array.isArray(document);
  return isPack ? document : trouble('pack.notObject', { file });
}

function check(games: readonly TableGame[], file: string): readonly string[] | Trouble {
  const document = readDocument(file);
  if (isTrouble(document)) return document;
  const game = gameOf(games, document);
  const faults = toolsOf(game).faultsOf(document);
  if (faults.length === 0)
    return [...warningsAbout(game, document), shell.say('pack.good', { file, game: game.host.id })];
  process.exitCode = 1;
  return [
    ...faults.flatMap(({ code, sentence }) =>
      wrap(shell.say('pack.fault', { code, sentence: replaceInvisible(sentence) }), columns(), '  '),
    ),
    shell.say('pack.faults', { count: faults.length, file }),
  ];
}

function warningsAbout({ host }: TableGame, document: object): readonly string[] {
  const reading = host.packs.read(document);
  if ('refusal' in reading) return [];
  return reading.ok.warnings.flatMap((sentence) =>
    wrap(shell.say('pack.warning', { sentence: replaceInvisible(sentence) }), columns(), '  '),
  );
}

function survey(games: readonly TableGame[], file: string, requested: string): readonly string[] | Trouble {
  const cities = readWhole(requested);
  if (cities === undefined || cities === 0) return trouble('pack.badCities', { value: quoted(requested) });
  const document = readDocument(file);
  if (isTrouble(document)) return document;
  const game = gameOf(games, document);
  const tools = toolsOf(game);
  if (tools.survey === undefined) return trouble('pack.noCities', { game: game.host.id });
  if (tools.faultsOf(document).length > 0) return check(games, file);
  const lines = tools.survey(document, cities);
  const failed = lines.filter(({ passes }) => !passes).length;
  if (failed > 0) process.exitCode = 1;
  return [...lines.map(surveyLine), ...wrap(shell.say('pack.surveyed', { cities, failed }), columns())];
}

const STATISTIC = 56;
const MEASURED = 6;

function surveyLine({ statistic, measured, least, most, passes }: SurveyLine): string {
  const range = shell.say('pack.range', {
    least: least > 0 ? least : 'none',
    most: Number.isFinite(most) ? most : 'none',
  });
  return `${passes ? '✓' : '✗'} ${cell(statistic, STATISTIC)}${shell.number(measured).padStart(MEASURED)}  ${range}`;
}

function house(games: readonly TableGame[], id: string | undefined): readonly string[] | Trouble {
  const game = id === undefined ? mostPrinted(games) : findGame(games, id);
  if (game !== undefined) return [JSON.stringify(toolsOf(game).house, undefined, 2)];
  return trouble('argument.game', { game: quoted(id ?? ''), games: shell.list(games.map(({ host }) => host.id)) });
}

const mostPrinted = (games: readonly TableGame[]): TableGame =>
  games.reduce((most, game) => (fieldsOf(game).length > fieldsOf(most).length ? game : most));

const fieldsOf = (game: TableGame): readonly string[] => Object.keys(toolsOf(game).house);

/**
 * Guesses the game of a pack, because a pack does not name its game. Picks the game that knows the most fields of the
 * pack. In a tie, prefers the game whose own pack has the most fields.
 */
function gameOf(games: readonly TableGame[], document: object): TableGame {
  const known = (game: TableGame): number => fieldsOf(game).filter((field) => field in document).length;
  return [mostPrinted(games), ...games].reduce((best, game) => (known(game) > known(best) ? game : best));
}

/** The pack tools of a game. A game without tools gets a simple check, which stops at the first fault. */
function toolsOf({ host: { packs }, packTools }: TableGame): PackTools {
  return packTools ?? { house: packs.documentOf(packs.names()[0]?.hash ?? '') as object, faultsOf: firstFault(packs) };
}

const firstFault =
  (packs: PackShelf): PackTools['faultsOf'] =>
  (document) => {
    const reading = packs.read(document);
    return 'refusal' in reading ? [{ code: reading.refusal.code, sentence: reading.refusal.message }] : [];
  };

const print = (said: readonly string[] | Trouble): void => {
  if (isTrouble(said)) refuse(said);
  else process.stdout.write(`${said.join('\n')}\n`);
};

const columns = (): number => Math.max(80, process.stdout.isTTY ? process.stdout.columns : 80);
