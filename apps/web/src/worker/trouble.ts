/** What can go wrong with a game, a file, a pack or a report. The catalogue has a sentence for each case. */
export const TROUBLES = [
  'badSetup',
  'notAGame',
  'unknownGame',
  'damaged',
  'badPlayers',
  'newer',
  'otherRules',
  'openElsewhere',
  'gone',
  'noStorage',
  'notAPack',
  'tooDeep',
  'badPack',
  'server',
  'notShared',
] as const;

export interface Trouble {
  readonly what: (typeof TROUBLES)[number];
  /** Details for a person who looks for the cause, usually in English. */
  readonly detail?: string;
}

export type OrTrouble<T> = { readonly ok: T } | { readonly trouble: Trouble };

export const trouble = (what: Trouble['what'], detail?: string): { readonly trouble: Trouble } => ({
  trouble: detail === undefined ? { what } : { what, detail },
});

export const done = <T>(ok: T): { readonly ok: T } => ({ ok });
