import type { VNode } from 'preact';
import type { GameId } from '../browser/gameIds.ts';
import { hrefOf } from '../browser/route.ts';
import { GAME_IDS } from '../games/tables.ts';
import { useGameAbout } from '../games/useGameVoice.ts';
import { useVoice } from '../i18n/voice.tsx';
import { OnlineTables } from '../online/lobby/OnlineTables.tsx';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';

/** The ways to play with other people: at this device, and online if the page has a server. */
export function PlayTogether(): VNode {
  const voice = useVoice();
  return (
    <section class="together" aria-labelledby="together-title">
      <h2 id="together-title">{voice.say('together.title')}</h2>
      <div class="together-here">
        <div>
          <h3>{voice.say('together.here')}</h3>
          <p class="soft">{voice.say('new.hotSeat')}</p>
        </div>
        <div class="together-games">
          {GAME_IDS.map((game) => (
            <SetUpHere key={game} game={game} />
          ))}
        </div>
      </div>
      <ErrorBoundary of="section">
        <OnlineTables />
      </ErrorBoundary>
    </section>
  );
}

function SetUpHere({ game }: { readonly game: GameId }): VNode {
  const voice = useVoice();
  const name = useGameAbout(game)?.say('game.name') ?? '';
  return (
    <a class="button" href={hrefOf({ page: 'new', game, together: true })}>
      {name}
      <span class="visually-hidden">: {voice.say('together.here')}</span>
    </a>
  );
}
