import type { EscapePlan } from '@getaway/escape-plan/view';
import type { VNode } from 'preact';
import { Icon } from '../../../../icons/Icon.tsx';
import { useTable } from '../../../../table/tableUi.ts';
import { Portrait } from '../../../portraits/Portrait.tsx';
import { CONTACT_ICONS, contactQuick } from '../model/contacts.ts';
import { lookOf } from '../model/looks.ts';
import { price } from '../model/table.ts';
import { contactOf } from '../own/ContactCard.tsx';
import { ContactSymbols } from './ContactSymbols.tsx';
import { OfficerMarks } from './OfficerMark.tsx';
import '../stage/offers.css';

/** A contact in two lines, for lists. */
export function ContactFace({ card }: { readonly card: string }): VNode | null {
  const table = useTable<EscapePlan>();
  const { describer } = table;
  const contact = contactOf(table, card);
  if (contact === undefined) return null;
  return (
    <span class="ep-offer">
      <span class="ep-offer-art">
        <Portrait look={lookOf(card)} />
      </span>
      <span class="ep-offer-words">
        <span class="ep-offer-name">
          <b>{describer.name('contact', card)}</b>
          <ContactSymbols contact={contact} />
        </span>
        <span class="ep-offer-note">
          <Icon name={CONTACT_ICONS[contact.kind]} /> <OfficerMarks officers={contact.officers} />{' '}
          {contactQuick(table, contact)}
        </span>
      </span>
      <b class="ep-price">{price(table, contact.cost)}</b>
    </span>
  );
}
