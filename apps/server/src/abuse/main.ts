import { abuse } from './abuse.ts';

/** npm run abuse -w @getaway/server [-- 100000]: prints what came of it, and fails if anything did. */
const messages = Number(process.argv[2] ?? 100_000);
const outcome = await abuse(messages);
process.stdout.write(`${JSON.stringify(outcome, undefined, 2)}\n`);
process.exit(outcome.leaks.length === 0 && outcome.unchanged && outcome.goesOn ? 0 : 1);
