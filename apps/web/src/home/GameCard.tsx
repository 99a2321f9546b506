import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { GameId } from '../browser/gameIds.ts';
import { go, hrefOf } from '../browser/route.ts';
import { FOLDERS } from '../games/folders.ts';
import { useGameAbout } from '../games/useGameVoice.ts';
import { useVoice } from '../i18n/voice.tsx';
import { Icon } from '../icons/Icon.tsx';
import { playNow } from './playNow.ts';

/** A game on the home page: a picture, a button to play against bots, and links to the lessons and the setup form. */
export function GameCard({ game }: { readonly game: GameId }): VNode {
  const voice = useVoice();
  const words = useGameAbout(game);
  const name = words?.say('game.name') ?? '';
  const [problem, setProblem] = useState<string>();
  const begin = async (): Promise<void> => {
    const begun = await playNow(game, voice);
    if ('ok' in begun) return go({ page: 'table', place: 'local', id: begun.ok });
    setProblem(voice.say(`trouble.${begun.trouble.what}`, { detail: begun.trouble.detail ?? '' }));
  };
  return (
    <article class="game-card">
      <div class="game-card-picture">{FOLDERS[game].picture}</div>
      <div class="game-card-words">
        <h2>{name}</h2>
        <p>{words?.say('game.pitch') ?? ''}</p>
        {problem === undefined ? null : (
          <p class="alert" role="alert">
            {problem}
          </p>
        )}
        <div class="game-card-buttons">
          <button type="button" class="button primary" onClick={() => void begin()}>
            {voice.say('home.playNow')}
            <span class="visually-hidden">: {name}</span>
          </button>
          <a class="button" href={hrefOf({ page: 'learn', game })}>
            <Icon name="rules" /> {voice.say('home.learn')}
            <span class="visually-hidden">: {name}</span>
          </a>
          <a class="button" href={hrefOf({ page: 'new', game })}>
            {voice.say('home.play')}
            <span class="visually-hidden">: {name}</span>
          </a>
        </div>
      </div>
    </article>
  );
}
