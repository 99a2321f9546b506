import type { TableSetup } from '@getaway/protocol/room';
import type { VNode } from 'preact';
import { useVoice } from '../../i18n/voice.tsx';
import { Segments } from '../../settings/Segments.tsx';

type Teaching = TableSetup['teaching'];

interface Props {
  readonly teaching: Teaching;
  onChange(teaching: Teaching): void;
}

const KINDS = ['ordinary', 'teaching'] as const;
const YES_NO = ['yes', 'no'] as const;
/** The defaults of a teaching table. Its host usually wants an adviser and open hands. */
const USUAL: NonNullable<Teaching> = { adviser: true, openHands: true };

/** Fields that make the table a teaching table, and say what is allowed there. */
export function TeachingFields({ teaching, onChange }: Props): VNode {
  const voice = useVoice();
  return (
    <>
      <Segments
        legend={voice.say('online.teach.kind')}
        values={KINDS}
        value={teaching === undefined ? 'ordinary' : 'teaching'}
        nameOf={(kind) => voice.say(`online.teach.kind.${kind}`)}
        onChange={(kind) => onChange(kind === 'teaching' ? USUAL : undefined)}
      />
      {teaching === undefined ? null : (
        <>
          <Segments
            legend={voice.say('online.teach.hands')}
            values={YES_NO}
            value={teaching.openHands ? 'yes' : 'no'}
            nameOf={(open) => voice.say(`online.teach.hands.${open}`)}
            onChange={(open) => onChange({ ...teaching, openHands: open === 'yes' })}
          />
          <Segments
            legend={voice.say('online.teach.adviser')}
            values={YES_NO}
            value={teaching.adviser ? 'yes' : 'no'}
            nameOf={(allowed) => voice.say(`online.teach.adviser.${allowed}`)}
            onChange={(allowed) => onChange({ ...teaching, adviser: allowed === 'yes' })}
          />
          <p class="soft field-hint">{voice.say('online.teach.text')}</p>
        </>
      )}
    </>
  );
}
