import * as v from 'valibot';
import { matches, textUpTo } from './bounded.ts';

const ID = /^[A-Za-z0-9-]+$/;
const HASH = /^[\da-f]{16}$/;

/**
 * The id of a pack or of something in it. States use ids as keys, so names such as `constructor` are forbidden. Packs
 * are requested by id or by hash, so an id must not look like a hash.
 */
export const contentId = v.pipe(
  textUpTo(40, 'ids have 40 characters at most'),
  matches(ID, 'ids are letters, digits and hyphens'),
  v.check((id) => !ID.test(id) || !(id in {}), 'this id is reserved'),
  v.check((id) => !HASH.test(id), 'this id looks like the hash of a pack'),
);
