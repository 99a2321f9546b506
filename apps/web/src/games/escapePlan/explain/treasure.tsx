import { COLOURS, type Colour, packOf, SAFE_HOUSES } from '@getaway/escape-plan/content';
import {
  assetPrice,
  countUncovered,
  keysToUse,
  lockerTerms,
  openItemSpaces,
  planGroups,
  planSums,
} from '@getaway/escape-plan/reading';
import { ownOf, ownSeat } from '@getaway/kernel';
import { nameInForm } from '@getaway/text';
import { Icon } from '../../../icons/Icon.tsx';
import type { Explanation } from '../../../table/explanation.ts';
import { KeyMark } from '../panels/marks/Marks.tsx';
import { type EscapePlanTable, money } from '../panels/model/table.ts';
import { PlanTable } from '../panels/own/PlanTable.tsx';
import { kindName, moneyList, see } from './context.ts';

const isColour = (id: string): id is Colour => COLOURS.some((colour) => colour === id);

/** L3, L10. Which lockers a key opens, and whether the viewer could open one. */
export function aboutKey(table: EscapePlanTable, colour: string): Explanation | undefined {
  const { view, voice } = table;
  if (!isColour(colour)) return undefined;
  const tone = nameInForm(voice, `tone.${colour}`, 'key');
  const held = ownOf(view);
  const unused = held?.keys.filter((key) => key.colour === colour && !key.used).length ?? 0;
  const houses = SAFE_HOUSES.flatMap((house) =>
    view.keys[house].some((key) => key === colour) ? [voice.say(`haunt.${house}`)] : [],
  );
  return {
    kind: kindName(table, 'key'),
    title: voice.say('key.name', { tone }),
    picture: <KeyMark colour={colour} />,
    what: [voice.say('about.key')],
    now: [
      ...(held === undefined ? [] : [voice.say('about.keysHeld', { count: unused })]),
      ...lockerNow(table, colour),
      voice.say('about.keysLeft', { count: houses.length, where: voice.list(houses) }),
    ],
    also: [see('locker', colour)],
    rules: ['L10', 'L3', 'L5'],
  };
}

/** Rule L10. */
function lockerNow(table: EscapePlanTable, colour: Colour): readonly string[] {
  const { view, voice } = table;
  const held = ownOf(view);
  const left = view.lockers[colour];
  const lines = [voice.say('about.lockersLeft', { count: left })];
  if (held === undefined || left === 0) return lines;
  const { needed, reached, draws } = lockerTerms(view, held, colour);
  return [
    ...lines,
    voice.say('about.lockerTerms', { enough: String(reached >= needed), needed, reached }),
    voice.say('about.lockerDraws', { count: Math.max(0, Math.min(draws, left)) }),
    ...(openItemSpaces(view, held) > 0 ? [] : [voice.say('about.noSpace')]),
  ];
}

export function aboutLocker(table: EscapePlanTable, colour: string): Explanation | undefined {
  const { view, voice } = table;
  if (!isColour(colour)) return undefined;
  const tone = nameInForm(voice, `tone.${colour}`, 'locker');
  const held = ownOf(view);
  const unused = held?.keys.filter((key) => key.colour === colour && !key.used).length ?? 0;
  const hasMaster = held !== undefined && keysToUse(view, held).includes('master');
  return {
    kind: kindName(table, 'locker'),
    title: voice.say('item.short.locker', { tone }),
    picture: (
      <span class="ep-swatch" data-colour={colour}>
        <Icon name="locker" />
      </span>
    ),
    what: [
      voice.say('about.locker'),
      voice.say('about.lockerValues', { values: moneyList(table, packOf(view).lockers[colour].values) }),
    ],
    now: [
      ...(held === undefined ? [] : [voice.say('about.keysHeld', { count: unused })]),
      ...(hasMaster ? [voice.say('about.masterKey', { cost: assetPrice(view, held, 'masterKey') })] : []),
      ...lockerNow(table, colour),
    ],
    also: [see('key', colour)],
    rules: ['L10', 'R8', 'G2'],
  };
}

/** Rule L14. */
export function aboutExitTile(table: EscapePlanTable): Explanation {
  const { view, voice } = table;
  const held = ownOf(view);
  return {
    kind: kindName(table, 'exitTile'),
    title: voice.say('item.short.exit'),
    picture: <Icon name="exitTile" />,
    what: [voice.say('about.exitTile')],
    now: [
      ...(held === undefined ? [] : [voice.say('about.exitDraws', { count: countUncovered(view, held) })]),
      ...view.exitStacks.flatMap(({ exit, size }) =>
        exit === 0 ? [] : [voice.say('about.stackAt', { exit, count: size })],
      ),
    ],
    rules: ['L14', 'D5', 'G2'],
  };
}

/** G5. Explains an escape plan; undefined for plans that the viewer may not see. */
export function aboutPlan(table: EscapePlanTable, plan: string): Explanation | undefined {
  const { view, voice, describer } = table;
  if (!packOf(view).plans.has(plan)) return undefined;
  const seat = ownSeat(view);
  const isOwn = ownOf(view)?.plan === plan && seat !== undefined;
  const { got, left } = isOwn ? planSums(planGroups(view, seat, plan)) : { got: 0, left: 0 };
  return {
    kind: kindName(table, 'plan'),
    title: describer.name('plan', plan),
    large: true,
    ...(isOwn ? { picture: <PlanTable who={seat} plan={plan} /> } : {}),
    what: [voice.say('about.plan')],
    now: isOwn ? [voice.say('about.planSums', { got: money(table, got), left: money(table, left) })] : [],
    rules: ['G5', 'G2', 'L2'],
  };
}
