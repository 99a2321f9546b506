import { useVoice } from '../../i18n/voice.tsx';
import { useFrame } from '../frameContext.ts';
import { useWaitWords } from './useWaitWords.ts';

/** The prompt. If the viewer is not asked, says why, for example whom the table waits for. */
export function usePromptWords(): string {
  const voice = useVoice();
  const { table, open } = useFrame();
  const { asked, due, result, replaced, viewer } = table;
  const waiting = useWaitWords();
  if (asked !== undefined) return table.describer.step(asked.frame);
  if (open.lesson !== undefined) return voice.say('wait.lesson');
  if (result !== undefined) return voice.say('over.reason', { reason: table.describer.end({ end: result.endedBy }) });
  if (waiting === undefined) return voice.say('loading');
  return replaced && due === viewer ? voice.say('wait.replaced') : waiting;
}
