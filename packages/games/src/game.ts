import type { Adapter, BotQuestion, Chosen } from '@getaway/bots';
import type { Definition, Move, Shape } from '@getaway/kernel';
import type { HostedGame, HostedTable } from '@getaway/table';
import type { Catalogue, Language } from '@getaway/text';

/** Rules by their ids, and headings by the letters that the ids begin with. */
export interface Rulebook {
  readonly rules: Readonly<Record<string, string>>;
  readonly sections: Readonly<Record<string, string>>;
}

type InEveryLanguage<Module> = Readonly<Record<Language, () => Promise<Module>>>;

/** A line of the registry: where the parts of a game are found. Each is loaded when it is first needed. */
interface Line<G extends Shape> {
  definition(): Promise<Definition<G>>;
  /** What bots have to know of it. */
  adapter(): Promise<Adapter<G>>;
  readonly text: {
    readonly MESSAGES: InEveryLanguage<{ readonly MESSAGES: Catalogue }>;
    readonly RULEBOOKS: InEveryLanguage<{
      readonly RULEBOOK: Rulebook['rules'];
      readonly SECTIONS: Rulebook['sections'];
    }>;
  };
}

/** What a bot that thinks in this process is asked. */
export interface BotTurn {
  readonly table: HostedTable;
  readonly level: string;
  /** What its dreams are drawn from; the view of its seat if left out, so that the same question gets the same answer. */
  readonly seed?: string | undefined;
  readonly dreams?: number | undefined;
  enough?(): boolean;
}

/** The bots of one game. */
export interface GameBots {
  choose(turn: BotTurn): Chosen<Shape>;
  /** The same from a document, for a thread or a worker of its own. */
  chooseAt(question: BotQuestion): Move;
}

/** A game of whatever kind, loaded part by part. */
export interface Game {
  host(): Promise<HostedGame>;
  bots(): Promise<GameBots>;
  messages(language: Language): Promise<Catalogue>;
  rulebook(language: Language): Promise<Rulebook>;
}

/** The types of a game end here. */
export function game<G extends Shape>({ definition, adapter, text }: Line<G>): Game {
  let host: Promise<HostedGame> | undefined;
  return {
    host() {
      host ??= Promise.all([import('./host.ts'), definition()]).then(([{ hostOf }, found]) => hostOf(found));
      return host;
    },
    async bots() {
      const [{ botsOf }, ...parts] = await Promise.all([import('./bots.ts'), definition(), adapter()]);
      return botsOf(...parts);
    },
    messages: async (language) => (await text.MESSAGES[language]()).MESSAGES,
    async rulebook(language) {
      const { RULEBOOK, SECTIONS } = await text.RULEBOOKS[language]();
      return { rules: RULEBOOK, sections: SECTIONS };
    },
  };
}
