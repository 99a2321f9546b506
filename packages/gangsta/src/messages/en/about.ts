/** The texts about this game in a list of games. They can be loaded without the other texts. */
export const ABOUT = {
  'game.name': 'Gangsta!',
  'game.pitch': 'Recruit a gang, pull jobs, keep the snitches quiet. 2 to 4 players.',
} as const;
