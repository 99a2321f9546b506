import { expect, test } from 'vitest';
import { afterLines, games, gathered, who } from '../testing/played.ts';
import { begin, play } from './acts.ts';
import { changeBy } from './afterLine.ts';
import { type Line, readLine, writeLine } from './lines.ts';
import { loadRoom } from './load.ts';
import type { Room } from './room.ts';

const SETUP = `{"game":"gangsta","players":3,"options":{},"pace":{"kind":"live","turn":60,"increment":5},"onTimeout":"bot","listed":true,"watching":true}`;

/** Lines as the first version wrote them. Every later version must read them. */
const GATHERED = [
  `{"line":"opened","at":1,"host":"a","setup":${SETUP}}`,
  '{"line":"sat","at":2,"seat":0,"person":"a","name":"A"}',
  '{"line":"sat","at":3,"seat":1,"person":"b","name":"B"}',
  '{"line":"sat","at":4,"seat":2,"person":"d","name":"D"}',
  '{"line":"stood","at":5,"seat":2}',
  '{"line":"sat","at":6,"seat":2,"person":"c","name":"C"}',
];

test('a table stored by an older program is restored unchanged', () => {
  const before = GATHERED.map(readLine);
  const lines: Line[] = [...before];
  let room: Room = afterLines(gathered([], { players: 3, pace: { kind: 'live', turn: 60, increment: 5 } }), []);
  room = { ...room, host: 'a' };
  for (const line of before.slice(1)) room = afterLines(room, [line]);
  const add = (made: ReturnType<ReturnType<typeof begin>>): void => {
    if ('refusal' in made) throw new Error(made.refusal.message);
    lines.push(...made.ok.lines.map((line) => readLine(writeLine(line))));
    room = made.ok.room;
  };
  const choose = (times: number): void => {
    for (let i = 0; i < times; i += 1) {
      const seat = room.table?.due ?? 0;
      add(play(seat, [room.table!.sceneFor(seat).asked!.moves[0]!], { number: room.table!.number, at: 10 })(room));
    }
  };
  add(begin(who('a', 7), () => ({ seed: 'seed' }))(room));
  choose(6);
  const say = (...texts: readonly string[]): void => add(changeBy(room, texts.map(readLine)));
  // In the first version, a choice did not withdraw a request to rewind. If a bot played a seat, the owner of the seat
  // had no vote.
  say('{"line":"asked","at":11,"seat":0,"entries":5}', '{"line":"answered","at":12,"seat":1,"agrees":true}');
  choose(3);
  say('{"line":"answered","at":13,"seat":2,"agrees":true}', '{"line":"rewound","at":13,"entries":5,"by":"agreement"}');
  choose(2);
  say('{"line":"bot","at":14,"seat":1,"level":"planner","why":"time"}');
  say('{"line":"asked","at":15,"seat":0,"entries":2}', '{"line":"answered","at":16,"seat":2,"agrees":true}');
  say('{"line":"rewound","at":16,"entries":2,"by":"agreement"}', '{"line":"rewound","at":17,"entries":1,"by":"admin"}');
  say('{"line":"bot","at":18,"seat":1,"level":null,"why":"returned"}', '{"line":"stood","at":19,"seat":2}');
  say('{"line":"rematch","at":20,"table":"next"}');

  const loaded = loadRoom(lines, { games, snapshot: undefined, over: false });
  if ('refusal' in loaded) throw new Error(loaded.refusal.message);
  expect(loaded.ok.room).toMatchObject({
    lines: lines.length,
    host: 'a',
    seats: [{ name: 'A' }, { name: 'B' }, undefined],
    ask: undefined,
    rematch: 'next',
    rewound: { by: 'admin', from: 2, to: 1 },
  });
  expect(loaded.ok.room.table?.choices).toBe(1);
  expect(loaded.ok.room.table?.sceneFor(0)).toEqual(room.table?.sceneFor(0));
});
