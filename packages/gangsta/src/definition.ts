import type { Definition } from '@getaway/kernel';
import { cloneState } from './clone.ts';
import { PACKS } from './content/read.ts';
import { determinise } from './determinise.ts';
import { resultOf, scoresOf } from './end.ts';
import { eventFor } from './events.ts';
import { countComponents, faultsOf } from './invariants.ts';
import { foresight } from './reading/forecast.ts';
import { rules } from './rules.ts';
import { moveSchema, stateSchema } from './schema.ts';
import { start } from './setup.ts';
import type { Gangsta } from './shape.ts';
import { privateView, publicView } from './view.ts';

export const gangsta: Definition<Gangsta> = {
  id: 'gangsta',
  rulesVersion: 2,
  players: { min: 2, max: 5, unofficial: [5] }, // rule C4
  options: {
    families: { default: false, values: [false, true] },
    resources: { default: false, values: [false, true] },
    openJobs: { default: false, values: [false, true] },
  },
  packs: PACKS,
  rules,
  foresight,
  schemas: { state: stateSchema, move: moveSchema },
  start,
  cloneState,
  publicView,
  privateView,
  eventFor,
  determinise,
  resultOf,
  scoresOf,
  seatsOf: ({ seats }) => seats.length,
  faultsOf,
  countComponents,
};
