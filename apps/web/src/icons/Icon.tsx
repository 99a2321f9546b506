import { PATHS } from 'virtual:icons/page';
import type { VNode } from 'preact';
import type { IconName } from './names.ts';

const paths: Record<string, string> = { ...PATHS };

/** Adds the icons of a game, when its screens are loaded. */
export const addIcons = (more: Readonly<Record<string, string>>): void => void Object.assign(paths, more);

/**
 * An icon. Without a label, it stands beside a text and is hidden from screen readers. With a label, it replaces the
 * text.
 */
export function Icon({ name, label }: { readonly name: IconName; readonly label?: string }): VNode {
  if (label === undefined)
    return (
      <svg class="icon" viewBox="0 0 512 512" aria-hidden="true">
        <IconBody name={name} />
      </svg>
    );
  return (
    <svg class="icon" viewBox="0 0 512 512" role="img" aria-label={label}>
      <IconBody name={name} />
    </svg>
  );
}

/** Only the path, 512 units wide, for use inside another svg. */
export function IconBody({ name }: { readonly name: IconName }): VNode {
  return <path fill="currentColor" d={paths[name]} />;
}
