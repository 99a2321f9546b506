import type { Point } from '../geometry/plane.ts';
import type { Bounds } from '../geometry/survey.ts';

/** The visible part of the map. A map point has the screen position `x + zoom * point.x`. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

export interface Screen {
  readonly width: number;
  readonly height: number;
  /** How many pixels at the top of the screen are covered by something else. */
  readonly covered?: number;
}

export const MAX_ZOOM = 3.2;

/** Fits the bounds into the uncovered part of the screen. */
export function fitCamera({ x, y, width, height }: Bounds, screen: Screen, margin = 14): Camera {
  const { covered = 0 } = screen;
  const zoom = Math.min(
    (screen.width - 2 * margin) / width,
    (screen.height - covered - 2 * margin) / height,
    1.6, // a city of few tiles need not fill a big screen
  );
  const safe = Math.max(zoom, 0.05);
  return {
    zoom: safe,
    x: screen.width / 2 - safe * (x + width / 2),
    y: (screen.height + covered) / 2 - safe * (y + height / 2),
  };
}

/** Zooms by a factor. The given screen point stays in place. */
export function zoomCamera(camera: Camera, factor: number, at: Point, least: number): Camera {
  const zoom = Math.min(MAX_ZOOM, Math.max(least, camera.zoom * factor));
  const share = zoom / camera.zoom;
  return { zoom, x: at.x - (at.x - camera.x) * share, y: at.y - (at.y - camera.y) * share };
}

export const panCamera = (camera: Camera, by: Point): Camera => ({ ...camera, x: camera.x + by.x, y: camera.y + by.y });

/** Limits the position of the camera, so that part of the map always stays visible. */
export function clampCamera(camera: Camera, bounds: Bounds, screen: Screen): Camera {
  const keep = 0.35;
  const clamp = (value: number, start: number, length: number, whole: number): number => {
    const least = whole * keep - camera.zoom * (start + length);
    const most = whole * (1 - keep) - camera.zoom * start;
    return Math.min(Math.max(value, Math.min(least, most)), Math.max(least, most));
  };
  return {
    zoom: camera.zoom,
    x: clamp(camera.x, bounds.x, bounds.width, screen.width),
    y: clamp(camera.y, bounds.y, bounds.height, screen.height),
  };
}

export const toScreen = ({ x, y, zoom }: Camera, point: Point): Point => ({
  x: x + zoom * point.x,
  y: y + zoom * point.y,
});

/**
 * The scale of officers. They stay larger than other pieces, because players who plan a route look for officers first.
 */
export const officerScale = (zoom: number): number => Math.min(2.5, Math.max(1, 1 / zoom));

/** The scale of the letters on signs. Letters are 20 map units high before scaling, and stay readable at every zoom. */
export const letterScale = (zoom: number, smallest: number): number => Math.max(pieceScale(zoom), smallest / 20 / zoom);

/** The scale of pieces. They grow when the map is zoomed out, so that they stay distinguishable. */
export const pieceScale = (zoom: number): number => Math.min(1.5, Math.max(1, 0.62 / zoom));
