import { expect, test } from 'vitest';
import { escapePlan } from '../definition.ts';
import { rules } from '../rules.ts';
import { playUntil } from '../testing/playOut.ts';
import { newGame } from '../testing/table.ts';
import { topicOf } from './topic.ts';

test('every step that asks has a topic, and no other', () => {
  const asking = Object.entries(rules).flatMap(([step, rule]) => ('options' in rule ? [step] : []));
  const known = Object.keys(rules).filter((step) => topicOf({ pending: [{ step } as never] }) !== undefined);
  expect(known).toEqual(asking);
});

test('R17: everybody sees what a player is asked about', () => {
  const seen = new Set<string>();
  playUntil(newGame(3, 'topics'), 'topics', ({ match }) => {
    const { frame } = match.question!;
    const topic = topicOf(escapePlan.publicView(match.state));
    expect(topic).toBe(topicOf({ pending: [frame] }));
    seen.add(topic ?? '');
    return false;
  });
  expect(seen.size).toBeGreaterThan(5);
});
