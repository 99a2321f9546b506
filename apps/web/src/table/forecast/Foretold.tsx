import { type Forecast, foreseesNothing, type Move } from '@getaway/kernel';
import type { VNode } from 'preact';
import { useVoice } from '../../i18n/voice.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { useFrame } from '../frameContext.ts';
import { Dangers } from './Dangers.tsx';
import { Marks } from './Marks.tsx';

interface Props {
  readonly moves: readonly Move[];
  readonly forecast: Forecast;
}

/**
 * A forecast: the dangers, the figures before and after, and the facts. Then it says whom the game waits for and
 * whether something is revealed.
 */
export function Foretold({ moves, forecast }: Props): VNode {
  const voice = useVoice();
  const { table } = useFrame();
  const { describer, players, asked } = table;
  const { facts, dangers, reveals, waitsFor } = forecast;
  const [only, ...others] = moves;
  return (
    <>
      <Dangers dangers={dangers} />
      <Marks forecast={forecast} />
      <span class="foretold-facts">
        {facts.length > 0
          ? facts.map((fact) => describer.fact(fact)).join(' ')
          : foreseesNothing(forecast)
            ? voice.say('foretold.nothing')
            : only !== undefined && others.length === 0 && dangers.length === 0
              ? describer.move(only, asked?.frame.step)
              : ''}
      </span>
      {waitsFor === undefined ? null : (
        <span class="foretold-open">
          <Icon name="waiting" /> {voice.say('foretold.waits', { name: players[waitsFor]?.name ?? '' })}
        </span>
      )}
      {reveals ? (
        <span class="foretold-open reveals">
          <Icon name="reveals" /> {voice.say('foretold.reveals')}
        </span>
      ) : null}
    </>
  );
}
