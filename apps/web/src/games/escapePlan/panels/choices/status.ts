import { isBeforeMorning, topicOf } from '@getaway/escape-plan/reading';
import type { EscapePlanTable } from '../model/table.ts';

/** The day, the part of the day, and whose turn it is. */
export function status({ view, voice, due, describer, viewer }: EscapePlanTable): string {
  if (view.over) return voice.say('status.over');
  const turn = due === undefined ? 'none' : due === viewer ? 'you' : 'other';
  const name = due === undefined ? '' : describer.seat(due);
  return isBeforeMorning(view)
    ? voice.say('status.before', { day: view.day, turn, name })
    : voice.say('status.when', { day: view.day, part: voice.say(`part.${view.part}`).toLowerCase(), turn, name });
}

export function waitsFor({ view, voice }: EscapePlanTable): string | undefined {
  const topic = topicOf(view);
  return topic === undefined ? undefined : voice.say(`waits.${topic}`);
}
