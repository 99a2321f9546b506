// npm start: builds the page and starts the server. With arguments, it runs any command of the program, for example
// `npm start -- play gangsta`.
import { become, ensure } from './ensure.js';
import { buildWeb } from './web.js';

const args = process.argv.slice(2);
await ensure('running');
if (args.length > 0) become('node', ['apps/cli/src/main.ts', ...args]);
else {
  await buildWeb();
  become('node', ['apps/server/src/main.ts']);
}
