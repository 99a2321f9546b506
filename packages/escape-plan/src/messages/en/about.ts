/** The texts about this game in a list of games. They can be loaded without the other texts. */
export const ABOUT = {
  'game.name': 'Escape Plan',
  'game.pitch': 'Collect your shares, evade the officers, and escape from the city within three days. 1 to 5 players.',
} as const;
