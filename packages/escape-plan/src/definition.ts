import type { Definition } from '@getaway/kernel';
import { cloneState } from './clone.ts';
import { countComponents } from './components.ts';
import { PACKS } from './content/read.ts';
import { determinise } from './determinise.ts';
import { discloses, eventFor } from './events.ts';
import { executive } from './executive.ts';
import { fatesOf } from './fates.ts';
import { glance } from './glance.ts';
import { faultsOf } from './invariants.ts';
import { moveSchema } from './moveSchema.ts';
import { foresight } from './reading/forecast.ts';
import { rules } from './rules.ts';
import { stateSchema } from './schema.ts';
import { resultOf, scoresOf } from './score.ts';
import { start } from './setup.ts';
import type { EscapePlan } from './shape.ts';
import { privateView, publicView } from './view.ts';

export const escapePlan: Definition<EscapePlan> = {
  id: 'escape-plan',
  rulesVersion: 3,
  players: { min: 1, max: 5 },
  options: { gentle: { default: false, values: [false, true] } },
  packs: PACKS,
  rules,
  anytime: executive,
  foresight,
  schemas: { state: stateSchema, move: moveSchema },
  start,
  cloneState,
  publicView,
  privateView,
  glance,
  eventFor,
  passing: ['paid', 'received'], // rule R17
  discloses,
  determinise,
  resultOf,
  scoresOf,
  fatesOf,
  seatsOf: ({ seats }) => seats.length,
  faultsOf,
  countComponents,
};
