import type { Danger } from '@getaway/kernel';
import type { VNode } from 'preact';
import { Icon } from '../../icons/Icon.tsx';
import { useFrame } from '../frameContext.ts';
import './forecast.css';

/** The dangers of a choice, in red, with an icon and in words. */
export function Dangers({ dangers }: { readonly dangers: readonly Danger[] | undefined }): VNode | null {
  const { table } = useFrame();
  if (dangers === undefined || dangers.length === 0) return null;
  return (
    <strong class="dangers">
      {dangers.map((danger) => (
        <span key={danger.name} class="danger" data-kind={danger.kind}>
          <Icon name="warning" /> {table.describer.danger(danger)}
        </span>
      ))}
    </strong>
  );
}
