import { storedList } from '../storedList.ts';

/** The ids of speakers who are muted on this device. The speakers do not notice. */
const muted = storedList('getaway-muted');

export const isMuted = (by: string | undefined): by is string => by !== undefined && muted.has(by);

export const mute = (by: string): void => muted.add(by);

export const unmute = (by: string): void => muted.remove(by);
