import { ASSET_OFFICERS, type Asset } from '@getaway/escape-plan/content';
import type { Move } from '@getaway/escape-plan/moves';
import { assetSpaces, assetsAt, nextAssetCost } from '@getaway/escape-plan/reading';
import type { EscapePlan, SeatView } from '@getaway/escape-plan/view';
import type { VNode } from 'preact';
import { Icon } from '../../../../icons/Icon.tsx';
import { Choosable } from '../../../../table/choices/Choosable.tsx';
import { Explained } from '../../../../table/explain/Explained.tsx';
import { useTable } from '../../../../table/tableUi.ts';
import { OfficerMark } from '../marks/OfficerMark.tsx';
import { movesOnAsset } from '../model/moves.ts';
import { money } from '../model/table.ts';
import { ASSET_ICONS } from '../model/things.ts';
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
        <Explained kind="token" id="assets" class="ep-row-sign">
          <Icon name="unlocked" />
        </Explained>
        {boxed.length === 0 ? null : (
          <Explained kind="token" id="boxed" class="ep-boxed">
            <Icon name="skipped" label={voice.say('own.boxed', { count: boxed.length })} /> {boxed.length}
          </Explained>
        )}
      </span>
      {assetSpaces(view, held).map(({ cost, asset }) =>
        asset === undefined ? (
          <Explained key={cost} kind="token" id="assets" class="ep-space-tip">
            <span class="ep-space" data-next={cost === next}>
              {money(table, cost)}
            </span>
          </Explained>
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
  const use: Move = { move: 'useAsset', asset };
  const moves = movesOnAsset(table, asset);
  const name = voice.say(`asset.${asset}`);
  return (
    <Explained kind="asset" id={asset}>
      <Choosable label={name} moves={moves} candidate={use}>
        <span class="card-frame ep-tile" data-turned={used}>
          <b class="ep-price">{money(table, cost)}</b>
          <AssetArt asset={asset} />
          <span class="ep-tile-name">{name}</span>
        </span>
      </Choosable>
    </Explained>
  );
}

/** U. A locked asset on an item or contact space. */
export function LockedAsset({ asset }: { readonly asset: Asset }): VNode {
  const table = useTable<EscapePlan>();
  const { voice } = table;
  const name = voice.say(`asset.${asset}`);
  const unlock: Move = { move: 'unlock', asset };
  return (
    <Explained kind="asset" id={asset}>
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
    </Explained>
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
