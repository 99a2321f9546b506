import type { VNode } from 'preact';
import { tileName } from '../../panels/model/table.ts';
import { useCity } from '../cityUi.ts';
import { officerOffset } from '../pieces/layout.ts';
import { SpotButton } from './SpotButton.tsx';
import type { Target } from './targets.ts';

const SIZE = 26;

/** An officer that can be moved, removed or evaded. The Inspector is shown at her location. */
export function OfficerSpot({ target }: { readonly target: Extract<Target, { kind: 'officer' }> }): VNode | null {
  const { table, survey, view, pickOfficer } = useCity();
  const { tile, officer, moves, key } = target;
  const post =
    officer === 'inspector'
      ? survey.locationAt.get(view.automata.inspector?.at ?? '')?.middle
      : survey.tileAt.get(tile)?.post;
  if (post === undefined) return null;
  const title = table.voice.say('city.officerOn', {
    officer: table.voice.say(`pursuer.${officer}`),
    tile: tileName(table, tile),
  });
  const isMove = moves[0]?.move === 'moveOfficer';
  return (
    <SpotButton
      id={key}
      shape="round"
      at={post}
      offset={officer === 'inspector' ? { x: 0, y: 27 } : officerOffset(view, tile, officer)}
      {...(officer === 'inspector' ? {} : { scale: '--officer' })}
      width={SIZE}
      height={SIZE}
      label={title}
      title={title}
      moves={moves}
      subject={
        officer === 'inspector' ? { kind: 'automaton', id: officer } : { kind: 'officer', id: `${officer}@${tile}` }
      }
      onPick={isMove && officer !== 'inspector' ? () => pickOfficer({ officer, from: tile }) : undefined}
    />
  );
}
