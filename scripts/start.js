// npm start: a game at the table, or any other command of the game's program.
import { become, ensure } from './ensure.js';

const args = process.argv.slice(2);
await ensure();
become('node', ['apps/cli/src/main.ts', ...(args.length > 0 ? args : ['play'])]);
