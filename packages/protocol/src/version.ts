export const NAME = 'Getaway';
export const VERSION = '0.1.0';
/** Counts up when a client that knows the old documents would no longer understand the new ones. */
export const PROTOCOL = 1;
