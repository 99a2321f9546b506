export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Placed {
  readonly left: number;
  readonly top: number;
  /** The maximum height of the card. A taller card scrolls. */
  readonly maxHeight: number;
}

const GAP = 10;
const MARGIN = 8;
/** A card that fits nowhere scrolls, above or below the thing. There it needs at least this much room, in pixels. */
const LEAST = 120;

/**
 * Puts a card beside the thing that it describes. Uses the first side (right, left, above, below) with room for the
 * whole card.
 */
export function placeCard(thing: Box, card: Size, screen: Size): Placed {
  const right = thing.left + thing.width;
  const bottom = thing.top + thing.height;
  const across = { left: between(thing.left + thing.width / 2 - card.width / 2, screen.width - card.width) };
  const beside = {
    top: between(thing.top + thing.height / 2 - card.height / 2, screen.height - card.height),
    maxHeight: screen.height - 2 * MARGIN,
  };
  const room = {
    right: screen.width - right - GAP - MARGIN,
    left: thing.left - GAP - MARGIN,
    above: thing.top - GAP - MARGIN,
    below: screen.height - bottom - GAP - MARGIN,
  };
  const isLow = card.height > beside.maxHeight;
  if (room.right >= card.width && !isLow) return { left: right + GAP, ...beside };
  if (room.left >= card.width && !isLow) return { left: thing.left - GAP - card.width, ...beside };
  if (room.above >= card.height) return { ...across, top: thing.top - GAP - card.height, maxHeight: room.above };
  if (room.below >= card.height || room.below >= Math.max(room.above, LEAST))
    return { ...across, top: bottom + GAP, maxHeight: room.below };
  if (room.above >= LEAST) return { ...across, top: MARGIN, maxHeight: room.above };
  // If the thing fills the screen, the card goes to the upper corner that is further from the thing's middle.
  const isRight = thing.left + thing.width / 2 > screen.width / 2;
  const maxHeight = screen.height / 2;
  return { left: isRight ? MARGIN : screen.width - card.width - MARGIN, top: MARGIN, maxHeight };
}

const between = (wanted: number, most: number): number => Math.max(MARGIN, Math.min(wanted, most - MARGIN));
