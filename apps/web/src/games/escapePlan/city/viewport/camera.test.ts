import { expect, test } from 'vitest';
import { clampCamera, fitCamera, MAX_ZOOM, pieceScale, toScreen, zoomCamera } from './camera.ts';

const BOUNDS = { x: -100, y: -200, width: 800, height: 900 };
const SCREEN = { width: 980, height: 420 };

test('a fitted city is completely visible and centred', () => {
  const camera = fitCamera(BOUNDS, SCREEN);
  const start = toScreen(camera, { x: -100, y: -200 });
  const end = toScreen(camera, { x: 700, y: 700 });
  expect(start.y).toBeCloseTo(14);
  expect(end.y).toBeCloseTo(406);
  expect(start.x + end.x).toBeCloseTo(980);
});

test('zooming keeps the point under the pointer in place, within the zoom limits', () => {
  const camera = fitCamera(BOUNDS, SCREEN);
  const at = { x: 300, y: 100 };
  const under = { x: (at.x - camera.x) / camera.zoom, y: (at.y - camera.y) / camera.zoom };
  const near = zoomCamera(camera, 2, at, 0.1);
  expect(toScreen(near, under).x).toBeCloseTo(at.x);
  expect(toScreen(near, under).y).toBeCloseTo(at.y);
  expect(zoomCamera(camera, 1000, at, 0.1).zoom).toBe(MAX_ZOOM);
  expect(zoomCamera(camera, 0, at, 0.1).zoom).toBe(0.1);
});

test('the map can’t be moved off the screen', () => {
  const lost = clampCamera({ x: 9000, y: -9000, zoom: 1 }, BOUNDS, SCREEN);
  expect(toScreen(lost, { x: BOUNDS.x, y: 0 }).x).toBeLessThan(SCREEN.width);
  expect(toScreen(lost, { x: 0, y: BOUNDS.y + BOUNDS.height }).y).toBeGreaterThan(0);
});

test('pieces are scaled up when the map is zoomed out', () => {
  expect(pieceScale(2)).toBe(1);
  expect(pieceScale(0.5)).toBeGreaterThan(1.2);
  expect(pieceScale(0.1)).toBe(1.5);
});

test('a fitted city stays clear of what covers the top of the screen', () => {
  const bounds = { x: -50, y: 20, width: 300, height: 400 };
  const camera = fitCamera(bounds, { width: 390, height: 420, covered: 60 });
  expect(toScreen(camera, { x: 0, y: bounds.y }).y).toBeGreaterThanOrEqual(60);
  expect(toScreen(camera, { x: 0, y: bounds.y + bounds.height }).y).toBeLessThanOrEqual(420);
});
