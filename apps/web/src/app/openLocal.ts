import type { Verification } from '@getaway/kernel';
import { type Showing, type TablePort, type Testimony, testimonyOn } from '@getaway/table';
import { proxy } from 'comlink';
import { contributeHere } from '../fairness/dealLocal.ts';
import { witnessOf } from '../fairness/kept.ts';
import type { GameId } from '../games/ids.ts';
import type { TableExtras } from '../shell/extras.ts';
import type { Outcome } from '../worker/trouble.ts';
import { done } from '../worker/trouble.ts';
import { tables } from './worker.ts';

interface FoundDraws {
  readonly verification: Verification;
  readonly testimony?: Testimony | undefined;
}

/** A table that is open in this tab. */
export interface OpenTable {
  readonly game: GameId;
  readonly port: TablePort;
  /** The document of the game's content pack, which screens look cards up in. */
  readonly pack: unknown;
  /** The bots that can take a seat, from the weakest to the strongest. */
  readonly levels: readonly string[];
  setPause(milliseconds: number): void;
  /** Goes on after trouble. */
  retry(): void;
  /** The whole game as the text of a file. */
  exported(): Promise<Outcome<string>>;
  /** Whether its draws are those that its seed leads to, and what this device remembers of how the seed came about. */
  proof(): Promise<FoundDraws>;
  /** Begins another game of the same people, with the same options; resolves to its id. */
  again(): Promise<Outcome<string>>;
  close(): void;
  /** What is there besides the game, where its people sit elsewhere. */
  readonly extras?: TableExtras;
}

/** Opens a game that is kept here: the adapter of the table port that runs it in the worker. */
export async function openLocal(id: string): Promise<Outcome<OpenTable>> {
  const remote = await tables.open(id);
  if ('trouble' in remote) return { trouble: remote.trouble };
  const port: TablePort = {
    watch(show) {
      let watching = true;
      void remote.watch(proxy((showing: Showing) => (watching ? show(showing) : undefined)));
      return () => {
        watching = false;
      };
    },
    play: (number, moves) => remote.play(number, moves),
    undo: () => remote.undo(),
    foresee: (moves) => remote.foresee(moves),
    forecasts: (number) => remote.forecasts(number),
    whyNot: (move) => remote.whyNot(move),
    lookBack: (passages) => remote.lookBack(passages),
    sit: (seat) => remote.sit(seat),
    substitute: (seat, bot) => remote.substitute(seat, bot),
  };
  const game = await remote.game;
  const [{ levels }, pack] = await Promise.all([tables.about(game), tables.pack(id)]);
  return done({
    game,
    port,
    pack,
    levels,
    setPause: (ms) => void remote.setPause(ms),
    retry: () => void remote.retry(),
    exported: () => tables.exported(id, witnessOf(id)),
    async proof() {
      const verification = await tables.verify(id);
      const dealtAt = 'fair' in verification ? (verification.fair?.table ?? id) : id; // a game from a file has an id of its own
      return { verification, testimony: testimonyOn(verification, witnessOf(dealtAt)) ?? 'absent' };
    },
    again: async () => tables.again(id, await contributeHere()),
    close: () => void remote.close(),
  });
}
