import type { Move } from '@getaway/escape-plan/moves';
import { assetsAt, countUncovered, freeContactSpaces } from '@getaway/escape-plan/reading';
import type { EscapePlan, SeatView } from '@getaway/escape-plan/view';
import type { VNode } from 'preact';
import { Icon } from '../../../../icons/Icon.tsx';
import { Choosable } from '../../../../table/choices/Choosable.tsx';
import { Explained } from '../../../../table/explain/Explained.tsx';
import { useTable } from '../../../../table/tableUi.ts';
import { movesCalled, movesOnContact } from '../model/moves.ts';
import { LockedAsset } from './Assets.tsx';
import { ContactCard, contactOf } from './ContactCard.tsx';
import { FreeSpace } from './FreeSpace.tsx';

/** The five contact spaces, from left to right: contacts, free spaces, locked assets, handcuffs. */
export function Contacts({ held }: { readonly held: SeatView }): VNode {
  const table = useTable<EscapePlan>();
  const { view, voice } = table;
  const put = movesCalled(table, 'putContact').filter((move) => move.move === 'putContact' && move.where === 'space');
  const open = countUncovered(view, held);
  return (
    <section class="ep-row ep-contacts" aria-label={voice.say('own.contacts')}>
      <Explained kind="token" id="contacts" class="ep-row-sign">
        <Icon name="contact" />
      </Explained>
      {held.contacts.map(({ card, faceUp }, i) => (
        <OwnContact key={card} card={card} faceUp={faceUp} covered={i >= open} />
      ))}
      {Array.from({ length: freeContactSpaces(view, held) }, (_, i) => (
        <FreeSpace key={i} label={voice.say('own.freeContact')} moves={i === 0 ? put : []} />
      ))}
      {assetsAt(held, 'contact').map((asset) => (
        <LockedAsset key={asset} asset={asset} />
      ))}
      {Array.from({ length: held.handcuffs - (held.contacts.length - open) }, (_, i) => (
        <Explained key={i} kind="token" id="handcuffs" class="ep-cuffed">
          <Icon name="handcuffs" label={voice.say('own.handcuffed')} />
        </Explained>
      ))}
    </section>
  );
}

function OwnContact({
  card,
  faceUp,
  covered,
}: {
  readonly card: string;
  readonly faceUp: boolean;
  readonly covered: boolean;
}): VNode | null {
  const table = useTable<EscapePlan>();
  const contact = contactOf(table, card);
  if (contact === undefined) return null;
  const name = table.describer.name('contact', card);
  const use: Move = { move: 'useContact', card };
  const moves = movesOnContact(table, card);
  return (
    <Explained kind="contact" id={card}>
      <Choosable label={name} moves={moves} candidate={use}>
        <ContactCard card={card} turned={!faceUp} covered={covered} />
      </Choosable>
    </Explained>
  );
}
