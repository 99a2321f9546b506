import { aboutBots } from '@getaway/games/aboutBots';
import type { VNode } from 'preact';
import { useVoice } from '../i18n/voice.tsx';
import type { GameAbout } from '../worker/about.ts';
import { levelName } from './levelName.ts';
import './aboutBots.css';

interface Props {
  readonly about: Pick<GameAbout, 'id' | 'housePack'>;
  /** The bot of each seat; undefined for a person. */
  readonly bots: readonly (string | undefined)[];
  /** The hash of the content pack. The default is the house pack. */
  readonly pack: string | undefined;
  /** Whether the levels of the bots are beside this text. If not, it does not explain ratings. Default: true. */
  readonly showsLevels?: boolean;
}

/**
 * What players should know about the bots of a table: whether they were trained with its pack, what ratings mean, and
 * what bots see. The proof is one click away.
 */
export function AboutBots({ about, bots, pack, showsLevels = true }: Props): VNode | null {
  const voice = useVoice();
  const steady = levelName(voice, 'steady');
  const told = aboutBots(voice, { game: about.id, bots, pack, house: about.housePack, steady });
  if (told === undefined) return null;
  const { untrained, ratings, sight, proof } = told;
  return (
    <div class="about-bots soft">
      {untrained === undefined ? null : <p role="status">{untrained}</p>}
      {ratings === undefined || !showsLevels ? null : <p>{ratings}</p>}
      <details>
        <summary>{sight}</summary>
        {proof.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </details>
    </div>
  );
}
