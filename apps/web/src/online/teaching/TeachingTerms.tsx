import type { TableSetup } from '@getaway/protocol/room';
import type { VNode } from 'preact';
import { useVoice } from '../../i18n/voice.tsx';
import { Icon } from '../../icons/Icon.tsx';
import './teaching.css';

/** Says what a teaching table allows. Everybody reads it before sitting down, and it stays in the log. */
export function TeachingTerms({ setup: { teaching } }: { readonly setup: TableSetup }): VNode | null {
  const voice = useVoice();
  if (teaching === undefined) return null;
  return (
    <p class="teaching-stated" data-open-hands={teaching.openHands}>
      <Icon name="plan" /> <b>{voice.say('online.teach.title')}.</b> {voice.say('online.teach.stated')}{' '}
      {teaching.openHands ? `${voice.say('online.teach.stated.hands')} ` : ''}
      {teaching.adviser ? voice.say('online.teach.stated.adviser') : ''}
    </p>
  );
}
