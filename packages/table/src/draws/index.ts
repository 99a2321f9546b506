export { type DrawKey, loadDrawVoice, type Proof, type ToldDraws, tellDraws } from './words.ts';
