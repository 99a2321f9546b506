import { HOSTS, loadOnce } from '@getaway/games/hosts';
import type { Player } from '@getaway/table';
import { expose, proxy } from 'comlink';
import { openAfterStore } from './afterStore.ts';
import { BotWorker } from './botWorker.ts';
import { commit } from './dealing.ts';
import type { LessonRequest } from './lessons.ts';
import { Packs } from './packs.ts';
import type { Practices } from './practice.ts';
import type { Replays } from './replays.ts';
import type { Statistics } from './statistics.ts';
import { Store } from './store.ts';
import { Tables } from './tables.ts';
import type { OrTrouble } from './trouble.ts';

const store = Store.open();
const after = openAfterStore();
const botWorker = new BotWorker();
// Statistics, practice and replays are loaded on demand, because a new game does not need them.
const statistics = loadOnce(
  async () => new (await import('./statistics.ts')).Statistics({ games: HOSTS, store, after }),
);
const tables = new Tables({
  games: HOSTS,
  store,
  think: (task) => botWorker.choose(task),
  advise: (task) => botWorker.advise(task),
  // Errors are ignored, because the finished game is stored and the statistics can add it later.
  onOver: (...args) =>
    void statistics()
      .then((them) => them.record(...args))
      .catch(() => undefined),
});
/** A separate worker, so that bots of other games do not wait for a review. */
const reviewer = new BotWorker();
const practices = loadOnce(
  async () =>
    new (await import('./practice.ts')).Practices({
      games: HOSTS,
      after,
      think: (task) => botWorker.choose(task),
      judge: (task) => botWorker.judge(task),
    }),
);
const replays = loadOnce(
  async () =>
    new (await import('./replays.ts')).Replays({
      tables,
      after,
      practise: async (reviewed) => (await practices()).keep(reviewed),
      chances: (task) => botWorker.chances(task),
      review: (task, onProgress) => reviewer.review(task, onProgress),
    }),
);
const packs = new Packs(store);

const api = {
  list: () => tables.list(),
  about: (...args: Parameters<Tables['about']>) => tables.about(...args),
  begin: (...args: Parameters<Tables['begin']>) => tables.begin(...args),
  commit: () => commit(),
  again: (...args: Parameters<Tables['again']>) => tables.again(...args),
  verify: (id: string) => tables.verify(id),
  verifyJournal: (...args: Parameters<Tables['verifyJournal']>) => tables.verifyJournal(...args),
  digestOfJournal: (...args: Parameters<Tables['digestOfJournal']>) => tables.digestOfJournal(...args),
  pack: (id: string) => tables.pack(id),
  ownPacks: (...args: Parameters<Packs['of']>) => packs.of(...args),
  addPack: (...args: Parameters<Packs['add']>) => packs.add(...args),
  forgetPack: (hash: string) => packs.forget(hash),
  packDocument: (hash: string) => packs.document(hash),
  remove: (id: string) => tables.remove(id),
  played: async () => (await statistics()).list(),
  luckOf: async (...args: Parameters<Statistics['luckOf']>) => (await statistics()).luckOf(...args),
  forgetPlayed: async (...args: Parameters<Statistics['forget']>) => (await statistics()).forget(...args),
  exported: (...args: Parameters<Tables['exported']>) => tables.exported(...args),
  imported: (text: string) => tables.imported(text),
  async openFinished(id: string) {
    const opened = await tables.openFinished(id);
    return opened === undefined || 'trouble' in opened ? opened : proxy(opened.ok);
  },
  async openReplay(id: string) {
    const opened = await (await replays()).open(id);
    return 'trouble' in opened ? opened : proxy(opened.ok);
  },
  async openReplayFile(...args: Parameters<Replays['openFile']>) {
    const opened = await (await replays()).openFile(...args);
    return 'trouble' in opened ? opened : proxy(opened.ok);
  },
  async open(id: string) {
    const opened = await tables.open(id);
    return 'trouble' in opened ? opened : proxy(opened.ok);
  },
  practices: async () => (await practices()).list(),
  practice: async (key: string) => (await practices()).find(key),
  removePractice: async (key: string) => (await practices()).remove(key),
  judgePractice: async (...args: Parameters<Practices['judge']>) => (await practices()).judge(...args),
  async openPractice(key: string) {
    const opened = await (await practices()).open(key);
    return 'trouble' in opened ? opened : proxy(opened.ok);
  },
  async openLesson(request: LessonRequest) {
    const { openLesson } = await import('./lessons.ts');
    const opened = await openLesson(request);
    return 'trouble' in opened ? opened : proxy(opened.ok);
  },
  /** Begins a prepared first game; undefined if the first game has an ordinary setup. */
  async beginPrepared(game: LessonRequest['game'], players: readonly Player[]): Promise<OrTrouble<string> | undefined> {
    const { firstPosition } = await import('./lessons.ts');
    const position = await firstPosition(game);
    if ('trouble' in position) return position;
    return position.ok === undefined ? undefined : tables.keepFork(game, { position: position.ok, players });
  },
  lessonPack: async (game: LessonRequest['game']) => (await import('./lessons.ts')).lessonPack(game),
};
export type WorkerApi = typeof api;

expose(api);
