import { useSlow } from '../../ui/useSlow.ts';
import { useFrame } from '../frameContext.ts';

/** A bot that thinks longer than this may be stuck. */
const BOT_PATIENCE_MS = 60_000;

/** Whether the table has waited too long for a bot. Always false in a replay, where no bot thinks. */
export function useSlowBot(): boolean {
  const { table, open } = useFrame();
  const { due, players, log } = table;
  const bot = open.replay === undefined && due !== undefined && players[due]?.bot !== undefined;
  return useSlow(bot ? log.length : undefined, BOT_PATIENCE_MS);
}
