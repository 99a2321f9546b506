import { isVisible } from '@getaway/kernel';
import type { Player } from '@getaway/table';
import type { Voice } from '../i18n/voice.tsx';

/** Says what is wrong with the players' names; undefined if they are valid. */
export function nameFault(voice: Voice, players: readonly Player[]): string | undefined {
  const names = players.map(({ name }) => name.trim());
  const empty = names.indexOf('');
  if (empty !== -1) return voice.say('new.emptyName', { number: empty + 1 });
  const unseen = names.findIndex((name) => !isVisible(name));
  if (unseen !== -1) return voice.say('new.unseenName', { number: unseen + 1 });
  const twice = names.find((name, seat) => names.indexOf(name) !== seat);
  return twice === undefined ? undefined : voice.say('new.sameName', { name: twice });
}
