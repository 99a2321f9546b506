import type { Asset } from '@getaway/escape-plan/content';
import type { Move } from '@getaway/escape-plan/moves';
import type { ShownItem } from '@getaway/escape-plan/view';
import type { EscapePlanTable } from './table.ts';

type Asking = Pick<EscapePlanTable, 'asked'>;

const fitting = ({ asked }: Asking, fits: (move: Move) => boolean): readonly Move[] => asked?.moves.filter(fits) ?? [];

export const movesOnContact = (table: Asking, card: string): readonly Move[] =>
  fitting(table, (move) => (move.move === 'useContact' || move.move === 'replaceContact') && move.card === card);

export const movesOnItem = (table: Asking, item: ShownItem, space: number): readonly Move[] =>
  fitting(
    table,
    (move) =>
      (move.move === 'replaceItem' && move.space === space) ||
      (move.move === 'useFixer' && item.kind === 'fixer' && move.fixer === item.tile) ||
      (move.move === 'useEquipment' && item.kind === 'equipment' && item.faceUp && move.equipment === item.tile),
  );

/**
 * Moves that use, unlock or give up an asset. For the master key, they include moves that open a door or a locker with
 * it.
 */
export const movesOnAsset = (table: Asking, asset: Asset): readonly Move[] =>
  fitting(
    table,
    (move) =>
      ((move.move === 'useAsset' || move.move === 'unlock') && move.asset === asset) ||
      (move.move === 'takeHandcuffs' && move.boxed === asset) ||
      (asset === 'masterKey' &&
        ((move.move === 'useKey' && move.colour === 'master') ||
          (move.move === 'openLocker' && move.key === 'master'))),
  );

export const movesOnKey = (table: Asking, colour: string): readonly Move[] =>
  fitting(
    table,
    (move) => (move.move === 'useKey' && move.colour === colour) || (move.move === 'openLocker' && move.key === colour),
  );

export const movesCalled = (table: Asking, ...names: readonly Move['move'][]): readonly Move[] =>
  fitting(table, ({ move }) => names.includes(move));

/** Steps that are answered on the map. */
export const STEPS_ON_MAP: ReadonlySet<string> = new Set([
  'travel',
  'stepByStep',
  'placeTile',
  'moveOfficer',
  'removeOfficer',
  'moveNearer',
]);

/**
 * Steps that the stage (the panel for the current decision) does not show. They are answered in the list of choices or
 * on the map.
 */
export const STEPS_OFF_STAGE: ReadonlySet<string> = new Set([
  'chooseTurn',
  'travel',
  'stepByStep',
  'endTurn',
  'useDisc',
  'placeTile',
  'moveOfficer',
  'removeOfficer',
  'moveNearer',
]);
