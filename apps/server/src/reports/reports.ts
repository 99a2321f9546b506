import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Attempt, refused, taken } from '@getaway/kernel';
import { type Report, readReport } from '@getaway/table/file';

/** The maximum number of stored reports. Further reports are refused, so that nobody can fill the disk. */
const MAX_REPORTS = 200;

const folderIn = (data: string): string => join(data, 'reports');

interface Brought {
  readonly table: string;
  readonly game: string;
  readonly report: unknown;
}

/** Stores a bug report as a file in the server's folder. */
export async function keepReport(data: string, { table, game, report }: Brought): Promise<Attempt<null>> {
  const text = JSON.stringify(report);
  const read = readReport(text);
  if (read === undefined || 'fault' in read)
    return refused('badRequest', `This is no bug report${read === undefined ? '' : `: ${read.fault}`}.`);
  if (read.ok.game !== game) return refused('badRequest', `The report is about ${read.ok.game}, not ${game}.`);
  const folder = folderIn(data);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const count = (await readdir(folder)).length;
  if (count >= MAX_REPORTS) return refused('badRequest', 'This server has too many unread reports.');
  // If two reports arrive in the same millisecond, the second gets the next free number.
  for (let number = count; ; number += 1) {
    const name = `${new Date().toISOString().replaceAll(/[:.]/gu, '-')}-${table}-${number}.json`;
    try {
      await writeFile(join(folder, name), text, { flag: 'wx', mode: 0o600 });
      return taken(null);
    } catch (error) {
      if (!hasCode(error, 'EEXIST')) throw error;
    }
  }
}

export interface ListedReport extends Pick<Report, 'game' | 'at' | 'sentence'> {
  readonly file: string;
  readonly table: string;
}

/** A file in the folder that is not a readable report. */
export interface UnreadableReport {
  readonly file: string;
  readonly reason: string;
}

/** The stored reports, newest last, and the files that can't be read. */
export async function listReports(data: string): Promise<readonly (ListedReport | UnreadableReport)[]> {
  const folder = folderIn(data);
  const names = (await namesIn(folder)).toSorted((a, b) => (a < b ? -1 : 1));
  const reports = await Promise.all(
    names.map(async (name) => ({ name, read: readReport(await readFile(join(folder, name), 'utf8')) })),
  );
  return reports.map(({ name, read }) => {
    const file = join(folder, name);
    if (read === undefined || 'fault' in read) return { file, reason: read?.fault ?? 'it is no bug report' };
    const { game, at, sentence } = read.ok;
    // The file name begins with the time, which has six parts, and ends with a number. The id of the table is in
    // between.
    return { file, table: name.split('-').slice(6, -1).join('-'), game, at, sentence };
  });
}

/** The names of the files in the folder. The folder does not exist before the first report. */
async function namesIn(folder: string): Promise<readonly string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return [];
    throw error;
  }
}

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;
