import { ASSET_OFFICERS, type Asset } from '@getaway/escape-plan/content';
import type { Move } from '@getaway/escape-plan/moves';
import { assetSpaces, assetsAt, nextAssetCost } from '@getaway/escape-plan/reading';
import type { EscapePlan, SeatView } from '@getaway/escape-plan/view';
import { ownOf } from '@getaway/kernel';
import type { VNode } from 'preact';
import { Icon } from '../../../../icons/Icon.tsx';
import { Choosable } from '../../../../table/choices/Choosable.tsx';
import { useTable } from '../../../../table/tableUi.ts';
import { OfficerMark } from '../marks/OfficerMark.tsx';
import { Tip } from '../marks/Tip.tsx';
import { movesOnAsset } from '../model/moves.ts';
import { money } from '../model/table.ts';
import { ASSET_ICONS } from '../model/things.ts';
import { wastedNote } from '../model/wasted.ts';
import './cards.css';

/** The six asset spaces with their costs. Used assets stay there and score. */
export function Assets({ held }: { readonly held: SeatView }): VNode {
  const table = useTable<EscapePlan>();
  const { voice, view } = table;
  const boxed = assetsAt(held, 'box');
  const next = nextAssetCost(view, held);
  return (
    <section class="ep-row ep-assets" aria-label={voice.say('own.assets')}>
      <span class="ep-row-signs">
        <Tip title={voice.say('own.assets')} text={voice.say('own.assetsText')} class="ep-row-sign">
          <Icon name="unlocked" />
        </Tip>
        {boxed.length === 0 ? null : (
          <Tip
            title={voice.say('own.boxed', { count: boxed.length })}
            text={voice.list(boxed.map((asset) => voice.say(`asset.${asset}`)))}
            class="ep-boxed"
          >
            <Icon name="skipped" /> {boxed.length}
          </Tip>
        )}
      </span>
      {assetSpaces(view, held).map(({ cost, asset }) =>
        asset === undefined ? (
          <Tip
            key={cost}
            title={voice.say('own.freeAsset', { cost })}
            text={cost === next ? voice.say('own.nextAsset') : ''}
            class="ep-space-tip"
          >
            <span class="ep-space" data-next={cost === next}>
              {money(table, cost)}
            </span>
          </Tip>
        ) : (
          <OpenAsset key={cost} asset={asset} cost={cost} used={held.assets[asset].at === 'used'} />
        ),
      )}
    </section>
  );
}

function OpenAsset({
  asset,
  cost,
  used,
}: {
  readonly asset: Asset;
  readonly cost: number;
  readonly used: boolean;
}): VNode {
  const table = useTable<EscapePlan>();
  const { voice } = table;
  const cash = ownOf(table.view)?.cash ?? 0;
  const use: Move = { move: 'useAsset', asset };
  const moves = movesOnAsset(table, asset);
  const name = voice.say(`asset.${asset}`);
  const words = [
    voice.say(`assetEffect.${asset}`),
    used ? voice.say('own.usedAsset') : voice.say('card.cost', { cost }),
    ...(!used && cost > cash ? [voice.say('why.cash', { cost, cash })] : []),
    ...wastedNote(table, moves),
  ].join('\n');
  return (
    <Tip title={name} text={words}>
      <Choosable label={name} moves={moves} candidate={use}>
        <span class="card-frame ep-tile" data-turned={used}>
          <b class="ep-price">{money(table, cost)}</b>
          <AssetArt asset={asset} />
          <span class="ep-tile-name">{name}</span>
        </span>
      </Choosable>
    </Tip>
  );
}

/** U. A locked asset on an item or contact space. */
export function LockedAsset({ asset }: { readonly asset: Asset }): VNode {
  const table = useTable<EscapePlan>();
  const { voice, view } = table;
  const name = voice.say(`asset.${asset}`);
  const held = ownOf(view);
  const unlock: Move = { move: 'unlock', asset };
  const next = held === undefined ? undefined : nextAssetCost(view, held);
  const words = [voice.say(`assetEffect.${asset}`), voice.say('own.locked', { cost: next ?? 'none' })].join('\n');
  return (
    <Tip title={name} text={words}>
      <Choosable
        label={voice.say('own.lockedAsset', { asset: name })}
        moves={movesOnAsset(table, asset)}
        candidate={unlock}
      >
        <span class="card-frame ep-tile ep-locked">
          <Icon name="locked" />
          <AssetArt asset={asset} />
          <span class="ep-tile-name">{name}</span>
        </span>
      </Choosable>
    </Tip>
  );
}

function AssetArt({ asset }: { readonly asset: Asset }): VNode {
  const officer = ASSET_OFFICERS[asset];
  return (
    <span class="ep-tile-art">
      {officer === undefined ? <Icon name={ASSET_ICONS[asset]} /> : <OfficerMark officer={officer} />}
    </span>
  );
}
