import { erased } from '../erased.ts';
import type { GameFolder } from '../gameFolder.ts';
import { EXPLAINED } from './explain/messages/index.ts';
import { TABLES } from './messages/index.ts';
import { PICTURE } from './picture/picture.tsx';

export const gangstaFolder: GameFolder = {
  picture: PICTURE,
  texts: TABLES,
  explanations: EXPLAINED,
  ui: async () => erased((await import('./index.tsx')).gangstaUi),
  guide: async () => (await import('./guide/index.ts')).GUIDE,
};
