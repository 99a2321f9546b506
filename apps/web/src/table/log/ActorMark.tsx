import type { VNode } from 'preact';
import { Icon } from '../../icons/Icon.tsx';
import type { Actor } from '../actors.ts';
import { SeatMark } from '../seats/SeatMark.tsx';

/** The mark of the actor: a seat's emblem or an automaton's icon. If nobody acted, the place stays empty. */
export function ActorMark({ actor }: { readonly actor: Actor | undefined }): VNode {
  if (typeof actor === 'number') return <SeatMark seat={actor} />;
  return (
    <span class="seat-mark" data-automaton={actor} data-empty={actor === undefined}>
      {actor === undefined ? null : <Icon name={actor} />}
    </span>
  );
}
