declare module 'virtual:game-icons' {
  import type { IconName } from './names.ts';
  export const PATHS: Readonly<Record<IconName, string>>;
}

declare module 'virtual:job-things' {
  /** The address of an SVG file with one symbol for each job. The id of the symbol is the id of the job. */
  export const DRAWING: string;
}
