import { readAbout } from '../rooms/heading.ts';
import type { TableHeading } from '../store/port.ts';

/** A table as lists show it. */
export function listed({ id, game, state, created, changed, about }: TableHeading): object {
  const { planned: _, ...shown } = readAbout(about);
  return { id, game, state, created, changed, ...shown };
}
