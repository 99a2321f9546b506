import { useSlow } from '../../ui/useSlow.ts';
import { useShell } from '../shellContext.ts';

/** A bot that thinks this long may have got lost. */
const BOT_PATIENCE_MS = 60_000;

/** Whether somebody waits for a bot for too long. */
export function useSlowBot(): boolean {
  const { due, players, log } = useShell().table;
  const bot = due !== undefined && players[due]?.bot !== undefined;
  return useSlow(bot ? log.length : undefined, BOT_PATIENCE_MS);
}
