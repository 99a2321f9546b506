/** From the weakest to the strongest. In its own module, so that menus need not load the bots. */
export const LEVELS = ['random', 'steady'] as const;
export type Level = (typeof LEVELS)[number];

/** The level used if none is chosen. */
export const DEFAULT_LEVEL: Level = 'steady';

export const isLevel = (text: string): text is Level => LEVELS.some((level) => level === text);
