import { countUncovered, openItemSpaces, uncovered } from '../../assets.ts';
import type { Pack } from '../../content/pack.ts';
import {
  ASSETS,
  COLOURS,
  DAYS,
  EVADE_CONTACTS,
  EXITS,
  FIXERS,
  HAUNTS,
  LAST_DAY,
  OFFICERS,
  type Officer,
  PARTS,
  SENDING_CONTACTS,
  TRAVEL_CONTACTS,
} from '../../content/vocabulary.ts';
import { isOneOf } from '../../evade.ts';
import { isBlocked } from '../../exits.ts';
import { geographyOf, tileOfPlace } from '../../geography.ts';
import { hasVisited } from '../../haunts.ts';
import { rowAfter } from '../../notoriety.ts';
import { tilesToDraw } from '../../visits/store.ts';
import { assetPrice, freeContactSpaces, freeItemSpaces } from '../board.ts';
import { pursuersOn } from '../onTile.ts';
import { GROUPS } from '../plan.ts';
import { knownScore } from './knownScore.ts';
import type { Moment } from './moment.ts';
import { type Features, flag, oneOf } from './writing.ts';

/**
 * Writes what a seat knows about itself. `on` is 0 once the seat has left the city, because then only the score
 * matters.
 */
export function writeOwn(out: Features, moment: Moment): void {
  writeTime(out, moment);
  writeBoard(out, moment);
  writeHoldings(out, moment);
  writePlan(out, moment);
  writeExit(out, moment);
  writeOfficers(out, moment);
}

/** Sections D and A of the rules. */
function writeTime(out: Features, { view, own, seat, on, turns, cash }: Moment): void {
  const contacts = countUncovered(view, own);
  out.push(flag(own.at === 'escaped'), flag(own.at === 'arrested'));
  for (const day of DAYS) {
    const today = on * flag(view.day === day);
    out.push(today, (today * cash) / 10, (today * turns) / 6, (today * own.wounds) / 3);
    out.push((today * own.notoriety) / 8, (today * contacts) / 5, (today * own.income) / 7);
  }
  for (const part of PARTS) out.push(on * flag(view.part === part));
  out.push((on * turns) / 6);
  oneOf(out, on * turns, 0, 4);
  const due = view.pending.some(
    (frame) => 'seat' in frame && frame.seat === seat && (frame.step === 'takeTurn' || frame.step === 'useDisc'),
  );
  out.push(on * flag(due), on * flag(own.rested));
  out.push(view.turnOrder.indexOf(seat) / Math.max(1, view.turnOrder.length - 1));
}

/** Sections C, E and N of the rules. */
function writeBoard(out: Features, { view, own, pack, on, cash }: Moment): void {
  out.push(cash / 10, own.income / 7);
  oneOf(out, Math.floor(cash / 4), 0, 5);
  oneOf(out, own.wounds, 0, 3);
  out.push(own.handcuffs, on * flag(own.firstAid));
  const row = rowAfter(view, own);
  out.push((pack.track.penalties[row - 1] ?? 0) / 50, row / 8, own.notoriety / 8);
  out.push(own.cubes.red / 3, own.cubes.blue / 3);
  oneOf(out, countUncovered(view, own), 0, 5);
  out.push((on * freeContactSpaces(view, own)) / 3, (on * freeItemSpaces(view, own)) / 3);
  out.push((on * openItemSpaces(view, own)) / 3);
}

/** X, U. Contacts and items, described by their effects. */
function writeHoldings(out: Features, { view, own, pack, on, cash }: Moment): void {
  let [ready, evading, travel, medics, sending, cost, stars] = [0, 0, 0, 0, 0, 0, 0];
  for (const { card, faceUp } of uncovered(view, own)) {
    const contact = pack.contacts.get(card);
    if (!faceUp || contact === undefined) continue;
    ready += 1;
    cost += contact.cost;
    if (contact.star) stars += 1;
    if (EVADE_CONTACTS.has(contact.kind)) evading += 1;
    if (TRAVEL_CONTACTS.has(contact.kind)) travel += 1;
    if (SENDING_CONTACTS.has(contact.kind)) sending += 1;
    if (contact.kind === 'medic' || contact.kind === 'medevac') medics += 1;
  }
  out.push((on * ready) / 4, (on * cost) / 8, (on * stars) / 2, (on * evading) / 2);
  out.push((on * travel) / 2, on * medics, (on * sending) / 2);
  let [used, unlocked, locked, gain] = [0, 0, 0, 0];
  for (const asset of ASSETS) {
    const { at } = own.assets[asset];
    out.push(on * flag(at === 'unlocked'));
    if (at === 'used') used += 1;
    else if (at === 'unlocked') {
      unlocked += 1;
      const price = assetPrice(view, own, asset);
      if (price <= cash) gain += Math.max(0, 10 - price);
    } else if (at !== 'box') locked += 1;
  }
  out.push(used / 4, (on * unlocked) / 4, (on * locked) / 4, (on * gain) / 20);
  let [worn, down, value, tiles] = [0, 0, 0, 0];
  for (const item of own.items) {
    if (item.kind === 'equipment') {
      if (item.faceUp) worn += 1;
      else down += 1;
    } else if (item.kind !== 'fixer') {
      tiles += 1;
      value += typeof item.value === 'number' ? item.value : 0;
    }
  }
  out.push((on * worn) / 2, (on * down) / 2, value / 100, tiles / 2);
  const armed = armedAgainst(own, pack);
  for (const officer of OFFICERS) out.push(on * Math.min(2, armed[officer]));
  for (const fixer of FIXERS)
    out.push(on * flag(own.items.some((item) => item.kind === 'fixer' && item.tile === fixer && item.faceUp)));
  const contacts = countUncovered(view, own);
  for (const colour of COLOURS) {
    const keys = own.keys.filter((key) => key.colour === colour && !key.used).length;
    const terms = own.notoriety + contacts >= pack.lockers[colour].number && tilesToDraw(contacts, colour) > 0;
    out.push(on * keys, on * flag(keys > 0 && terms && view.lockers[colour] > 0));
  }
  out.push((on * own.cans) / 2, (on * own.members) / 2, (on * own.discs) / 2, (on * own.markers) / 3);
}

/** X2. How many equipment tiles work against each type of officer. */
function armedAgainst({ items }: Moment['own'], pack: Pack): Record<Officer, number> {
  const armed: Record<Officer, number> = { federal: 0, local: 0, swat: 0 };
  for (const item of items)
    if (item.kind === 'equipment' && item.faceUp)
      for (const officer of pack.equipment[item.tile].officers) armed[officer] += 1;
  return armed;
}

/** Rules G5 and L4. */
function writePlan(out: Features, { view, own, pack, seat, on }: Moment): void {
  const lines = pack.plans.get(own.plan ?? '')?.lines;
  const standing = new Set(Object.values(view.sites));
  let [visits, got, open, inCity] = [0, 0, 0, 0];
  for (const haunt of HAUNTS) {
    const line = lines?.[haunt];
    const value = typeof line === 'number' ? line : 0;
    if (hasVisited(view, seat, haunt)) {
      visits += 1;
      got += value;
    } else {
      open += value;
      if (standing.has(haunt) && !view.closed.includes(haunt)) inCity += value;
    }
  }
  out.push(visits / 5, got / 100, (on * open) / 200, (on * inCity) / 150);
  let done = 0;
  for (const group of GROUPS) {
    const visited = group.filter((haunt) => hasVisited(view, seat, haunt)).length;
    if (visited === group.length) done += 1;
    out.push((on * visited) / 3);
  }
  out.push(done);
  const score = knownScore(view, pack, seat).total;
  out.push(score / 200, (flag(own.at === 'escaped') * score) / 200, (on * flag(view.day === LAST_DAY) * score) / 200);
}

/** F3. The price of the escape now, and the price if everybody else leaves first. */
function writeExit(out: Features, { view, on, cash, priceNow, priceMost }: Moment): void {
  const last = on * flag(view.day === LAST_DAY);
  const [lackNow, lackMost] = [Math.max(0, priceNow + 1 - cash), Math.max(0, priceMost + 2 - cash)];
  out.push(on * flag(cash > priceNow), on * flag(cash > priceMost), on * flag(cash >= priceMost + 4));
  out.push((on * lackMost) / 10, (last * lackMost) / 10, (last * lackNow) / 10, last * flag(lackMost === 0));
  out.push(
    (last * flag(view.part === 'morning') * lackMost) / 10,
    (last * flag(view.part === 'evening') * lackNow) / 10,
  );
  out.push(EXITS.filter((exit) => isBlocked(view, exit)).length / 2, view.escaped.length / 2);
  out.push(view.city.length / 15, (on * view.contactRow.length) / 4);
}

/** Section E of the rules. */
function writeOfficers(out: Features, { view, own, pack, on }: Moment): void {
  if (on === 0) {
    out.push(0, 0, 0, 0);
    return;
  }
  const tile = tileOfPlace(own.at);
  const here = pursuersOn(view, tile);
  const armed = armedAgainst(own, pack);
  const unarmed = here.filter((pursuer) => !OFFICERS.some((one) => isOneOf([one], pursuer) && armed[one] > 0)).length;
  const { map, tiles, tileIndex } = geographyOf(view);
  const distances = map.distance[tileIndex.get(tile) ?? 0] ?? [];
  let near = 0;
  for (let i = 0; i < tiles.length; i += 1) if (distances[i] === 1) near += view.officers[tiles[i] ?? '']?.length ?? 0;
  out.push(here.length / 2, unarmed / 2, near / 6, flag(here.includes('inspector')));
}
