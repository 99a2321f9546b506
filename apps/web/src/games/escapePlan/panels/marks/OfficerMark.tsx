import type { EscapePlan, Pursuer } from '@getaway/escape-plan/view';
import type { VNode } from 'preact';
import { Icon } from '../../../../icons/Icon.tsx';
import { about } from '../../../../table/explain/subject.ts';
import { useTable } from '../../../../table/tableUi.ts';
import './marks.css';

/** SVG paths in a square of 24 units. */
export const SHAPES = {
  federal: 'M12 1.8 15 8.4l7.2.8-5.4 4.9 1.6 7.1L12 17.5l-6.4 3.7 1.6-7.1L1.8 9.2 9 8.4Z',
  local: 'M12 1.6 21 4.8v6.6c0 5.2-3.6 9-9 11-5.4-2-9-5.8-9-11V4.8Z',
  swat: 'M2.5 14.5 12 5.5l9.5 9v6L12 12.2 2.5 20.5Z M12 2 16 5.9h-8Z',
} as const;

/**
 * An officer by shape and colour: a star for federal, a shield for local, a chevron for SWAT. The mark of the Inspector
 * is her face.
 */
export function OfficerMark({ officer, label }: { readonly officer: Pursuer; readonly label?: boolean }): VNode {
  const { voice } = useTable<EscapePlan>();
  const name = label === true ? voice.say(`pursuer.${officer}`) : undefined;
  if (officer === 'inspector')
    return (
      <span class="ep-officer" data-officer="inspector" {...about('automaton', 'inspector')}>
        <Icon name="inspector" {...(name === undefined ? {} : { label: name })} />
      </span>
    );
  return (
    <span class="ep-officer" data-officer={officer} {...about('officer', officer)}>
      {name === undefined ? (
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={SHAPES[officer]} />
        </svg>
      ) : (
        <svg viewBox="0 0 24 24" role="img" aria-label={name}>
          <path d={SHAPES[officer]} />
        </svg>
      )}
    </span>
  );
}

export function OfficerMarks({ officers }: { readonly officers: readonly Pursuer[] }): VNode | null {
  if (officers.length === 0) return null;
  return (
    <span class="ep-officers">
      {officers.map((officer) => (
        <OfficerMark key={officer} officer={officer} label />
      ))}
    </span>
  );
}
