/** A whole game for beginners, as data. */
export interface FirstGame<Plan = unknown> {
  readonly players: number;
  readonly level: string;
  /** The prepared position that the game begins with. Without it, the game begins with the ordinary setup. */
  readonly plan?: Plan;
}
