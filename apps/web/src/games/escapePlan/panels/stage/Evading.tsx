import { packOf } from '@getaway/escape-plan/content';
import type { Move } from '@getaway/escape-plan/moves';
import { assetPrice, countLeft, evadingOf, type Pursued, type PursuedTile, tollOn } from '@getaway/escape-plan/reading';
import type { EscapePlan, Frame } from '@getaway/escape-plan/view';
import { ownOf } from '@getaway/kernel';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { Icon } from '../../../../icons/Icon.tsx';
import type { IconName } from '../../../../icons/names.ts';
import { Choosable } from '../../../../table/choices/Choosable.tsx';
import { useTable } from '../../../../table/tableUi.ts';
import { OfficerMark } from '../marks/OfficerMark.tsx';
import { Tip } from '../marks/Tip.tsx';
import { CONTACT_ICONS } from '../model/contacts.ts';
import { movesCalled } from '../model/moves.ts';
import { type EscapePlanTable, money, price, tileName } from '../model/table.ts';
import { ASSET_ICONS } from '../model/things.ts';
import { GiveUp } from './GiveUp.tsx';
import './evading.css';

type Evade = Extract<Frame, { readonly step: 'evade' }>;

/** With more pursuers than this, ways to evade show only their icons; their names are shown on hover. */
const DENSE_ABOVE = 4;

/** E. The officers to evade, tile by tile, with the ways to evade them and their costs; separately, the button to stop. */
export function Evading({ frame }: { readonly frame: Evade }): VNode {
  const table = useTable<EscapePlan>();
  const { asked, voice, view } = table;
  const tiles = evadingOf(view, frame, asked?.moves ?? []);
  const [sure, setSure] = useState<number>();
  const left = countLeft(tiles);
  const watched = tiles.filter(({ pursuers, tile }) => pursuers.length > 0 || tollOn(view, tile) !== undefined);
  const free = tiles.filter((tile) => !watched.includes(tile));
  return (
    <div class="ep-evading" data-dense={left > DENSE_ABOVE}>
      {watched.map((tile) => (
        <TileRow key={tile.tile} tile={tile} />
      ))}
      {free.length === 0 ? null : (
        <p class="ep-soft">
          {voice.say('evade.nobody', { tiles: voice.list(free.map(({ tile }) => tileName(table, tile))) })}
        </p>
      )}
      {asked === undefined ? null : left === 0 ? (
        <Continue />
      ) : sure === asked.number ? (
        <GiveUp left={left} onBack={() => setSure(undefined)} />
      ) : (
        <button type="button" class="button ep-giveup" onClick={() => setSure(asked.number)}>
          <Icon name="wound" /> {voice.say('evade.leave', { count: left })}
        </button>
      )}
    </div>
  );
}

/** Nobody is left to evade, but something could still be used. */
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
      <h3>{tileName(table, tile.tile)}</h3>
      {tile.pursuers.map((pursued) => (
        <PursuerRow key={pursued.officer} pursued={pursued} tileWide={tile.ways.length > 0} />
      ))}
      {tile.ways.length === 0 ? null : (
        <div class="ep-ways">
          <span class="ep-soft">{voice.say('evade.whole')}</span>
          {tile.ways.map((move) => (
            <Way key={JSON.stringify(move)} move={move} />
          ))}
        </div>
      )}
      {toll === undefined ? null : (
        <p class="ep-toll">
          <Icon name="lieutenant" />{' '}
          {voice.say('evade.toll', { sum: money(table, toll.sum), can: String(toll.canPay) })}
        </p>
      )}
    </div>
  );
}

function PursuerRow({ pursued, tileWide }: { readonly pursued: Pursued; readonly tileWide: boolean }): VNode {
  const { voice } = useTable<EscapePlan>();
  const { officer, evaded } = pursued;
  const ways = [...pursued.ways, ...pursued.ridding];
  return (
    <div class="ep-pursuer" data-evaded={evaded}>
      <OfficerMark officer={officer} />
      <span class="ep-pursuer-name">{voice.say(`pursuer.${officer}`)}</span>
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

/** One way to evade, by its icon and price. */
function Way({ move }: { readonly move: Move }): VNode {
  const table = useTable<EscapePlan>();
  const { icon, cost, name } = wayOf(table, move);
  const label = table.describer.move(move);
  return (
    <Tip title={label}>
      <Choosable label={label} moves={[move]} class="ep-way">
        <Icon name={icon} />
        <span>{name}</span>
        <b class="ep-price">{price(table, cost)}</b>
      </Choosable>
    </Tip>
  );
}

function wayOf(
  table: EscapePlanTable,
  move: Move,
): { readonly icon: IconName; readonly cost: number; readonly name: string } {
  const { view, voice } = table;
  const pack = packOf(view);
  switch (move.move) {
    case 'useContact': {
      const contact = pack.contacts.get(move.card);
      const kind = contact?.kind ?? 'gang';
      return { icon: CONTACT_ICONS[kind], cost: contact?.cost ?? 0, name: voice.say(`contactKind.${kind}`) };
    }
    case 'useEquipment':
      return { icon: move.equipment, cost: 0, name: voice.say(`equipment.${move.equipment}`) };
    case 'useFixer':
      return { icon: move.fixer, cost: 0, name: voice.say(`fixer.${move.fixer}`) };
    case 'useAsset': {
      const held = ownOf(view);
      return {
        icon: ASSET_ICONS[move.asset],
        cost: held === undefined ? 0 : assetPrice(view, held, move.asset),
        name: voice.say(`asset.${move.asset}`),
      };
    }
    default:
      return { icon: 'gangMember', cost: 0, name: voice.say('own.member') };
  }
}
