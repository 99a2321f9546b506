import { PATHS } from 'virtual:icons/page';

/** The path of each icon that has been loaded. */
const paths: Record<string, string> = { ...PATHS };

/** Adds the icons of a game, when its screens or its guide are loaded. */
export function addIcons(added: Readonly<Record<string, string>>): void {
  Object.assign(paths, added);
}

export const pathOf = (name: string): string | undefined => paths[name];
