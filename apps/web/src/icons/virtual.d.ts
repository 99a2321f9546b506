declare module 'virtual:game-icons' {
  import type { IconName } from './names.ts';
  export const PATHS: Readonly<Record<IconName, string>>;
}
