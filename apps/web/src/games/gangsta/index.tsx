import { PACKS } from '@getaway/gangsta/content';
import { topicOf } from '@getaway/gangsta/reading';
import { actorOf, ENDS_ACTING, FIELDS, isMinor, nameIn, tellable } from '@getaway/gangsta/text';
import type { Event, Gangsta } from '@getaway/gangsta/view';
import './icons/index.ts';
import type { SoundName } from '../../sound/sound.ts';
import type { FigureLook, GameUi } from '../../table/gameUi.ts';
import { Board } from './board/Board.tsx';
import { hint, sorted } from './Hint.tsx';
import { gesture, outlook } from './model/crew.ts';
import type { GangstaTable } from './model/moves.ts';
import { names } from './model/names.ts';
import { inPack } from './model/pack.ts';
import { primary, suggestion } from './model/suggestion.ts';
import { Own } from './own/Own.tsx';
import { Vitals } from './own/Vitals.tsx';
import { playback } from './playback.ts';
import { Rivals } from './rivals/Rivals.tsx';

const FIGURES: readonly FigureLook[] = [
  { figure: 'money', icon: 'money', better: 'more' },
  { figure: 'influence', icon: 'influence', better: 'more' },
  { figure: 'members', icon: 'members', better: 'more' },
  { figure: 'mercenary', icon: 'mercenary', better: 'more' },
  { figure: 'informer', icon: 'informer', better: 'more' },
  { figure: 'extraTurn', icon: 'again', better: 'more' },
];

export const gangstaUi: GameUi<Gangsta> = {
  id: 'gangsta',
  fields: FIELDS,
  packs: PACKS,
  isMinor,
  actorOf,
  endsActing: ENDS_ACTING,
  Board,
  Own,
  Vitals,
  Rivals,
  panels: [],
  status,
  waitsFor,
  asksForLoss: ({ asked }) => asked?.frame.step === 'giveUp',
  isBeginning: ({ view }) => view.chapter === 1,
  figures: FIGURES,
  hint,
  sorted,
  primary,
  named: inPack,
  names,
  explainer: () => import('./explain/index.ts'),
  guide: async () => (await import('./guide/index.ts')).GUIDE,
  gesture,
  outlook,
  suggestion,
  nameIn,
  tellable,
  soundOf,
  playback,
};

function status({ view, voice, describer }: GangstaTable): string {
  const { chapter, threshold, turn, viewer, endedBy } = view;
  if (endedBy !== undefined) return voice.say('board.over');
  return voice.say('status.line', {
    chapter,
    members: threshold,
    seat: describer.seat(turn.seat),
    seatIs: turn.seat === viewer ? 'you' : 'other',
    extraIs: String(turn.extra),
  });
}

function waitsFor({ view, voice, due }: GangstaTable): string | undefined {
  const topic = due === undefined ? undefined : topicOf(view, due);
  return topic === undefined ? undefined : voice.say(`waits.${topic}`);
}

const SOUNDS: Partial<Record<Event['type'], SoundName>> = {
  henchmanRecruited: 'card',
  jobAnnounced: 'card',
  jobDiscarded: 'card',
  henchmanDiscarded: 'card',
  resourceShown: 'card',
  memberActivated: 'step',
  memberDistracted: 'step',
  memberMobilised: 'step',
  gangMobilised: 'step',
  incomeReceived: 'coin',
  moneyStolen: 'coin',
  jobDone: 'bell',
  resourceActivated: 'bell',
  chapterEnded: 'bell',
  gangWarFought: 'alarm',
  snitchRevealed: 'alarm',
  henchmanLost: 'alarm',
  gameEnded: 'win',
};

function soundOf({ type }: Event): SoundName | undefined {
  return SOUNDS[type];
}
