/** A tip for a first game. It is shown the first time that a step asks or an event happens. */
export interface Tip {
  readonly id: string;
  readonly step?: string;
  readonly event?: string;
  /** Whether it is true for this view of its game. Without this function it is true whenever its step asks. */
  isTrue?(view: object): boolean;
  /** Whether it says something that nobody forgets, so that the guide leaves it out. */
  readonly basic?: true;
  /** The rule to read next. */
  readonly rule: string;
}

export const tipKey = ({ id }: Pick<Tip, 'id'>): string => `tip.${id}`;
