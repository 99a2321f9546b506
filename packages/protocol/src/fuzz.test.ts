import { seededChance } from '@getaway/kernel';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { answerSchema, okSchemas } from './answers.ts';
import { ERROR_CODES } from './refusals.ts';
import { Client, NEW } from './testing/client.ts';
import { Fuzzer } from './testing/fuzzer.ts';

const LINES = 5000;
const CHANGING: readonly unknown[] = ['new', 'play', 'undo', 'load', 'replay'];

const isDo = (what: unknown): what is keyof typeof okSchemas =>
  typeof what === 'string' && Object.hasOwn(okSchemas, what);

function goodRequest(client: Client, mess: Fuzzer, kept: Kept): Record<string, unknown> {
  const id = mess.value();
  const due = client.say({ do: 'decision' });
  const decision = 'ok' in due ? (due.ok.decision as typeof client.decision | undefined) : undefined;
  switch (mess.below(16)) {
    case 0:
      return { id, do: mess.pick(['hello', 'decision', 'position', 'journal', 'result']) };
    case 1:
      return mess.below(4) > 0 && decision !== undefined
        ? { id, do: 'view', seat: mess.pick([0, 1, 'spectator']) }
        : { id, do: 'new', ...NEW, seed: String(mess.below(9)), options: { resources: mess.below(2) === 0 } };
    case 2:
      return { id, do: 'undo', seat: decision?.seat ?? 0 };
    case 3:
      return { id, do: 'load', position: mess.pick(kept.positions) };
    case 4:
      return { id, do: 'replay', journal: mess.pick(kept.journals), at: mess.below(12) };
    case 5:
      return { id, do: 'bot', level: mess.pick(['random', 'random', 'steady']) };
    case 6:
      return { id, do: 'play', seat: mess.below(3), move: { move: mess.pick(MOVES), member: 'x', job: mess.value() } };
    default:
      return { id, do: 'play', seat: decision?.seat ?? 0, move: mess.pick(decision?.moves ?? [{ move: 'pass' }]) };
  }
}

const MOVES = ['pass', 'look', 'decline', 'mobilise', 'announce', 'recruit', 'endTurn', 'activate', 'fly'];

/** Documents seen earlier in the session. */
interface Kept {
  readonly positions: unknown[];
  readonly journals: unknown[];
}

function lineOf(request: Record<string, unknown>, mess: Fuzzer): string {
  const edited = (field: string): object => ({ ...request, [field]: mess.edit(request[field]) });
  switch (mess.below(8)) {
    case 0:
      return mess.bytes().replaceAll('\n', ' ');
    case 1:
      return mess.corrupt(JSON.stringify(request));
    case 2:
      return JSON.stringify(mess.edit(request));
    case 3:
      return JSON.stringify(edited('position' in request ? 'position' : 'journal' in request ? 'journal' : 'move'));
    default:
      return JSON.stringify(request);
  }
}

test(`${LINES} valid, invalid and broken lines: every answer matches its schema, and refused requests change nothing`, () => {
  const client = new Client();
  const mess = new Fuzzer(seededChance('mess'));
  const kept: Kept = { positions: [{}], journals: [{}] };
  const position = (): string => client.session.answer('{"id":0,"do":"position"}');
  const seen = new Set<string>();
  let before = position();
  for (let i = 0; i < LINES; i += 1) {
    const line = lineOf(goodRequest(client, mess, kept), mess);
    const said = client.session.answer(line);
    const insist = (holds: boolean, what: string): void => {
      if (!holds) throw new Error(`${what}: ${line} was answered by ${said}`);
    };
    insist(!said.includes('\n'), 'one line');
    const answer = v.parse(answerSchema, JSON.parse(said));
    const after = position();
    if ('ok' in answer) {
      const what = (JSON.parse(line) as { do?: unknown }).do;
      if (!isDo(what)) throw new Error(`${line} was granted`);
      insist(v.is(okSchemas[what], answer.ok), 'the documented shape');
      insist(CHANGING.includes(what) || after === before, 'asking changes nothing');
      seen.add(what);
      if (what === 'position') kept.positions.push(answer.ok.position);
      if (what === 'journal') kept.journals.push(answer.ok.journal);
    } else {
      insist(answer.error.code !== 'internal', 'no bug of ours');
      insist(after === before, 'a refusal changes nothing');
      seen.add(answer.error.code);
    }
    before = after;
  }
  const codes = ERROR_CODES.filter((code) => code !== 'internal');
  expect([...seen].sort()).toEqual([...Object.keys(okSchemas), ...codes].sort());
}, 120_000);
