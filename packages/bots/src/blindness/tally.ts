import type { GameProof } from '../proof.ts';
import { ADVISER, type BlindnessTrial } from './trials.ts';

/** Counts the results of trials, as the stored proof contains them. */
export function tallyOf(trials: readonly BlindnessTrial[]): GameProof {
  const bots = trials.flatMap(({ asked }) => (asked === ADVISER ? [] : [asked]));
  return {
    positions: trials.length,
    players: distinct(trials.map(({ players }) => players)).sort((one, other) => one - other),
    options: distinct(trials.flatMap(({ options }) => options)).sort(),
    levels: distinct(bots.map(({ level }) => level)),
    characters: distinct(bots.flatMap(({ character = [] }) => character)).sort(),
    advice: trials.length - bots.length,
    changed: counted(trials.flatMap(({ changed }) => changed)),
    otherChoices: trials.filter(({ isOtherChoice }) => isOtherChoice).length,
    otherExpectations: trials.filter(({ isOtherExpectation }) => isOtherExpectation).length,
  };
}

const distinct = <T>(values: readonly T[]): T[] => [...new Set(values)];

function counted(names: readonly string[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const name of [...names].sort()) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}
