import { woundsIfStopped } from '@getaway/escape-plan/reading';
import type { View } from '@getaway/escape-plan/view';
import type { Tip } from '../tip.ts';

/** If several tips apply, the first one is shown. Tips about events come before tips about questions. */
export const TIPS: readonly Tip[] = [
  { id: 'line', event: 'lineCrossed', rule: 'N3' },
  { id: 'wound', event: 'wounded', rule: 'E4' },
  { id: 'goal', step: 'chooseTurn', rule: 'G1', basic: true },
  { id: 'turn', step: 'chooseTurn', rule: 'A2' },
  { id: 'travel', step: 'travel', rule: 'V2' },
  // X11. This step also asks a player who has nobody to evade but can use a starred card. The tip would not fit in that
  // case.
  { id: 'officers', step: 'evade', isTrue: (view: View) => woundsIfStopped(view) > 0, rule: 'E2' },
  { id: 'contact', step: 'takeContact', rule: 'L15' },
  { id: 'place', step: 'placeTile', rule: 'D7' },
  { id: 'open', step: 'openSite', rule: 'D8' },
  { id: 'unlock', step: 'unlockAsset', rule: 'U1' },
  { id: 'disc', step: 'useDisc', rule: 'D12' },
  { id: 'locker', step: 'openLocker', rule: 'L10' },
];
