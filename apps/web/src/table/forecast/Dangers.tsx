import type { Danger } from '@getaway/kernel';
import type { VNode } from 'preact';
import { Icon } from '../../icons/Icon.tsx';
import { useFrame } from '../frameContext.ts';
import './forecast.css';

interface Props {
  readonly dangers: readonly Danger[] | undefined;
  /** Whether the words are for screen readers only, because on the screen the question already says the same. */
  readonly isSignOnly?: boolean;
}

/** The dangers of a choice, in red, with an icon and in words. */
export function Dangers({ dangers, isSignOnly = false }: Props): VNode | null {
  const { table } = useFrame();
  if (dangers === undefined || dangers.length === 0) return null;
  return (
    <strong class="dangers" data-sign-only={isSignOnly}>
      {dangers.map((danger) => (
        <span key={danger.name} class="danger" data-kind={danger.kind}>
          <Icon name="warning" />{' '}
          <span class={isSignOnly ? 'visually-hidden' : ''}>{table.describer.danger(danger)}</span>
        </span>
      ))}
    </strong>
  );
}
