import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { hrefOf } from '../browser/route.ts';
import { news } from '../browser/version.ts';
import { GAME_IDS } from '../games/tables.ts';
import { useVoice } from '../i18n/voice.tsx';
import { Icon } from '../icons/Icon.tsx';
import { UnknownDevice } from '../online/identity/UnknownDevice.tsx';
import { DueTables } from '../online/lobby/DueTables.tsx';
import { dueTables } from '../online/lobby/tables.ts';
import { LanguageMenu } from '../settings/LanguageMenu.tsx';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { GameCard } from './GameCard.tsx';
import { KeptGames } from './KeptGames.tsx';
import { PlayTogether } from './PlayTogether.tsx';
import { Skyline } from './Skyline.tsx';
import './home.css';

export function Home(): VNode {
  const voice = useVoice();
  const due = dueTables.value.length;
  useEffect(() => {
    document.title = due === 0 ? 'Getaway' : `(${due}) Getaway`;
  }, [due]);
  return (
    <div class="home">
      <header class="home-hero">
        <Skyline />
        <div class="home-hero-text">
          <h1>{voice.say('home.title')}</h1>
          <p>{voice.say('home.claim')}</p>
        </div>
        <LanguageMenu class="language-menu" aria-label="Language" />
      </header>
      <main class="home-main">
        <ErrorBoundary of="section">
          <UnknownDevice />
          <DueTables />
        </ErrorBoundary>
        <section class="home-games">
          {GAME_IDS.map((game) => (
            <GameCard key={game} game={game} />
          ))}
        </section>
        <PlayTogether />
        <ErrorBoundary of="section">
          <KeptGames />
        </ErrorBoundary>
      </main>
      <nav class="home-footer" aria-label={voice.say('home.footer')}>
        <a href={hrefOf({ page: 'settings' })}>
          <Icon name="settings" /> {voice.say('settings.title')}
        </a>
        <a href={hrefOf({ page: 'statistics' })}>
          <Icon name="statistics" /> {voice.say('statistics.title')}
        </a>
        <a href={hrefOf({ page: 'practice' })}>{voice.say('practice.title')}</a>
        <a href={hrefOf({ page: 'credits' })}>{voice.say('credits.title')}</a>
        <span role="status" class="soft">
          {news.value === 'offline' ? voice.say('home.offline') : ''}
        </span>
      </nav>
    </div>
  );
}
