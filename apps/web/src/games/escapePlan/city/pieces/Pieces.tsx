import type { Who } from '@getaway/escape-plan/view';
import type { VNode } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { useCity } from '../cityUi.ts';
import { MapSvg } from '../draw/MapSvg.tsx';
import { signName } from '../words.ts';
import { Building } from './Building.tsx';
import { officerOffset, type Stander, standersOf } from './layout.ts';
import { cameFrom, turnsOf, wayOf } from './news.ts';
import { OfficerPiece } from './OfficerPiece.tsx';
import { signOf } from './places.ts';
import { Thief } from './Thief.tsx';
import { TileSigns } from './TileSigns.tsx';

/** All pieces on the map. */
export function Pieces(): VNode {
  const { view, survey, pack, table } = useCity();
  const isFirst = useRef(true);
  useEffect(() => {
    isFirst.current = false;
  }, []);
  const isStill = isFirst.current || table.past !== undefined;
  const standers = standersOf(view, survey);
  const moved = useMoved(standers);
  const turns = turnsOf(table.log, moved);
  const signs = survey.lots.map((lot) => ({
    lot,
    sign: signOf(view, lot),
    name: signName(table, pack, lot.place),
    isCrowded: standers.some(({ place }) => place === lot.place),
  }));
  // Each update creates new view objects, so the memo compares their content.
  const said = JSON.stringify(signs.map(({ sign, name, isCrowded }) => [sign, name, isCrowded]));
  const buildings = useMemo(() => signs.map((shown) => <Building key={shown.lot.place} {...shown} />), [survey, said]);
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
            post={post}
            offset={officerOffset(view, id, officer)}
            from={survey.tileAt.get(cameFrom(table.log, officer, id) ?? '')?.post}
            isEvaded={view.evaded.some((one) => one.tile === id && one.officer === officer)}
            isStill={isStill}
          />
        )),
      )}
      {standers.map((stander) => (
        <Thief
          key={String(stander.who)}
          stander={stander}
          isOwn={stander.who === table.viewer}
          isDue={stander.who === table.due}
          isStill={isStill}
          after={turns.get(stander.who) ?? 0}
          way={() => wayOf(table.log, survey, pack, stander.who)}
        />
      ))}
    </MapSvg>
  );
}

/** The players and automata whose place has changed since the last render. */
function useMoved(standers: readonly Stander[]): readonly Who[] {
  const before = useRef<readonly Stander[]>([]);
  useLayoutEffect(() => {
    before.current = standers;
  });
  return standers
    .filter(({ who, place }) => before.current.some((one) => one.who === who && one.place !== place))
    .map(({ who }) => who);
}
