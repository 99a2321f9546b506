/**
 * A tip for a first game. It is shown the first time that a step asks the player to choose, or the first time that an
 * event happens.
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
