import type { Voice } from '../i18n/voice.tsx';
import type { Pace, WireError } from './wire/documents.ts';

const KNOWN = ['offline', 'lost', 'notAsked', 'unavailable', 'unknownDevice', 'tooMuch'] as const;

/** Why something was refused: in words of our own where there are any, else in the server's. */
export function whyNot(voice: Voice, { code, message }: WireError): string {
  const known = KNOWN.find((each) => each === code);
  return known === undefined ? message : voice.say(`online.refused.${known}`);
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export function paceWords(voice: Voice, pace: Pace): string {
  switch (pace.kind) {
    case 'live':
      return voice.say('online.pace.live', { minutes: Math.round(pace.turn / 60), increment: pace.increment });
    case 'days':
      return voice.say('online.pace.days', { days: pace.days });
    case 'free':
      return voice.say('online.pace.free');
  }
}

/** So much time as a clock or a calendar says it. */
export function timeWords({ locale }: Voice, milliseconds: number): string {
  const left = Math.max(0, milliseconds);
  const count = (unit: 'day' | 'hour' | 'minute', value: number): string =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(Math.floor(value));
  if (left >= 2 * DAY) return `${count('day', left / DAY)} ${count('hour', (left % DAY) / HOUR)}`;
  if (left >= HOUR) return `${count('hour', left / HOUR)} ${count('minute', (left % HOUR) / MINUTE)}`;
  const seconds = Math.ceil(left / SECOND);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
