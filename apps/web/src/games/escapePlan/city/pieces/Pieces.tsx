import { evadedNow } from '@getaway/escape-plan/reading';
import type { Who } from '@getaway/escape-plan/view';
import type { VNode } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { useCity } from '../cityUi.ts';
import { MapSvg } from '../draw/MapSvg.tsx';
import { Building } from './Building.tsx';
import { officerOffset, type Token, tokensOf } from './layout.ts';
import { moveOrder, previousTile, recentRoute } from './news.ts';
import { OfficerPiece } from './OfficerPiece.tsx';
import { signOf } from './places.ts';
import { Thief } from './Thief.tsx';
import { TileSigns } from './TileSigns.tsx';

export function Pieces(): VNode {
  const { view, survey, pack, table } = useCity();
  const isFirst = useRef(true);
  useEffect(() => {
    isFirst.current = false;
  }, []);
  const isStill = isFirst.current || table.past !== undefined;
  const evaded = evadedNow(view);
  const tokens = tokensOf(view, survey);
  const moved = useMovedTokens(tokens);
  const turns = moveOrder(table.log, moved);
  const signs = survey.locations.map((shape) => ({
    shape,
    sign: signOf(view, shape),
  }));
  // Each update creates new view objects, so the memo compares their content.
  const content = JSON.stringify(signs.map(({ sign }) => sign));
  const buildings = useMemo(
    () => signs.map((shown) => <Building key={shown.shape.place} {...shown} />),
    [survey, content],
  );
  const names = useMemo(() => <TileSigns survey={survey} />, [survey]);
  return (
    <MapSvg bounds={survey.bounds} class="pieces">
      {names}
      {buildings}
      {survey.tiles.flatMap(({ id, post }) =>
        (view.officers[id] ?? []).map((officer) => (
          <OfficerPiece
            key={`${id} ${officer}`}
            officer={officer}
            tile={id}
            post={post}
            offset={officerOffset(view, id, officer)}
            from={survey.tileAt.get(previousTile(table.log, officer, id) ?? '')?.post}
            isEvaded={evaded.some((one) => one.tile === id && one.officer === officer)}
            isStill={isStill}
            ms={table.beat?.ms}
          />
        )),
      )}
      {tokens.map((token) => (
        <Thief
          key={String(token.who)}
          token={token}
          isOwn={token.who === table.viewer}
          isDue={token.who === table.due}
          isStill={isStill}
          ms={table.beat?.ms}
          after={table.beat === undefined ? (turns.get(token.who) ?? 0) : 0}
          way={() => recentRoute(table.log, survey, pack, token.who)}
        />
      ))}
    </MapSvg>
  );
}

/** The players and automata who have moved since the last render. */
function useMovedTokens(standers: readonly Token[]): readonly Who[] {
  const before = useRef<readonly Token[]>([]);
  useLayoutEffect(() => {
    before.current = standers;
  });
  return standers
    .filter(({ who, place }) => before.current.some((one) => one.who === who && one.place !== place))
    .map(({ who }) => who);
}
