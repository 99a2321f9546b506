import type { Asset } from '@getaway/escape-plan/content';
import { ASSETS, EQUIPMENT, FIXERS } from '@getaway/escape-plan/content';
import type { EscapePlan } from '@getaway/escape-plan/view';
import type { Explainer } from '../../../table/explanation.ts';
import { aboutAsset, aboutContact, aboutEquipment, aboutFixer } from './cards.tsx';
import { aboutAssetsOf, aboutItem, aboutPile } from './holdings.tsx';
import { aboutAutomaton, aboutOfficer, aboutSeat } from './people.tsx';
import { aboutExit, aboutFerry, aboutHaunt, aboutPlace, aboutTerrain, aboutTile } from './places.tsx';
import { aboutToken } from './tokens.tsx';
import { aboutDay, aboutDeck, aboutLine, aboutPart, aboutRow } from './tracks.tsx';
import { aboutExitTile, aboutKey, aboutLocker, aboutPlan } from './treasure.tsx';
import './explain.css';

export { TOKENS } from './tokens.tsx';

export const explain: Explainer<EscapePlan>['explain'] = (table, { kind, id }) => {
  switch (kind) {
    case 'contact':
      return aboutContact(table, id);
    case 'equipment':
      return isOneOf(EQUIPMENT, id) ? aboutEquipment(table, id) : undefined;
    case 'fixer':
      return isOneOf(FIXERS, id) ? aboutFixer(table, id) : undefined;
    case 'asset':
      return isOneOf<Asset>(ASSETS, id) ? aboutAsset(table, id) : undefined;
    case 'item':
      return aboutItem(table, id);
    case 'assetsOf':
      return aboutAssetsOf(table, id);
    case 'pile':
      return aboutPile(table, id);
    case 'key':
      return aboutKey(table, id);
    case 'locker':
      return aboutLocker(table, id);
    case 'exitTile':
      return aboutExitTile(table);
    case 'plan':
      return aboutPlan(table, id);
    case 'place':
      return aboutPlace(table, id);
    case 'haunt':
      return aboutHaunt(table, id);
    case 'exit':
      return aboutExit(table, id);
    case 'tile':
      return aboutTile(table, id);
    case 'terrain':
      return aboutTerrain(table, id);
    case 'ferry':
      return aboutFerry(table);
    case 'officer':
      return aboutOfficer(table, id);
    case 'automaton':
      return aboutAutomaton(table, id);
    case 'seat':
      return aboutSeat(table, id);
    case 'row':
      return aboutRow(table, id);
    case 'line':
      return aboutLine(table, id);
    case 'part':
      return aboutPart(table, id);
    case 'day':
      return aboutDay(table, id);
    case 'deck':
      return aboutDeck(table, id);
    case 'token':
      return aboutToken(table, id);
    default:
      return undefined;
  }
};

const isOneOf = <Name extends string>(names: readonly Name[], id: string): id is Name =>
  names.some((name) => name === id);

export { Look } from '../city/look/Look.tsx';
