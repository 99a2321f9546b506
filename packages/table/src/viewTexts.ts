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
    let names = '';
    let own = '';
    for (const name in fields) {
      const value = fields[name];
      const open = this.#open[name];
      if (value === open) continue;
      names += ` ${name}`;
      if (value !== undefined) own += `,"${name}":${this.#textOf(value, open)}`;
    }
    for (const name in this.#open) if (!(name in fields)) names += ` ${name}`;
    const alike = this.#alikeBut(names);
    return alike === '' ? `{${own.slice(1)}}` : `{${alike}${own}}`;
  }

  #alikeBut(names: string): string {
    const known = this.#alike.get(names);
    if (known !== undefined) return known;
    const alike: Record<string, unknown> = { ...this.#open };
    for (const name of names.split(' ')) if (name !== '') alike[name] = undefined; // JSON leaves it out
    const text = JSON.stringify(alike).slice(1, -1);
    this.#alike.set(names, text);
    return text;
  }

  #textOf(value: unknown, open: unknown): string {
    return Array.isArray(value) && Array.isArray(open) ? this.#listText(value, open) : JSON.stringify(value);
  }

  #listText(list: readonly unknown[], open: readonly unknown[]): string {
    const texts = list.map((place, i) =>
      typeof place === 'object' && place === open[i] ? this.#placeText(place) : JSON.stringify(place),
    );
    return `[${texts.join(',')}]`;
  }

  #placeText(place: unknown): string {
    const text = this.#places.get(place) ?? JSON.stringify(place);
    this.#places.set(place, text);
    return text;
  }
}
