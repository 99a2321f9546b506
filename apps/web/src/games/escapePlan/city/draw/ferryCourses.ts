import { isOpen } from '@getaway/escape-plan/content';
import { corridorOfCells } from '../geometry/corridor.ts';
import type { Point } from '../geometry/plane.ts';
import type { Survey } from '../geometry/survey.ts';

/** The course of each ferry: across its body of water, between the two points that are farthest apart. */
export const ferryCourses = (survey: Survey): readonly (readonly Point[])[] =>
  survey.map.areas.flatMap(({ terrain, spaces }) => {
    if (terrain !== 'water' || !isOpen(survey.map, spaces[0] ?? 0)) return [];
    return [corridorOfCells(survey, new Set(spaces))];
  });
