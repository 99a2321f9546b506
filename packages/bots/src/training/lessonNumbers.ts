import type { Lesson } from './selfPlay.ts';

/**
 * Training games as one list of numbers, for storage. For each seat, the list has the targets and the inputs of each
 * position.
 */
export function numbersOf(lessons: readonly Lesson[]): Float64Array {
  const numbers: number[] = [lessons.length];
  for (const { trails, targets } of lessons) {
    numbers.push(trails.length);
    for (const [seat, trail] of trails.entries()) {
      const target = targets[seat] ?? new Float64Array();
      const inputs = trail[0]?.length ?? 0;
      numbers.push(target.length, trail.length, inputs);
      for (const value of target) numbers.push(value);
      for (const position of trail) for (const value of position) numbers.push(value);
    }
  }
  return Float64Array.from(numbers);
}

/** The inverse of `numbersOf`. */
export function lessonsIn(numbers: Float64Array): Lesson[] {
  let at = 0;
  const next = (): number => {
    at += 1;
    return numbers[at - 1] ?? 0;
  };
  const take = (count: number): Float64Array => {
    at += count;
    return numbers.slice(at - count, at);
  };
  return Array.from({ length: next() }, () => {
    const seats = Array.from({ length: next() }, () => {
      const [heads, positions, inputs] = [next(), next(), next()];
      return { target: take(heads), trail: Array.from({ length: positions }, () => take(inputs)) };
    });
    return { trails: seats.map(({ trail }) => trail), targets: seats.map(({ target }) => target) };
  });
}
