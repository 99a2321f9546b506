export { type DrawKey, type DrawReport, loadDrawVoice, type Proof, tellDraws } from './words.ts';
