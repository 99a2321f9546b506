import { useVoice } from '../../i18n/voice.tsx';
import { useFrame } from '../frameContext.ts';

/** Says whom the table waits for and why; undefined if it waits for nobody. */
export function useWaitWords(): string | undefined {
  const voice = useVoice();
  const { table, game } = useFrame();
  const { due, players } = table;
  const player = due === undefined ? undefined : players[due];
  if (player === undefined) return undefined;
  const { name, bot } = player;
  if (bot !== undefined) return voice.say('wait.bot', { name });
  const topic = game.waitsFor?.(table);
  return topic === undefined ? voice.say('wait.person', { name }) : voice.say('wait.personAbout', { name, topic });
}
