import { AROUND } from './around.ts';
import { OWN } from './own.ts';
import { STAGE } from './stage.ts';

/** Texts of all panels except the map. */
export const PANELS = { ...OWN, ...STAGE, ...AROUND } as const satisfies Record<string, string>;
