import { isVisible, replaceInvisible, textUpTo } from '@getaway/kernel';
import * as v from 'valibot';

const LONGEST_NAME = 40;

/** A name, as others see it. Invisible characters, which earlier versions accepted, are replaced by visible signs. */
export const shownName = (name: string): string => replaceInvisible(name.trim());

export const playerName = v.pipe(
  textUpTo(200),
  v.check((name) => {
    const shown = shownName(name);
    return shown !== '' && shown.length <= LONGEST_NAME && isVisible(shown);
  }),
);

export const MAX_PLAYERS = 20;
