import type { Event, PayReason } from '../events.ts';

/** Events that others tell as much as, or that the table shows. */
const MINOR: ReadonlySet<Event['type']> = new Set([
  'turnBegan',
  'turnEnded',
  'visited',
  'turnedUp',
  'contactChosen',
  'contactRevealed',
  'tileTurnedUp',
  'officersArrived',
  'notorietyGained',
  'notorietyLost',
  'tileKept',
  'evadingEnded',
  'gameEnded',
]);

/** What no other event tells that money was paid for. */
const TOLD_BY_PAYMENT: ReadonlySet<PayReason> = new Set(['church', 'hush', 'lieutenant']);

/** Whether a summary can leave an event out; the log has them all. */
export function isMinor(event: Event): boolean {
  switch (event.type) {
    case 'paid':
      return !TOLD_BY_PAYMENT.has(event.reason);
    case 'itemStored':
      return event.item.kind === 'locker' || event.item.kind === 'exit'; // that tiles were drawn is told
    case 'automatonRevealed':
      return !event.fits; // I3, J3. A card that leads nowhere
    default:
      return MINOR.has(event.type);
  }
}
