import { ENDS_ACTING as ESCAPE_PLAN_ENDS, actorOf as escapePlanActor } from '@getaway/escape-plan/text';
import type { Event } from '@getaway/escape-plan/view';
import { ENDS_ACTING as GANGSTA_ENDS, actorOf as gangstaActor } from '@getaway/gangsta/text';
import type { Event as GangstaEvent } from '@getaway/gangsta/view';
import { expect, test } from 'vitest';
import { actorsIn } from '../table/actors.ts';
import type { GameUi } from '../table/gameUi.ts';
import { HEADLINES as TURNS } from '../table/log/logGroups.ts';
import { HEADLINES } from './escapePlan/panels/choices/events.ts';

const escapePlan = {
  actorOf: escapePlanActor,
  endsActing: ESCAPE_PLAN_ENDS,
  headlines: HEADLINES,
} as unknown as GameUi;
const gangsta = { actorOf: gangstaActor, endsActing: GANGSTA_ENDS, headlines: TURNS } as unknown as GameUi;

test('what the Lieutenant does after the viewer’s turn carries his mark, not the viewer’s', () => {
  const events: readonly Event[] = [
    { type: 'turnEnded', who: 0 },
    { type: 'turnBegan', who: 'lieutenant' },
    { type: 'automatonRevealed', who: 'lieutenant', card: 'bar', fits: true },
    { type: 'businessClosed', haunt: 'bar' },
    { type: 'partBegan', part: 'afternoon' },
    { type: 'patrolRevealed', exit: 1 },
  ];
  expect(actorsIn({ seat: 0, events }, escapePlan)).toEqual([
    0,
    'lieutenant',
    'lieutenant',
    'lieutenant',
    undefined,
    undefined,
  ]);
});

test('an officer that somebody moved carries their mark; officers that close in by chance carry none (N3, I15)', () => {
  const moved: Event = { type: 'officerMoved', officer: 'swat', from: 'A1', to: 'A2' };
  const events: readonly Event[] = [moved, { type: 'lineCrossed', who: 1, line: 0 }, moved];
  expect(actorsIn({ seat: 1, events }, escapePlan)).toEqual([1, 1, undefined]);
});

test('a gang that comes back at the start of a turn carries its own mark, not that of the seat before', () => {
  const events: readonly GangstaEvent[] = [
    { type: 'turnEnded', seat: 2 },
    { type: 'henchmanLaid', henchman: 'a', space: 1 },
    { type: 'turnBegan', seat: 0, extra: false },
    { type: 'gangSynchronised', seat: 0 },
  ];
  expect(actorsIn({ seat: 2, events }, gangsta)).toEqual([2, undefined, 0, 0]);
});

test('somebody else’s member carries the mark of the seat that sent it', () => {
  const events: readonly GangstaEvent[] = [{ type: 'memberDistracted', seat: 0, member: 'a', by: 2 }];
  expect(actorsIn({ seat: 2, events }, gangsta)).toEqual([2]);
});
