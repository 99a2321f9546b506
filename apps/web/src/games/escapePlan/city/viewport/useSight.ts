import { useEffect, useState } from 'preact/hooks';
import { NARROW, useMedia } from '../../../../ui/useMedia.ts';
import { useCity } from '../cityUi.ts';

export interface Sight {
  readonly zoom: number;
  /** The smallest size that letters may have, in pixels. */
  readonly smallest: number;
}

/** The zoom level after the map has stopped moving, for parts whose layout depends on the zoom. */
export function useSight(): Sight {
  const { lens } = useCity();
  const smallest = useMedia(NARROW) ? 14 : 12;
  const [zoom, setZoom] = useState(lens.zoom);
  useEffect(() => lens.watch(() => setZoom(lens.zoom)), [lens]);
  return { zoom, smallest };
}
