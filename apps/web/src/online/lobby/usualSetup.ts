import type { ForkSetup } from '@getaway/protocol/room';

/** The settings of a table whose host changes nothing. */
export const USUAL_SETUP: ForkSetup = {
  pace: { kind: 'days', days: 2 },
  onTimeout: 'bot',
  listed: false,
  watching: true,
};
