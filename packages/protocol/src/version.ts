export const NAME = 'Getaway';
export const VERSION = '0.1.0';
/** Increment this when clients of the previous version would not understand the documents. */
export const PROTOCOL = 1;
