import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseJson, recordUpTo, textUpTo, wholeNumber } from '@getaway/kernel';
import type { Lesson } from '@getaway/lessons';
import * as v from 'valibot';

const MOST = 500;
const schema = recordUpTo(textUpTo(MOST), v.object({ steps: wholeNumber, finished: v.boolean() }), MOST);
type Progress = v.InferOutput<typeof schema>;

const NOTHING = { steps: 0, finished: false } as const;

/** How far the lessons of a game have come, in a file beside the saved games. */
export class LessonProgress {
  readonly #file: string;
  readonly #game: string;

  constructor(folder: string, game: string) {
    this.#file = join(folder, 'lessons.json');
    this.#game = game;
  }

  of(lesson: string): Progress[string] {
    return this.#read()[`${this.#game}/${lesson}`] ?? NOTHING;
  }

  /** A finished lesson starts at the beginning the next time. */
  keep({ id, steps }: Lesson, done: number): void {
    const isOver = done >= steps.length;
    const kept = { steps: isOver ? 0 : done, finished: isOver || this.of(id).finished };
    const text = JSON.stringify({ ...this.#read(), [`${this.#game}/${id}`]: kept });
    try {
      writeFileSync(this.#file, `${text}\n`, { mode: 0o600 });
    } catch {
      // Nothing of a game is lost: the lesson starts at an earlier step the next time.
    }
  }

  #read(): Progress {
    try {
      const parsed = v.safeParse(schema, parseJson(readFileSync(this.#file, 'utf8')).document);
      return parsed.success ? parsed.output : {};
    } catch {
      return {};
    }
  }
}
