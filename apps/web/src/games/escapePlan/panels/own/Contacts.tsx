import type { Move } from '@getaway/escape-plan/moves';
import { assetsAt, countUncovered, freeContactSpaces } from '@getaway/escape-plan/reading';
import type { EscapePlan, SeatView } from '@getaway/escape-plan/view';
import type { VNode } from 'preact';
import { Icon } from '../../../../icons/Icon.tsx';
import { Choosable } from '../../../../table/choices/Choosable.tsx';
import { useTable } from '../../../../table/tableUi.ts';
import { Tip } from '../marks/Tip.tsx';
import { stepOfContact } from '../model/contacts.ts';
import { movesCalled, movesOnContact } from '../model/moves.ts';
import type { EscapePlanTable } from '../model/table.ts';
import { wastedNote } from '../model/wasted.ts';
import { LockedAsset } from './Assets.tsx';
import { ContactCard, contactOf, contactWords } from './ContactCard.tsx';
import { FreeSpace } from './FreeSpace.tsx';

/** The five contact spaces: contacts from the left, locked assets from the right, handcuffs at the end. */
export function Contacts({ held }: { readonly held: SeatView }): VNode {
  const table = useTable<EscapePlan>();
  const { view, voice } = table;
  const put = movesCalled(table, 'putContact').filter((move) => move.move === 'putContact' && move.where === 'space');
  const open = countUncovered(view, held);
  return (
    <section class="ep-row ep-contacts" aria-label={voice.say('own.contacts')}>
      <Tip title={voice.say('own.contacts')} text={voice.say('own.contactsText')} class="ep-row-sign">
        <Icon name="contact" />
      </Tip>
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
        <Tip key={i} title={voice.say('own.handcuffed')} text={voice.say('own.handcuffedText')} class="ep-cuffed">
          <Icon name="handcuffs" label={voice.say('own.handcuffed')} />
        </Tip>
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
  const why = whyNotNow(table, card, { faceUp, covered });
  const moves = movesOnContact(table, card);
  const words = [contactWords(table, contact), ...(why === undefined ? [] : [why]), ...wastedNote(table, moves)];
  return (
    <Tip title={name} text={words.join('\n')}>
      <Choosable label={name} moves={moves} candidate={use}>
        <ContactCard card={card} turned={!faceUp} covered={covered} />
      </Choosable>
    </Tip>
  );
}

/** Why a contact can't be used now, as far as the view shows it. */
function whyNotNow(
  table: EscapePlanTable,
  card: string,
  { faceUp, covered }: { readonly faceUp: boolean; readonly covered: boolean },
): string | undefined {
  const { voice, view, asked } = table;
  if (asked === undefined || movesOnContact(table, card).length > 0) return undefined;
  const contact = contactOf(table, card);
  if (covered) return voice.say('why.covered');
  if (!faceUp) return voice.say('why.turned');
  const cash = view.viewer === 'spectator' ? 0 : (view.seats[view.viewer]?.cash ?? 0);
  if (contact !== undefined && contact.cost > cash) return voice.say('why.cash', { cost: contact.cost, cash });
  const step = contact === undefined ? undefined : stepOfContact(contact.kind);
  return step === undefined ? voice.say('why.inside') : voice.say(`why.${step}`);
}
