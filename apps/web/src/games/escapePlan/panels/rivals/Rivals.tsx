import { AUTOMATA } from '@getaway/escape-plan/content';
import { assetsAt } from '@getaway/escape-plan/reading';
import type { EscapePlan, SeatView } from '@getaway/escape-plan/view';
import type { SeatId } from '@getaway/kernel';
import type { VNode } from 'preact';
import { Icon } from '../../../../icons/Icon.tsx';
import { Explained, ExplainedGroup } from '../../../../table/explain/Explained.tsx';
import { about } from '../../../../table/explain/subject.ts';
import { useTable } from '../../../../table/tableUi.ts';
import { rivalSeats } from '../../../seats.ts';
import { Count, KeyMark, NotorietyCubes, WhoName, Wounds } from '../marks/Marks.tsx';
import { CONTACT_ICONS } from '../model/contacts.ts';
import { isInCity, money, placeName, whoName } from '../model/table.ts';
import { itemIcon, itemName } from '../model/things.ts';
import { contactOf } from '../own/ContactCard.tsx';
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
  const { voice, due } = table;
  return (
    <section class="ep-rival" style={`--seat: var(--seat-${seat})`} data-due={due === seat} data-out={!isInCity(held)}>
      <ExplainedGroup class="ep-rival-facts" label={whoName(table, seat)}>
        <p class="ep-rival-head">
          <WhoName who={seat} />
          {due === seat ? <span class="ep-due">{voice.say('rival.due')}</span> : null}
          <Explained kind="row" id={held.notoriety}>
            <span class="ep-count">
              <Icon name="notoriety" label={voice.say('own.notorietyName')} />
              <b>{held.notoriety}</b>
              <NotorietyCubes {...held.cubes} />
            </span>
          </Explained>
          <Wounds wounds={held.wounds} />
          <span class="ep-rival-place" {...about('place', held.at)}>
            {placeName(table, held.at)}
          </span>
        </p>
        <div class="ep-rival-line">
          <Standing held={held} />
          <Things seat={seat} held={held} />
          <Visited who={seat} />
        </div>
      </ExplainedGroup>
      {/* The plan is visible after the game, and at tables with open hands. */}
      <PlanTable who={seat} plan={held.plan} />
    </section>
  );
}

function Standing({ held }: { readonly held: SeatView }): VNode {
  const table = useTable<EscapePlan>();
  const { voice } = table;
  return (
    <>
      {held.cash === undefined ? null : (
        <Count icon="money" count={money(table, held.cash)} name={voice.say('own.cash')} id="cash" />
      )}
      <Count icon="income" count={held.income} name={voice.say('own.income', { sum: held.income })} id="income" />
      {held.handcuffs === 0 ? null : (
        <Count
          icon="handcuffs"
          count={held.handcuffs}
          name={voice.say('market.handcuffs', { count: held.handcuffs })}
          id="handcuffs"
        />
      )}
      {held.discs === 0 ? null : (
        <Count icon="disc" count={held.discs} name={voice.say('own.discs', { count: held.discs })} id="disc" />
      )}
      {held.cans === 0 ? null : (
        <Count icon="can" count={held.cans} name={voice.say('own.cans', { count: held.cans })} id="can" />
      )}
      {held.members === 0 ? null : (
        <Count
          icon="gangMember"
          count={held.members}
          name={voice.say('own.members', { count: held.members })}
          id="member"
        />
      )}
      <Explained kind="token" id="rest">
        <Icon
          name={held.rested ? 'rested' : 'mayRest'}
          label={voice.say('own.rest', { rested: String(held.rested) })}
        />
      </Explained>
      {held.firstAid ? (
        <Explained kind="token" id="firstAid">
          <Icon name="firstAid" label={voice.say('own.firstAid', { ready: 'true' })} />
        </Explained>
      ) : null}
    </>
  );
}

export function Cards({ seat, held }: Props): VNode {
  const table = useTable<EscapePlan>();
  const { voice, describer } = table;
  return (
    <>
      {held.contacts.map(({ card, faceUp }) => {
        const contact = contactOf(table, card);
        const name = describer.name('contact', card);
        return contact === undefined ? null : (
          <Explained key={card} kind="contact" id={card}>
            <span class="ep-mini ep-mini-card" data-turned={!faceUp}>
              <Icon
                name={CONTACT_ICONS[contact.kind]}
                label={faceUp ? name : voice.say('rival.turned', { thing: name })}
              />
            </span>
          </Explained>
        );
      })}
      {held.items.map((item, i) => (
        <Explained key={`${i}${JSON.stringify(item)}`} kind="item" id={`${seat}.${i}`}>
          <span
            class="ep-mini"
            data-turned={'faceUp' in item && !item.faceUp}
            data-colour={item.kind === 'locker' ? item.colour : undefined}
          >
            <Icon name={itemIcon(item)} label={itemName(table, item)} />
          </span>
        </Explained>
      ))}
    </>
  );
}

/** Contacts, items and keys, each as an icon, and the numbers of ready and used assets. */
function Things({ seat, held }: Props): VNode {
  const { voice } = useTable<EscapePlan>();
  const ready = assetsAt(held, 'unlocked');
  const used = assetsAt(held, 'used').length;
  return (
    <>
      <Cards seat={seat} held={held} />
      {ready.length === 0 ? null : (
        <Count
          icon="unlocked"
          count={ready.length}
          name={voice.say('rival.readyAssets', { count: ready.length })}
          kind="assetsOf"
          id={String(seat)}
        />
      )}
      {used === 0 ? null : (
        <Count
          icon="covered"
          count={used}
          name={voice.say('rival.usedAssets', { count: used })}
          kind="assetsOf"
          id={String(seat)}
        />
      )}
      {held.keys.map(({ colour, used: down }, i) => (
        <KeyMark key={`${colour}${i}`} colour={colour} used={down} />
      ))}
    </>
  );
}
