import { isVisible, textUpTo, visible } from '@getaway/kernel';
import * as v from 'valibot';

const LONGEST_NAME = 40;

/** A name as others see it. Earlier programs took more: what can't be seen is shown by signs. */
export const shownName = (name: string): string => visible(name.trim());

/** The name of somebody at a table, as a file tells it. */
export const playerName = v.pipe(
  textUpTo(200),
  v.check((name) => {
    const shown = shownName(name);
    return shown !== '' && shown.length <= LONGEST_NAME && isVisible(shown);
  }),
);

export const MOST_PLAYERS = 20;
