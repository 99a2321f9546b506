import type { Move } from '@getaway/escape-plan/moves';
import { type Evasion, NO_WISHES, planEvasion, sendingAway, thingOf } from '@getaway/escape-plan/reading';
import type { EscapePlan, Frame } from '@getaway/escape-plan/view';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { Icon } from '../../../../icons/Icon.tsx';
import { useTable } from '../../../../table/tableUi.ts';
import { price, tileName } from '../model/table.ts';
import { wayOf } from './wayOf.ts';

interface Props {
  readonly frame: Extract<Frame, { readonly step: 'evade' }>;
  readonly moves: readonly Move[];
}

/**
 * E. The cheapest way past the officers, with one button to accept it. The player can exclude or require each thing
 * that can be used against them.
 */
export function Suggestion({ frame, moves }: Props): VNode | null {
  const table = useTable<EscapePlan>();
  const { view, voice } = table;
  const [wishes, setWishes] = useState(NO_WISHES);
  const plan = planEvasion(view, frame, moves, wishes);
  const things = thingsIn(moves);
  if (planEvasion(view, frame, moves).uses.length === 0) return null;
  const toggle = (thing: string, isUsed: boolean): void => {
    const fixed = wishes.fixed.filter((move) => thingOf(move) !== thing);
    const kept = wishes.kept.filter((other) => other !== thing);
    if (isUsed) return setWishes({ fixed, kept: [...kept, thing] });
    const [move] = bestUse(plan, things.get(thing) ?? []);
    setWishes({ fixed: move === undefined ? fixed : [...fixed, move], kept });
  };
  return (
    <fieldset class="ep-suggestion">
      <legend>{voice.say('evade.suggestion')}</legend>
      <ul>
        {[...things].map(([thing, uses]) => (
          <Thing key={thing} plan={plan} uses={uses} onToggle={(isUsed) => toggle(thing, isUsed)} />
        ))}
      </ul>
      <SendAway frame={frame} moves={moves} plan={plan} />
      <button
        type="button"
        class={`button ep-confirm ${plan.wounds === 0 ? 'primary' : ''}`}
        onPointerEnter={() => table.consider(...plan.moves)}
        onPointerLeave={() => table.consider()}
        onClick={({ detail }) => detail < 2 && table.choose(...plan.moves)}
      >
        <Icon name="covered" />
        {voice.say('evade.confirm', { cost: plan.cost, stars: plan.stars, wounds: plan.wounds })}
      </button>
    </fieldset>
  );
}

/**
 * E7. Names the things that could send away officers whom the suggestion does not evade. The suggestion itself never
 * sends an officer away, because the player has to say where the officer goes.
 */
function SendAway({ frame, moves, plan }: Props & { readonly plan: Evasion }): VNode | null {
  const table = useTable<EscapePlan>();
  const { view, voice } = table;
  const ridding = sendingAway(view, frame, moves, plan);
  if (ridding.length === 0) return null;
  const things = voice.list(ridding.map((move) => wayOf(table, move).name));
  return <p class="ep-soft ep-send">{voice.say('evade.sendAway', { things })}</p>;
}

interface ThingProps {
  readonly plan: Evasion;
  readonly uses: readonly Move[];
  onToggle(isUsed: boolean): void;
}

/** A checkbox for one thing. Says whether the suggestion uses the thing, and against whom. */
function Thing({ plan, uses, onToggle }: ThingProps): VNode | null {
  const table = useTable<EscapePlan>();
  const { voice } = table;
  const [first] = uses;
  if (first === undefined) return null;
  const { icon, name, cost } = wayOf(table, first);
  const chosen = plan.uses.filter(({ move }) => thingOf(move) === thingOf(first));
  const isUsed = chosen.length > 0;
  const against = chosen.map(({ tile, officers }) =>
    voice.say('evade.against', {
      officers: voice.list(officers.map((officer) => voice.say(`pursuer.${officer}`))),
      tile: tileName(table, tile),
    }),
  );
  return (
    <li>
      <label>
        <input type="checkbox" checked={isUsed} onChange={() => onToggle(isUsed)} />
        <Icon name={icon} />
        <span>
          <b>{name}</b> {price(table, cost)}
          {isUsed ? <span class="ep-soft"> {against.join('; ')}</span> : null}
        </span>
      </label>
    </li>
  );
}

/** The things that can be used to evade somebody, each with the moves that use it. */
function thingsIn(moves: readonly Move[]): ReadonlyMap<string, readonly Move[]> {
  const things = new Map<string, readonly Move[]>();
  for (const move of moves)
    if ('tile' in move && move.tile !== undefined && move.move !== 'placeTile')
      things.set(thingOf(move), [...(things.get(thingOf(move)) ?? []), move]);
  return things;
}

/** The uses of a thing. Uses against officers whom the suggestion does not evade yet come first. */
function bestUse({ uses }: Evasion, moves: readonly Move[]): readonly Move[] {
  const isLeft = (move: Move): boolean =>
    'tile' in move &&
    !uses.some(
      ({ tile, officers }) =>
        tile === move.tile && (!('officer' in move) || officers.some((one) => one === move.officer)),
    );
  return [...moves.filter(isLeft), ...moves];
}
