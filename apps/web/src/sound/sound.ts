import { settings } from '../settings/settings.ts';

export type SoundName = 'card' | 'coin' | 'step' | 'alarm' | 'bell' | 'win';

/** Plays a sound if sounds are on, after a delay in seconds. */
export function play(sound: SoundName, after = 0): void {
  if (settings.value.sound) playNow(sound, after);
}

/** Rings the bell for the viewer's turn, even if sounds are off. */
export const ring = (): void => playNow('bell', 0);

function playNow(sound: SoundName, after: number): void {
  if (typeof AudioContext === 'undefined') return;
  // If the tones can't be loaded, the page stays silent.
  void import('./tones.ts').then(({ playTones }) => playTones(sound, after)).catch(() => undefined);
}
