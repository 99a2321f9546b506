import type { GoTo } from '@getaway/escape-plan/moves';
import { allPursuersOn, helpAgainst, pointsFor, tilesToEvade } from '@getaway/escape-plan/reading';
import type { Pursuer } from '@getaway/escape-plan/view';
import type { VNode } from 'preact';
import { Icon } from '../../../../icons/Icon.tsx';
import { Forecasted } from '../../../../table/forecast/Forecasted.tsx';
import { OfficerMark } from '../../panels/marks/OfficerMark.tsx';
import { helpMark } from '../../panels/model/help.ts';
import { tileName } from '../../panels/model/table.ts';
import { useCity } from '../cityUi.ts';
import { routeOf, travelOf } from '../geometry/route.ts';

/** An officer to evade, with everything that can be used against them. */
function Waiting({ officer }: { readonly officer: Pursuer }): VNode {
  const { table } = useCity();
  const help = helpAgainst(table.view, officer).map((thing) => helpMark(table, thing));
  return (
    <span class="waiting-officer">
      <OfficerMark officer={officer} label />
      {help.map(({ key, icon, name }) => (
        <Icon key={key} name={icon} label={name} />
      ))}
      {help.length === 0 ? <Icon name="wound" label={table.voice.say('evade.noWay')} /> : null}
    </span>
  );
}

/**
 * A summary of a journey: its points, what it uses, the tiles that the thief leaves, and the officers to evade there.
 */
export function JourneyFacts({ move }: { readonly move: GoTo }): VNode {
  const { table, view, pack, survey } = useCity();
  const { voice, describer } = table;
  const from = view.seats[table.asked?.seat ?? -1]?.at ?? '';
  const rides = new Set(routeOf(survey, pack, travelOf(from, move)).map(({ kind }) => kind));
  const rode = rides.has('subway');
  const means = [
    ...(rode ? [voice.say('city.ride.subway')] : []),
    ...(rides.has('flight') && move.means.length === 0 ? [voice.say('city.ride.pad')] : []),
    ...move.means.map((mean) => describer.name('means', mean)),
  ];
  const tiles = tilesToEvade(move);
  return (
    <span class="facts">
      {move.escape ? <b class="fact escape">{voice.say('city.escape')}</b> : null}
      <span class="fact">
        <Icon name="whileTravelling" />
        {voice.say('city.points', { points: move.points, all: pointsFor(move, { bySubway: rode }) })}
      </span>
      {move.cans > 0 ? (
        <span class="fact">
          <Icon name="can" />
          {voice.say('city.cans', { count: move.cans })}
        </span>
      ) : null}
      {means.length > 0 ? <span class="fact">{voice.say('city.by', { means: voice.list(means) })}</span> : null}
      {tiles.length === 0 ? <span class="fact">{voice.say('city.stays')}</span> : null}
      {tiles.map((tile) => (
        <span key={tile} class="fact leaving">
          {voice.say('city.leaves', { tile: tileName({ voice }, tile) })}
          {allPursuersOn(view, tile).map((officer) => (
            <Waiting key={officer} officer={officer} />
          ))}
        </span>
      ))}
      <Forecasted move={move} />
    </span>
  );
}
