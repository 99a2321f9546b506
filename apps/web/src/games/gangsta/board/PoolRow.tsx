import { packOf } from '@getaway/gangsta/content';
import { GAP, type Gangsta } from '@getaway/gangsta/view';
import { ownOf } from '@getaway/kernel';
import type { VNode } from 'preact';
import { Choosable } from '../../../table/choices/Choosable.tsx';
import { useTable } from '../../../table/tableUi.ts';
import { RecruitFace } from '../cards/PersonFace.tsx';
import { movesCalled, movesOnRecruit, recruitCandidate } from '../model/moves.ts';
import { priceOf } from '../model/price.ts';
import { EmptySpace, PeekedCard } from './Dealt.tsx';
import { DeckPile } from './DeckPile.tsx';

/** The henchmen in the pool. After a peek, this includes the henchman on top of the deck. */
export function PoolRow({ aside }: { readonly aside: boolean }): VNode {
  const { view, voice } = useTable<Gangsta>();
  const { top } = view.henchmanDeck;
  return (
    <section class="gs-row gs-pool" data-aside={aside} aria-label={voice.say('board.pool')}>
      <DeckPile deck="henchmen" />
      <ul class="gs-spaces">
        {view.pool.map((henchman, space) => (
          <li key={henchman === GAP ? `${GAP}${space}` : henchman} class="gs-dealt" data-card={henchman}>
            {henchman === GAP ? <EmptySpace /> : <RecruitButton id={henchman} cost={view.poolCosts[space] ?? 0} />}
          </li>
        ))}
        {top === undefined ? null : (
          <PeekedCard key={top}>
            <PeekedRecruit id={top} />
          </PeekedCard>
        )}
      </ul>
    </section>
  );
}

function RecruitButton({ id, cost }: { readonly id: string; readonly cost: number }): VNode {
  const table = useTable<Gangsta>();
  const { view, voice, describer } = table;
  const candidate = recruitCandidate(table, id);
  const money = ownOf(view)?.money;
  const printed = packOf(view).henchmen.get(id)?.cost ?? cost;
  return (
    <Choosable
      label={describer.name('henchman', id)}
      moves={movesOnRecruit(table, id)}
      {...(candidate === undefined ? {} : { candidate })}
      subject={{ kind: 'member', id }}
      class="gs-slot"
    >
      <RecruitFace id={id} cost={cost} printed={printed}>
        {money === undefined
          ? null
          : voice.say(cost <= money ? 'face.leaves' : 'face.short', { sum: Math.abs(money - cost) })}
      </RecruitFace>
    </Choosable>
  );
}

/** A henchman seen by peeking. The price comes from the forecast, because it may be lower than usual. */
function PeekedRecruit({ id }: { readonly id: string }): VNode {
  const table = useTable<Gangsta>();
  const recruit = movesCalled(table, 'recruit').find(({ henchman }) => henchman === id);
  const cost = priceOf(table, recruit) ?? packOf(table.view).henchmen.get(id)?.cost ?? 0;
  return <RecruitButton id={id} cost={cost} />;
}
