export { layOut } from '../scenario/layOut.ts';
export type { Plan } from '../scenario/plan.ts';
