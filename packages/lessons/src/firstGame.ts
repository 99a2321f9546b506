/** A whole game for beginners, as data. */
export interface FirstGame<Plan = unknown> {
  readonly players: number;
  readonly level: string;
  /** The position that the game begins with. By default, the game begins with the ordinary setup. */
  readonly plan?: Plan;
}
