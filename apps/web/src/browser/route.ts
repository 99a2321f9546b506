import { PLACES, type Place, tableAddress } from '@getaway/protocol/address';
import { signal } from '@preact/signals';
import { type GameId, isGameId } from './gameIds.ts';
import { newAddress } from './oldAddress.ts';

/** The current page, given by the part of the address after `#`. */
export type Route =
  | { readonly page: 'home' }
  /** `together` fills the form for several people at this device. */
  | { readonly page: 'new'; readonly game: GameId; readonly together?: true }
  | { readonly page: 'table'; readonly place: Place; readonly id: string }
  | { readonly page: 'replay'; readonly place: Place; readonly id: string; readonly moment?: number }
  | { readonly page: 'host' }
  | { readonly page: 'seat'; readonly id: string; readonly secret: string }
  | { readonly page: 'rules'; readonly game: GameId; readonly rule?: string }
  | { readonly page: 'learn'; readonly game: GameId; readonly lesson?: string }
  | { readonly page: 'statistics' }
  | { readonly page: 'practice'; readonly id?: string }
  | { readonly page: 'settings' }
  | { readonly page: 'credits' };

const TOGETHER = 'together';

function readRoute(hash: string): Route {
  const [page = '', first = '', second, third = ''] = hash.replace(/^#\/?/u, '').split('/').map(decodeURIComponent);
  if (page === 'new' && isGameId(first))
    return second === TOGETHER ? { page, game: first, together: true } : { page, game: first };
  const place = PLACES.find((known) => known === second);
  if (page === 'table' && first !== '' && place !== undefined) return { page, place, id: first };
  if (page === 'replay' && first !== '' && place !== undefined)
    return /^\d+$/u.test(third) ? { page, place, id: first, moment: Number(third) } : { page, place, id: first };
  if (page === 'seat' && first !== '' && second !== undefined) return { page, id: first, secret: second };
  if (page === 'rules' && isGameId(first))
    return second === undefined || second === '' ? { page, game: first } : { page, game: first, rule: second };
  if (page === 'learn' && isGameId(first))
    return second === undefined || second === '' ? { page, game: first } : { page, game: first, lesson: second };
  if (page === 'practice') return first === '' ? { page } : { page, id: first };
  if (page === 'settings' || page === 'credits' || page === 'host' || page === 'statistics') return { page };
  return { page: 'home' };
}

export function hrefOf(route: Route): string {
  switch (route.page) {
    case 'home':
      return '#/';
    case 'new':
      return `#/new/${route.game}${route.together === true ? `/${TOGETHER}` : ''}`;
    case 'table':
      return tableAddress(route.id, route.place);
    case 'replay':
      return `#/replay/${encodeURIComponent(route.id)}/${route.place}${route.moment === undefined ? '' : `/${route.moment}`}`;
    case 'seat':
      return `#/seat/${encodeURIComponent(route.id)}/${encodeURIComponent(route.secret)}`;
    case 'rules':
      return `#/rules/${route.game}${route.rule === undefined ? '' : `/${route.rule}`}`;
    case 'learn':
      return `#/learn/${route.game}${route.lesson === undefined ? '' : `/${encodeURIComponent(route.lesson)}`}`;
    case 'practice':
      return `#/practice${route.id === undefined ? '' : `/${encodeURIComponent(route.id)}`}`;
    case 'statistics':
    case 'settings':
    case 'credits':
    case 'host':
      return `#/${route.page}`;
  }
}

/**
 * The page that the address leads to. An old address is first replaced, so that going back does not lead to it again.
 */
function currentRoute(): Route {
  const address = newAddress(location.hash);
  if (address !== location.hash) history.replaceState(history.state, '', address);
  return readRoute(address);
}

export const route = signal<Route>(currentRoute());
addEventListener('hashchange', () => {
  route.value = currentRoute();
});

export function go(to: Route): void {
  location.hash = hrefOf(to);
}
