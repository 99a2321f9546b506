import { gangsta } from '@getaway/gangsta';
import { Match, readSetup, viewFor } from '@getaway/kernel';
import { playAtRandom } from '@getaway/kernel/testing';
import { speaker } from '@getaway/text';
import { expect, test } from 'vitest';
import { loadMessages } from '../../tables.ts';
import type { GangstaTable } from './moves.ts';
import { primary, suggestion } from './suggestion.ts';

test('M1: the primary button never skips a free call-back', async () => {
  const voice = speaker({ locale: 'en', catalogue: await loadMessages('gangsta', 'en') });
  const setup = readSetup(gangsta, { players: 3, options: {} });
  if ('refusal' in setup) throw new Error(setup.refusal.message);
  const match = Match.start(gangsta, setup.ok, { seed: 'free' });
  const labels = new Set<string>();
  const note = (table: Pick<GangstaTable, 'view' | 'asked' | 'voice'>): void => {
    const { view, asked } = table;
    const suggested = suggestion(table);
    labels.add(suggested?.label ?? primary(table, asked?.moves ?? [])?.move ?? 'nothing');
    if (suggested === undefined) return;
    const after = Match.from(gangsta, structuredClone(match.state), 0);
    for (const move of suggested.moves) after.play(move);
    expect(after.state.seats[view.turn.seat]?.money).toBe(match.state.seats[view.turn.seat]?.money);
  };
  playAtRandom(match, 'free', {
    until() {
      const { decision, state } = match;
      const frame = state.stack.at(-1);
      if (decision !== undefined && frame?.step === 'mobilise')
        note({ view: viewFor(gangsta, state, decision.seat), asked: { ...decision, frame }, voice });
      return false;
    },
  });
  expect([...labels].sort()).toEqual([
    'Call back 1 member for free',
    'Call back 2 members for free',
    'nothing',
    'stopMobilising',
  ]);
});
