import type { Subject } from '../explanation.ts';

export type { Subject } from '../explanation.ts';

/** The attribute that says which subject an HTML or SVG element shows. */
export const about = (kind: string, id: string | number = ''): { readonly 'data-explain': string } => ({
  'data-explain': `${kind}:${id}`,
});

function readSubject(written: string): Subject {
  const colon = written.indexOf(':');
  return { kind: written.slice(0, colon), id: written.slice(colon + 1) };
}

export const MARKED = '[data-explain]';

export const subjectOf = (element: Element): Subject => readSubject(element.getAttribute('data-explain') ?? ':');

export const isSame = (a: Subject, b: Subject): boolean => a.kind === b.kind && a.id === b.id;

export const distinct = (subjects: readonly Subject[]): readonly Subject[] =>
  subjects.filter((subject, i) => subjects.findIndex((other) => isSame(subject, other)) === i);
