/** From the weakest to the strongest. Apart from the bots themselves, for who only has to offer them. */
export const LEVELS = ['random', 'steady'] as const;
export type Level = (typeof LEVELS)[number];

/** The level that plays where nobody has chosen one. */
export const DEFAULT_LEVEL: Level = 'steady';

export const isLevel = (text: string): text is Level => LEVELS.some((level) => level === text);
