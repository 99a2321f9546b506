import { abuse } from './abuse.ts';
import { attack } from './attack.ts';
import { ATTACKS, type AttackName } from './attacks.ts';
import { flood } from './flood.ts';
import type { Latency } from './latency.ts';

/**
 * npm run abuse [-- 100000]: prints the results and fails if the server misbehaved. Latencies are only printed, because
 * they depend on the machine.
 */
const messages = Number(process.argv[2] ?? 100_000);
const SECONDS = 10;
const outcome = await abuse(messages, { quiet: SECONDS });
process.stdout.write(`${JSON.stringify(outcome, undefined, 2)}\n`);
process.stdout.write(
  compared(`${messages.toLocaleString('en')} malformed messages, as fast as possible`, outcome.honest),
);
process.stdout.write(compared('40 sockets that look back as often as allowed', await flood(SECONDS)));
for (const name of Object.keys(ATTACKS) as AttackName[]) {
  const { what, honest, newcomers, megabytes } = await attack(name, { quiet: SECONDS, attacked: SECONDS });
  process.stdout.write(compared(what, honest));
  process.stdout.write(`  ${newcomers.admitted} of ${newcomers.came} newcomers admitted; `);
  process.stdout.write(`memory ${megabytes.quiet} MB before, ${megabytes.attacked} MB at most\n`);
}
process.exit(outcome.leaks.length === 0 && outcome.unchanged && outcome.goesOn ? 0 : 1);

/** Prints the latency of each phase beside that of the quiet phase. */
function compared(what: string, { quiet, ...others }: Readonly<Record<string, Latency>>): string {
  const format = ({ choices, p50, p99 }: Latency): string => `p50 ${p50} ms, p99 ${p99} ms (${choices} choices)`;
  const lines = Object.entries(others).map(([phase, latency]) => {
    const ratio =
      quiet === undefined || quiet.p99 === 0 ? '' : `, ${(latency.p99 / quiet.p99).toFixed(1)} times the p99`;
    return `  ${phase}: ${format(latency)}${ratio}`;
  });
  return [
    `Honest players meanwhile: ${what}`,
    ...(quiet === undefined ? [] : [`  quiet: ${format(quiet)}`]),
    ...lines,
    '',
  ].join('\n');
}
