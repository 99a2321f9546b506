import { AUTOMATA } from '@getaway/escape-plan/content';
import { assetsAt, rowAfter } from '@getaway/escape-plan/reading';
import type { EscapePlan, SeatView } from '@getaway/escape-plan/view';
import type { SeatId } from '@getaway/kernel';
import type { VNode } from 'preact';
import { Icon } from '../../../../icons/Icon.tsx';
import { useTable } from '../../../../table/tableUi.ts';
import { rivalSeats } from '../../../seats.ts';
import { Count, KeyMark, NotorietyCubes, WhoName, Wounds } from '../marks/Marks.tsx';
import { Tip, TipGroup } from '../marks/Tip.tsx';
import { CONTACT_ICONS } from '../model/contacts.ts';
import { isInCity, money, placeName, whoName } from '../model/table.ts';
import { itemEffect, itemIcon, itemName } from '../model/things.ts';
import { contactOf, contactWords } from '../own/ContactCard.tsx';
import { PlanTable } from '../own/PlanTable.tsx';
import { Automaton } from './Automaton.tsx';
import { Visited } from './Visited.tsx';
import './rivals.css';

/** The public facts about everybody else, at a glance. */
export function Rivals(): VNode {
  const { view, voice } = useTable<EscapePlan>();
  return (
    <div class="ep-rivals">
      {rivalSeats(view).map((seat) => {
        const held = view.seats[seat];
        return held === undefined ? null : <Rival key={seat} seat={seat} held={held} />;
      })}
      {AUTOMATA.map((who) => (
        <Automaton key={who} who={who} />
      ))}
      {view.seats.length === 0 ? <p>{voice.say('market.none')}</p> : null}
    </div>
  );
}

interface Props {
  readonly seat: SeatId;
  readonly held: SeatView;
}

function Rival({ seat, held }: Props): VNode {
  const table = useTable<EscapePlan>();
  const { view, voice, due } = table;
  const after = rowAfter(view, held);
  return (
    <section class="ep-rival" style={`--seat: var(--seat-${seat})`} data-due={due === seat} data-out={!isInCity(held)}>
      <TipGroup class="ep-rival-facts" label={whoName(table, seat)}>
        <p class="ep-rival-head">
          <WhoName who={seat} />
          {due === seat ? <span class="ep-due">{voice.say('rival.due')}</span> : null}
          <Tip
            title={voice.say('own.notoriety', { row: held.notoriety })}
            text={voice.say('own.after', { row: after })}
          >
            <span class="ep-count">
              <Icon name="notoriety" label={voice.say('own.notorietyName')} />
              <b>{held.notoriety}</b>
              <NotorietyCubes {...held.cubes} />
            </span>
          </Tip>
          <Wounds wounds={held.wounds} />
          <span class="ep-rival-place" title={placeName(table, held.at)}>
            {placeName(table, held.at)}
          </span>
        </p>
        <div class="ep-rival-line">
          <Standing held={held} />
          <Things held={held} />
          <Visited who={seat} />
        </div>
      </TipGroup>
      {view.over ? <PlanTable who={seat} plan={held.plan} /> : null}
    </section>
  );
}

/** Money, notoriety and other counts. */
function Standing({ held }: { readonly held: SeatView }): VNode {
  const table = useTable<EscapePlan>();
  const { voice } = table;
  return (
    <>
      {held.cash === undefined ? null : (
        <Count icon="money" count={money(table, held.cash)} name={voice.say('own.cash')} />
      )}
      <Count icon="income" count={held.income} name={voice.say('own.income', { sum: held.income })} />
      {held.handcuffs === 0 ? null : (
        <Count
          icon="handcuffs"
          count={held.handcuffs}
          name={voice.say('market.handcuffs', { count: held.handcuffs })}
        />
      )}
      {held.discs === 0 ? null : (
        <Count icon="disc" count={held.discs} name={voice.say('own.discs', { count: held.discs })} />
      )}
      {held.cans === 0 ? null : (
        <Count icon="can" count={held.cans} name={voice.say('own.cans', { count: held.cans })} />
      )}
      {held.members === 0 ? null : (
        <Count icon="gangMember" count={held.members} name={voice.say('own.members', { count: held.members })} />
      )}
      <Tip title={voice.say('own.rest', { rested: String(held.rested) })}>
        <Icon
          name={held.rested ? 'rested' : 'mayRest'}
          label={voice.say('own.rest', { rested: String(held.rested) })}
        />
      </Tip>
      {held.firstAid ? (
        <Tip title={voice.say('own.firstAid', { ready: 'true' })}>
          <Icon name="firstAid" label={voice.say('own.firstAid', { ready: 'true' })} />
        </Tip>
      ) : null}
    </>
  );
}

/** Contacts, items, assets and keys, each as an icon. */
function Things({ held }: { readonly held: SeatView }): VNode {
  const table = useTable<EscapePlan>();
  const { voice, describer } = table;
  const ready = assetsAt(held, 'unlocked');
  const used = assetsAt(held, 'used').length;
  return (
    <>
      {held.contacts.map(({ card, faceUp }) => {
        const contact = contactOf(table, card);
        const name = describer.name('contact', card);
        return contact === undefined ? null : (
          <Tip key={card} title={name} text={contactWords(table, contact)}>
            <span class="ep-mini ep-mini-card" data-turned={!faceUp}>
              <Icon
                name={CONTACT_ICONS[contact.kind]}
                label={faceUp ? name : voice.say('rival.turned', { thing: name })}
              />
            </span>
          </Tip>
        );
      })}
      {held.items.map((item, i) => (
        <Tip key={`${i}${JSON.stringify(item)}`} title={itemName(table, item)} text={itemEffect(table, item)}>
          <span
            class="ep-mini"
            data-turned={'faceUp' in item && !item.faceUp}
            data-colour={item.kind === 'locker' ? item.colour : undefined}
          >
            <Icon name={itemIcon(item)} label={itemName(table, item)} />
          </span>
        </Tip>
      ))}
      {ready.length === 0 ? null : (
        <Count
          icon="unlocked"
          count={ready.length}
          name={voice.say('rival.readyAssets', { count: ready.length })}
          text={voice.list(ready.map((asset) => voice.say(`asset.${asset}`)))}
        />
      )}
      {used === 0 ? null : <Count icon="covered" count={used} name={voice.say('rival.usedAssets', { count: used })} />}
      {held.keys.map(({ colour, used: down }, i) => (
        <KeyMark key={`${colour}${i}`} colour={colour} used={down} />
      ))}
    </>
  );
}
