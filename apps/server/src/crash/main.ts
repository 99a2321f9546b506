import { StoreOrdeal } from '../store/crash/crash.ts';
import { startCluster } from '../testing/cluster.ts';
import { killPrograms } from '../testing/program.ts';
import { newFolder } from '../testing/serve.ts';
import { endure } from './ordeal.ts';
import { ServerOrdeal } from './server.ts';

/**
 * npm run crash -w @getaway/server -- server 200: kills a whole server, so many times, while people play, and looks after each.
 * With `postgres` instead: a server whose tables are in a PostgreSQL, which goes on. With `store`: a process that only writes.
 */
process.on('exit', killPrograms); // whatever went wrong
const [what = 'server', times = '200'] = process.argv.slice(2);
const cluster = what === 'postgres' ? await startCluster(`${newFolder()}-cluster`, { durable: true }) : undefined;
const databaseUrl = cluster?.urlOf('postgres');
const { faults, sum } = await endure(Number(times), (data) =>
  what === 'store' ? new StoreOrdeal(data) : new ServerOrdeal({ data, databaseUrl }),
);
await cluster?.remove();
process.stdout.write(`${sum}\n`);
if (faults.length > 0) process.stderr.write(`${faults.join('\n')}\n`);
else process.stdout.write('Nothing that was promised is missing, and the file is sound.\n');
process.exit(faults.length > 0 ? 1 : 0);
