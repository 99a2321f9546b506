import { startCluster } from '../testing/cluster.ts';
import { killPrograms } from '../testing/program.ts';
import { newFolder } from '../testing/serve.ts';
import { runCrashTest } from './crashTest.ts';
import { ServerCrashTest } from './serverCrashTest.ts';
import { StoreCrashTest } from './storeCrashTest.ts';

/**
 * npm run crash -w @getaway/server -- server 200: kills a whole server 200 times while people play, and checks the data
 * after each kill. With `postgres`, the data is in a PostgreSQL database that keeps running. With `store`, the killed
 * process only writes to the store.
 */
process.on('exit', killPrograms); // kills the started programs even after a failure
const [what = 'server', times = '200'] = process.argv.slice(2);
const cluster = what === 'postgres' ? await startCluster(`${newFolder()}-cluster`, { durable: true }) : undefined;
const databaseUrl = cluster?.urlOf('postgres');
const { faults, sum } = await runCrashTest(Number(times), (data) =>
  what === 'store' ? new StoreCrashTest(data) : new ServerCrashTest({ data, databaseUrl }),
);
await cluster?.remove();
process.stdout.write(`${sum}\n`);
if (faults.length > 0) process.stderr.write(`${faults.join('\n')}\n`);
else process.stdout.write('Nothing that was promised is missing, and the file is sound.\n');
process.exit(faults.length > 0 ? 1 : 0);
