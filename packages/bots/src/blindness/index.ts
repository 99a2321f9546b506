export { escapePlanBlind } from './escapePlan.ts';
export { gangstaBlind } from './gangsta.ts';
export { tallyOf } from './tally.ts';
export { type BlindGame, type BlindnessTrial, blindnessTrials } from './trials.ts';
