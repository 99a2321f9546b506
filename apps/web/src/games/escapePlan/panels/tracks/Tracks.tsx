import { EXITS, OFFICERS } from '@getaway/escape-plan/content';
import { exitState } from '@getaway/escape-plan/reading';
import type { EscapePlan } from '@getaway/escape-plan/view';
import type { VNode } from 'preact';
import { Icon } from '../../../../icons/Icon.tsx';
import { Explained } from '../../../../table/explain/Explained.tsx';
import { about } from '../../../../table/explain/subject.ts';
import { useTable } from '../../../../table/tableUi.ts';
import { Section } from '../market/Market.tsx';
import { WhoName } from '../marks/Marks.tsx';
import { OfficerMark } from '../marks/OfficerMark.tsx';
import { figureOf, isInCity, money, tileName } from '../model/table.ts';
import { NotorietyTrack } from './NotorietyTrack.tsx';
import './tracks.css';

/** Notoriety, turn order, exits, and what is left in the piles and the bag. */
export function Tracks(): VNode {
  const { view, voice } = useTable<EscapePlan>();
  return (
    <div class="ep-tracks">
      <Section title={voice.say('track.order')}>
        <ol class="ep-order">
          {view.turnOrder.map((who) => (
            <li key={String(who)} data-out={!isInCity(figureOf(view, who))}>
              <WhoName who={who} />
            </li>
          ))}
        </ol>
      </Section>
      <Section title={voice.say('track.exits')}>
        <Exits />
      </Section>
      <Section title={voice.say('track.notoriety')}>
        <NotorietyTrack />
      </Section>
      <Section title={voice.say('track.piles')}>
        <Piles />
      </Section>
    </div>
  );
}

/** D4, D5, F3. Each exit with its patrol cards and exit tiles, and the cost of escaping. */
function Exits(): VNode {
  const table = useTable<EscapePlan>();
  const { view, voice } = table;
  return (
    <>
      <ul class="ep-exits">
        {EXITS.map((exit) => {
          const { cards, stand, tile, stack } = exitState(view, exit);
          return (
            <li key={exit} data-stand={stand} {...about('exit', exit)}>
              <Icon name={stand === 'blocked' ? 'barred' : 'exitTile'} />
              <Explained kind="exit" id={exit}>
                <b>{voice.say('track.exit', { exit })}</b>
              </Explained>
              <span>{voice.say('track.exitStand', { stand, cards })}</span>
              <span class="ep-soft">
                {tile === undefined ? voice.say('track.noTile') : tileName(table, tile)}
                {stand === 'blocked' ? ` · ${voice.say('track.stack', { count: stack })}` : ''}
              </span>
            </li>
          );
        })}
      </ul>
      <p>{voice.say('track.cost', { cost: money(table, view.escapeCost), count: view.escaped.length })}</p>
    </>
  );
}

const PILE_LETTERS = ['A', 'B', 'C', 'D'] as const;

function Piles(): VNode {
  const table = useTable<EscapePlan>();
  const { view, voice } = table;
  const waiting = view.exitStacks.filter(({ exit }) => exit === 0);
  return (
    <>
      <p class="ep-piles">
        {view.pileSizes.map((count, i) => {
          const letter = PILE_LETTERS[i] ?? '';
          return (
            <Explained key={letter} kind="deck" id={letter}>
              {voice.say('track.pile', { letter, count })}
            </Explained>
          );
        })}
      </p>
      {view.display.length === 0 ? null : (
        <ul class="ep-display">
          {view.display.map((tile) => (
            <li key={tile} {...about('tile', tile)}>
              <Explained kind="tile" id={tile}>
                <b>{tileName(table, tile)}</b>
              </Explained>
              {(view.officers[tile] ?? []).map((officer) => (
                <OfficerMark key={officer} officer={officer} label />
              ))}
            </li>
          ))}
        </ul>
      )}
      <p class="ep-bag">
        <Explained kind="deck" id="bag">
          <Icon name="officerBag" /> <span>{voice.say('track.bag')}</span>
        </Explained>
        {OFFICERS.map((officer) => (
          <Explained key={officer} kind="officer" id={officer} class="ep-bag-count">
            <OfficerMark officer={officer} label /> {view.bag[officer]}
          </Explained>
        ))}
      </p>
      {waiting.length === 0 ? null : <p class="ep-soft">{voice.say('track.waiting', { count: waiting.length })}</p>}
    </>
  );
}
