export type Command =
  | { readonly do: 'choose'; readonly index: number }
  | {
      readonly do:
        | 'undo'
        | 'log'
        | 'help'
        | 'quit'
        | 'table'
        | 'back'
        | 'map'
        | 'ahead'
        | 'choices'
        | 'seats'
        | 'advice';
    }
  | { readonly do: 'rules'; readonly wanted?: string }
  | { readonly do: 'language'; readonly wanted: string }
  /** The reason why the input is invalid, which is also the key of a message. */
  | { readonly do: 'ask'; readonly because: 'empty' | 'unknown' | 'outOfRange' };

const WORDS = {
  u: 'undo',
  l: 'log',
  t: 'table',
  c: 'choices',
  b: 'back',
  m: 'map',
  e: 'ahead',
  s: 'seats',
  h: 'advice',
  '?': 'help',
  q: 'quit',
} as const;

/** Parses one line of input when `count` choices are offered. */
export function readCommand(line: string, count: number): Command {
  const [word = '', ...rest] = line.trim().split(/\s+/u);
  if (word === '') return { do: 'ask', because: 'empty' };
  if (/^\d+$/u.test(word) && rest.length === 0) {
    const index = Number(word) - 1;
    return index >= 0 && index < count ? { do: 'choose', index } : { do: 'ask', because: 'outOfRange' };
  }
  const key = word.toLowerCase();
  if (key === 'r') return rest.length === 0 ? { do: 'rules' } : { do: 'rules', wanted: rest.join(' ') };
  if (key === 'lang' || key === 'language') return { do: 'language', wanted: rest.join(' ') };
  if (rest.length === 0 && Object.hasOwn(WORDS, key)) return { do: WORDS[key as keyof typeof WORDS] };
  return { do: 'ask', because: 'unknown' };
}
