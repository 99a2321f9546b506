declare module 'virtual:workers' {
  export const TABLES: string;
  export const BOTS: string;
}
