import STORED from './proof.json' with { type: 'json' };

/**
 * The proof that bots see only what their seat may know, as `npm run blindness` has stored it. This module does not
 * import the bots, so that screens can show the proof without loading the bots.
 */
export interface BlindnessProof<Id extends string = string> {
  /** The command that made the proof. It can be repeated. */
  readonly command: string;
  /** The commit of the bots that were tested. */
  readonly commit: string;
  /** The number of rollouts (simulated continuations) per choice. */
  readonly rollouts: number;
  /** By the id of the game. */
  readonly games: Readonly<Record<Id, GameProof>>;
}

export interface GameProof {
  /** How many positions were tested. In each, one bot or the adviser was asked twice. */
  readonly positions: number;
  /** The numbers of players. */
  readonly players: readonly number[];
  /** The options of the game that were on in some games. */
  readonly options: readonly string[];
  readonly levels: readonly string[];
  readonly characters: readonly string[];
  /** In how many of the positions the adviser was asked in place of a bot. */
  readonly advice: number;
  /** For each kind of secret: in how many positions it was changed. */
  readonly changed: Readonly<Record<string, number>>;
  /** In how many positions the bot then chose something else. */
  readonly otherChoices: number;
  /** In how many positions the bot then expected something else. */
  readonly otherExpectations: number;
}

export const PROOF: BlindnessProof = STORED;
