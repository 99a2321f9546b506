import { type Adapter, chooseMove } from '@getaway/bots';
import { escapePlanAdapter } from '@getaway/bots/adapters/escapePlan';
import { gangstaAdapter } from '@getaway/bots/adapters/gangsta';
import { type EscapePlan, escapePlan } from '@getaway/escape-plan';
import { type Gangsta, gangsta } from '@getaway/gangsta';
import { type Definition, hashOf, type Move, readSetup, type Shape } from '@getaway/kernel';
import { type Player, RunningTable, type Scene } from '@getaway/table';
import { writeGameFile } from '@getaway/table/file';
import { expect, type Page } from '@playwright/test';

interface Plan<G extends Shape> {
  readonly seed: string;
  readonly players?: readonly Player[];
  readonly options?: Readonly<Record<string, unknown>>;
  /** The level of the bots that prepare the game. */
  readonly level?: 'steady' | 'random';
  /**
   * Whether the bots stop at this moment. The scene is that of the seat whose turn it is. By default, the bots play to
   * the end.
   */
  until?(scene: Scene<G>): boolean;
}

const DUCHESS: Player = { name: 'Duchess', bot: 'steady' };
const SLICK: Player = { name: 'Slick', bot: 'steady' };
export const ADA_AND_BOTS: readonly Player[] = [{ name: 'Ada' }, DUCHESS, SLICK];
export const ADA_ALONE: readonly Player[] = [{ name: 'Ada' }];

/** A game of Gangsta! as a file, played by bots up to a moment. The same plan always gives the same game. */
export const gangstaFile = (plan: Plan<Gangsta>): string =>
  fileOf({ definition: gangsta, adapter: gangstaAdapter }, plan);

export const escapePlanFile = (plan: Plan<EscapePlan>): string =>
  fileOf({ definition: escapePlan, adapter: escapePlanAdapter }, plan);

const MAX_GAMES = 20;
/** How long opening a file may take. The default of 5 s is too short on a busy machine. */
const OPENING_MS = 60_000;

interface Played<G extends Shape> {
  readonly definition: Definition<G>;
  readonly adapter: Adapter<G>;
}

/**
 * Tries several seeds and uses the first game that reaches the moment. So the tests still work if a change of the rules
 * makes one seed miss the moment.
 */
function fileOf<G extends Shape>(game: Played<G>, plan: Plan<G>): string {
  const { seed, players = ADA_AND_BOTS, until } = plan;
  for (let nth = 0; nth < MAX_GAMES; nth += 1) {
    const { table, pack } = playUp(game, plan, nth === 0 ? seed : `${seed} ${nth}`);
    const { journal, position } = table;
    if (until === undefined || table.due !== undefined) return writeGameFile({ players, pack, position, journal });
  }
  throw new Error(`no game with the seed ${seed} has the requested moment`);
}

function playUp<G extends Shape>(game: Played<G>, plan: Plan<G>, seed: string) {
  const { definition } = game;
  const { players = ADA_AND_BOTS, options = {}, level = 'steady', until = () => false } = plan;
  const setup = readSetup(definition, { players: players.length, options });
  if ('refusal' in setup) throw new Error(setup.refusal.message);
  let table = RunningTable.begin(definition, setup.ok, { seed, players });
  const pack = definition.packs.documentOf(table.journal.pack.hash);
  while (table.due !== undefined && !until(sceneAt(table, table.due))) {
    const next = table.play(table.due, [botMove(game, table, level)]);
    if ('refusal' in next) throw new Error(next.refusal.message);
    table = next.ok;
  }
  return { table, pack };
}

/** The scene of the seat whose turn it is. The log is computed on demand, because few plans use it. */
function sceneAt<G extends Shape>(table: RunningTable<G>, due: number): Scene<G> {
  const scene = table.sceneFor(due, Number.POSITIVE_INFINITY);
  return Object.defineProperty({ ...scene }, 'log', { get: () => table.sceneFor(due).log });
}

/** The bot's seed is a hash of the view, so that the same game always gets the same moves. */
const botMove = <G extends Shape>(
  { adapter }: Played<G>,
  table: RunningTable<G>,
  level: NonNullable<Plan<G>['level']>,
): Move =>
  table.think((match) => {
    const seat = table.due ?? 0;
    return chooseMove({ match, adapter, seat, level, seed: hashOf(table.viewFor(seat)) }).move;
  });

/**
 * Computes a value when it is first needed. Test files prepare their games with this function, so that no game is
 * played when the tests are only listed.
 */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** Opens a file through the home page, as a player would. */
export async function openFile(page: Page, text: string): Promise<void> {
  await chooseFile(page, text);
  await expect(page).toHaveURL(/#\/table\//u, { timeout: OPENING_MS });
}

export async function chooseFile(page: Page, text: string, name = 'game.json'): Promise<void> {
  await page.goto('/#/');
  await page
    .locator('input[type=file]') // the label depends on the language
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
}

/** Whether it is the seat's turn and one of these moves is possible. */
export const canMove = <G extends Shape>({ asked }: Scene<G>, seat: number, ...names: readonly string[]): boolean =>
  asked?.seat === seat && asked.moves.some(({ move }) => names.includes(move));
