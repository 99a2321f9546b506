declare module 'virtual:icons/*' {
  /** The SVG path data (the attribute `d`) of each icon of a group. The key is the name of the icon. */
  export const PATHS: Readonly<Record<string, string>>;
}

declare module 'virtual:job-things' {
  /** The address of an SVG file with one symbol for each job. The id of the symbol is the id of the job. */
  export const DRAWING: string;
}
