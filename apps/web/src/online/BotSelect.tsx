import type { VNode } from 'preact';
import { useVoice } from '../i18n/voice.tsx';
import { BotChoice } from '../setup/BotChoice.tsx';
import type { GameAbout } from '../worker/about.ts';
import './field.css';

interface Props {
  /** From 0. */
  readonly seat: number;
  readonly about: GameAbout;
  readonly bot: string;
  onChange(bot: string): void;
}

/** The bot that plays a seat which nobody takes. */
export function BotSelect({ seat, about, bot, onChange }: Props): VNode {
  const voice = useVoice();
  const number = seat + 1;
  const label = voice.say('online.bot', { number });
  return (
    <BotChoice {...{ about, number, label, bot }} onChange={(chosen) => chosen !== undefined && onChange(chosen)} />
  );
}
