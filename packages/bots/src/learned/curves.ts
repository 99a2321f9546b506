/**
 * A rational approximation of tanh. From ±3 on, the result is exactly 1 or -1. JavaScript engines may compute Math.tanh
 * and Math.exp differently in the last digit. This function uses only operations that IEEE 754 defines exactly, so that
 * a net gives the same values on every machine.
 */
export function squash(x: number): number {
  if (x >= 3) return 1;
  if (x <= -3) return -1;
  const square = x * x;
  return (x * (27 + square)) / (27 + 9 * square);
}

export function slopeOfSquash(x: number): number {
  if (x >= 3 || x <= -3) return 0;
  const square = x * x;
  const root = (9 - square) / (3 * (3 + square));
  return root * root;
}

/** Turns a logit into a probability. From ±6 on, the result is exactly 0 or 1. */
export const chanceOf = (logit: number): number => 0.5 + 0.5 * squash(logit / 2);
