/** From the weakest to the strongest. In its own module, so that menus need not load the bots. */
export const LEVELS = ['random', 'steady', 'shrewd', 'mastermind'] as const;
export type Level = (typeof LEVELS)[number];

/** The levels of a game without nets. */
export const PLAIN_LEVELS = ['random', 'steady'] as const satisfies readonly Level[];

/** The level used if none is chosen. */
export const DEFAULT_LEVEL: Level = 'steady';

/** Whether a level plays with a net. */
export const isLearned = (level: Level): boolean => level === 'shrewd' || level === 'mastermind';

export const isLevel = (text: string): text is Level => LEVELS.some((level) => level === text);
