import type { Move } from '@getaway/escape-plan/moves';
import {
  countLeft,
  evadedBy,
  evadingOf,
  type PursuedTile,
  type PursuingOfficer,
  stopsEverybody,
  tollOn,
  woundsIfStopped,
} from '@getaway/escape-plan/reading';
import type { EscapePlan, Frame } from '@getaway/escape-plan/view';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { Icon } from '../../../../icons/Icon.tsx';
import { Choosable } from '../../../../table/choices/Choosable.tsx';
import { about } from '../../../../table/explain/subject.ts';
import { useTable } from '../../../../table/tableUi.ts';
import { OfficerMark } from '../marks/OfficerMark.tsx';
import { movesCalled } from '../model/moves.ts';
import { money, price, tileName } from '../model/table.ts';
import { GiveUp } from './GiveUp.tsx';
import { Suggestion } from './Suggestion.tsx';
import { wayOf } from './wayOf.ts';
import './evading.css';

type Evade = Extract<Frame, { readonly step: 'evade' }>;

/** With more pursuers than this, the buttons for evading them show only an icon and a price. The name is a tooltip. */
const DENSE_ABOVE = 4;

/**
 * E. The officers to evade, tile by tile, with the ways to evade them and what each way costs. Below the officers is a
 * button to stop evading.
 */
export function Evading({ frame }: { readonly frame: Evade }): VNode {
  const table = useTable<EscapePlan>();
  const { asked, voice, view } = table;
  const tiles = evadingOf(view, frame, asked?.moves ?? []);
  const [sure, setSure] = useState<number>();
  const left = countLeft(tiles);
  const wounds = woundsIfStopped(view);
  const watched = tiles.filter(({ pursuers, tile }) => pursuers.length > 0 || tollOn(view, tile) !== undefined);
  const free = tiles.filter((tile) => !watched.includes(tile));
  return (
    <div class="ep-evading" data-dense={left > DENSE_ABOVE}>
      {asked === undefined ? null : <Suggestion key={asked.number} frame={frame} moves={asked.moves} />}
      {watched.map((tile) => (
        <TileRow key={tile.tile} tile={tile} />
      ))}
      {free.length === 0 ? null : (
        <p class="ep-soft">
          {voice.say('evade.nobody', { tiles: voice.list(free.map(({ tile }) => tileName(table, tile))) })}
        </p>
      )}
      {asked === undefined ? null : wounds === 0 ? (
        <Continue />
      ) : !watched.some(canEvadeOn) ? (
        <GiveUp frame={frame} wounds={wounds} />
      ) : sure === asked.number ? (
        <GiveUp frame={frame} wounds={wounds} onBack={() => setSure(undefined)} />
      ) : (
        <button type="button" class="button ep-giveup" onClick={() => setSure(asked.number)}>
          <Icon name="wound" /> {voice.say('evade.leave', { count: wounds })}
        </button>
      )}
    </div>
  );
}

/** Whether the player can use anything to evade somebody on a tile. */
const canEvadeOn = ({ ways, pursuers }: PursuedTile): boolean =>
  ways.length > 0 || pursuers.some((one) => !one.evaded && one.ways.length + one.ridding.length > 0);

/** The button to stop evading, for a player who would take no wounds by that. */
function Continue(): VNode {
  const table = useTable<EscapePlan>();
  const moves = movesCalled(table, 'endEvading');
  const label = table.voice.say('evade.leave', { count: 0 });
  return (
    <Choosable label={label} moves={moves} class="button ep-goon">
      {label}
    </Choosable>
  );
}

function TileRow({ tile }: { readonly tile: PursuedTile }): VNode {
  const table = useTable<EscapePlan>();
  const { view, voice } = table;
  const toll = tollOn(view, tile.tile);
  return (
    <div class="ep-evade-tile">
      <h3 {...about('tile', tile.tile)}>{tileName(table, tile.tile)}</h3>
      {tile.pursuers.map((pursued) => (
        <PursuerRow
          key={pursued.officer}
          pursued={pursued}
          tile={tile.tile}
          tileWide={tile.ways.some((move) => evadedBy(view, tile, move).includes(pursued.officer))}
        />
      ))}
      {tile.ways.map((move) => {
        const stops = evadedBy(view, tile, move);
        return (
          <div key={JSON.stringify(move)} class="ep-ways">
            {stopsEverybody(view, move) ? (
              <span class="ep-soft">{voice.say('evade.whole')}</span>
            ) : (
              stops.map((officer) => <OfficerMark key={officer} officer={officer} label />)
            )}
            <Way move={move} />
          </div>
        );
      })}
      {toll === undefined ? null : (
        <p class="ep-toll">
          <Icon name="lieutenant" />{' '}
          {voice.say('evade.toll', { sum: money(table, toll.sum), can: String(toll.canPay) })}
        </p>
      )}
    </div>
  );
}

function PursuerRow({
  pursued,
  tile,
  tileWide,
}: {
  readonly pursued: PursuingOfficer;
  readonly tile: string;
  readonly tileWide: boolean;
}): VNode {
  const { voice } = useTable<EscapePlan>();
  const { officer, evaded } = pursued;
  const ways = [...pursued.ways, ...pursued.ridding];
  return (
    <div class="ep-pursuer" data-evaded={evaded}>
      <OfficerMark officer={officer} />
      <span
        class="ep-pursuer-name"
        {...(officer === 'inspector' ? about('automaton', officer) : about('officer', `${officer}@${tile}`))}
      >
        {voice.say(`pursuer.${officer}`)}
      </span>
      {evaded ? (
        <span class="ep-good">
          <Icon name="covered" /> {voice.say('evade.done')}
        </span>
      ) : null}
      {!evaded && ways.length === 0 && !tileWide ? <span class="ep-danger">{voice.say('evade.noWay')}</span> : null}
      {evaded ? null : (
        <span class="ep-ways">
          {ways.map((move) => (
            <Way key={JSON.stringify(move)} move={move} />
          ))}
        </span>
      )}
    </div>
  );
}

/** One way to evade, shown as an icon and a price. */
function Way({ move }: { readonly move: Move }): VNode {
  const table = useTable<EscapePlan>();
  const { icon, cost, name, subject } = wayOf(table, move);
  const label = table.describer.move(move);
  return (
    <Choosable label={label} moves={[move]} subject={subject} class="ep-way">
      <Icon name={icon} />
      <span>{name}</span>
      <b class="ep-price">{price(table, cost)}</b>
    </Choosable>
  );
}
