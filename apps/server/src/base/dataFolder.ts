import { isAbsolute, join } from 'node:path';

interface Machine {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly platform: string;
  readonly home: string;
}

/** The folder for saved data: DATA_DIR, or the platform's usual place for application data. */
export function dataFolder({ env, platform, home }: Machine): string {
  const requested = env.DATA_DIR ?? '';
  if (requested !== '') return requested;
  if (platform === 'win32') return join(env.LOCALAPPDATA ?? join(home, 'AppData', 'Local'), 'getaway');
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', 'getaway');
  const shared = env.XDG_DATA_HOME ?? '';
  return join(isAbsolute(shared) ? shared : join(home, '.local', 'share'), 'getaway');
}
