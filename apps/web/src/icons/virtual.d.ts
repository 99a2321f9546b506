declare module 'virtual:game-icons' {
  import type { IconName } from './names.ts';
  export const PATHS: Readonly<Record<IconName, string>>;
}

declare module 'virtual:job-things' {
  /** The address of a drawing with a symbol for each job, by its id. */
  export const DRAWING: string;
}
