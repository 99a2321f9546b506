import { PACKS } from '@getaway/escape-plan/content';
import { useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks';
import type { EscapePlanTable } from '../panels/model/table.ts';
import { type Gesture, type Picked, placeableTiles, targetsOf } from './choose/targets.ts';
import type { CityUi, Menu } from './cityUi.ts';
import { boundsOf, surveyOf } from './geometry/survey.ts';
import { useLayers } from './layers/useLayers.ts';
import { useRuler } from './ruler/useRuler.ts';
import { Lens } from './viewport/lens.ts';

/** The state of the city map, including the first click of a choice that takes two clicks. */
export function useCityUi(table: EscapePlanTable): { readonly city: CityUi; readonly menu: Menu | undefined } {
  const { view, asked } = table;
  const lens = useMemo(() => new Lens(), []);
  const [picked, pickOfficer] = useState<Picked>();
  const [taken, takeTile] = useState<string>();
  const [rotation, rotateTo] = useState(0);
  const [menu, openMenu] = useState<Menu>();
  const layers = useLayers();
  const ruler = useRuler();
  // Some choices take two clicks. When the question changes, forgets the first click and closes the menu.
  useEffect(() => {
    pickOfficer(undefined);
    openMenu(undefined);
  }, [asked?.number]);
  const survey = surveyOf(view.pack, view.city);
  const placeable = placeableTiles(asked?.moves ?? []);
  // Reads `considered` (the previewed move) only if needed. A component that reads it renders again on every hover.
  const shown = placeable.length === 0 ? undefined : table.considered?.moves[0];
  // If another part of the page previews a tile, that tile takes precedence.
  const wanted = shown?.move === 'placeTile' ? shown.tile : taken;
  const tile = placeable.find((one) => one === wanted) ?? placeable[0];
  const gesture: Gesture = { picked, tile };
  const targets = asked === undefined ? [] : targetsOf(asked, view, gesture);
  const spaces = (asked?.moves ?? []).flatMap((move) => (move.move === 'placeTile' ? [move] : []));
  const bounds = spaces.length === 0 ? survey.bounds : boundsOf([...view.city, ...spaces]);
  // A layout effect, so that the map starts to move as soon as the question appears.
  useLayoutEffect(() => lens.show(bounds), [lens, bounds.x, bounds.y, bounds.width, bounds.height]);
  const city: CityUi = {
    table,
    view,
    pack: PACKS.get(view.pack),
    survey,
    lens,
    targets,
    gesture,
    rotation,
    layers,
    ruler,
    pickOfficer,
    takeTile,
    rotateTo,
    openMenu,
  };
  return { city, menu };
}
