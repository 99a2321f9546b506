declare module 'virtual:icons/*' {
  /** The path of each icon of a group, by its name. */
  export const PATHS: Readonly<Record<string, string>>;
}

declare module 'virtual:job-things' {
  /** The address of a drawing with a symbol for each job, by its id. */
  export const DRAWING: string;
}
