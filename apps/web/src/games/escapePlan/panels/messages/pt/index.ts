import type { PANELS as ENGLISH } from '../en/index.ts';
import { AROUND } from './around.ts';
import { OWN } from './own.ts';
import { STAGE } from './stage.ts';

export const PANELS: Readonly<Record<keyof typeof ENGLISH, string>> = { ...OWN, ...STAGE, ...AROUND };
