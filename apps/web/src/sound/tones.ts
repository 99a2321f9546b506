import type { SoundName } from './sound.ts';

/** One tone. Every sound consists of one or more tones. */
interface Tone {
  readonly wave: OscillatorType | 'noise';
  /** The frequency in hertz. For noise, it is the centre of the band. */
  readonly from: number;
  readonly to?: number;
  /** The start of the tone, in seconds. */
  readonly at: number;
  readonly lasts: number;
  readonly loud: number;
}

const SOUNDS: Readonly<Record<SoundName, readonly Tone[]>> = {
  card: [{ wave: 'noise', from: 2600, to: 900, at: 0, lasts: 0.12, loud: 0.35 }],
  coin: [
    { wave: 'triangle', from: 1319, at: 0, lasts: 0.09, loud: 0.22 },
    { wave: 'triangle', from: 1760, at: 0.07, lasts: 0.22, loud: 0.22 },
  ],
  step: [
    { wave: 'noise', from: 260, at: 0, lasts: 0.07, loud: 0.6 },
    { wave: 'noise', from: 220, at: 0.16, lasts: 0.07, loud: 0.5 },
  ],
  alarm: [
    { wave: 'sawtooth', from: 520, to: 760, at: 0, lasts: 0.22, loud: 0.1 },
    { wave: 'sawtooth', from: 760, to: 520, at: 0.22, lasts: 0.26, loud: 0.1 },
  ],
  bell: [
    { wave: 'sine', from: 880, at: 0, lasts: 0.7, loud: 0.25 },
    { wave: 'sine', from: 2217, at: 0, lasts: 0.35, loud: 0.08 },
  ],
  win: [
    { wave: 'triangle', from: 523, at: 0, lasts: 0.18, loud: 0.2 },
    { wave: 'triangle', from: 659, at: 0.14, lasts: 0.18, loud: 0.2 },
    { wave: 'triangle', from: 784, at: 0.28, lasts: 0.18, loud: 0.2 },
    { wave: 'triangle', from: 1047, at: 0.42, lasts: 0.6, loud: 0.24 },
  ],
};

let context: AudioContext | undefined;

export function playTones(sound: SoundName, after: number): void {
  context ??= new AudioContext();
  // Browsers mute a page until its first user gesture.
  void context.resume().catch(() => undefined);
  for (const tone of SOUNDS[sound]) playTone(context, tone, context.currentTime + after);
}

function playTone(audio: AudioContext, { wave, from, to = from, at, lasts, loud }: Tone, now: number): void {
  const begin = now + at;
  const end = begin + lasts;
  const volume = audio.createGain();
  volume.gain.setValueAtTime(loud, begin);
  volume.gain.exponentialRampToValueAtTime(0.0001, end);
  volume.connect(audio.destination);
  if (wave === 'noise') {
    const band = audio.createBiquadFilter();
    band.type = 'bandpass';
    band.frequency.setValueAtTime(from, begin);
    band.frequency.exponentialRampToValueAtTime(to, end);
    const source = audio.createBufferSource();
    source.buffer = noise(audio, lasts);
    source.connect(band).connect(volume);
    source.start(begin);
    return;
  }
  const source = audio.createOscillator();
  source.type = wave;
  source.frequency.setValueAtTime(from, begin);
  source.frequency.exponentialRampToValueAtTime(to, end);
  source.connect(volume);
  source.start(begin);
  source.stop(end);
}

function noise(audio: AudioContext, lasts: number): AudioBuffer {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * lasts), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
