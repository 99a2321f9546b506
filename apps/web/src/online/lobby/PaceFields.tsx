import type { Pace } from '@getaway/protocol/room';
import type { VNode } from 'preact';
import { useId } from 'preact/hooks';
import { useVoice } from '../../i18n/voice.tsx';
import { Segments } from '../../settings/Segments.tsx';

const KINDS = ['live', 'days', 'free'] as const;
const USUAL: Readonly<Record<Pace['kind'], Pace>> = {
  live: { kind: 'live', turn: 300, increment: 10 },
  days: { kind: 'days', days: 2 },
  free: { kind: 'free' },
};
const MINUTE = 60;

export function PaceFields({ pace, onChange }: { readonly pace: Pace; onChange(pace: Pace): void }): VNode {
  const voice = useVoice();
  return (
    <>
      <Segments
        legend={voice.say('online.new.pace')}
        values={KINDS}
        value={pace.kind}
        nameOf={(kind) => voice.say(`online.new.pace.${kind}`)}
        onChange={(kind) => onChange(USUAL[kind])}
      />
      {pace.kind === 'live' ? (
        <>
          <NumberField
            label={voice.say('online.new.turn')}
            value={pace.turn / MINUTE}
            least={1}
            most={60}
            onChange={(minutes) => onChange({ ...pace, turn: minutes * MINUTE })}
          />
          <NumberField
            label={voice.say('online.new.increment')}
            hint={voice.say('online.new.incrementText')}
            value={pace.increment}
            least={0}
            most={600}
            onChange={(increment) => onChange({ ...pace, increment })}
          />
        </>
      ) : null}
      {pace.kind === 'days' ? (
        <NumberField
          label={voice.say('online.new.days')}
          value={pace.days}
          least={1}
          most={30}
          onChange={(days) => onChange({ ...pace, days })}
        />
      ) : null}
    </>
  );
}

interface NumberProps {
  readonly label: string;
  readonly hint?: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  onChange(value: number): void;
}

function NumberField({ label, hint, value, least, most, onChange }: NumberProps): VNode {
  const id = useId();
  return (
    <div class="setting">
      <label class="setting-name" for={id}>
        {label}
      </label>
      <input
        id={id}
        class="field number-field"
        type="number"
        inputMode="numeric"
        min={least}
        max={most}
        required
        {...(hint === undefined ? {} : { 'aria-describedby': `${id}-hint` })}
        value={value}
        onChange={({ currentTarget: { valueAsNumber: wanted } }) => {
          if (Number.isFinite(wanted)) onChange(Math.min(most, Math.max(least, Math.round(wanted))));
        }}
      />
      {hint === undefined ? null : (
        <p id={`${id}-hint`} class="soft field-hint">
          {hint}
        </p>
      )}
    </div>
  );
}
