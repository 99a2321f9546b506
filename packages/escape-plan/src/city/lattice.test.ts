import { expect, test } from 'vitest';
import { at } from './at.ts';
import { AROUND_POINTS, NEIGHBOURS, SIDE_TRIANGLES, samePoint, TRIANGLES, triangleAt } from './lattice.ts';

test('T1 a tile has 54 triangles with 18 edges on its border', () => {
  expect(TRIANGLES).toHaveLength(54);
  expect(TRIANGLES.flatMap(({ beyond }) => beyond).filter((other) => other === undefined)).toHaveLength(18);
  expect(SIDE_TRIANGLES.flat()).toHaveLength(18);
});

test('T2 exactly the neighbours share an edge, in both directions', () => {
  TRIANGLES.forEach(({ points }, one) => {
    TRIANGLES.forEach((other, two) => {
      const common = points.filter((point) => other.points.some((corner) => samePoint(corner, point))).length;
      expect(at(NEIGHBOURS, one).includes(two)).toBe(common === 2);
    });
  });
});

test('T2 an edge of a triangle is the edge shared with the triangle beyond it', () => {
  for (const { points, beyond } of TRIANGLES) {
    beyond.forEach((other, edge) => {
      if (other === undefined) return;
      const corners = at(TRIANGLES, other).points;
      for (const end of [at(points, edge), at(points, (edge + 1) % 3)])
        expect(corners.some((corner) => samePoint(corner, end))).toBe(true);
    });
  }
});

test('T2 triangles above and below join as in the notation', () => {
  expect(at(NEIGHBOURS, 0)).toEqual([1, triangleAt(1, 1)]);
  expect(at(NEIGHBOURS, triangleAt(2, 4) ?? -1)).toContain(triangleAt(3, 4));
  expect(at(NEIGHBOURS, triangleAt(3, 5) ?? -1)).toContain(triangleAt(4, 4));
  expect(triangleAt(0, 7)).toBeUndefined();
  expect(triangleAt(6, 0)).toBeUndefined();
});

test('T1 the triangles around each of the 37 points are listed in one circular order', () => {
  expect(AROUND_POINTS).toHaveLength(37);
  expect(AROUND_POINTS.filter(({ closed }) => closed)).toHaveLength(19);
  for (const { triangles, closed } of AROUND_POINTS) {
    for (const [i, triangle] of triangles.slice(1).entries())
      expect(at(NEIGHBOURS, triangle)).toContain(at(triangles, i));
    if (closed) expect(triangles).toHaveLength(6);
  }
});

test('T1 sides run clockwise: each edge starts where the one before ended', () => {
  const border = SIDE_TRIANGLES.flat().flatMap((triangle) => {
    const { points, beyond } = at(TRIANGLES, triangle);
    return beyond.flatMap((other, edge) =>
      other === undefined ? [{ from: at(points, edge), to: at(points, (edge + 1) % 3) }] : [],
    );
  });
  expect(border).toHaveLength(18);
  for (const [i, { from }] of border.entries()) expect(from).toEqual(at(border, (i + 17) % 18).to);
  expect(at(border, 0).from).toEqual({ x: -3, y: -3 });
});
