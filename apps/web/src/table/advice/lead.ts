import type { Speaker } from '@getaway/text';

type Lead = {
  readonly side: 'ahead' | 'behind' | 'level';
  /** The lead with its unit, in the words of the game. */
  readonly lead: string;
};

/** The values of a message about an expected lead, in whole points. */
export function leadIn(voice: Speaker, points: number): Lead {
  const lead = Math.round(points);
  return {
    side: lead > 0 ? 'ahead' : lead < 0 ? 'behind' : 'level',
    lead: voice.say('lead', { lead: Math.abs(lead) }),
  };
}
