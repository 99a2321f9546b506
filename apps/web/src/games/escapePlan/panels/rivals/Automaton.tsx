import type { Automaton as Name } from '@getaway/escape-plan/content';
import type { EscapePlan } from '@getaway/escape-plan/view';
import type { VNode } from 'preact';
import { Icon } from '../../../../icons/Icon.tsx';
import { Explained, ExplainedGroup } from '../../../../table/explain/Explained.tsx';
import { about } from '../../../../table/explain/subject.ts';
import { useTable } from '../../../../table/tableUi.ts';
import { Count, NotorietyCubes, WhoName } from '../marks/Marks.tsx';
import { lastTurnOf } from '../model/news.ts';
import { isInCity, placeName, whoName } from '../model/table.ts';
import { PlanTable } from '../own/PlanTable.tsx';
import { RuleLinks } from './RuleLinks.tsx';
import { Visited } from './Visited.tsx';

/** I, J. The Inspector or the Lieutenant: their place, their possessions, and the steps of their last turn. */
export function Automaton({ who }: { readonly who: Name }): VNode | null {
  const table = useTable<EscapePlan>();
  const { view, voice } = table;
  const figure = view.automata[who];
  if (figure === undefined) return null;
  return (
    <section class="ep-rival ep-automaton" data-out={!isInCity(figure)}>
      <ExplainedGroup class="ep-rival-facts" label={whoName(table, who)}>
        <p class="ep-rival-head">
          <WhoName who={who} />
          <span class="ep-rival-place" {...about('place', figure.at)}>
            {placeName(table, figure.at)}
          </span>
        </p>
        <div class="ep-rival-line">
          <Explained kind="row" id={figure.notoriety}>
            <span class="ep-count">
              <Icon name="notoriety" label={voice.say('own.notorietyName')} />
              <b>{figure.notoriety}</b>
              <NotorietyCubes {...figure.cubes} />
            </span>
          </Explained>
          <Count
            icon="deck"
            count={figure.cards.length}
            name={voice.say('rival.cards', { count: figure.cards.length })}
            kind="deck"
            id={who}
          />
          {figure.discs === 0 ? null : (
            <Count icon="disc" count={figure.discs} name={voice.say('own.discs', { count: figure.discs })} id="disc" />
          )}
          {who === 'lieutenant' ? (
            <>
              <Count
                icon="contact"
                count={figure.contacts.length}
                name={voice.say('rival.contacts', { count: figure.contacts.length })}
                kind="pile"
                id="contacts"
              />
              <Count
                icon="locker"
                count={figure.piles.length}
                name={voice.say('rival.piles', { count: figure.piles.length })}
                kind="pile"
                id="tiles"
              />
            </>
          ) : null}
          <Visited who={who} />
        </div>
      </ExplainedGroup>
      <LastTurn who={who} />
      {view.over && who === 'lieutenant' ? <PlanTable who="lieutenant" plan={view.lieutenantPlan} /> : null}
    </section>
  );
}

/**
 * The steps of the automaton's last turn, with their rules. Cards that did not fit were skipped, and all of them are
 * listed as one step.
 */
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
