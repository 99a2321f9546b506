import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { ReplayControl } from './replayControl.ts';

export const ReplayContext = createContext<ReplayControl | undefined>(undefined);

export function useReplay(): ReplayControl {
  const control = useContext(ReplayContext);
  if (control === undefined) throw new Error('useReplay needs a ReplayContext');
  return control;
}
