import { AROUND } from './around.ts';
import { OWN } from './own.ts';
import { STAGE } from './stage.ts';

/** What the table beyond the map says. */
export const PANELS = { ...OWN, ...STAGE, ...AROUND } as const satisfies Record<string, string>;
