import type { Move } from '@getaway/escape-plan/moves';
import { ASSET_SCORE, pursuersOn, WOUND_CUBES } from '@getaway/escape-plan/reading';
import type { EscapePlan } from '@getaway/escape-plan/view';
import type { DreamDecision } from '../imagined.ts';
import { spareCash } from './money.ts';
import type { Survey } from './survey.ts';
import { EQUIPMENT, MEMBER, NOTORIETY, WOUND } from './weights.ts';

type Action = Extract<
  Move,
  { readonly move: 'useContact' | 'useFixer' | 'useEquipment' | 'useFirstAid' | 'useMember' | 'useAsset' }
>;

/**
 * Ranks an executive action without looking ahead. Only three kinds of actions can be worthwhile: actions that evade
 * officers, actions that heal before a wound leads to handcuffs, and actions just before the escape.
 */
export function rankAction(survey: Survey, step: DreamDecision<EscapePlan>['step'], action: Action): number {
  if (priceOfAction(survey, action) > spareCash(survey)) return NEVER;
  switch (step) {
    case 'evade':
      return rankEvading(survey, action);
    case 'takeWound':
      return heals(survey, action) && survey.own.wounds === WOUND_CUBES ? 1 : -1;
    case 'payEscape':
      return rankLast(survey, action);
    default:
      return NEVER;
  }
}

/** The rank of an action that is never worth its price. Every move that a player can be forced to make ranks higher. */
const NEVER = -1000;

function priceOfAction({ pack, own }: Survey, action: Action): number {
  if (action.move === 'useContact') return pack.contacts.get(action.card)?.cost ?? 0;
  return action.move === 'useAsset' ? (pack.assetCosts[own.assets[action.asset].space] ?? 0) : 0;
}

function rankEvading(survey: Survey, action: Action): number {
  const { pack } = survey;
  if (!('tile' in action) || action.tile === undefined) return -1;
  const there = pursuersOn(survey.view, action.tile);
  switch (action.move) {
    case 'useEquipment':
      return WOUND - EQUIPMENT;
    case 'useContact': {
      const contact = pack.contacts.get(action.card);
      if (contact === undefined) return NEVER;
      const one = action.officer !== undefined;
      const covered = there.filter(
        (officer) =>
          one || officer === 'inspector' || contact.officers.length === 0 || contact.officers.includes(officer),
      ).length;
      return WOUND * (one ? 1 : covered) - contact.cost - (contact.star ? NOTORIETY : 0) - 5;
    }
    case 'useMember':
    case 'useFixer':
      return WOUND * there.length - MEMBER - 8;
    case 'useAsset':
      return WOUND * there.length - 10;
  }
}

/**
 * F3. Ranks actions just before the escape. Unused actions are worth nothing afterwards, so the bot uses every action
 * that gains more than it costs. The money for the exit is kept.
 */
function rankLast(survey: Survey, action: Action): number {
  const { own, pack } = survey;
  const cost = priceOfAction(survey, action);
  if (action.move === 'useAsset') return ASSET_SCORE - cost + (heals(survey, action) ? WOUND : 0);
  if (action.move === 'useContact') {
    const contact = pack.contacts.get(action.card);
    if (contact?.kind === 'generalStore') return own.income - (contact.star ? NOTORIETY : 0);
    if (contact?.kind === 'informer' && own.notoriety > 1) return NOTORIETY - cost;
    return heals(survey, action) ? WOUND - cost : -1;
  }
  if (action.move === 'useFixer' && action.fixer === 'safe') return own.income;
  if (isQuiet(action)) return own.notoriety > 1 ? NOTORIETY : -1;
  return heals(survey, action) ? WOUND : -1;
}

const isQuiet = (action: Action): boolean =>
  (action.move === 'useFixer' && action.fixer === 'disguise') || ('does' in action && action.does === 'loseNotoriety');

export function heals({ own, pack }: Survey, action: Action): boolean {
  if (own.wounds === 0) return false;
  switch (action.move) {
    case 'useFirstAid':
      return true;
    case 'useFixer':
      return action.fixer === 'firstAidKit';
    case 'useAsset':
      return action.asset === 'heal';
    case 'useContact':
      return pack.contacts.get(action.card)?.kind === 'medic';
    default:
      return false;
  }
}
