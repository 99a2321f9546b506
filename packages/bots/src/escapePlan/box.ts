import type { Contact, Pack } from '@getaway/escape-plan/content';

export type ContactKind = Contact['kind'];
export type Equipment = keyof Pack['equipment'];
export type Fixer = keyof Pack['fixers'];
