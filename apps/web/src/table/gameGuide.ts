import type { Catalogue, Language } from '@getaway/text';
import type { IconName } from '../icons/names.ts';

export const GUIDE_PARTS = ['goal', 'turn', 'score', 'end'] as const;

type GuidePart = (typeof GUIDE_PARTS)[number];

/** The key of the text about a part of the guide. Each game has its own texts. */
export type PartKey = `guide.${GuidePart}.text`;

/** The short guide to a game. */
export interface GameGuide {
  readonly messages: Readonly<
    Record<Language, () => Promise<{ readonly GUIDE: Catalogue & Readonly<Record<PartKey, string>> }>>
  >;
  readonly parts: Readonly<Record<GuidePart, PartLook>>;
  /**
   * Rules that people often forget. Each has a message `guide.forget.<rule>`. Rules that appear in the tips of a first
   * game are not repeated here.
   */
  readonly forgotten: readonly string[];
}

interface PartLook {
  readonly icons: readonly IconName[];
  /** The rule to read next. */
  readonly rule: string;
  readonly picture: Picture;
}

/** A picture of a lesson's table. */
export interface Picture {
  readonly lesson: string;
  /** The number of steps of the lesson that are done. */
  readonly steps: number;
  /** The part of the table to show. Only some tables have the part `plan`. */
  readonly part: 'board' | 'own' | 'plan' | 'rivals';
}
