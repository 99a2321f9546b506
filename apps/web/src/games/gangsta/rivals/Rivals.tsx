import type { Gangsta } from '@getaway/gangsta/view';
import type { VNode } from 'preact';
import { useVoice } from '../../../i18n/voice.tsx';
import { ExplainedGroup } from '../../../table/explain/Explained.tsx';
import { useTable } from '../../../table/tableUi.ts';
import { rivalSeats } from '../../seats.ts';
import { Rival } from './Rival.tsx';
import './rivals.css';

export function Rivals(): VNode {
  const { view, viewer } = useTable<Gangsta>();
  const label = useVoice().say(viewer === 'spectator' ? 'tabs.players' : 'tabs.rivals');
  return (
    <ExplainedGroup class="gs-rivals gs-small" label={label}>
      {rivalSeats(view).map((seat) => {
        const held = view.seats[seat];
        return held === undefined ? null : <Rival key={seat} seat={seat} held={held} />;
      })}
    </ExplainedGroup>
  );
}
