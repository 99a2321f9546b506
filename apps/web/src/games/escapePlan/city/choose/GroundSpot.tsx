import type { VNode } from 'preact';
import { useCity } from '../cityUi.ts';
import { middleAt } from '../geometry/survey.ts';
import { SpotButton } from './SpotButton.tsx';
import type { Target } from './targets.ts';

const SIZE = 40;

/** V9. A terrain space that the next step can reach. */
export function GroundSpot({ target }: { readonly target: Extract<Target, { kind: 'ground' }> }): VNode | null {
  const { table, survey } = useCity();
  const at = middleAt(survey, target.place);
  const [first] = target.moves;
  if (at === undefined || first === undefined) return null;
  return (
    <SpotButton
      id={target.key}
      shape="round"
      at={at}
      width={SIZE}
      height={SIZE}
      label={table.describer.move(first)}
      title={table.describer.name('to', target.place)}
      hasCard
      moves={target.moves}
    />
  );
}
