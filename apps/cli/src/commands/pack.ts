import { readFileSync } from 'node:fs';
import { type PackShelf, parseJson, visible } from '@getaway/kernel';
import type { Command } from 'commander';
import type { PackTools, SurveyLine, TableGame } from '../games/game.ts';
import { findGame, GAMES } from '../games/index.ts';
import { quoted, reasonOf, shell, type Trouble, trouble } from '../messages/shell.ts';
import { cell, wrap } from '../table/layout.ts';
import { isTrouble, refuse } from './place.ts';
import { readWhole } from './seats.ts';

const CITIES = '500';

/** getaway pack check, city, house: for owners of the box who write a pack of their own. */
export function addPack(program: Command): void {
  const command = program.command('pack').description(shell.say('pack.about'));
  command
    .command('check')
    .description(shell.say('pack.aboutCheck'))
    .argument('<file>')
    .action((file: string) => print(check(file)));
  command
    .command('city')
    .description(shell.say('pack.aboutCity'))
    .argument('<file>')
    .option('--cities <number>', shell.say('pack.cities'), CITIES)
    .action((file: string, { cities }: { readonly cities: string }) => print(survey(file, cities)));
  command
    .command('house')
    .description(shell.say('pack.aboutHouse'))
    .argument('[game]')
    .action((id: string | undefined) => print(house(id)));
}

/** A pack document out of a file, or why it is none. */
export function readDocument(file: string): object | Trouble {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    return trouble('pack.unreadable', { file, reason: reasonOf(error) });
  }
  const { document, fault, reason = '' } = parseJson(text);
  if (fault === 'tooDeep') return trouble('pack.tooDeep', { file });
  if (fault === 'notJson') return trouble('pack.notJson', { file, reason: visible(reason) });
  const isPack = typeof document === 'object' && document !== null && !Array.isArray(document);
  return isPack ? document : trouble('pack.notObject', { file });
}

function check(file: string): readonly string[] | Trouble {
  const document = readDocument(file);
  if (isTrouble(document)) return document;
  const game = gameOf(document);
  const faults = toolsOf(game).faultsOf(document);
  if (faults.length === 0)
    return [...warningsAbout(game, document), shell.say('pack.good', { file, game: game.definition.id })];
  process.exitCode = 1;
  return [
    ...faults.flatMap(({ code, sentence }) =>
      wrap(shell.say('pack.fault', { code, sentence: visible(sentence) }), columns(), '  '),
    ),
    shell.say('pack.faults', { count: faults.length, file }),
  ];
}

function warningsAbout({ definition }: TableGame, document: object): readonly string[] {
  const reading = definition.packs.read(document);
  if ('refusal' in reading) return [];
  return reading.ok.warnings.flatMap((sentence) =>
    wrap(shell.say('pack.warning', { sentence: visible(sentence) }), columns(), '  '),
  );
}

function survey(file: string, wished: string): readonly string[] | Trouble {
  const cities = readWhole(wished);
  if (cities === undefined || cities === 0) return trouble('pack.badCities', { value: quoted(wished) });
  const document = readDocument(file);
  if (isTrouble(document)) return document;
  const game = gameOf(document);
  const tools = toolsOf(game);
  if (tools.survey === undefined) return trouble('pack.noCities', { game: game.definition.id });
  if (tools.faultsOf(document).length > 0) return check(file);
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
  return `${passes ? '✓' : '✗'} ${cell(statistic, STATISTIC)}${measured.toFixed(1).padStart(MEASURED)}  ${range}`;
}

function house(id = USUAL): readonly string[] | Trouble {
  const game = findGame(id);
  if (game !== undefined) return [JSON.stringify(toolsOf(game).house, undefined, 2)];
  const games = shell.list(GAMES.map(({ definition }) => definition.id));
  return trouble('argument.game', { game: quoted(id), games });
}

/** The game with the most in its box that is printed. */
const USUAL = 'escape-plan';

/** A pack does not say which game it is for: the one that knows most of its fields, or else the usual one. */
function gameOf(document: object): TableGame {
  const known = (game: TableGame): number =>
    Object.keys(toolsOf(game).house).filter((field) => field in document).length;
  const usual = GAMES.filter(({ definition }) => definition.id === USUAL);
  return [...usual, ...GAMES].reduce((best, game) => (known(game) > known(best) ? game : best));
}

/** What a game has for it; at the least its own pack, and the first fault that it finds in another. */
function toolsOf({ definition, packTools }: TableGame): PackTools {
  const { packs } = definition;
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
