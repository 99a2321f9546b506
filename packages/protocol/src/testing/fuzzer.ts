import { type Chance, drawBelow } from '@getaway/kernel';

/** Creates invalid input for fuzz tests. The same random source gives the same input. */
export class Fuzzer {
  readonly #chance: Chance;

  constructor(chance: Chance) {
    this.#chance = chance;
  }

  below(bound: number): number {
    return drawBelow(this.#chance, bound);
  }

  pick<T>(things: readonly T[]): T {
    return things[this.below(things.length)] as T;
  }

  value(): unknown {
    return this.pick(ODD_VALUES);
  }

  bytes(): string {
    return Array.from({ length: this.below(60) }, () => String.fromCharCode(this.below(256))).join('');
  }

  /** Deletes, inserts or replaces a few characters at random places. */
  corrupt(text: string): string {
    let line = text;
    for (let i = 0; i <= this.below(3); i += 1) {
      const at = this.below(line.length + 1);
      const kept = line.slice(at + this.below(3));
      line =
        line.slice(0, at) + this.pick(['', '', '"', '{', '}', '[', ',', '0', '\\', '\u2028', '\ud800', 'é']) + kept;
    }
    return line.replaceAll('\n', '');
  }

  /** A copy with one random change. */
  edit(document: unknown): unknown {
    const copy: unknown = document === undefined ? undefined : JSON.parse(JSON.stringify(document));
    let place = copy;
    while (typeof place === 'object' && place !== null) {
      const fields = place as Record<string, unknown>;
      const names = Object.keys(fields);
      if (names.length === 0) break;
      const name = this.pick(names);
      const inner = fields[name];
      if (typeof inner === 'object' && inner !== null && this.below(5) > 0) {
        place = inner;
        continue;
      }
      this.#spoil(fields, name);
      break;
    }
    return copy;
  }

  #spoil(fields: Record<string, unknown>, name: string): void {
    const old = fields[name];
    const twist = this.below(5);
    if (twist === 0) delete fields[name];
    else if (twist === 1) fields[this.pick(['extra', '__proto__', 'constructor', 'do'])] = this.value();
    else if (twist === 2 && typeof old === 'number') fields[name] = old + this.below(5) - 2;
    else if (twist === 3) fields[name] = this.pick(Object.values(fields));
    else fields[name] = this.value();
  }
}

const ODD_VALUES: readonly unknown[] = [
  null,
  true,
  false,
  0,
  1,
  2,
  3,
  -1,
  0.5,
  1e9,
  1e308,
  Number.MAX_SAFE_INTEGER,
  '',
  'x',
  'gap',
  'hello',
  'spectator',
  'gangsta',
  '__proto__',
  '\ud800',
  [],
  [[]],
  {},
  { move: 'pass' },
  { move: 7 },
  [0, 'x', null],
];
