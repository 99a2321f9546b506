import { homedir } from 'node:os';
import { resolve } from 'node:path';
import { dataFolder } from '@getaway/server/dataFolder';
import { hideExperimentalWarnings } from '@getaway/server/experimentalWarnings';
import type { Command } from 'commander';
import { quoted, reasonOf, shell, type Trouble, trouble } from '../messages/shell.ts';
import { isTrouble, refuse } from './place.ts';
import { readWhole } from './seats.ts';

type Admin = typeof import('@getaway/server/admin');
type Answer<T> = { readonly ok: T } | { readonly refusal: { readonly message: string } };
type Place = Parameters<Admin['listTables']>[0];

/**
 * getaway admin: commands for people who run a server. The id of an older table may begin with a dash, so it looks like
 * an option. These commands accept unknown options, so that such an id is not refused.
 */
export function addAdmin(program: Command): void {
  const command = program.command('admin').description(shell.say('admin.about'));
  command
    .command('list')
    .description(shell.say('admin.aboutList'))
    .action(() => tell(list));
  command
    .command('inspect')
    .allowUnknownOption()
    .description(shell.say('admin.aboutInspect'))
    .argument('<table>')
    .action((table: string) => tell((admin, place) => inspect(admin, place, table)));
  command
    .command('rewind')
    .allowUnknownOption()
    .description(shell.say('admin.aboutRewind'))
    .argument('<table>')
    .argument('<choices>')
    .action((table: string, choices: string) => tell((admin, place) => rewind(admin, place, { table, choices })));
  command
    .command('export')
    .allowUnknownOption()
    .description(shell.say('admin.aboutExport'))
    .argument('<table>')
    .option('--with-secrets', shell.say('admin.withSecrets'))
    .action((table: string, { withSecrets = false }: { readonly withSecrets?: boolean }) =>
      tell(async (admin, place) => {
        const journal = await admin.exportTable(place, table, { secrets: withSecrets });
        return orTrouble(journal, (document) => [JSON.stringify(document)]);
      }),
    );
  command
    .command('verify')
    .description(shell.say('admin.aboutVerify'))
    .action(() => tell(verify));
  command
    .command('replay')
    .description(shell.say('admin.aboutReplay'))
    .action(() => tell(replay));
  command
    .command('reports')
    .description(shell.say('admin.aboutReports'))
    .action(() => tell(reports));
  command
    .command('accept-loss')
    .allowUnknownOption()
    .description(shell.say('admin.aboutAcceptLoss'))
    .argument('[table]')
    .action((table?: string) => tell((admin, place) => acceptLoss(admin, place, table)));
}

type Deed = (admin: Admin, place: Place) => Promise<readonly string[] | Trouble>;

async function tell(deed: Deed): Promise<void> {
  const { env, platform } = process;
  const data = resolve(dataFolder({ env, platform, home: homedir() }));
  hideExperimentalWarnings();
  // Loaded on demand, because most commands do not need the server.
  const admin = await import('@getaway/server/admin');
  try {
    const said = await deed(admin, { data, databaseUrl: env.DATABASE_URL });
    if (isTrouble(said)) refuse(said);
    else process.stdout.write(`${said.join('\n')}\n`);
  } catch (error) {
    if (!(error instanceof admin.StoreError)) throw error;
    refuse(trouble('admin.failed', { reason: reasonOf(error) }));
  }
}

async function list(admin: Admin, place: Place): Promise<readonly string[]> {
  const tables = await admin.listTables(place);
  if (tables.length === 0) return [shell.say('admin.none')];
  return tables.map(tableLine);
}

const tableLine = (table: { id: string; game: string; state: string; changed: number; names?: string }): string => {
  const { id, game, state, changed, names = '' } = table;
  return shell.say('admin.table', { id, game, state, changed: timeOf(changed), names });
};

async function inspect(admin: Admin, place: Place, table: string): Promise<readonly string[] | Trouble> {
  return orTrouble(
    await admin.inspectTable(place, table),
    ({ heading, players, lines, choices, due, deadline, snapshot }) => [
      tableLine(heading).trimEnd(),
      shell.say('admin.choices', { choices, lines, snapshot: snapshot ?? 'none' }),
      ...players.map(({ name, bot = 'none' }, seat) =>
        shell.say('admin.player', { seat, name, bot, due: due === seat ? 'yes' : 'no' }),
      ),
      ...(deadline === undefined ? [] : [shell.say('admin.deadline', { deadline: timeOf(deadline) })]),
    ],
  );
}

interface AdminOptions {
  readonly table: string;
  readonly choices: string;
}

async function rewind(
  admin: Admin,
  place: Place,
  { table, choices }: AdminOptions,
): Promise<readonly string[] | Trouble> {
  const to = readWhole(choices);
  if (to === undefined) return trouble('admin.badChoices', { value: quoted(choices) });
  return orTrouble(await admin.rewindTable(place, table, to), ({ gone }) => [shell.say('admin.rewound', { gone })]);
}

async function reports(admin: Admin, place: Place): Promise<readonly string[]> {
  const found = await admin.listReports(place.data);
  if (found.length === 0) return [shell.say('admin.noReports')];
  return found.map((report) => {
    if ('reason' in report) return shell.say('admin.badReport', { ...report });
    const { file, table, game, at, sentence } = report;
    return shell.say('admin.report', { file, table, game: quoted(game), at: timeOf(at), sentence: quoted(sentence) });
  });
}

/** Sets exit code 1 if a game plays differently under the current rules, or can't be read. */
async function replay(admin: Admin, place: Place): Promise<readonly string[]> {
  const { games, different, faults } = await admin.replayTables(place);
  if (different.length + faults.length > 0) process.exitCode = 1;
  const lines = different.map(({ table, game, names, difference: { choice, seat, move, detail } }) =>
    seat === undefined || move === undefined
      ? shell.say('admin.replaySetup', { table, game, names, detail })
      : shell.say('admin.replayChoice', { table, game, names, choice, seat, move: JSON.stringify(move), detail }),
  );
  const sum =
    different.length === 0
      ? shell.say('admin.replaySame', { games: games - faults.length })
      : shell.say('admin.replayOther', { games: different.length, all: games });
  return [...lines, ...faults.map(({ table, reason }) => shell.say('admin.replayFault', { table, reason })), sum];
}

/** Sets exit code 1 if anything is damaged. */
async function verify(admin: Admin, place: Place): Promise<readonly string[]> {
  const { tables, lines, notReplayed, faults } = await admin.verifyTables(place);
  if (faults.length > 0) process.exitCode = 1;
  return [...faults, shell.say('admin.verified', { tables, lines, notReplayed, faults: faults.length })];
}

async function acceptLoss(admin: Admin, place: Place, table: string | undefined): Promise<readonly string[] | Trouble> {
  const accepted =
    table === undefined ? admin.acceptLossOfDatabase(place) : await admin.acceptLossOfTable(place, table);
  return orTrouble(accepted, ({ aside, kept, of }) =>
    kept === undefined || of === undefined
      ? [shell.say('admin.accepted', { aside })]
      : [shell.say('admin.acceptedTable', { aside, kept, of })],
  );
}

const orTrouble = <T>(answer: Answer<T>, say: (ok: T) => readonly string[]): readonly string[] | Trouble =>
  'ok' in answer ? say(answer.ok) : trouble('admin.failed', { reason: answer.refusal.message });

const timeOf = (at: number): string => new Date(at).toISOString().replace(/\.\d+Z$/u, 'Z');
