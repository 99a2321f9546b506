/** What a list of games says about this game. These texts can be loaded without the other texts. */
export const ABOUT = {
  'game.name': 'Gangsta!',
  'game.pitch': 'Recruit a gang, pull jobs, keep the snitches quiet. 2 to 4 players.',
} as const;
