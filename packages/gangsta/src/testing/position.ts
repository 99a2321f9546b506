export type { Plan, SeatPlan, Who } from '../scenario/plan.ts';
export { cardsBy, chapterOf, position, taught, tired } from '../scenario/position.ts';
