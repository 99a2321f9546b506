/** A tip for a first game. It is shown when a step first asks, or when an event first happens. */
export interface Tip {
  readonly id: string;
  readonly step?: string;
  readonly event?: string;
  /** Whether the tip fits this view. By default, it always fits when its step asks. */
  isTrue?(view: object): boolean;
  /** Set for a tip that nobody needs to look up later. The list of tips leaves it out. */
  readonly basic?: true;
  /** The rule that explains more. */
  readonly rule: string;
}

export const tipKey = ({ id }: Pick<Tip, 'id'>): string => `tip.${id}`;
