declare module 'virtual:workers' {
  /** The address of the worker that runs the games. */
  export const TABLES: string;
  /** The address of the worker that runs the bots. */
  export const BOTS: string;
}
