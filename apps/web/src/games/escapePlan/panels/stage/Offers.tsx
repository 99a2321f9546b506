import type { EscapePlan } from '@getaway/escape-plan/view';
import type { VNode } from 'preact';
import { Icon } from '../../../../icons/Icon.tsx';
import { AllChoices } from '../../../../table/advice/AllChoices.tsx';
import { KEYS } from '../../../../table/choices/Choices.tsx';
import { Choosable } from '../../../../table/choices/Choosable.tsx';
import { useTable } from '../../../../table/tableUi.ts';
import { ContactFace } from '../marks/ContactFace.tsx';
import { OfficerMark, OfficerMarks } from '../marks/OfficerMark.tsx';
import { subjectOf } from '../model/subject.ts';
import { ItemTile } from '../own/Items.tsx';
import { type Offer, offersOf, travelOffers } from './offerOf.ts';
import { needsStage } from './staged.ts';
import './offers.css';

/** If there are more offers than this, each is shown in one line. */
const MAX_FULL_OFFERS = 7;

/** What the question offers apart from journeys: people for hire, tiles for sale, or ways to continue. */
export function Offers(): VNode | null {
  const table = useTable<EscapePlan>();
  const { asked } = table;
  if (asked === undefined) return null;
  if (!needsStage(table)) {
    const offers = travelOffers(table);
    return offers.length === 0 ? null : (
      <div class="ep-offers">
        {offers.map((offer) => (
          <OfferRow key={offer.key} offer={offer} />
        ))}
      </div>
    );
  }
  const offers = offersOf(table);
  return (
    <AllChoices count={offers.length}>
      <div class="ep-offers" data-many={offers.length > MAX_FULL_OFFERS}>
        <Subject />
        {offers.map((offer) => (
          <OfferRow key={offer.key} offer={offer} number={keyOf(offer, offers)} />
        ))}
      </div>
    </AllChoices>
  );
}

function keyOf(offer: Offer, offers: readonly Offer[]): number | undefined {
  const at = 1 + offers.filter(({ moves }) => moves.length > 0).indexOf(offer);
  return at > 0 && at <= KEYS ? at : undefined;
}

/** The card or tile that is being placed. */
function Subject(): VNode | null {
  const { asked } = useTable<EscapePlan>();
  if (asked?.frame.step === 'placeContact') return <ContactFace card={asked.frame.card} />;
  if (asked?.frame.step === 'storeItem')
    return (
      <div class="ep-subject">
        <ItemTile item={asked.frame.item} />
      </div>
    );
  return null;
}

function OfferRow({ offer, number }: { readonly offer: Offer; readonly number?: number | undefined }): VNode {
  const table = useTable<EscapePlan>();
  const { name, icon, art, note, price, star, officers, moves, candidate } = offer;
  const move = moves[0] ?? candidate;
  const subject = move === undefined ? undefined : subjectOf(move);
  const body = (
    <span class="ep-offer">
      <span class="ep-offer-art">{art === undefined ? <Icon name={icon} /> : <OfficerMark officer={art} />}</span>
      <span class="ep-offer-words">
        <span class="ep-offer-name">
          <b>{name}</b>
          {star === true ? <Icon name="star" label={table.voice.say('card.star')} /> : null}
        </span>
        {note === undefined && officers === undefined ? null : (
          <span class="ep-offer-note">
            {officers === undefined ? null : <OfficerMarks officers={officers} />}
            {note}
          </span>
        )}
      </span>
      {price === undefined ? null : <b class="ep-price">{price}</b>}
    </span>
  );
  return (
    <span class="explained ep-offer-row">
      <Choosable
        label={name}
        moves={moves}
        {...(candidate === undefined ? {} : { candidate })}
        {...(subject === undefined ? {} : { subject })}
        number={number}
        class="ep-offer-button"
      >
        {body}
      </Choosable>
    </span>
  );
}
