/** A value of a statement: an id, a number, or several of them. */
export type StatementValue = string | number | readonly string[] | readonly number[];

/**
 * A sentence for a player, as data: the name of a message, and its values (ids and numbers). Clients turn it into text.
 */
export interface Statement {
  readonly name: string;
  readonly values?: Readonly<Record<string, StatementValue>>;
}

/**
 * How bad an inevitable loss is. `out`: the game is lost for the player. `loss`: something is lost permanently.
 * `stake`: the player spends something that will be needed later, such as the price of the exit.
 */
export const DANGERS = ['out', 'loss', 'stake'] as const;
export type DangerKind = (typeof DANGERS)[number];

/** An inevitable loss. Before the move, clients show it and ask for confirmation. */
export interface Danger extends Statement {
  readonly kind: DangerKind;
}

/** Why a move is not possible: the rule that forbids it, and a sentence if the game has one. */
export interface Reason<Rule extends string = string> {
  readonly rule: Rule;
  readonly says?: Statement;
}
