import type { VNode } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { route } from '../browser/route.ts';
import { Home } from '../home/Home.tsx';
import { NewGame } from '../home/NewGame.tsx';
import { UpdateNotice } from '../home/UpdateNotice.tsx';
import { tagOf } from '../i18n/languages.ts';
import { loadVoice, type Voice, VoiceContext } from '../i18n/voice.tsx';
import { LocalPage } from '../local/LocalPage.tsx';
import { localeOf, settings } from '../settings/settings.ts';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { lazyPage } from './lazyPage.tsx';

const Credits = lazyPage(async () => (await import('../home/Credits.tsx')).Credits);
const LearnPage = lazyPage(async () => (await import('../learn/LearnPage.tsx')).LearnPage);
const LessonPage = lazyPage(async () => (await import('../learn/LessonPage.tsx')).LessonPage);
const RulesPage = lazyPage(async () => (await import('../home/RulesPage.tsx')).RulesPage);
const SettingsPage = lazyPage(async () => (await import('../home/SettingsPage.tsx')).SettingsPage);
const HostPage = lazyPage(async () => (await import('../online/lobby/HostPage.tsx')).HostPage);
const OnlinePage = lazyPage(async () => (await import('../online/pages/OnlinePage.tsx')).OnlinePage);
const ReplayPage = lazyPage(async () => (await import('../replay/ReplayPage.tsx')).ReplayPage);
const StatisticsPage = lazyPage(async () => (await import('../statistics/StatisticsPage.tsx')).StatisticsPage);
const PracticePage = lazyPage(async () => (await import('../practice/PracticePage.tsx')).PracticePage);
const TryPage = lazyPage(async () => (await import('../practice/TryPage.tsx')).TryPage);
const SeatPage = lazyPage(async () => (await import('../online/pages/SeatPage.tsx')).SeatPage);

/** The page in the chosen language. Renders nothing until its messages are loaded. */
export function App(): VNode | null {
  const locale = localeOf(settings.value);
  const [voice, setVoice] = useState<Voice>();
  // A layout effect runs before the empty page is painted, so loading begins as early as possible.
  useLayoutEffect(() => {
    void loadVoice(locale).then((loaded) => {
      document.documentElement.lang = tagOf(locale);
      setVoice(loaded);
    });
  }, [locale]);
  if (voice === undefined) return null;
  return (
    <VoiceContext.Provider value={voice}>
      <ErrorBoundary of="page" moment={route.value}>
        <Page />
      </ErrorBoundary>
      <UpdateNotice />
    </VoiceContext.Provider>
  );
}

function Page(): VNode {
  const at = route.value;
  switch (at.page) {
    case 'home':
      return <Home />;
    case 'new':
      return <NewGame key={`${at.game} ${at.together}`} game={at.game} people={at.together === true ? 2 : 1} />;
    case 'table':
      return at.place === 'local' ? <LocalPage key={at.id} id={at.id} /> : <OnlinePage key={at.id} id={at.id} />;
    case 'replay':
      return <ReplayPage key={`${at.place} ${at.id}`} place={at.place} id={at.id} moment={at.moment} />;
    case 'seat':
      return <SeatPage key={at.id} table={at.id} secret={at.secret} />;
    case 'host':
      return <HostPage />;
    case 'rules':
      return <RulesPage key={at.game} game={at.game} rule={at.rule} />;
    case 'learn':
      return at.lesson === undefined ? (
        <LearnPage key={at.game} game={at.game} />
      ) : (
        <LessonPage key={`${at.game} ${at.lesson}`} game={at.game} lesson={at.lesson} />
      );
    case 'practice':
      return at.id === undefined ? <PracticePage /> : <TryPage key={at.id} id={at.id} />;
    case 'statistics':
      return <StatisticsPage />;
    case 'settings':
      return <SettingsPage />;
    case 'credits':
      return <Credits />;
  }
}
