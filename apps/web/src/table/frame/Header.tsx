import type { VNode } from 'preact';
import { useVoice } from '../../i18n/voice.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { useFrame } from '../frameContext.ts';
import { Menu } from './Menu.tsx';

/** The name and state of the game, and the menu. */
export function Header(): VNode {
  const voice = useVoice();
  const { table, game, tab, toTab, narrow, open } = useFrame();
  const Marks = open.extras?.Marks;
  return (
    <header class="table-head">
      <h1 class={narrow ? 'visually-hidden' : 'game-name'}>{table.voice.say('game.name')}</h1>
      {narrow ? (
        <ErrorBoundary quiet moment={table.view}>
          <game.Vitals />
        </ErrorBoundary>
      ) : null}
      <ErrorBoundary quiet moment={table.view}>
        <Status />
      </ErrorBoundary>
      {narrow || game.mapFirst === undefined ? null : (
        <ErrorBoundary quiet moment={table.view}>
          <game.mapFirst.Ahead />
        </ErrorBoundary>
      )}
      {Marks === undefined ? null : <Marks />}
      {narrow ? null : (
        <button type="button" class="button head-button" aria-pressed={tab === 'log'} onClick={() => toTab('log')}>
          <Icon name="log" />
          <span>{voice.say('log.title')}</span>
        </button>
      )}
      <Menu />
    </header>
  );
}

function Status(): VNode {
  const { table, game } = useFrame();
  const words = game.status(table);
  return (
    <p class="game-status" title={words}>
      {words}
    </p>
  );
}
