import type { Catalogue } from '@getaway/text';

/** Everything that a game says in one language. */
export interface GameText {
  /** The game's own words and those of its table in the terminal. */
  readonly catalogue: Catalogue;
  readonly rulebook: Rulebook;
}

/** Rules by their ids, and headings by the letters that the ids begin with. */
export interface Rulebook {
  readonly rules: Readonly<Record<string, string>>;
  readonly sections: Readonly<Record<string, string>>;
}

/** The modules of one language, as they are imported. */
type Modules = readonly [
  { readonly MESSAGES: Catalogue },
  { readonly TABLE: Catalogue },
  { readonly RULEBOOK: Rulebook['rules']; readonly SECTIONS: Rulebook['sections'] },
];

export const textOf = ([{ MESSAGES }, { TABLE }, { RULEBOOK, SECTIONS }]: Modules): GameText => ({
  catalogue: { ...MESSAGES, ...TABLE },
  rulebook: { rules: RULEBOOK, sections: SECTIONS },
});
