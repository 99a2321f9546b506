import type * as v from 'valibot';

/** The type of a document described by a schema. Documents are immutable, so every field is readonly. */
export type DocumentOf<Schema extends v.GenericSchema> = DeepReadonly<v.InferOutput<Schema>>;

type DeepReadonly<T> = T extends object ? { readonly [K in keyof T]: DeepReadonly<T[K]> } : T;
