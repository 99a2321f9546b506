import type { ComponentChildren, VNode } from 'preact';
import { useState } from 'preact/hooks';
import { hasWorkerCrashed } from '../../browser/worker.ts';
import { useVoice } from '../../i18n/voice.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { useSlow } from '../../ui/useSlow.ts';
import { useFrame } from '../frameContext.ts';
import { useSlowBot } from './useSlowBot.ts';
import './alerts.css';

/** Storing a choice takes a few milliseconds. After this long, something is wrong. */
const PATIENCE_MS = 8000;

/** Errors, each with a way to continue. Nothing is lost, because every choice is stored. */
export function Alerts({ trouble }: { readonly trouble: string | undefined }): VNode {
  const voice = useVoice();
  const { table, open } = useFrame();
  const [read, setRead] = useState<string>();
  const Notices = open.extras?.Notices;
  // At an online table a choice may take longer. Such a table has its own notices, which report a delay.
  const stuck = useSlow(table.busy || undefined, PATIENCE_MS) && Notices === undefined;
  const slowBot = useSlowBot();
  return (
    <div class="alerts">
      {Notices === undefined ? null : <Notices />}
      {hasWorkerCrashed.value || stuck ? <Alert text={voice.say('trouble.stuck')} reload /> : null}
      {slowBot ? <Alert text={voice.say('trouble.slowBot')} reload /> : null}
      {trouble === undefined || trouble === read ? null : (
        <Alert text={voice.say('trouble.table', { detail: trouble })} onRead={() => setRead(trouble)}>
          <button
            type="button"
            class="button"
            onClick={() => {
              setRead(undefined);
              open.retry();
            }}
          >
            {voice.say('broken.retry')}
          </button>
        </Alert>
      )}
      {table.refusal === undefined ? null : (
        <Alert text={voice.say('trouble.refused', { detail: table.refusal })} onRead={table.forgetRefusal} />
      )}
    </div>
  );
}

interface AlertProps {
  readonly text: string;
  readonly reload?: boolean;
  readonly children?: ComponentChildren;
  readonly onRead?: () => void;
}

function Alert({ text, reload = false, children, onRead }: AlertProps): VNode {
  const voice = useVoice();
  return (
    <div class="table-alert" role="alert">
      <Icon name="trouble" />
      <p>{text}</p>
      {children}
      {reload ? (
        <button type="button" class="button" onClick={() => location.reload()}>
          {voice.say('broken.reload')}
        </button>
      ) : null}
      {onRead === undefined ? null : (
        <button type="button" class="button icon-button" aria-label={voice.say('dialog.close')} onClick={onRead}>
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}
