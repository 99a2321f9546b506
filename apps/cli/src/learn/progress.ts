import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseJson } from '@getaway/kernel';
import { type Lesson, type LessonsProgress, progressAfter, progressOf, progressSchema } from '@getaway/lessons';
import * as v from 'valibot';

/** The user's progress in the lessons of a game, stored in a file beside the saved games. */
export class LessonProgress {
  readonly #file: string;
  readonly #game: string;

  constructor(folder: string, game: string) {
    this.#file = join(folder, 'lessons.json');
    this.#game = game;
  }

  of(lesson: string): LessonsProgress[string] {
    return progressOf(this.#read(), this.#game, lesson);
  }

  keep(lesson: Lesson, done: number): void {
    const text = JSON.stringify(progressAfter(this.#read(), this.#game, lesson, done));
    try {
      writeFileSync(this.#file, `${text}\n`, { mode: 0o600 });
    } catch {
      // A failed write is ignored. The lesson then just starts at an earlier step next time.
    }
  }

  #read(): LessonsProgress {
    try {
      const parsed = v.safeParse(progressSchema, parseJson(readFileSync(this.#file, 'utf8')).document);
      return parsed.success ? parsed.output : {};
    } catch {
      return {};
    }
  }
}
