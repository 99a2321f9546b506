import type { Point } from '../geometry/plane.ts';
import type { Bounds } from '../geometry/survey.ts';

/** What of the map is on the screen: a point of the map lies at `x + zoom * point.x`. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

export interface Screen {
  readonly width: number;
  readonly height: number;
}

export const MOST_ZOOM = 3.2;

/** The whole of something in the middle of the screen. */
export function fitting({ x, y, width, height }: Bounds, screen: Screen, margin = 14): Camera {
  const zoom = Math.min(
    (screen.width - 2 * margin) / width,
    (screen.height - 2 * margin) / height,
    1.6, // a few tiles need not fill a big screen
  );
  const safe = Math.max(zoom, 0.05);
  return {
    zoom: safe,
    x: screen.width / 2 - safe * (x + width / 2),
    y: screen.height / 2 - safe * (y + height / 2),
  };
}

/** Closer by a factor, so that what is at a point of the screen stays there. */
export function zoomed(camera: Camera, factor: number, at: Point, least: number): Camera {
  const zoom = Math.min(MOST_ZOOM, Math.max(least, camera.zoom * factor));
  const share = zoom / camera.zoom;
  return { zoom, x: at.x - (at.x - camera.x) * share, y: at.y - (at.y - camera.y) * share };
}

export const moved = (camera: Camera, by: Point): Camera => ({ ...camera, x: camera.x + by.x, y: camera.y + by.y });

/** Never so far that the map leaves the screen: its middle part stays in sight. */
export function keptInSight(camera: Camera, bounds: Bounds, screen: Screen): Camera {
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

export const onScreen = ({ x, y, zoom }: Camera, point: Point): Point => ({
  x: x + zoom * point.x,
  y: y + zoom * point.y,
});

/** How much pieces grow where the map is small, so that they can still be told apart. */
export const pieceScale = (zoom: number): number => Math.min(1.5, Math.max(1, 0.62 / zoom));
