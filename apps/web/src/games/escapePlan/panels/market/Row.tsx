import type { EscapePlan } from '@getaway/escape-plan/view';
import type { VNode } from 'preact';
import { Choosable } from '../../../../table/choices/Choosable.tsx';
import { Explained } from '../../../../table/explain/Explained.tsx';
import { useTable } from '../../../../table/tableUi.ts';
import { ContactFace } from '../marks/ContactFace.tsx';
import { contactOf } from '../own/ContactCard.tsx';

/** L15, I11. The contacts for hire. Their order matters, because automata take from the end of the row. */
export function Row(): VNode {
  const { view, voice } = useTable<EscapePlan>();
  if (view.contactRow.length === 0) return <p class="ep-soft">{voice.say('market.none')}</p>;
  return (
    <>
      <ol class="ep-contact-row">
        {view.contactRow.map((card) => (
          <li key={card}>
            <ForHire card={card} />
          </li>
        ))}
      </ol>
      {view.automata.inspector === undefined ? null : <p class="ep-soft">{voice.say('market.order')}</p>}
    </>
  );
}

function ForHire({ card }: { readonly card: string }): VNode | null {
  const table = useTable<EscapePlan>();
  const contact = contactOf(table, card);
  if (contact === undefined) return null;
  const name = table.describer.name('contact', card);
  const candidate = { move: 'takeContact', card } as const;
  const moves = table.asked?.moves.filter((move) => move.move === 'takeContact' && move.card === card) ?? [];
  return (
    <Explained kind="contact" id={card} class="ep-offer-row">
      <Choosable label={name} moves={moves} candidate={candidate} class="ep-offer-button">
        <ContactFace card={card} />
      </Choosable>
    </Explained>
  );
}
