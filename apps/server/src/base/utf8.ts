declare const utf8: unique symbol;

/**
 * The UTF-8 bytes of a text, as a string with one character per byte. Such a string can be written to a socket without
 * being copied or checked again, even if it is put together from several parts.
 */
export type Utf8 = string & { readonly [utf8]: true };

/** Most texts are ASCII and are returned as they are. */
export const utf8Of = (text: string): Utf8 =>
  (Buffer.byteLength(text) === text.length ? text : Buffer.from(text).toString('latin1')) as Utf8;

export const joinUtf8 = (first: Utf8, second: Utf8): Utf8 => (first + second) as Utf8;
