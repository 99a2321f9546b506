import { type LearnedGame, loadNet } from '@getaway/bots';
import { dealOf, figuresOf, playTrial, seatIn } from '@getaway/bots/lab';
import { NET } from '@getaway/bots/levels';
import type { NetDocument } from '@getaway/bots/training';
import type { Shape } from '@getaway/kernel';
import type { Course } from './courses.ts';

/**
 * Lets a new net play against the level `steady`, or alone if the game is for one player. The result is a first
 * impression, and is stored with the net.
 */
export async function measure<G extends Shape>(
  { definition, adapter }: Course<G>,
  learned: LearnedGame<G>,
  document: NetDocument,
  games: number,
): Promise<Record<string, unknown>> {
  if (games === 0) return {};
  const { players } = document;
  const own = { ...learned, nets: { [players]: async () => document } };
  await loadNet(own, players);
  const levels = [NET, ...Array.from({ length: players - 1 }, () => 'steady')];
  const measured = Math.ceil(games / players) * players;
  const played: Awaited<ReturnType<typeof playTrial>>[] = [];
  for (let game = 0; game < measured; game += 1)
    played.push(
      await playTrial(
        { definition, adapter: { ...adapter, learned: own } },
        {
          request: { players },
          seed: `measured ${dealOf(game, players)}`,
          levels: levels.map((_, seat) => levels.find((__, place) => seatIn(place, game, players) === seat) ?? ''),
          now: () => performance.now(),
        },
      ),
    );
  const [seat] = figuresOf(levels, played);
  if (seat === undefined) return {};
  const { winShare, low, high } = seat;
  console.log(`Wins ${percent(winShare)} (${percent(low)} to ${percent(high)}) of ${measured} games.`);
  return {
    ...(players > 1 ? { against: 'steady' } : {}),
    measured,
    winShare: round(winShare),
    low: round(low),
    high: round(high),
  };
}

const round = (value: number): number => Math.round(value * 10_000) / 10_000;

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
