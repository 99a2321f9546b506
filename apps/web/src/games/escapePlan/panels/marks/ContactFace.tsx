import type { EscapePlan } from '@getaway/escape-plan';
import type { VNode } from 'preact';
import { Icon } from '../../../../icons/Icon.tsx';
import { useTable } from '../../../../shell/tableUi.ts';
import { CONTACT_ICONS, contactQuick, stepOfContact } from '../model/contacts.ts';
import { price } from '../model/table.ts';
import { contactOf } from '../own/ContactCard.tsx';
import { OfficerMarks } from './OfficerMark.tsx';
import '../stage/offers.css';

/** A contact on two lines, for lists. */
export function ContactFace({ card }: { readonly card: string }): VNode | null {
  const table = useTable<EscapePlan>();
  const { voice, describer } = table;
  const contact = contactOf(table, card);
  if (contact === undefined) return null;
  const step = stepOfContact(contact.kind);
  return (
    <span class="ep-offer">
      <span class="ep-offer-art">
        <Icon name={CONTACT_ICONS[contact.kind]} />
      </span>
      <span class="ep-offer-words">
        <span class="ep-offer-name">
          <b>{describer.name('contact', card)}</b>
          {contact.star ? <Icon name="star" label={voice.say('card.star')} /> : null}
          {step === undefined ? null : (
            <Icon
              name={step === 'travel' ? 'whileTravelling' : 'whileEvading'}
              label={voice.say(`card.step.${step}`)}
            />
          )}
        </span>
        <span class="ep-offer-note">
          <OfficerMarks officers={contact.officers} /> {contactQuick(table, contact)}
        </span>
      </span>
      <b class="ep-price">{price(table, contact.cost)}</b>
    </span>
  );
}
