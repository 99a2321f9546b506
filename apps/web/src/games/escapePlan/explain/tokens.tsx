import { MOVEMENT_POINTS, packOf } from '@getaway/escape-plan/content';
import {
  assetsAt,
  countUncovered,
  freeContactSpaces,
  freeItemSpaces,
  nextAssetCost,
  nextLine,
  nextWound,
  rowAfter,
  WOUND_CUBES,
} from '@getaway/escape-plan/reading';
import type { SeatView } from '@getaway/escape-plan/view';
import { ownOf } from '@getaway/kernel';
import { Icon } from '../../../icons/Icon.tsx';
import type { IconName } from '../../../icons/names.ts';
import type { Explanation } from '../../../table/explanation.ts';
import { type EscapePlanTable, money } from '../panels/model/table.ts';
import { kindName } from './context.ts';

interface Token {
  readonly icon: IconName;
  readonly rules: readonly string[];
  /** The message key of the token's text. By default, it is `about.token.<id>`. */
  readonly text?: string;
  /** What the token means for a player now. */
  now?(table: EscapePlanTable, held: SeatView): readonly string[];
}

const youHave = ({ voice }: EscapePlanTable, count: number): string => voice.say('about.youHave', { count });
const supply = ({ voice }: EscapePlanTable, count: number): string => voice.say('about.supply', { count });

const notorietyNow = ({ view, voice }: EscapePlanTable, held: SeatView): readonly string[] => {
  const line = nextLine(view, held.notoriety);
  return [
    voice.say('own.notoriety', { row: held.notoriety }),
    voice.say('own.penalty', { sum: packOf(view).track.penalties[held.notoriety - 1] ?? 0 }),
    line === undefined ? voice.say('own.lastLine') : voice.say('own.nextLine', { row: line }),
    voice.say('own.after', { row: rowAfter(view, held) }),
  ];
};

/** Everything that is counted or marked on a player's board. */
export const TOKENS = {
  cash: {
    icon: 'money',
    rules: ['R17', 'G2', 'F3'],
    now: (table, { cash }) =>
      cash === undefined ? [] : [table.voice.say('about.youHaveSum', { sum: money(table, cash) })],
  },
  income: {
    icon: 'income',
    text: 'own.incomeText',
    rules: ['D2', 'L2'],
    now: (table, { income }) => [table.voice.say('about.youHaveSum', { sum: money(table, income) })],
  },
  disc: {
    icon: 'disc',
    text: 'own.discsText',
    rules: ['D12', 'L4', 'L7'],
    now: (table, { discs }) => [youHave(table, discs), supply(table, table.view.discs)],
  },
  can: {
    icon: 'can',
    text: 'own.cansText',
    rules: ['V4', 'L9'],
    now: (table, { cans }) => [youHave(table, cans), supply(table, table.view.cans)],
  },
  member: {
    icon: 'gangMember',
    text: 'own.membersText',
    rules: ['X5', 'L8', 'X13'],
    now: (table, { members }) => [youHave(table, members)],
  },
  handcuffs: {
    icon: 'handcuffs',
    text: 'own.handcuffedText',
    rules: ['E5', 'E6', 'G3'],
    now: (table, { handcuffs }) => [youHave(table, handcuffs), supply(table, table.view.handcuffs)],
  },
  wounds: {
    icon: 'wound',
    text: 'own.woundText',
    rules: ['E4', 'E5', 'G2'],
    now: ({ view, voice }, held) => [
      voice.say('wounds.of', { wounds: held.wounds, all: WOUND_CUBES }),
      voice.say('own.nextWound', { next: nextWound(view, held) }),
    ],
  },
  firstAid: {
    icon: 'firstAid',
    rules: ['X4', 'A3'],
    now: ({ voice }, { firstAid }) => [voice.say('about.aidNow', { ready: String(firstAid) })],
  },
  rest: {
    icon: 'mayRest',
    text: 'own.restText',
    rules: ['A3', 'D13'],
    now: ({ voice }, { rested }) => [voice.say('about.restNow', { rested: String(rested) })],
  },
  notoriety: { icon: 'notoriety', rules: ['N1', 'N2', 'N3', 'G2'], now: notorietyNow },
  cubes: {
    icon: 'notoriety',
    rules: ['N1', 'N2'],
    now: ({ view, voice }, held) => [voice.say('own.after', { row: rowAfter(view, held) })],
  },
  contacts: {
    icon: 'contact',
    text: 'own.contactsText',
    rules: ['L15', 'G2', 'U3'],
    now: (table, held) => [
      youHave(table, countUncovered(table.view, held)),
      table.voice.say('about.freeSpaces', { count: freeContactSpaces(table.view, held) }),
    ],
  },
  items: {
    icon: 'jobDone',
    text: 'own.itemsText',
    rules: ['L6', 'S10'],
    now: ({ view, voice }, held) => [voice.say('about.freeSpaces', { count: freeItemSpaces(view, held) })],
  },
  assets: {
    icon: 'unlocked',
    text: 'own.assetsText',
    rules: ['U1', 'U2', 'X6', 'G2'],
    now: ({ view, voice }, held) => {
      const cost = nextAssetCost(view, held);
      return cost === undefined ? [] : [voice.say('about.nextAsset', { cost })];
    },
  },
  boxed: {
    icon: 'skipped',
    rules: ['U2', 'E5'],
    now: ({ voice }, held) => {
      const names = assetsAt(held, 'box').map((asset) => voice.say(`asset.${asset}`));
      return names.length === 0 ? [] : [voice.list(names)];
    },
  },
  star: { icon: 'star', rules: ['X1', 'N1'] },
  travel: { icon: 'whileTravelling', rules: ['X10', 'V7'] },
  evade: { icon: 'whileEvading', rules: ['X10', 'E3'] },
  cube: { icon: 'plan', rules: ['L2', 'L3', 'G2'] },
  points: { icon: 'whileTravelling', rules: ['V1', 'V2', 'V4', 'V5'] },
} as const satisfies Readonly<Record<string, Token>>;

export function aboutToken(table: EscapePlanTable, id: string): Explanation | undefined {
  if (!Object.hasOwn(TOKENS, id)) return undefined;
  const { view, voice } = table;
  const { icon, rules, now, text = `about.token.${id}` }: Token = TOKENS[id as keyof typeof TOKENS];
  const held = ownOf(view);
  return {
    kind: kindName(table, 'token'),
    title: voice.say('about.tokenTitle', { token: id }),
    picture: <Icon name={icon} />,
    what: [voice.say(text, { points: MOVEMENT_POINTS })],
    now: held === undefined || now === undefined ? [] : now(table, held),
    rules,
  };
}
