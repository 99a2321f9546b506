import { ASSETS, HAUNTS, LAST_DAY } from '../../content/vocabulary.ts';
import { isAtLarge } from '../../figures.ts';
import { tileOfPlace } from '../../geography.ts';
import type { SeatView } from '../../view.ts';
import { pursuersOn } from '../onTile.ts';
import { type KnownScore, knownScore } from './knownScore.ts';
import { type Moment, turnsOf } from './moment.ts';
import { type Features, flag } from './writing.ts';

/** What everybody knows about another player. */
export function rivalFeatures(moment: Moment, seat: number): Features {
  const { view, pack } = moment;
  const held = view.seats[seat] as SeatView;
  const { total, tiles }: KnownScore = knownScore(view, pack, seat);
  const [escaped, arrested] = [flag(held.at === 'escaped'), flag(held.at === 'arrested')];
  const on = flag(isAtLarge(held));
  let [plain, incomes] = [0, 0];
  for (const haunt of HAUNTS)
    for (const { who, hexagon } of view.cubes[haunt])
      if (who === seat) {
        if (hexagon === 'plain') plain += 1;
        else incomes += 1;
      }
  let [used, unlocked] = [0, 0];
  for (const asset of ASSETS) {
    if (held.assets[asset].at === 'used') used += 1;
    if (held.assets[asset].at === 'unlocked') unlocked += 1;
  }
  const turns = on * turnsOf(view, seat);
  const last = on * flag(view.day === LAST_DAY);
  const own = moment.turns;
  return [
    total / 100,
    escaped,
    arrested,
    (escaped * total) / 100,
    (on * total) / 100,
    (last * total) / 100,
    turns / 6,
    (on * (own - turns)) / 3,
    (on * held.discs) / 2,
    plain / 5,
    incomes / 3,
    tiles / 100,
    held.contacts.length / 5,
    held.notoriety / 8,
    held.wounds / 3,
    held.handcuffs,
    held.income / 7,
    used / 4,
    (on * unlocked) / 3,
    (on * held.keys.filter(({ used: spent }) => !spent).length) / 2,
    (on * held.items.filter((item) => 'faceUp' in item && item.faceUp).length) / 3,
    (on * held.members) / 2,
    (on * held.cans) / 2,
    on === 0 ? 0 : pursuersOn(view, tileOfPlace(held.at)).length / 3,
    on * flag(turnsBefore(moment, seat)),
  ];
}

/** Whether the rival moves before the viewer's seat in each part. */
const turnsBefore = ({ view, seat }: Moment, rival: number): boolean =>
  view.turnOrder.indexOf(rival) < view.turnOrder.indexOf(seat);

/** A number to compare rivals by. The higher it is, the more likely the rival is to win. */
export function rankOfRival(features: Features): number {
  const [total = 0, escaped = 0, arrested = 0] = features;
  return total + 0.5 * escaped - 10 * arrested;
}
