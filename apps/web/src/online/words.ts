import type { ReceivedRefusal, ServerCode } from '@getaway/protocol/refusals';
import type { Pace } from '@getaway/protocol/room';
import type { Voice } from '../i18n/voice.tsx';

/**
 * The message for each code of a refusal. The codes `offline` and `lost` come from the page itself, all others from the
 * server.
 */
const CODES = {
  offline: 'offline',
  lost: 'lost',
  notAsked: 'notAsked',
  unavailable: 'unavailable',
  unknownDevice: 'unknownDevice',
  tooMuch: 'tooMuch',
  tooLarge: 'tooLarge',
  internal: 'internal',
  illegal: 'illegal',
  nothingToUndo: 'nothingToUndo',
  noGame: 'noGame',
  badPack: 'badPack',
  badOption: 'badOption',
  unknownGame: 'badOption',
  badRequest: 'badRequest',
  badJournal: 'badRequest',
  badPosition: 'badRequest',
  notFound: 'badRequest',
} as const satisfies Readonly<Record<ServerCode | 'offline' | 'lost', string>>;

/** Default values, for servers of another version that send fewer values. */
const UNSAID = { name: '…', bot: '…', seat: '…', count: '…', host: '…', field: '', rules: '', current: '' };

/** Why something was refused, in the reader's language. Only the faults of a pack are in the server's language. */
export function whyNot(voice: Voice, { code, message, why = 'none', because, values }: ReceivedRefusal): string {
  const key = `online.because.${because ?? ''}`;
  if (voice.has(key)) return voice.say(key, { ...UNSAID, ...values });
  const known = Object.entries(CODES).find(([each]) => each === code)?.[1] ?? 'other';
  return voice.say(`online.refused.${known}`, { rule: why, detail: message });
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export function paceWords(voice: Voice, pace: Pace): string {
  switch (pace.kind) {
    case 'live':
      return pace.turn % 60 === 0
        ? voice.say('online.pace.live', { minutes: pace.turn / 60, increment: pace.increment })
        : voice.say('online.pace.liveSeconds', { seconds: pace.turn, increment: pace.increment });
    case 'days':
      return voice.say('online.pace.days', { days: pace.days });
    case 'free':
      return voice.say('online.pace.free');
  }
}

/** A duration in days and hours, in hours and minutes, or in minutes and seconds, depending on its length. */
export function timeWords({ locale }: Voice, milliseconds: number): string {
  const left = Math.max(0, milliseconds);
  const count = (unit: 'day' | 'hour' | 'minute', value: number): string =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(Math.floor(value));
  if (left >= 2 * DAY) return `${count('day', left / DAY)} ${count('hour', (left % DAY) / HOUR)}`;
  if (left >= HOUR) return `${count('hour', left / HOUR)} ${count('minute', (left % HOUR) / MINUTE)}`;
  const seconds = Math.ceil(left / SECOND);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** A point in time. The date is left out if it is today. */
export function momentWords({ locale }: Voice, at: number): string {
  const isToday = new Date(at).toDateString() === new Date().toDateString();
  const day = isToday ? {} : ({ weekday: 'short', day: 'numeric', month: 'short' } as const);
  return new Intl.DateTimeFormat(locale, { ...day, hour: 'numeric', minute: '2-digit' }).format(at);
}
