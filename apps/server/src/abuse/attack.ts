import { readFileSync, rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { Client, newPerson } from '../testing/client.ts';
import { startProgram } from '../testing/program.ts';
import { newFolder } from '../testing/serve.ts';
import { type AttackName, attackOf } from './attacks.ts';
import { HonestPlayers, type Latency } from './latency.ts';

export interface AttackReport {
  readonly what: string;
  readonly honest: Readonly<Record<string, Latency>>;
  /** How many people tried to join during the attack, and how many of them were admitted. */
  readonly newcomers: { readonly came: number; readonly admitted: number };
  /** The memory of the server process before the attack, and its peak during the attack. */
  readonly megabytes: { readonly quiet: number; readonly attacked: number };
}

const NEWCOMER_MS = 300;
/**
 * The maximum extra time for an attack. On a busy machine, an attack is prolonged until somebody has played and
 * somebody has joined.
 */
const PATIENCE_MS = 30_000;

/**
 * Attacks a server for this many seconds while honest people play and others join. The server has its default limits,
 * with two exceptions: the limits on HTTP requests are higher, and each attack can set limits of its own.
 */
export async function attack(
  name: AttackName,
  seconds: { readonly quiet: number; readonly attacked: number },
): Promise<AttackReport> {
  const { what, settings, honest: plays, start } = attackOf(name);
  const data = newFolder();
  const usual = { LOG_LEVEL: 'silent', BEHIND_PROXY: '1', SOCKET_BURST: '100', REQUESTS_PER_MINUTE: '10000' };
  const server = await startProgram({ ...usual, ...settings, DATA_DIR: data });
  const memory = (): number => megabytesOf(server.child.pid ?? 0);
  let over = false;
  try {
    const { device } = await newPerson(server.url, 'Cid');
    const honest = await HonestPlayers.begin(server.url, plays);
    honest.enter('quiet');
    await wait(seconds.quiet * 1000);
    const quiet = memory();
    await start(server.url, () => over);
    honest.enter('attacked');
    const newcomers = { came: 0, admitted: 0 };
    let attacked = memory();
    const end = Date.now() + seconds.attacked * 1000;
    const isServed = (): boolean => honest.chosen > 0 && newcomers.admitted > 0;
    for (; Date.now() < end || (!isServed() && Date.now() < end + PATIENCE_MS); await wait(NEWCOMER_MS)) {
      newcomers.came += 1;
      newcomers.admitted += (await comes(server.url, device)) ? 1 : 0;
      attacked = Math.max(attacked, memory());
    }
    over = true;
    return { what, honest: await honest.end(), newcomers, megabytes: { quiet, attacked } };
  } finally {
    over = true;
    await server.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

async function comes(url: string, device: string): Promise<boolean> {
  const headers = { 'x-forwarded-for': '192.0.2.1' };
  const client = await Client.open(url, device, headers).catch(() => undefined);
  client?.close();
  return client !== undefined;
}

/** The memory of a process in megabytes. Only Linux reports it; on other systems the result is 0. */
function megabytesOf(process: number): number {
  try {
    const kilobytes = /VmRSS:\s+(?<kilobytes>\d+)/u.exec(readFileSync(`/proc/${process}/status`, 'utf8'))?.groups;
    return Math.round(Number(kilobytes?.kilobytes ?? 0) / 1024);
  } catch {
    return 0;
  }
}
