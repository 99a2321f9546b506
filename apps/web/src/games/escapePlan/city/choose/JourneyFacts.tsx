import type { GoTo } from '@getaway/escape-plan';
import type { VNode } from 'preact';
import { Icon } from '../../../../icons/Icon.tsx';
import { OfficerMark } from '../../panels/marks/OfficerMark.tsx';
import { useCity } from '../cityUi.ts';
import { POINTS, routeOf, travelledBy } from '../geometry/route.ts';
import { officersOn, tileName, tilesToEvade } from '../words.ts';
import { waitingOn } from './targets.ts';

/** A journey in short: points, what it uses, which tiles it leaves and who waits there. */
export function JourneyFacts({ move }: { readonly move: GoTo }): VNode {
  const { table, view, pack, survey } = useCity();
  const { voice, describer } = table;
  const from = view.seats[table.asked?.seat ?? -1]?.at ?? '';
  const rides = new Set(routeOf(survey, pack, travelledBy(from, move)).map(({ kind }) => kind));
  const rode = rides.has('subway');
  const means = [
    ...(rode ? [voice.say('city.ride.subway')] : []),
    ...(rides.has('flight') && move.means.length === 0 ? [voice.say('city.ride.pad')] : []),
    ...move.means.map((mean) => describer.name('means', mean)),
  ];
  const tiles = tilesToEvade(move);
  const lieutenant = tiles.some((tile) => view.automata.lieutenant?.at.startsWith(`${tile}.`) === true);
  return (
    <span class="facts">
      {move.escape ? <b class="fact escape">{voice.say('city.escape')}</b> : null}
      <span class="fact">
        <Icon name="whileTravelling" />
        {voice.say('city.points', { points: move.points, all: POINTS + move.cans + (rode ? 1 : 0) })}
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
        <span key={tile} class="fact">
          {voice.say('city.leaves', { tile: tileName(pack, tile) })}
          {waitingOn({ ...view, evaded: [] }, tile).map((officer) => (
            <OfficerMark key={officer} officer={officer} label />
          ))}
        </span>
      ))}
      <b class="fact">{voice.say('city.evades', { count: officersOn(view, move) })}</b>
      {lieutenant ? <b class="fact">{voice.say('city.lieutenant')}</b> : null}
    </span>
  );
}
