import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useVoice } from '../../i18n/voice.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useFrame } from '../frameContext.ts';
import { Foretold } from './Foretold.tsx';

/**
 * Asks for confirmation of a choice with a danger (a loss that is sure to happen). The button that cancels has the
 * focus, so Enter changes nothing.
 */
export function SureDialog(): VNode | null {
  const { sure } = useFrame().table;
  return sure === undefined ? null : <Sure key={sure.moves.map((move) => JSON.stringify(move)).join()} />;
}

function Sure(): VNode | null {
  const voice = useVoice();
  const { table } = useFrame();
  const { sure, describer } = table;
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => back.current?.focus(), []);
  if (sure === undefined) return null;
  const { moves, forecast } = sure;
  const [only, ...others] = moves;
  return (
    <Dialog title={voice.say('sure.title')} class="sure-dialog" onClose={table.notSure}>
      <p class="sure-words">
        <Foretold moves={moves} forecast={forecast} />
      </p>
      <div class="sure-buttons">
        <button ref={back} type="button" class="button" onClick={table.notSure}>
          {voice.say('sure.back')}
        </button>
        <button
          type="button"
          class="button danger-button"
          // The second click of a double click is ignored. It belongs to the choice before this dialog.
          onClick={({ detail }) => detail < 2 && table.chooseSurely(...moves)}
        >
          <Icon name="warning" />
          {/* Several moves are not described one by one, because later moves depend on the first. */}
          <span>
            {only !== undefined && others.length === 0
              ? voice.say('sure.do', { choice: describer.move(only, table.asked?.frame.step) })
              : voice.say('sure.doAll')}
          </span>
        </button>
      </div>
    </Dialog>
  );
}
