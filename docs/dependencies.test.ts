import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const SCOPE = '@getaway/';

interface Manifest {
  readonly name: string;
  readonly workspaces?: readonly string[];
  readonly dependencies?: Readonly<Record<string, string>>;
}

type Graph = ReadonlyMap<string, readonly string[]>;

const text = (file: string): string => readFileSync(`${ROOT}/${file}`, 'utf8');
const manifest = (folder: string): Manifest => JSON.parse(text(`${folder}/package.json`)) as Manifest;

/** For every workspace, the other workspaces that it depends on. Names are without the scope. */
function readGraph(): Graph {
  const folders = (manifest('.').workspaces ?? []).flatMap((glob) => globSync(glob, { cwd: ROOT }));
  return new Map(
    folders.map(manifest).map(({ name, dependencies = {} }) => {
      const own = Object.keys(dependencies).filter((other) => other.startsWith(SCOPE));
      return [name.slice(SCOPE.length), own.map((other) => other.slice(SCOPE.length)).sort()];
    }),
  );
}

function reachableFrom(graph: Graph, start: string): ReadonlySet<string> {
  const found = new Set<string>();
  const pending = [...(graph.get(start) ?? [])];
  for (let next = pending.pop(); next !== undefined; next = pending.pop())
    if (!found.has(next)) {
      found.add(next);
      pending.push(...(graph.get(next) ?? []));
    }
  return found;
}

/** The arrows of the diagram. Each is a direct dependency that is not also an indirect one. */
const arrowsOf = (graph: Graph): readonly string[] =>
  [...graph].flatMap(([from, direct]) =>
    direct
      .filter((to) => !direct.some((other) => reachableFrom(graph, other).has(to)))
      .map((to) => `${from} --> ${to}`),
  );

const GRAPH = readGraph();

test('no workspace depends on itself', () => {
  expect([...GRAPH.keys()].filter((name) => reachableFrom(GRAPH, name).has(name))).toEqual([]);
});

test.each(['README.md', 'ARCHITECTURE.md'])('a diagram in %s is that of the package.json files', (page) => {
  const arrows = [...text(page).matchAll(/^ {2}(?<arrow>[\w-]+ --> [\w-]+)$/gmu)];
  // The README links to ARCHITECTURE.md and may have a diagram too.
  if (page === 'README.md' && arrows.length === 0) return;
  expect(arrows.map(({ groups }) => groups?.arrow ?? '').sort()).toEqual(arrowsOf(GRAPH).toSorted());
});

test('the table in ARCHITECTURE.md is that of the package.json files', () => {
  const rows = [...text('ARCHITECTURE.md').matchAll(/^\| `(?<name>[\w-]+)` \|[^|]+\|(?<uses>[ \w,-]*)\|$/gmu)];
  const table = rows.map(({ groups: { name = '', uses = '' } = {} }) => [
    name,
    uses.split(',').flatMap((other) => (other.trim() === '' ? [] : [other.trim()])),
  ]);
  expect(Object.fromEntries(table)).toEqual(Object.fromEntries(GRAPH));
});
