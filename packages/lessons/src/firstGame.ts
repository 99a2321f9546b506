/** A whole game for beginners, as data. */
export interface FirstGame<Plan = unknown> {
  readonly players: number;
  /** The level of the bots. */
  readonly level: string;
  /** The prepared position that it begins at; an ordinary setup if left out. */
  readonly plan?: Plan;
}
