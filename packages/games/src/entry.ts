import type { Adapter } from '@getaway/bots';
import type { Level } from '@getaway/bots/levels';
import type { Definition, Shape } from '@getaway/kernel';
import type { FirstGame, LayOut, Lesson, Tip } from '@getaway/lessons';
import type { Catalogue, Language } from '@getaway/text';
import type { GameGlossary } from './glossary/glossary.ts';
import type { TextParts } from './text.ts';

type Glossaries = Readonly<Record<Language, () => Promise<GameGlossary>>>;

/** What playing a game needs. The bots play the same game as the rules, because both have the same `G`. */
export interface Parts<G extends Shape = Shape> {
  readonly text: TextParts;
  /** The words for the things in the game, and the words with which players search the rules. */
  glossaries?(): Promise<Glossaries>;
  /** The rules. */
  definition(): Promise<Definition<G>>;
  /** What bots need to know about the game. */
  adapter(): Promise<Adapter<G>>;
  /** The bot levels that players are offered, from the weakest to the strongest. */
  readonly levels: readonly Level[];
}

/** Everything that belongs to a game of the registry. */
export interface Entry<G extends Shape = Shape> extends Parts<G> {
  glossaries(): Promise<Glossaries>;
  lessons(): Promise<LessonParts>;
  /** Turns the plan of a lesson into a position. */
  layOut(): Promise<LayOut>;
}

/** The exports of a game's folder in `packages/lessons`. */
interface LessonParts {
  readonly LESSONS: readonly Lesson[];
  readonly WORDS: Readonly<Record<Language, () => Promise<{ readonly WORDS: Catalogue }>>>;
  readonly FIRST_GAME: FirstGame;
  readonly TIPS: readonly Tip[];
}

/** Checks that the parts of a game fit together. */
export const entry = <G extends Shape>(parts: Entry<G>): Entry => ({ ...parts, ...withoutTypes(parts) });

/** Hides the types of a game, so that one list can hold all games. The parts of a game are never mixed with others. */
export const withoutTypes = <G extends Shape>(parts: Parts<G>): Parts => parts as unknown as Parts;
