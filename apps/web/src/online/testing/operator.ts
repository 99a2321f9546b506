import { setTimeout as wait } from 'node:timers/promises';
import { type Gangsta, gangsta } from '@getaway/gangsta';
import {
  type Beginning,
  type Contribution,
  type Fairness,
  fairBeginning,
  type Journal,
  journalOf,
  Match,
  readSetup,
  replay,
} from '@getaway/kernel';
import type { Served } from '@getaway/server/testing/serve';

type Store = Served['running']['store'];
export type Opening = Omit<Journal<Gangsta>, 'entries'> & {
  readonly seed: string;
  readonly draws: readonly number[];
  readonly fair?: Fairness;
};
export type Entry = Journal<Gangsta>['entries'][number];
type Line = { readonly line: string; readonly journal?: Opening; readonly entry?: Entry } & Partial<Contribution>;

const setup = (): Parameters<typeof Match.start<Gangsta>>[1] => {
  const read = readSetup(gangsta, { players: 2, options: {} });
  if ('refusal' in read) throw new Error(read.refusal.message);
  return read.ok;
};
export const openingOf = (beginning: Beginning): Opening => {
  const { entries: _, ...opening } = journalOf(Match.start(gangsta, setup(), beginning));
  return opening as Opening;
};
const matchOf = (opening: Opening, entries: readonly Entry[]): Match<Gangsta> => {
  const match = replay(gangsta, { ...opening, entries });
  if ('refusal' in match) throw new Error(match.refusal.message);
  return match.ok;
};
/** A game that nobody played. It continues from these entries to the end, always with the first option. */
export function inventedGame({ seed, fair }: Opening, begun: readonly Entry[] = []): readonly Entry[] {
  const match = Match.start(gangsta, setup(), { seed, ...(fair === undefined ? {} : { fair }) });
  for (const { move } of begun) match.play(move);
  for (let move = match.decision?.moves[0]; move !== undefined; move = match.decision?.moves[0]) match.play(move);
  return match.entries;
}
export const otherDraw = (draws: readonly number[]): readonly number[] => draws.with(0, draws[0] === 0 ? 1 : 0);

/** The operator of the server, who can read everything and insert stored lines. */
export class Operator {
  readonly #store: Store;
  readonly #table: string;

  constructor({ running }: Served, table: string) {
    this.#store = running.store;
    this.#table = table;
  }

  async lines(): Promise<readonly Line[]> {
    return (await this.#store.tables.lines(this.#table)).map((line) => JSON.parse(line) as Line);
  }

  async write(...lines: readonly object[]): Promise<void> {
    const { length } = await this.lines();
    const dated = lines.map((line) => JSON.stringify({ at: 1, ...line }));
    if (!(await this.#store.tables.append(this.#table, length, dated))) throw new Error('too late');
  }

  /** Resolves once all devices have disclosed their random values. */
  async values(): Promise<Fairness> {
    const told = async () => (await this.lines()).filter(({ line }) => line === 'disclosed');
    while ((await told()).length < 2) await wait(5);
    const lines = await this.lines();
    const secret = (lines[0] as unknown as { readonly secret: string }).secret;
    const contributions = lines
      .filter(({ line }) => line === 'disclosed')
      .map(({ seat, pledge, value }) => ({ seat, pledge, value }) as Contribution)
      .sort((a, b) => Number(a.seat) - Number(b.seat));
    return fairBeginning(this.#table, secret, contributions).fair;
  }

  async game(): Promise<{ readonly opening: Opening; readonly entries: readonly Entry[] }> {
    const lines = await this.lines();
    const opening = lines.find(({ line }) => line === 'began')?.journal;
    if (opening === undefined) throw new Error('the game has not begun');
    return { opening, entries: lines.flatMap(({ entry }) => (entry === undefined ? [] : [entry])) };
  }

  /** Plays for the seat whose turn it is, with a false draw. Returns false if nothing is drawn. */
  async playByOwnDraw(): Promise<boolean> {
    const { opening, entries } = await this.game();
    for (const move of matchOf(opening, entries).decision?.moves ?? []) {
      const { entry } = matchOf(opening, entries).play(move);
      if (entry.draws.length === 0) continue;
      const altered = { ...entry, draws: otherDraw(entry.draws) };
      if ('refusal' in replay(gangsta, { ...opening, entries: [...entries, altered] })) continue;
      await this.write({ line: 'entry', entry: altered });
      return true;
    }
    return false;
  }

  /** Replaces the game that was played. */
  async rewrite(opening: Opening, entries: readonly Entry[]): Promise<void> {
    const { tables } = this.#store;
    const heading = await tables.heading(this.#table);
    if (heading === undefined) throw new Error('the table is gone');
    const [first = '', ...others] = await tables.lines(this.#table);
    const people = others.filter((line) => !['began', 'entry'].includes((JSON.parse(line) as Line).line));
    const game = [{ line: 'began', journal: opening }, ...entries.map((entry) => ({ line: 'entry', entry }))];
    await tables.remove(this.#table);
    await tables.create(heading, first);
    await tables.append(this.#table, 1, [...people, ...game.map((line) => JSON.stringify({ at: 1, ...line }))]);
  }
}
