import type * as v from 'valibot';

/** A document as its schema describes it. Nobody changes a document, so every field is readonly. */
export type DocumentOf<Schema extends v.GenericSchema> = DeepReadonly<v.InferOutput<Schema>>;

type DeepReadonly<T> = T extends object ? { readonly [K in keyof T]: DeepReadonly<T[K]> } : T;
