/** What is said the first time that something matters in a first game: when a step asks, or after an event. */
export interface Tip {
  readonly id: string;
  readonly step?: string;
  readonly event?: string;
  /** The rule to read on at. */
  readonly rule: string;
}

export const tipKey = ({ id }: Pick<Tip, 'id'>): string => `tip.${id}`;
