import { useVoice } from '../../i18n/voice.tsx';
import { useFrame } from '../frameContext.ts';

/** The prompt, or whom the table waits for. */
export function usePromptWords(): string {
  const voice = useVoice();
  const { table, open } = useFrame();
  const { asked, due, players, result, replaced, viewer } = table;
  if (asked !== undefined) return table.describer.step(asked.frame);
  if (open.lesson !== undefined) return voice.say('wait.lesson');
  if (result !== undefined) return voice.say('over.reason', { reason: table.describer.end({ end: result.endedBy }) });
  const player = due === undefined ? undefined : players[due];
  if (player === undefined) return voice.say('loading');
  if (replaced && due === viewer) return voice.say('wait.replaced');
  return voice.say(player.bot === undefined ? 'wait.person' : 'wait.bot', { name: player.name });
}
