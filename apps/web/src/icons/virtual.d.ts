declare module 'virtual:icons/*' {
  /** The path of each icon of a group, by its name. */
  export const PATHS: Readonly<Record<string, string>>;
}

declare module 'virtual:job-things' {
  /** The address of an SVG file with one symbol for each job. The id of the symbol is the id of the job. */
  export const DRAWING: string;
}
