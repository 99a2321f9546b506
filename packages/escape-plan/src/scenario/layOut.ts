import { layingOut } from '@getaway/kernel';
import { escapePlan } from '../definition.ts';
import { planSchema } from './planSchema.ts';
import { position } from './position.ts';

export const layOut = layingOut({ definition: escapePlan, schema: planSchema, stateOf: position });
