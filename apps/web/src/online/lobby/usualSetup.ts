import type { ForkSetup } from '@getaway/protocol/room';

export const USUAL_SETUP: ForkSetup = {
  pace: { kind: 'days', days: 2 },
  onTimeout: 'bot',
  listed: false,
  watching: true,
};
