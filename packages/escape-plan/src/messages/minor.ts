import type { Event, PayReason } from '../events.ts';

/** Events that a summary can omit, because other events imply them or the board shows them. */
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

/** Payments that no other event mentions. */
const TOLD_BY_PAYMENT: ReadonlySet<PayReason> = new Set(['church', 'hush', 'lieutenant']);

/** Whether a summary can omit an event. The log shows all events. */
export function isMinor(event: Event): boolean {
  switch (event.type) {
    case 'paid':
      return !TOLD_BY_PAYMENT.has(event.reason);
    case 'itemStored':
      // a separate event shows that a locker or an exit tile was drawn
      return event.item.kind === 'locker' || event.item.kind === 'exit';
    case 'automatonRevealed':
      return !event.fits; // I3, J3: the card has no effect
    default:
      return MINOR.has(event.type);
  }
}
