import { signal } from '@preact/signals';
import { type GameId, isGameId } from '../games/ids.ts';

/** Where somebody is, as the address says it: everything after `#`. */
export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'new'; readonly game: GameId }
  | { readonly page: 'table'; readonly id: string }
  | { readonly page: 'host' }
  | { readonly page: 'join'; readonly id: string }
  | { readonly page: 'seat'; readonly id: string; readonly secret: string }
  | { readonly page: 'rules'; readonly game: GameId; readonly rule?: string }
  | { readonly page: 'settings' }
  | { readonly page: 'credits' };

function readRoute(hash: string): Route {
  const [page = '', first = '', second] = hash.replace(/^#\/?/u, '').split('/').map(decodeURIComponent);
  if (page === 'new' && isGameId(first)) return { page, game: first };
  if (page === 'table' && first !== '') return { page, id: first };
  if (page === 'join' && first !== '') return { page, id: first };
  if (page === 'seat' && first !== '' && second !== undefined) return { page, id: first, secret: second };
  if (page === 'rules' && isGameId(first))
    return second === undefined || second === '' ? { page, game: first } : { page, game: first, rule: second };
  if (page === 'settings' || page === 'credits' || page === 'host') return { page };
  return { page: 'home' };
}

export function hrefOf(route: Route): string {
  switch (route.page) {
    case 'home':
      return '#/';
    case 'new':
      return `#/new/${route.game}`;
    case 'table':
      return `#/table/${encodeURIComponent(route.id)}`;
    case 'join':
      return `#/join/${encodeURIComponent(route.id)}`;
    case 'seat':
      return `#/seat/${encodeURIComponent(route.id)}/${encodeURIComponent(route.secret)}`;
    case 'rules':
      return `#/rules/${route.game}${route.rule === undefined ? '' : `/${route.rule}`}`;
    case 'settings':
    case 'credits':
    case 'host':
      return `#/${route.page}`;
  }
}

export const route = signal<Route>(readRoute(location.hash));
addEventListener('hashchange', () => {
  route.value = readRoute(location.hash);
});

export function go(to: Route): void {
  location.hash = hrefOf(to);
}
