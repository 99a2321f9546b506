import { type Arc, arcsOf, type Border } from './arcs.ts';
import type { Mesh } from './mesh.ts';
import { formatPoint } from './plane.ts';
import { type Curve, endOf, openPath, piecesPath, reversed, smooth } from './smooth.ts';

/** The borders of a city as curves, and the closed outline of each region. */
export interface Outlines {
  readonly borders: readonly (Pick<Arc, 'left' | 'right'> & { readonly path: string })[];
  /** The shape of each region: closed paths with holes, filled by the even-odd rule. */
  readonly shapes: ReadonlyMap<number, string>;
}

/** The edges between different regions. `regionOf` gives the region of each space. */
export function bordersOf({ cells, edges }: Mesh, regionOf: readonly number[]): readonly Border[] {
  const region = (cell: number): number => regionOf[cells[cell]?.space ?? -1] ?? -1;
  return edges.flatMap(({ from, to, right, left }): readonly Border[] => {
    const one = region(right);
    const other = left === undefined ? undefined : region(left);
    return one === other ? [] : [{ from, to, right: one, left: other }];
  });
}

/** How much each kind of border is smoothed. Strong smoothing would shrink the small locations. */
const EASE = { terrain: 0.4, location: 0.05 };

export function outlinesOf(mesh: Mesh, regionOf: readonly number[], isLocation: (region: number) => boolean): Outlines {
  // Borders between the same two regions must have the same direction. Otherwise the arc between these regions would be
  // split into several arcs.
  const arcs = arcsOf(bordersOf(mesh, regionOf).map(turned));
  const curves = arcs.map((arc) => ({
    arc,
    curve: smooth(
      arc,
      isLocation(arc.right) || (arc.left !== undefined && isLocation(arc.left)) ? EASE.location : EASE.terrain,
    ),
  }));
  const sides = new Map<number, Curve[]>();
  const add = (region: number | undefined, curve: Curve): void => {
    if (region === undefined) return;
    const known = sides.get(region);
    if (known === undefined) sides.set(region, [curve]);
    else known.push(curve);
  };
  for (const { arc, curve } of curves) {
    add(arc.right, curve);
    add(arc.left, reversed(curve));
  }
  return {
    borders: curves.map(({ arc: { left, right }, curve }) => ({ left, right, path: openPath(curve) })),
    shapes: new Map([...sides].map(([region, parts]) => [region, closedPath(parts)])),
  };
}

const turned = (border: Border): Border =>
  border.left !== undefined && border.left < border.right
    ? { from: border.to, to: border.from, right: border.left, left: border.right }
    : border;

/** Joins curves end to start until each ring is closed. */
function ringsOf(curves: readonly Curve[]): readonly (readonly Curve[])[] {
  const left = new Set(curves);
  const rings: Curve[][] = [];
  for (const first of curves) {
    if (!left.delete(first)) continue;
    const ring = [first];
    const home = formatPoint(first.start);
    let end = formatPoint(endOf(first));
    while (end !== home) {
      const next = [...left].find(({ start }) => formatPoint(start) === end);
      if (next === undefined) throw new Error('an outline is not closed');
      left.delete(next);
      ring.push(next);
      end = formatPoint(endOf(next));
    }
    rings.push(ring);
  }
  return rings;
}

const closedPath = (curves: readonly Curve[]): string =>
  ringsOf(curves)
    .map((ring) => `M${formatPoint(ring[0]?.start ?? { x: 0, y: 0 })}${ring.map(piecesPath).join('')}Z`)
    .join('');
