import type { TableScreen } from '../frameContext.ts';
import { isAdvised } from './switch.ts';

/** In a first game, a question with more choices than this starts with suggestions. */
const MAX_SUGGESTED = 6;

/**
 * Whether the adviser's suggestions come before these choices. This happens in a first game if there are many choices.
 */
export const isGuided = (
  { open, game, table }: Pick<TableScreen, 'open' | 'game' | 'table'>,
  choices: number,
): boolean =>
  open.isFirstGame === true && isAdvised(open) && game.isBeginning?.(table) === true && choices > MAX_SUGGESTED;
