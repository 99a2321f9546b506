import { openStore } from '../open.ts';

/** A program that prints whether the store in a folder can be opened. */
try {
  const store = await openStore({ data: process.argv[2] ?? '' });
  process.stdout.write('open\n');
  await store.close();
} catch (error) {
  process.stdout.write(`${error instanceof Error ? error.message : String(error)}\n`);
}
