import type { Result } from '@getaway/kernel';
import { onlyPersonIn } from '@getaway/table';
import type { VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { go, hrefOf } from '../../browser/route.ts';
import { useVoice } from '../../i18n/voice.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import type { Trouble } from '../../worker/trouble.ts';
import { useFrame } from '../frameContext.ts';
import { useNameOf } from '../seats/useNameOf.ts';
import { ScoreTable } from './ScoreTable.tsx';
import './gameOver.css';

const Draws = lazyComponent(async () => (await import('./Draws.tsx')).Draws);

interface Props {
  readonly result: Result;
  onTable(): void;
  onLog(): void;
}

/** The result: winners, reason for the end, and all scores. */
export function GameOver({ result, onTable, onLog }: Props): VNode {
  const voice = useVoice();
  const { table, open } = useFrame();
  const { again } = open;
  const { Ways, Talk } = open.extras ?? {};
  const heading = useRef<HTMLHeadingElement>(null);
  const [trouble, setTrouble] = useState<Trouble>();
  useEffect(() => heading.current?.focus(), []);
  const rematch = async (begin: NonNullable<typeof again>): Promise<void> => {
    const begun = await begin();
    if ('ok' in begun) go({ page: 'table', place: 'local', id: begun.ok });
    else setTrouble(begun.trouble);
  };
  return (
    <main class="game-over">
      <p class="over-game">{table.voice.say('game.name')}</p>
      {result.ranking.some(({ place }) => place === 1) ? <Icon name="trophy" /> : null}
      <h1 ref={heading} tabIndex={-1}>
        {useVerdict(result)}
      </h1>
      <p class="over-reason">{voice.say('over.reason', { reason: table.describer.end({ end: result.endedBy }) })}</p>
      <OwnFate result={result} />
      <ScoreTable result={result} />
      <Draws />
      {trouble === undefined ? null : (
        <p role="alert">{voice.say(`trouble.${trouble.what}`, { detail: trouble.detail ?? '' })}</p>
      )}
      <div class="over-ways">
        {again === undefined ? null : (
          <button type="button" class="button primary" onClick={() => void rematch(again)}>
            {voice.say('over.rematch')}
          </button>
        )}
        {Ways === undefined ? null : <Ways />}
        {open.replayHref === undefined ? null : (
          <a class="button" href={open.replayHref}>
            <Icon name="replay" />
            {voice.say('menu.replay')}
          </a>
        )}
        <button type="button" class="button" onClick={onTable}>
          {voice.say('over.table')}
        </button>
        <button type="button" class="button" onClick={onLog}>
          <Icon name="log" />
          {voice.say('log.title')}
        </button>
        <a class="button" href={hrefOf({ page: 'home' })}>
          <Icon name="home" />
          {voice.say('menu.home')}
        </a>
      </div>
      {Talk === undefined ? null : <Talk />}
    </main>
  );
}

/** Why the viewer has no place in the ranking. */
function OwnFate({ result: { ranking } }: { readonly result: Result }): VNode | null {
  const { table, game } = useFrame();
  const { viewer } = table;
  if (typeof viewer !== 'number' || ranking.some(({ seat, place }) => seat === viewer && place > 0)) return null;
  const unranked = game.unranked?.(table, viewer);
  return unranked === undefined ? null : (
    <p class="over-fate">
      <b>{unranked.fate}</b> <span>{unranked.why}</span>
    </p>
  );
}

function useVerdict({ ranking }: Result): string {
  const voice = useVoice();
  const nameOf = useNameOf();
  const { table, open } = useFrame();
  const { viewer, players } = table;
  const winners = ranking.filter(({ place }) => place === 1).map(({ seat }) => seat);
  const [winner] = winners;
  if (winner === undefined) return voice.say('over.nobody');
  // The result says "you" only if a single person uses the device. With several people, "you" would be ambiguous.
  const alone = open.extras !== undefined || onlyPersonIn(players) !== undefined;
  if (winners.length > 1) return voice.say('over.shared', { names: voice.list(winners.map(nameOf)) });
  return winner === viewer && alone ? voice.say('over.you') : voice.say('over.one', { name: nameOf(winner) });
}
