import type { VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { GameId } from '../browser/gameIds.ts';
import { go } from '../browser/route.ts';
import { useVoice } from '../i18n/voice.tsx';
import { beginFirstGame } from './beginFirstGame.ts';

interface Props {
  readonly game: GameId;
  readonly label: string;
  /** Whether this is the next thing to do. If so, the button is primary and takes the focus. */
  readonly isNext?: boolean;
}

/** Begins a whole game for beginners, or says why it can't. */
export function FirstGameButton({ game, label, isNext = false }: Props): VNode {
  const page = useVoice();
  const button = useRef<HTMLButtonElement>(null);
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    if (isNext) button.current?.focus();
  }, []);
  const begin = async (): Promise<void> => {
    const begun = await beginFirstGame(game, page);
    if ('ok' in begun) return go({ page: 'table', place: 'local', id: begun.ok });
    setProblem(page.say(`trouble.${begun.trouble.what}`, { detail: begun.trouble.detail ?? '' }));
  };
  return (
    <>
      {problem === undefined ? null : (
        <p class="alert" role="alert">
          {problem}
        </p>
      )}
      <button ref={button} type="button" class={isNext ? 'button primary' : 'button'} onClick={() => void begin()}>
        {label}
      </button>
    </>
  );
}
