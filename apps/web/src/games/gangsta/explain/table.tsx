import { CHAPTERS } from '@getaway/gangsta/content';
import { countDone, countSkills, knownInfluence, snitchesOfChapter, THRESHOLD } from '@getaway/gangsta/reading';
import type { SeatView, View } from '@getaway/gangsta/view';
import { ownOf, ownSeat } from '@getaway/kernel';
import { Icon } from '../../../icons/Icon.tsx';
import type { IconName } from '../../../icons/names.ts';
import type { Explanation } from '../../../table/explanation.ts';
import { SeatMark } from '../../../table/seats/SeatMark.tsx';
import type { GangstaTable } from '../model/moves.ts';
import { kindName, see, threatsAbout } from './context.ts';

/** Section H of the rules. */
export function aboutChapter(table: GangstaTable, id: string): Explanation | undefined {
  const { view, voice } = table;
  const chapter = CHAPTERS.find((one) => String(one) === id);
  if (chapter === undefined) return undefined;
  const isNow = chapter === view.chapter && view.endedBy === undefined;
  const state = isNow ? 'now' : chapter > view.chapter ? 'next' : 'past';
  const largest = Math.max(...view.seats.map(({ gang }) => gang.length));
  return {
    kind: kindName(table, 'chapter'),
    title: voice.say('about.chapterTitle', { chapter }),
    picture: <Icon name="members" />,
    what: [voice.say('about.chapter', { chapter, members: THRESHOLD[chapter] })],
    now: [
      voice.say('about.chapterNow', { state, largest, own: ownOf(view)?.gang.length ?? 0 }),
      ...(isNow ? threatsAbout(table, 'end') : []),
      ...(isNow && chapter > 1 ? [voice.say('about.snitchesNow', { count: snitchesOfChapter(view).length })] : []),
    ],
    rules: chapter === 1 ? ['H1', 'H4'] : chapter === 2 ? ['H2', 'H3', 'H4'] : ['H5', 'G1'],
  };
}

export function aboutSeat(table: GangstaTable, id: string): Explanation | undefined {
  const { view, voice, describer } = table;
  const seat = Number(id);
  const held = view.seats[seat];
  if (held === undefined || id === '') return undefined;
  const { mercenary, informer } = countSkills(view, held.gang);
  return {
    kind: kindName(table, 'seat'),
    title: describer.seat(seat),
    picture: <SeatMark seat={seat} />,
    what: [voice.say(seat === ownSeat(view) ? 'about.seatYou' : 'about.seat')],
    now: [
      voice.say('about.seatNow', {
        members: held.gang.length,
        out: held.gang.filter(({ available }) => !available).length,
        money: held.money,
        jobs: countDone(held),
        influence: knownInfluence(view, held),
      }),
      voice.say('about.seatWar', { mercenaries: mercenary, informers: informer }),
    ],
    also: held.gang.map(({ card }) => see('member', card)),
    rules: ['G1', 'G2', 'R8'],
  };
}

/** Explains a deck and its discard pile. */
export function aboutDeck(table: GangstaTable, deck: string): Explanation | undefined {
  const { view, voice } = table;
  const count = countIn(view, deck);
  if (count === undefined) return undefined;
  return {
    kind: kindName(table, 'deck'),
    title: voice.say('about.deckTitle', { deck }),
    picture: <Icon name={deck.endsWith('Discards') ? 'discards' : 'deck'} />,
    what: [voice.say('about.deck', { deck })],
    now: [voice.say('about.cards', { count })],
    rules: ['A7', 'R4', ...(deck === 'jobs' ? ['H4', 'N5'] : [])],
  };
}

function countIn({ jobDeck, henchmanDeck }: View, deck: string): number | undefined {
  switch (deck) {
    case 'jobs':
      return jobDeck.size;
    case 'henchmen':
      return henchmanDeck.size;
    case 'jobDiscards':
      return jobDeck.discards.length;
    case 'henchmanDiscards':
      return henchmanDeck.discards.length;
    default:
      return undefined;
  }
}

interface Token {
  readonly icon: IconName;
  readonly rules: readonly string[];
  now?(table: GangstaTable, own: SeatView): readonly string[];
}

/** Explanations of everything on the table that is counted or marked. */
export const TOKENS = {
  money: {
    icon: 'money',
    rules: ['A1', 'M2', 'N1', 'G1'],
    now: ({ voice }, { money }) => [voice.say('about.youHaveMoney', { sum: money })],
  },
  bank: {
    icon: 'bank',
    rules: ['Q3', 'R13'],
    now: ({ voice }, { banked }) => [voice.say('about.bankNow', { sum: banked })],
  },
  influence: {
    icon: 'influence',
    rules: ['G1', 'G2'],
    now: ({ view, voice }, own) => [voice.say('about.youHave', { count: knownInfluence(view, own) })],
  },
  members: {
    icon: 'members',
    rules: ['H1', 'H2', 'H5', 'G1'],
    now: ({ voice, view }, { gang }) => [voice.say('own.members', { count: gang.length, threshold: view.threshold })],
  },
  jobs: {
    icon: 'jobDone',
    rules: ['A2', 'G1', 'R8'],
    now: ({ voice }, own) => [voice.say('about.youHave', { count: countDone(own) })],
  },
  out: {
    icon: 'activated',
    rules: ['T2', 'M1', 'M2', 'M3'],
    now: ({ voice }, { gang }) => [
      voice.say('about.backFor', { count: gang.filter(({ available }) => !available).length }),
    ],
  },
  hospital: { icon: 'hospital', rules: ['Q7'] },
  snitches: {
    icon: 'snitch',
    rules: ['N1', 'H5'],
    now: (table) => [
      table.voice.say('about.snitchesNow', { count: snitchesOfChapter(table.view).length }),
      ...threatsAbout(table, 'snitch'),
    ],
  },
  turn: { icon: 'again', rules: ['T1', 'T3'] },
} as const satisfies Readonly<Record<string, Token>>;

export function aboutToken(table: GangstaTable, id: string): Explanation | undefined {
  if (!Object.hasOwn(TOKENS, id)) return undefined;
  const { view, voice } = table;
  const { icon, rules, now }: Token = TOKENS[id as keyof typeof TOKENS];
  const own = ownOf(view);
  return {
    kind: kindName(table, 'token'),
    title: voice.say('about.tokenTitle', { token: id }),
    picture: <Icon name={icon} />,
    what: [voice.say(`about.token.${id}`)],
    now: own === undefined || now === undefined ? [] : now(table, own),
    rules,
  };
}
