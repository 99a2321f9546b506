/** A tip for a first game. It is shown when the step is first asked, or when the event first happens. */
export interface Tip {
  readonly id: string;
  readonly step?: string;
  readonly event?: string;
  /** Whether the tip is true for this view of its game. A tip without this function is true whenever its step asks. */
  isTrue?(view: object): boolean;
  /** Set for a tip that nobody needs to look up later. The guide leaves it out. */
  readonly basic?: true;
  /** The rule that explains more. */
  readonly rule: string;
}

export const tipKey = ({ id }: Pick<Tip, 'id'>): string => `tip.${id}`;
