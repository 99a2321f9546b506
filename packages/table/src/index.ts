export type { Asked, LogPart, Passage, Player, Scene, Showing, TablePort } from './port.ts';
export { type Kept, type Restored, restore } from './restore.ts';
export { RunningTable } from './runningTable.ts';
