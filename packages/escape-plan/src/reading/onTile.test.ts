import { type Match, viewFor } from '@getaway/kernel';
import { expect, test } from 'vitest';
import { escapePlan } from '../definition.ts';
import { isOneOf, pursuersOn as pursuersByRule } from '../evade.ts';
import { packOf, tileOfPlace } from '../geography.ts';
import type { StepTo } from '../moves.ts';
import type { EscapePlan } from '../shape.ts';
import { atEveryQuestion } from '../testing/atEveryQuestion.ts';
import { isOn, journeyOn, placeNow, thievesOn, tileLeftBy } from './onTile.ts';

const PLAYERS = [1, 2, 3, 4, 5];

/** Follows a journey step by step from the question that offers it. Calls `look` before each step. */
function walk(start: Match<EscapePlan>, look: (match: Match<EscapePlan>, steps: readonly StepTo[]) => StepTo): void {
  let { match } = start.after({ move: 'stepByStep' });
  for (;;) {
    const { frame, moves } = match.question ?? {};
    if (frame?.step !== 'stepByStep') return;
    const steps = (moves ?? []).filter((move) => move.move === 'stepTo');
    if (steps.length === 0) return;
    ({ match } = match.after(look(match, steps)));
  }
}

test.each(PLAYERS)(
  'V9, E2: each step leaves the tile and reaches the space that were predicted, %i players',
  (players) => {
    let left = 0;
    let count = 0;
    atEveryQuestion(players, `steps ${players}`, ({ game, seat, view, moves }) => {
      expect(journeyOn(view)?.seat).toBe(view.pending.some(({ step }) => step === 'stepByStep') ? seat : undefined);
      if (!moves.some(({ move }) => move === 'stepByStep')) return;
      walk(game.match, (match, steps) => {
        const before = viewFor(escapePlan, match.state, seat);
        for (const step of steps) {
          const next = viewFor(escapePlan, match.after(step).match.state, seat);
          const tile = tileLeftBy(before, step);
          const journey = journeyOn(next);
          if (journey === undefined) continue; // the step ended the journey
          const tiles = [...(journeyOn(before)?.left ?? []), ...(tile === undefined ? [] : [tile])];
          expect(journey.left.toSorted()).toEqual(tiles.sort());
          expect(placeNow(next, seat)).toBe(step.to);
          expect(isOn(placeNow(next, seat), tileOfPlace(step.to))).toBe(true);
          expect(thievesOn(next, tileOfPlace(step.to))).toContain(seat);
          left += Number(tile !== undefined);
        }
        count += 1;
        return steps[(count * 7) % steps.length]!;
      });
    });
    expect(left).toBeGreaterThan(10);
  },
);

test.each(PLAYERS)(
  'I10, I14, X2: equipment works on the officers of its types and on the Inspector, %i players',
  (players) => {
    let checked = 0;
    for (const seed of ['a', 'b'])
      atEveryQuestion(players, `types ${seed} ${players}`, ({ game, seat, moves, frame }) => {
        if (frame.step !== 'evade') return;
        const { equipment } = packOf(game.state);
        const offered = moves.flatMap((move) =>
          move.move === 'useEquipment' ? [`${move.equipment} ${move.tile} ${move.officer}`] : [],
        );
        const ready = game
          .seat(seat)
          .items.flatMap((item) => (item.kind === 'equipment' && item.faceUp ? [item.tile] : []));
        const expected = ready.flatMap((own) =>
          frame.tiles.flatMap((tile) =>
            pursuersByRule(game.state, tile)
              .filter((officer) => isOneOf(equipment[own].officers, officer))
              .map((officer) => `${own} ${tile} ${officer}`),
          ),
        );
        expect(new Set(offered)).toEqual(new Set(expected));
        checked += offered.length;
      });
    expect(checked).toBeGreaterThan(0);
  },
);
