import { packOf } from '@getaway/escape-plan/content';
import type { Move } from '@getaway/escape-plan/moves';
import { assetsAt, freeItemSpaces } from '@getaway/escape-plan/reading';
import { type EscapePlan, HIDDEN, type SeatView, type ShownItem } from '@getaway/escape-plan/view';
import type { VNode } from 'preact';
import { Icon } from '../../../../icons/Icon.tsx';
import { Choosable } from '../../../../table/choices/Choosable.tsx';
import { useTable } from '../../../../table/tableUi.ts';
import { OfficerMarks } from '../marks/OfficerMark.tsx';
import { Tip } from '../marks/Tip.tsx';
import { movesCalled, movesOnItem } from '../model/moves.ts';
import { type EscapePlanTable, money } from '../model/table.ts';
import { itemEffect, itemIcon, itemName } from '../model/things.ts';
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
      <Tip title={voice.say('own.items')} text={voice.say('own.itemsText')} class="ep-row-sign">
        <Icon name="jobDone" />
      </Tip>
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
  const why = moves.length > 0 || table.asked === undefined ? undefined : whyNotNow(table, item);
  return (
    <Tip title={name} text={[itemEffect(table, item), ...(why === undefined ? [] : [why])].join('\n')}>
      <Choosable label={name} moves={moves} {...candidateOf(item, space)}>
        <ItemTile item={item} turned={turned} />
      </Choosable>
    </Tip>
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

function whyNotNow({ voice }: EscapePlanTable, item: ShownItem): string | undefined {
  if (item.kind === 'locker' || item.kind === 'exit') return undefined;
  if (!item.faceUp) return voice.say(item.kind === 'fixer' ? 'why.spent' : 'why.turned');
  if (item.kind === 'equipment') return voice.say('why.evade');
  return voice.say(item.tile === 'helicopter' ? 'why.travel' : 'why.inside');
}
