import type { VNode } from 'preact';
import { useVoice } from '../i18n/voice.tsx';
import { Page } from '../ui/Page.tsx';

const PARAGRAPHS = ['about', 'privacy', 'icons', 'fonts', 'libraries'] as const;

export function Credits(): VNode {
  const voice = useVoice();
  return (
    <Page title={voice.say('credits.title')}>
      {PARAGRAPHS.map((paragraph) => (
        <p key={paragraph} class="credit">
          {voice.say(`credits.${paragraph}`)}
        </p>
      ))}
    </Page>
  );
}
