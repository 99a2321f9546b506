import type { Event } from '@getaway/gangsta';
import type { Viewer } from '@getaway/kernel';

/** What an event brings this seat, or costs it. */
function moneyOf(event: Event, seat: Viewer): number {
  switch (event.type) {
    case 'incomeReceived':
      return event.seat === seat ? event.sum : 0;
    case 'memberMobilised':
    case 'gangMobilised':
    case 'henchmanRecruited':
    case 'jobAnnounced':
      return event.seat === seat ? -event.cost : 0;
    case 'moneyStolen':
      return event.seat === seat ? event.sum : event.from === seat ? -event.sum : 0;
    case 'snitchPaid':
      return event.seat === seat ? -event.paid : 0;
    default:
      return 0;
  }
}

export const changeOf = (events: readonly Event[], seat: Viewer): number =>
  events.reduce((sum, event) => sum + moneyOf(event, seat), 0);
