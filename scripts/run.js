// node scripts/run.js <command> [arguments]: installs what is missing, then runs the command on the pinned Node.
import { become, ensure } from './ensure.js';

const [command = 'node', ...args] = process.argv.slice(2);
await ensure('everything');
become(command, args);
