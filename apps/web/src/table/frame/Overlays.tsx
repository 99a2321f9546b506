import type { VNode } from 'preact';
import { useVoice } from '../../i18n/voice.tsx';
import { SettingsPanel } from '../../settings/SettingsPanel.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import type { Overlay } from '../frameContext.ts';
import { RuleDialog } from '../rules/RuleDialog.tsx';
import { SeatsDialog } from '../seats/SeatsDialog.tsx';
import { KeysDialog } from './KeysDialog.tsx';

/** The code of these dialogs is loaded when they are first opened. */
const ReportDialog = lazyComponent(async () => (await import('../report/ReportDialog.tsx')).ReportDialog);
const RememberDialog = lazyComponent(async () => (await import('../tips/RememberDialog.tsx')).RememberDialog);

export function Overlays({
  overlay,
  onClose,
}: {
  readonly overlay: Overlay | undefined;
  onClose(): void;
}): VNode | null {
  const voice = useVoice();
  if (overlay === undefined) return null;
  switch (overlay.over) {
    case 'rule':
      return <RuleDialog key={overlay.rule} rule={overlay.rule} onClose={onClose} />;
    case 'report':
      return <ReportDialog onClose={onClose} />;
    case 'keys':
      return <KeysDialog onClose={onClose} />;
    case 'remember':
      return <RememberDialog onClose={onClose} />;
    case 'seats':
      return <SeatsDialog onClose={onClose} />;
    case 'settings':
      return (
        <Dialog title={voice.say('settings.title')} onClose={onClose}>
          <SettingsPanel />
        </Dialog>
      );
  }
}
