import { assetsAt } from '@getaway/escape-plan/reading';
import { Icon } from '../../../icons/Icon.tsx';
import type { Explanation } from '../../../table/explanation.ts';
import { type EscapePlanTable, money } from '../panels/model/table.ts';
import { itemEffect } from '../panels/model/things.ts';
import { aboutEquipment, aboutFixer } from './cards.tsx';
import { kindName, see } from './context.ts';
import { aboutExitTile, aboutLocker } from './treasure.tsx';

/** Explains the tile on an item space. The id has the form `seat.space`. */
export function aboutItem(table: EscapePlanTable, id: string): Explanation | undefined {
  const [seat = '', space = ''] = id.split('.');
  const item = table.view.seats[Number(seat)]?.items[Number(space)];
  if (item === undefined || seat === '') return undefined;
  if (item.kind === 'equipment') return aboutEquipment(table, item.tile);
  if (item.kind === 'fixer') return aboutFixer(table, item.tile);
  const about = item.kind === 'locker' ? aboutLocker(table, item.colour) : aboutExitTile(table);
  return about === undefined ? undefined : { ...about, now: [itemEffect(table, item)] };
}

/** Explains which assets a player has unlocked and used. */
export function aboutAssetsOf(table: EscapePlanTable, id: string): Explanation | undefined {
  const { view, voice, describer } = table;
  const held = view.seats[Number(id)];
  if (held === undefined || id === '') return undefined;
  const names = (at: 'unlocked' | 'used'): readonly string[] =>
    assetsAt(held, at).map((asset) => voice.say(`asset.${asset}`));
  const [ready, used] = [names('unlocked'), names('used')];
  return {
    kind: kindName(table, 'asset'),
    title: describer.seat(Number(id)),
    picture: <Icon name="unlocked" />,
    what: [voice.say('own.assetsText')],
    now: [
      voice.say('about.assetsOf', {
        ready: ready.length,
        readyNames: voice.list(ready),
        used: used.length,
        usedNames: voice.list(used),
      }),
    ],
    also: [...assetsAt(held, 'unlocked'), ...assetsAt(held, 'used')].map((asset) => see('asset', asset)),
    rules: ['X6', 'U1', 'G2'],
  };
}

/** J5, J6. What the Lieutenant has taken. The values of his tiles are shown only at the end of the game. */
export function aboutPile(table: EscapePlanTable, id: string): Explanation | undefined {
  const { view, voice } = table;
  const figure = view.automata.lieutenant;
  if (figure === undefined || (id !== 'contacts' && id !== 'tiles')) return undefined;
  const piles = view.over
    ? view.pileValues.map((value) => money(table, value))
    : figure.piles.map((pile) =>
        voice.list(
          pile.map(({ from, count }) =>
            voice.say('item.taken', { count, stack: voice.say(`stack.${typeof from === 'number' ? 'exits' : from}`) }),
          ),
        ),
      );
  const isTiles = id === 'tiles';
  return {
    kind: kindName(table, 'automaton'),
    title: isTiles
      ? voice.say('rival.piles', { count: figure.piles.length })
      : voice.say('rival.contacts', { count: figure.contacts.length }),
    picture: <Icon name={isTiles ? 'locker' : 'contact'} />,
    what: [voice.say('about.piles')],
    now: isTiles ? piles : [],
    also: isTiles ? [] : figure.contacts.map((card) => see('contact', card)),
    rules: isTiles ? ['J6', 'J9', 'R6'] : ['J5', 'J9', 'J13'],
  };
}
