import { gangstaAdapter } from '@getaway/bots/adapters/gangsta';
import { PLAIN_LEVELS } from '@getaway/bots/levels';
import { game, playableOf } from '@getaway/games';
import { gangsta } from '@getaway/gangsta';
import { TEXT as text } from '@getaway/gangsta/catalogues';
import { expect, test } from 'vitest';
import { session } from './session.ts';
import { Client, NEW, seated } from './testing/client.ts';

const codeOf = (client: Client, request: object): string => client.refusal(request).code;

test.each([
  ['no object', 7],
  ['a list', [{ do: 'hello' }]],
  ['null', null],
  ['nothing to do', { id: 1 }],
  ['an unknown do', { do: 'dance' }],
  ['a do that every object has', { do: 'constructor' }],
  ['no game', { do: 'new', players: 2, seed: 'x' }],
  ['a seed that is no text', { do: 'new', ...NEW, seed: 7 }],
  ['options that are no object', { do: 'new', ...NEW, options: 'all' }],
  ['a seat that is no number', { do: 'play', seat: 'me', move: { move: 'pass' } }],
  ['a seat below 0', { do: 'undo', seat: -1 }],
  ['a move that is no object', { do: 'play', seat: 0, move: 'pass' }],
  ['a viewer nobody knows', { do: 'view', seat: 'god' }],
  ['a seat nobody has', { do: 'view', seat: 2 }],
  ['half an entry', { do: 'replay', journal: {}, at: 0.5 }],
  ['less than no time', { do: 'bot', level: 'random', ms: -1 }],
  ['an unknown move', { do: 'play', seat: 0, move: { move: 'fly' } }],
  ['a move with a field too many', { do: 'play', seat: 0, move: { move: 'pass', twice: true } }],
])('badRequest: %s', (_, request) => {
  expect(seated().refusal(request).code).toBe('badRequest');
});

test.each(['decision', 'position', 'journal', 'result'])('noGame: %s', (what) => {
  expect(codeOf(new Client(), { do: what })).toBe('noGame');
});

test('noGame: play, undo, view, bot', () => {
  const requests = [
    { do: 'play', seat: 0, move: { move: 'pass' } },
    { do: 'undo', seat: 0 },
    { do: 'view', seat: 0 },
    { do: 'bot', level: 'random' },
  ];
  expect(requests.map((request) => codeOf(new Client(), request))).toEqual(Array(4).fill('noGame'));
});

test('unknownGame: of new, and of a document', () => {
  const client = seated();
  const { position } = client.ask('position');
  const { journal } = client.ask('journal');
  expect(codeOf(client, { do: 'new', ...NEW, game: 'chess' })).toBe('unknownGame');
  expect(codeOf(client, { do: 'load', position: { ...position, game: 'chess' } })).toBe('unknownGame');
  expect(codeOf(client, { do: 'replay', journal: { ...journal, game: 'chess' } })).toBe('unknownGame');
});

test.each([
  ['players', { players: 6 }],
  ['half a player', { players: 2.5 }],
  ['an unknown option', { options: { dice: true } }],
  ['a value that the option does not have', { options: { families: 'yes' } }],
  ['a pack', { pack: 'attic' }],
])('badOption: %s; the running game is unchanged', (_, fields) => {
  const client = seated();
  client.playNth(0);
  const before = client.ask('position');
  expect(codeOf(client, { do: 'new', ...NEW, ...fields })).toBe('badOption');
  expect(client.ask('position')).toEqual(before);
});

test('badOption: an unknown level', () => {
  expect(seated().refusal({ do: 'bot', level: 'clairvoyant' })).toMatchObject({
    code: 'badOption',
    message: expect.stringContaining('rookie or lookout or steady'),
  });
});

test('notAsked: another seat, another decision, the game is over', () => {
  const client = seated();
  const { seat, number } = client.decision;
  const move = { move: 'pass' };
  expect(codeOf(client, { do: 'play', seat: 1 - seat, move })).toBe('notAsked');
  expect(codeOf(client, { do: 'play', seat, number: number + 1, move })).toBe('notAsked');
  client.playToTheEnd();
  expect(codeOf(client, { do: 'play', seat, move })).toBe('notAsked');
  expect(codeOf(client, { do: 'bot', level: 'steady' })).toBe('notAsked');
});

test('notAsked: a repeated answer, or an answer to an undone question, is stale', () => {
  const client = seated();
  const { seat, number } = client.decision;
  const stale = { do: 'play', seat, number, move: { move: 'pass' } };
  client.say(stale);
  expect(client.refusal(stale)).toEqual(staleSentence(number, number + 1));
  client.ask('undo', { seat });
  expect(client.refusal(stale)).toEqual(staleSentence(number, number + 2));
  expect(client.decision).toMatchObject({ seat, number: number + 2 });
});

const staleSentence = (given: number, due: number) => ({
  code: 'notAsked',
  message: `Decision ${given} is not due; decision ${due} is.`,
});

test('illegal names the rule that forbids the move', () => {
  const client = seated();
  const { seat } = client.decision;
  const move = { move: 'recruit', henchman: 'nobody' };
  expect(client.refusal({ do: 'play', seat, move })).toMatchObject({ code: 'illegal', why: 'A1' });
  const { why } = client.refusal({ do: 'play', seat, move: { move: 'endTurn' } });
  expect(why).toBeUndefined();
});

test('nothingToUndo: at the start, by another seat, after a reveal, at the end', () => {
  const client = seated();
  const { seat } = client.decision;
  const undo = { do: 'undo', seat };
  expect(codeOf(client, undo)).toBe('nothingToUndo');
  client.ask('play', { seat, move: { move: 'pass' } });
  expect(codeOf(client, { do: 'undo', seat: 1 - seat })).toBe('nothingToUndo');
  client.ask('play', { seat, move: client.decision.moves.find(({ move }) => move === 'discardJob') });
  client.ask('play', { seat, move: { move: 'endTurn' } });
  expect(codeOf(client, undo)).toBe('nothingToUndo');
  client.playToTheEnd();
  expect(codeOf(client, undo)).toBe('nothingToUndo');
});

test('badPosition names the invariant; the running game is unchanged', () => {
  const client = seated();
  const { position } = client.ask('position');
  const edited = structuredClone(position) as typeof position & { state: { jobs: string[]; pool: string[] } };
  edited.state.jobs[0] = edited.state.jobs[1]!;
  expect(client.refusal({ do: 'load', position: edited })).toMatchObject({
    code: 'badPosition',
    message: expect.stringContaining('the invariant C1'),
  });
  for (const document of [undefined, null, 7, {}, { game: 'gangsta' }, { ...position, version: 99 }])
    expect(codeOf(client, { do: 'load', position: document })).toMatch(/^bad(Position|Request)$/);
  expect(client.ask('position').position).toEqual(position);
});

test('badJournal names the entry; the running game is unchanged', () => {
  const client = seated();
  for (let i = 0; i < 6; i += 1) client.playNth(i);
  const { journal } = client.ask('journal');
  const { position } = client.ask('position');
  const tampered = structuredClone(journal) as { entries: { seat: number; move: object }[] };
  tampered.entries[3]!.move = { move: 'recruit', henchman: 'nobody' };
  expect(client.refusal({ do: 'replay', journal: tampered })).toMatchObject({
    code: 'badJournal',
    message: expect.stringContaining('entry 3'),
  });
  expect(new Client().ask('replay', { journal: tampered, at: 3 }).position.number).toBe(3);
  expect(codeOf(client, { do: 'replay', journal, at: 7 })).toBe('badJournal');
  expect(codeOf(client, { do: 'replay', journal: { ...journal, seed: 7 } })).toBe('badJournal');
  expect(client.ask('position').position).toEqual(position);
});

test('internal: an exception gets an answer, and the game is unchanged', async () => {
  const discard: typeof gangsta.rules.discard = {
    run(game) {
      game.state.passes += 1;
      throw new Error('a bug');
    },
  };
  const definition = { ...gangsta, rules: { ...gangsta.rules, discard } };
  const buggy = game({
    definition: () => Promise.resolve(definition),
    adapter: () => Promise.resolve(gangstaAdapter),
    levels: PLAIN_LEVELS,
    text,
  });
  const client = new Client(session({ games: await playableOf({ gangsta: buggy }) }));
  client.ask('new', NEW);
  const before = client.ask('position');
  const { seat, moves } = client.decision;
  expect(client.refusal({ do: 'play', seat, move: { move: 'pass' } })).toEqual({ code: 'internal', message: 'a bug' });
  expect(client.ask('position')).toEqual(before);
  expect(client.ask('play', { seat, move: moves[0] })).toHaveProperty('decision');
});
