/**
 * A tip for a first game. It is shown when a step asks the player for the first time, or when an event happens for the
 * first time.
 */
export interface Tip {
  readonly id: string;
  readonly step?: string;
  readonly event?: string;
  /** Whether the tip fits this view. If this function is absent, the tip fits every view. */
  isTrue?(view: object): boolean;
  /** Set for a tip that nobody needs to look up later. The list of tips leaves it out. */
  readonly basic?: true;
  /** The rule that explains more. */
  readonly rule: string;
}

export const tipKey = ({ id }: Pick<Tip, 'id'>): string => `tip.${id}`;
