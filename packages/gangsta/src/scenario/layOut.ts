import { layingOut } from '@getaway/kernel';
import { gangsta } from '../definition.ts';
import { planSchema } from './plan.ts';
import { position } from './position.ts';

export const layOut = layingOut({ definition: gangsta, schema: planSchema, stateOf: position });
