import { packOf } from '@getaway/gangsta/content';
import type { Gangsta } from '@getaway/gangsta/view';
import type { ComponentChildren, VNode } from 'preact';
import { Icon } from '../../../icons/Icon.tsx';
import { about } from '../../../table/explain/subject.ts';
import { useTable } from '../../../table/tableUi.ts';
import { CardsDialog } from '../cards/CardsDialog.tsx';
import { JobFace } from '../cards/JobFace.tsx';
import { RecruitFace } from '../cards/PersonFace.tsx';

interface Props {
  readonly deck: 'jobs' | 'henchmen';
  readonly children?: ComponentChildren;
}

/** A deck with the number of its cards, and its discard pile. */
export function DeckPile({ deck, children }: Props): VNode {
  const { view, voice, describer } = useTable<Gangsta>();
  const { size, discards, seenBy } = deck === 'jobs' ? view.jobDeck : view.henchmanDeck;
  const pack = packOf(view);
  return (
    <div class="gs-deck" data-deck={deck}>
      <h3>{voice.say(deck === 'jobs' ? 'board.jobs' : 'board.pool')}</h3>
      {children}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to ask what the deck is. */}
      <p class="gs-back" data-empty={size === 0} tabIndex={0} {...about('deck', deck)}>
        <Icon name="deck" />
        <b>{size}</b>
        <span class="visually-hidden">{voice.say('board.inDeck', { count: size })}</span>
      </p>
      {seenBy.length > 0 ? (
        <p class="gs-seen">
          {seenBy.some((seat) => seat === view.viewer)
            ? voice.say('board.seenByYou')
            : voice.say('board.seen', { seats: voice.list(seenBy.map((seat) => describer.seat(seat))) })}
        </p>
      ) : null}
      <CardsDialog
        title={voice.say('board.discards', { count: discards.length })}
        subject={{ kind: 'deck', id: deck === 'jobs' ? 'jobDiscards' : 'henchmanDiscards' }}
        button={
          <>
            <Icon name="discards" /> {discards.length}
            <span class="visually-hidden">{voice.say('board.discards', { count: discards.length })}</span>
          </>
        }
      >
        {discards.map((id) => (
          <div key={id}>
            {deck === 'jobs' ? <JobFace id={id} /> : <RecruitFace id={id} cost={pack.henchmen.get(id)?.cost ?? 0} />}
          </div>
        ))}
      </CardsDialog>
    </div>
  );
}
