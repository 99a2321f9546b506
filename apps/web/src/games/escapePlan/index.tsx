import { PACKS } from '@getaway/escape-plan/content';
import { FIELDS, isMinor, nameIn, tellable } from '@getaway/escape-plan/text';
import type { EscapePlan } from '@getaway/escape-plan/view';
import type { GameUi } from '../../table/gameUi.ts';
import { careful } from './panels/choices/careful.ts';
import { HEADLINES, soundOf } from './panels/choices/events.ts';
import { hint } from './panels/choices/hint.tsx';
import { headings, primary, sorted } from './panels/choices/menu.ts';
import { status } from './panels/choices/status.ts';
import { Middle } from './panels/Middle.tsx';
import { Market } from './panels/market/Market.tsx';
import { Own } from './panels/own/Own.tsx';
import { Rivals } from './panels/rivals/Rivals.tsx';
import { Stage } from './panels/stage/Stage.tsx';
import { staged } from './panels/stage/staged.ts';
import { Tracks } from './panels/tracks/Tracks.tsx';

export const escapePlanUi: GameUi<EscapePlan> = {
  id: 'escape-plan',
  fields: FIELDS,
  packs: PACKS,
  isMinor,
  Board: Middle,
  Stage,
  staged,
  Own,
  Rivals,
  panels: [
    { id: 'market', title: 'panel.market', Component: Market },
    { id: 'tracks', title: 'panel.tracks', Component: Tracks },
  ],
  status,
  hint,
  sorted,
  headings,
  headlines: HEADLINES,
  primary,
  careful,
  nameIn,
  tellable,
  soundOf,
};
