/** What a list of games says about this game. These texts can be loaded without the other texts. */
export const ABOUT = {
  'game.name': 'Escape Plan',
  'game.pitch': 'Collect your shares, evade the officers, and escape from the city within three days. 1 to 5 players.',
} as const;
