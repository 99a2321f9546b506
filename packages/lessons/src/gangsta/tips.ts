import type { Tip } from '../tip.ts';

/** If several tips apply, the first one is shown. Tips about events come before tips about questions. */
export const TIPS: readonly Tip[] = [
  { id: 'snitch', event: 'snitchRevealed', rule: 'N1' },
  { id: 'chapter', event: 'chapterEnded', rule: 'H4' },
  { id: 'goal', step: 'act', rule: 'G2', basic: true },
  { id: 'act', step: 'act', rule: 'T1' },
  { id: 'callBack', step: 'mobilise', rule: 'M1' },
  { id: 'send', step: 'pullJob', rule: 'A4' },
  { id: 'atOnce', step: 'recruitAtOnce', rule: 'W3' },
  { id: 'learn', step: 'learn', rule: 'W9' },
  { id: 'distract', step: 'divert', rule: 'W8' },
  { id: 'giveUp', step: 'giveUp', rule: 'H6' },
];
