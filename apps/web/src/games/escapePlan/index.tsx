import { PACKS } from '@getaway/escape-plan/content';
import { actorOf, ENDS_ACTING, FIELDS, isMinor, nameIn, nameOnMap, tellable } from '@getaway/escape-plan/text';
import type { EscapePlan } from '@getaway/escape-plan/view';
import './icons/index.ts';
import type { GameUi } from '../../table/gameUi.ts';
import { isNarrow } from '../../ui/useMedia.ts';
import { HEADLINES, soundOf } from './panels/choices/events.ts';
import { FIGURES } from './panels/choices/figures.ts';
import { hint } from './panels/choices/hint.tsx';
import { difference, headings, primary, sorted } from './panels/choices/menu.ts';
import { needsSecondClick } from './panels/choices/needsSecondClick.ts';
import { status, waitsFor } from './panels/choices/status.ts';
import { takeWounds } from './panels/choices/takeWounds.ts';
import { Middle } from './panels/Middle.tsx';
import { Market } from './panels/market/Market.tsx';
import { names } from './panels/model/names.ts';
import { Own, OwnBoard, OwnPlan } from './panels/own/Own.tsx';
import { Planner } from './panels/planner/Planner.tsx';
import { Rivals } from './panels/rivals/Rivals.tsx';
import { Stage } from './panels/stage/Stage.tsx';
import { needsStage, staged, stagedKeys } from './panels/stage/staged.ts';
import { unranked } from './panels/stage/unranked.ts';
import { Ribbon } from './panels/strips/Ribbon.tsx';
import { RivalsStrip } from './panels/strips/RivalsStrip.tsx';
import { Vitals } from './panels/strips/Vitals.tsx';
import { Tracks } from './panels/tracks/Tracks.tsx';
import { playback } from './playback.ts';

type Named = Parameters<typeof nameIn>[0];

export const escapePlanUi: GameUi<EscapePlan> = {
  id: 'escape-plan',
  fields: FIELDS,
  packs: PACKS,
  isMinor,
  actorOf,
  endsActing: ENDS_ACTING,
  Board: Middle,
  Stage,
  staged,
  needsStage,
  stagedKeys,
  Own,
  Vitals,
  mapFirst: {
    Ahead: Planner,
    Ribbon,
    Rivals: RivalsStrip,
    own: [
      { id: 'plan', title: 'panel.plan', Component: OwnPlan },
      { id: 'board', title: 'panel.board', Component: OwnBoard },
    ],
  },
  // Suggestions are shown on day 1, and for every placement of a tile, because that step has the most choices.
  isBeginning: ({ view, asked }) => view.day === 1 || asked?.frame.step === 'placeTile',
  Rivals,
  panels: [
    { id: 'market', title: 'panel.market', Component: Market },
    { id: 'tracks', title: 'panel.tracks', Component: Tracks },
  ],
  status,
  waitsFor,
  figures: FIGURES,
  hint,
  sorted,
  headings,
  difference,
  headlines: HEADLINES,
  primary,
  suggestion: takeWounds,
  needsSecondClick,
  named: ({ pack, sites, city }): Named & Pick<EscapePlan['view'], 'city'> => ({ pack, sites, city }),
  names,
  explainer: () => import('./explain/index.ts'),
  guide: async () => (await import('./guide/index.ts')).GUIDE,
  // On a narrow screen, the map has no room for names and shows the codes of most tiles. So texts use the codes too.
  nameIn: (view, key, voice) => (isNarrow() ? nameIn : nameOnMap)(view, key, voice),
  tellable,
  soundOf,
  unranked,
  playback,
};
