type Fields = Readonly<Record<string, unknown>>;

/**
 * Views of one moment as JSON. They are made on top of `open`, the view of a spectator: whatever is the same object in both is
 * written once for all of them.
 */
export class ViewTexts {
  readonly #open: Fields;
  /** What everybody sees alike, by the names of the fields in which somebody sees something of their own. */
  readonly #alike = new Map<string, string>();
  readonly #places = new Map<unknown, string>();

  constructor(open: object) {
    this.#open = open as Fields;
  }

  textOf(view: object): string {
    const fields = view as Fields;
    const names: string[] = [];
    let own = '';
    for (const name in fields) {
      const value = fields[name];
      const open = this.#open[name];
      if (value === open) continue;
      names.push(name);
      if (value !== undefined) own += `,${JSON.stringify(name)}:${this.#textOf(value, open)}`;
    }
    for (const name in this.#open) if (!(name in fields)) names.push(name);
    const alike = this.#alikeBut(names);
    return alike === '' ? `{${own.slice(1)}}` : `{${alike}${own}}`;
  }

  #alikeBut(names: readonly string[]): string {
    const key = names.join();
    const known = this.#alike.get(key);
    if (known !== undefined) return known;
    const alike: Record<string, unknown> = { ...this.#open };
    for (const name of names) alike[name] = undefined; // JSON leaves it out
    const text = JSON.stringify(alike).slice(1, -1);
    this.#alike.set(key, text);
    return text;
  }

  #textOf(value: unknown, open: unknown): string {
    return Array.isArray(value) && Array.isArray(open) ? this.#listText(value, open) : JSON.stringify(value);
  }

  #listText(list: readonly unknown[], open: readonly unknown[]): string {
    let all = '';
    for (let i = 0; i < list.length; i += 1) {
      const text = this.#placeText(list[i], open[i]);
      all = i === 0 ? text : `${all},${text}`;
    }
    return `[${all}]`;
  }

  #placeText(place: unknown, open: unknown): string {
    if (!isRecord(place) || !isRecord(open)) return JSON.stringify(place ?? null);
    const more = place === open ? '' : added(place, open);
    if (more === undefined) return JSON.stringify(place);
    const text = this.#places.get(open) ?? JSON.stringify(open);
    this.#places.set(open, text);
    return more === '' ? text : `${text.slice(0, -1)}${text === '{}' ? more.slice(1) : more}}`;
  }
}

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What somebody sees more of a record than everybody, a comma before each field; undefined if they see something else. */
function added(own: Fields, open: Fields): string | undefined {
  let more = '';
  for (const name in own) {
    const value = own[name];
    if (value === open[name]) continue;
    if (name in open) return undefined;
    if (value !== undefined) more += `,${JSON.stringify(name)}:${JSON.stringify(value)}`;
  }
  for (const name in open) if (!(name in own)) return undefined;
  return more;
}
