declare module 'virtual:game-icons' {
  import type { IconName } from './names.ts';
  export const BODIES: Readonly<Record<IconName, string>>;
}
