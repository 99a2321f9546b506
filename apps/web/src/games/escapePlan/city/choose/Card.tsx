import type { Terrain } from '@getaway/escape-plan/content';
import type { PlaceTileAt, StepTo } from '@getaway/escape-plan/moves';
import { allPursuersOn, journeyOn, thievesOn, tileLeftBy, tilesToEvade } from '@getaway/escape-plan/reading';
import type { VNode } from 'preact';
import { Icon } from '../../../../icons/Icon.tsx';
import { OfficerMarks } from '../../panels/marks/OfficerMark.tsx';
import { tileName, whoInside } from '../../panels/model/table.ts';
import { useCity } from '../cityUi.ts';
import { routeOf, travelOf } from '../geometry/route.ts';
import { centreOf, middleAt } from '../geometry/survey.ts';
import { placeNotes, placeWithTile } from '../words.ts';
import { CornerCard } from './CornerCard.tsx';
import { JourneyFacts } from './JourneyFacts.tsx';
import { newFerries, seamsOf } from './joins.ts';
import { useTurning } from './useTurning.ts';
import './card.css';

/** Describes the previewed move. The card sits in a corner, so that it hides nothing under the pointer. */
export function Card(): VNode | null {
  const { table, pack, survey, view, gesture, pickOfficer } = useCity();
  const { voice } = table;
  const [move] = table.considered?.moves ?? [];
  if (move?.move === 'travel') {
    const from = view.seats[table.asked?.seat ?? -1]?.at ?? '';
    const way = routeOf(survey, pack, travelOf(from, move)).flatMap(({ points }) => points);
    const left = tilesToEvade(move).flatMap((tile) => survey.tileAt.get(tile)?.post ?? []);
    return (
      <CornerCard points={[...left, ...way]}>
        <b class="card-title">{placeWithTile(table, move.to)}</b>
        {placeNotes(table, pack, move.to).map((note) => (
          <span key={note} class="fact soft">
            {note}
          </span>
        ))}
        <JourneyFacts move={move} />
      </CornerCard>
    );
  }
  if (move?.move === 'stepTo') return <StepCard move={move} />;
  if (move?.move === 'placeTile') return <PlacingCard move={move} />;
  if (move?.move === 'moveOfficer') {
    const thieves = thievesOn(view, move.to).map((who) => whoInside(table, who));
    return (
      <CornerCard points={[survey.tileAt.get(move.from)?.post, survey.tileAt.get(move.to)?.post]}>
        <b class="card-title">{table.describer.move(move)}</b>
        <span class="facts">
          {voice.say('city.officerTo', {
            tile: tileName({ voice }, move.to),
            count: thieves.length,
            thieves: voice.list(thieves),
          })}
        </span>
      </CornerCard>
    );
  }
  if (gesture.picked === undefined) return null;
  const { officer, from } = gesture.picked;
  return (
    <aside class="city-card live">
      <b class="card-title">
        {voice.say('city.officerFrom', { officer: voice.say(`pursuer.${officer}`), tile: tileName({ voice }, from) })}
      </b>
      <button type="button" class="button" onClick={() => pickOfficer(undefined)}>
        {voice.say('city.otherOfficer')}
      </button>
    </aside>
  );
}

/** V9. Shows how many points remain after a step, and the officers to evade on the current tile. */
function StepCard({ move }: { readonly move: StepTo }): VNode {
  const { table, survey, view } = useCity();
  const { voice } = table;
  const journey = journeyOn(view);
  const tile = tileLeftBy(view, move);
  const bonus = move.by === 'subway' && journey?.subway === 'unused' ? 1 : 0; // rule V5
  const points = (journey?.points ?? 0) - move.points + bonus;
  return (
    <CornerCard points={[middleAt(survey, move.to)]}>
      <b class="card-title">{table.describer.move(move)}</b>
      <span class="facts">
        <span class="fact">
          <Icon name="whileTravelling" />
          {voice.say('city.pointsLeft', { points })}
        </span>
        {tile === undefined ? null : (
          <span class="fact leaving">
            {voice.say('city.leaves', { tile: tileName({ voice }, tile) })}
            <OfficerMarks officers={allPursuersOn(view, tile)} />
          </span>
        )}
      </span>
    </CornerCard>
  );
}

function PlacingCard({ move }: { readonly move: PlaceTileAt }): VNode {
  const { table, pack, view } = useCity();
  const { voice, considered } = table;
  const turn = useTurning();
  const byTerrain = new Map<Terrain, Set<string>>();
  for (const { terrain, tile } of seamsOf(pack, view, move))
    byTerrain.set(terrain, (byTerrain.get(terrain) ?? new Set()).add(tileName({ voice }, tile)));
  const ferries = newFerries(pack, view, move).map((tile) => tileName({ voice }, tile));
  return (
    <CornerCard points={[centreOf(move)]} isLive={considered?.pinned === true}>
      <b class="card-title">
        {voice.say('city.tilePlace', { tile: tileName({ voice }, move.tile), degrees: move.rotation * 60 })}
      </b>
      <span class="facts">
        {byTerrain.size === 0 ? <span class="fact">{voice.say('city.joinsNothing')}</span> : null}
        {[...byTerrain].map(([terrain, tiles]) => (
          <span key={terrain} class="fact">
            <i class="swatch" data-terrain={terrain} />
            {voice.say('city.joins', { terrain: voice.say(`terrain.${terrain}`), tiles: voice.list([...tiles]) })}
          </span>
        ))}
        {ferries.length === 0 ? null : (
          <span class="fact">
            <Icon name="ferry" />
            {voice.say('city.newFerry', { tiles: voice.list(ferries) })}
          </span>
        )}
      </span>
      {considered?.pinned === true ? (
        <button type="button" class="button" onClick={turn}>
          <Icon name="turnTile" />
          {voice.say('city.turn')}
        </button>
      ) : (
        <span class="fact soft">
          <Icon name="turnTile" />
          <kbd>R</kbd> {voice.say('city.turn')}
        </span>
      )}
    </CornerCard>
  );
}
