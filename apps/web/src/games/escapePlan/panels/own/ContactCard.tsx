import { type Contact, packOf } from '@getaway/escape-plan/content';
import type { EscapePlan } from '@getaway/escape-plan/view';
import type { VNode } from 'preact';
import { Icon } from '../../../../icons/Icon.tsx';
import { useTable } from '../../../../table/tableUi.ts';
import { Portrait } from '../../../portraits/Portrait.tsx';
import { ContactSymbols } from '../marks/ContactSymbols.tsx';
import { OfficerMarks } from '../marks/OfficerMark.tsx';
import { CONTACT_ICONS, contactQuick } from '../model/contacts.ts';
import { lookOf } from '../model/looks.ts';
import { type EscapePlanTable, price } from '../model/table.ts';
import './cards.css';

export const contactOf = ({ view }: Pick<EscapePlanTable, 'view'>, card: string): Contact | undefined =>
  packOf(view).contacts.get(card);

/**
 * A contact card with its cost, its name, and its effect as icons and text. The star and the step symbol are in the
 * corners.
 */
export function ContactCard({
  card,
  turned = false,
  covered = false,
}: {
  readonly card: string;
  readonly turned?: boolean;
  readonly covered?: boolean;
}): VNode | null {
  const table = useTable<EscapePlan>();
  const { voice, describer } = table;
  const contact = contactOf(table, card);
  if (contact === undefined) return null;
  return (
    <span class="card-frame ep-card" data-turned={turned} data-covered={covered}>
      <span class="ep-card-band">
        <b class="ep-price">{price(table, contact.cost)}</b>
        {turned && !covered ? (
          <span class="ep-card-stamp">{voice.say('card.used')}</span>
        ) : (
          <span class="ep-card-symbols">
            <ContactSymbols contact={contact} />
          </span>
        )}
      </span>
      <span class="ep-card-body">
        <span class="ep-card-person">
          <Portrait look={lookOf(card)} />
          <b class="ep-card-name">{describer.name('contact', card)}</b>
        </span>
        <span class="ep-card-art">
          <Icon name={CONTACT_ICONS[contact.kind]} />
          <OfficerMarks officers={contact.officers} />
          <span class="ep-card-words">{contactQuick(table, contact)}</span>
        </span>
      </span>
      {covered ? (
        <span class="ep-card-bars">
          <Icon name="handcuffs" label={voice.say('card.covered')} />
        </span>
      ) : null}
    </span>
  );
}
