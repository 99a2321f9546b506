/** Texts of the summary of recent events, of the playback of others' turns, and of looking back. */
export const PLAYBACK = {
  'digest.title': 'Since your last turn',
  'digest.first': 'Before your first turn',
  'digest.now': 'Happening now',
  'digest.dismiss': 'Dismiss',
  'digest.whole': 'Show everything',

  'playback.slower': 'Slower',
  'playback.hint': 'Press the board to skip.',
  'playback.skip': 'Skip',
  'playback.skipToTurn': 'Skip to your turn',
  'playback.replay': 'Replay on the board',
  'playback.replaySince': 'Replay since your last turn',

  'past.title': 'Viewing an earlier moment',
  'past.where': 'Step {moment} of {moments}',
  'past.earlier': 'One step earlier',
  'past.later': 'One step later',
  'past.slider': 'Moment of the game',
  'past.back': 'Back to now',
  'past.nothing': 'You can’t choose anything while looking back.',

  'keys.past': 'While looking back: go one step back or forward',
  'keys.replay': 'Replay everything since your last turn',
  'keys.skip': 'Skip what is being shown',
} as const satisfies Record<string, string>;
