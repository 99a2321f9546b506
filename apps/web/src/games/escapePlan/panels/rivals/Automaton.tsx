import type { Automaton as Name } from '@getaway/escape-plan/content';
import type { EscapePlan } from '@getaway/escape-plan/view';
import type { VNode } from 'preact';
import { Icon } from '../../../../icons/Icon.tsx';
import { useTable } from '../../../../table/tableUi.ts';
import { Count, NotorietyCubes, WhoName } from '../marks/Marks.tsx';
import { Tip, TipGroup } from '../marks/Tip.tsx';
import { lastTurnOf } from '../model/news.ts';
import { isInCity, money, placeName, whoName } from '../model/table.ts';
import { PlanTable } from '../own/PlanTable.tsx';
import { RuleLinks } from './RuleLinks.tsx';
import { Visited } from './Visited.tsx';

/** I, J. The Inspector or the Lieutenant: their place, their possessions, and the steps of their last turn. */
export function Automaton({ who }: { readonly who: Name }): VNode | null {
  const table = useTable<EscapePlan>();
  const { view, voice, describer } = table;
  const figure = view.automata[who];
  if (figure === undefined) return null;
  const cards = voice.list(figure.cards.map((card) => voice.say(`cardPlace.${card}`)));
  return (
    <section class="ep-rival ep-automaton" data-out={!isInCity(figure)}>
      <TipGroup class="ep-rival-facts" label={whoName(table, who)}>
        <p class="ep-rival-head">
          <WhoName who={who} />
          <span class="ep-rival-place" title={placeName(table, figure.at)}>
            {placeName(table, figure.at)}
          </span>
        </p>
        <div class="ep-rival-line">
          <Tip title={voice.say('own.notoriety', { row: figure.notoriety })}>
            <span class="ep-count">
              <Icon name="notoriety" label={voice.say('own.notorietyName')} />
              <b>{figure.notoriety}</b>
              <NotorietyCubes {...figure.cubes} />
            </span>
          </Tip>
          <Count
            icon="deck"
            count={figure.cards.length}
            name={voice.say('rival.cards', { count: figure.cards.length })}
            text={cards}
          />
          {figure.discs === 0 ? null : (
            <Count icon="disc" count={figure.discs} name={voice.say('own.discs', { count: figure.discs })} />
          )}
          {who === 'lieutenant' ? (
            <>
              <Count
                icon="contact"
                count={figure.contacts.length}
                name={voice.say('rival.contacts', { count: figure.contacts.length })}
                text={voice.list(figure.contacts.map((card) => describer.name('contact', card)))}
              />
              <Count
                icon="locker"
                count={figure.piles.length}
                name={voice.say('rival.piles', { count: figure.piles.length })}
                text={pilesText(table)}
              />
            </>
          ) : null}
          <Visited who={who} />
        </div>
      </TipGroup>
      <LastTurn who={who} />
      {view.over && who === 'lieutenant' ? <PlanTable who="lieutenant" plan={view.lieutenantPlan} /> : null}
    </section>
  );
}

/** The steps with their rules. Cards that did not fit are merged into one step. */
function LastTurn({ who }: { readonly who: Name }): VNode | null {
  const { view, voice, describer, log, past } = useTable<EscapePlan>();
  const turn = lastTurnOf(past === undefined ? log : log.slice(0, past), who);
  if (turn.length === 0) return null;
  const skipped = turn.flatMap((event) => (event.type === 'automatonRevealed' && !event.fits ? [event.card] : []));
  const described = turn
    .filter((event) => event.type !== 'automatonRevealed' || event.fits)
    .map((event) => describer.event(event));
  const skips = voice.say('rival.skips', {
    cards: voice.list(skipped.map((card) => voice.say(`cardPlace.${card}`))),
    who,
  });
  const steps = skipped.length === 0 ? described : [skips, ...described];
  return (
    <details class="ep-last" open={Object.keys(view.automata).length === 1}>
      <summary>{voice.say('rival.lastTurn', { count: steps.length })}</summary>
      <ol class="ep-steps">
        {steps.map((text) => (
          <li key={text}>
            <RuleLinks text={text} />
          </li>
        ))}
      </ol>
    </details>
  );
}

/** J6. The number of tiles in his piles; also their value at the end, when everything is revealed. */
function pilesText(table: Parameters<typeof money>[0] & { readonly view: EscapePlan['view'] }): string {
  const { view, voice } = table;
  if (view.over) return voice.list(view.pileValues.map((value) => money(table, value)));
  return (view.automata.lieutenant?.piles ?? [])
    .map((pile) =>
      voice.list(
        pile.map(({ from, count }) =>
          voice.say('item.taken', { count, stack: voice.say(`stack.${typeof from === 'number' ? 'exits' : from}`) }),
        ),
      ),
    )
    .join('\n');
}
