import type { VNode } from 'preact';
import { useVoice } from '../i18n/voice.tsx';
import { OnlineSettings } from '../online/pages/OnlineSettings.tsx';
import { SettingsPanel } from '../settings/SettingsPanel.tsx';
import { Page } from '../ui/Page.tsx';

export function SettingsPage(): VNode {
  const voice = useVoice();
  return (
    <Page title={voice.say('settings.title')}>
      <SettingsPanel />
      <OnlineSettings />
    </Page>
  );
}
