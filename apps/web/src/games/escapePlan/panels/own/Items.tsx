import { packOf } from '@getaway/escape-plan/content';
import type { Move } from '@getaway/escape-plan/moves';
import { assetsAt, freeItemSpaces } from '@getaway/escape-plan/reading';
import { type EscapePlan, HIDDEN, type SeatView, type ShownItem } from '@getaway/escape-plan/view';
import { ownSeat } from '@getaway/kernel';
import type { VNode } from 'preact';
import { Icon } from '../../../../icons/Icon.tsx';
import { Choosable } from '../../../../table/choices/Choosable.tsx';
import { Explained } from '../../../../table/explain/Explained.tsx';
import { useTable } from '../../../../table/tableUi.ts';
import { OfficerMarks } from '../marks/OfficerMark.tsx';
import { movesCalled, movesOnItem } from '../model/moves.ts';
import { money } from '../model/table.ts';
import { itemIcon, itemName } from '../model/things.ts';
import { LockedAsset } from './Assets.tsx';
import { FreeSpace } from './FreeSpace.tsx';
import './cards.css';

/** The five item spaces: equipment, fixers, lockers and exit tiles. A locked asset covers its space. */
export function Items({ held }: { readonly held: SeatView }): VNode {
  const table = useTable<EscapePlan>();
  const { voice, view } = table;
  const put = movesCalled(table, 'putItem');
  return (
    <section class="ep-row ep-items" aria-label={voice.say('own.items')}>
      <Explained kind="token" id="items" class="ep-row-sign">
        <Icon name="jobDone" />
      </Explained>
      {held.items.map((item, space) => (
        <OwnItem key={`${space}${JSON.stringify(item)}`} item={item} space={space} />
      ))}
      {Array.from({ length: freeItemSpaces(view, held) }, (_, i) => (
        <FreeSpace key={i} label={voice.say('own.freeItem')} moves={i === 0 ? put : []} />
      ))}
      {assetsAt(held, 'item').map((asset) => (
        <LockedAsset key={asset} asset={asset} />
      ))}
    </section>
  );
}

function OwnItem({ item, space }: { readonly item: ShownItem; readonly space: number }): VNode {
  const table = useTable<EscapePlan>();
  const moves = movesOnItem(table, item, space);
  const name = itemName(table, item);
  const turned = 'faceUp' in item && !item.faceUp;
  return (
    <Explained kind="item" id={`${ownSeat(table.view) ?? ''}.${space}`}>
      <Choosable label={name} moves={moves} {...candidateOf(item, space)}>
        <ItemTile item={item} turned={turned} />
      </Choosable>
    </Explained>
  );
}

export function ItemTile({ item, turned = false }: { readonly item: ShownItem; readonly turned?: boolean }): VNode {
  const table = useTable<EscapePlan>();
  const pack = packOf(table.view);
  return (
    <span
      class="card-frame ep-tile"
      data-turned={turned}
      data-colour={item.kind === 'locker' ? item.colour : undefined}
    >
      {'value' in item && item.value !== HIDDEN ? <b class="ep-price">{money(table, item.value)}</b> : null}
      <span class="ep-tile-art">
        <Icon name={itemIcon(item)} />
        {item.kind === 'equipment' ? <OfficerMarks officers={pack.equipment[item.tile].officers} /> : null}
      </span>
      <span class="ep-tile-name">{itemName(table, item)}</span>
    </span>
  );
}

function candidateOf(item: ShownItem, space: number): { readonly candidate?: Move } {
  if (item.kind === 'fixer') return { candidate: { move: 'useFixer', fixer: item.tile } };
  if (item.kind === 'equipment') return { candidate: { move: 'useEquipment', equipment: item.tile } };
  return { candidate: { move: 'replaceItem', space } };
}
