import { COLOURS, EQUIPMENT, packOf, SAFE_HOUSES } from '@getaway/escape-plan/content';
import type { EscapePlan } from '@getaway/escape-plan/view';
import type { ComponentChildren, VNode } from 'preact';
import { Icon } from '../../../../icons/Icon.tsx';
import { Explained, ExplainedGroup } from '../../../../table/explain/Explained.tsx';
import { about, type Subject } from '../../../../table/explain/subject.ts';
import { useTable } from '../../../../table/tableUi.ts';
import { Count, KeyMark } from '../marks/Marks.tsx';
import { OfficerMarks } from '../marks/OfficerMark.tsx';
import { money } from '../model/table.ts';
import { Haunts } from './Haunts.tsx';
import { Row } from './Row.tsx';
import './market.css';

/** Everything on offer: contacts, fixers, equipment, lockers and keys, and the state of the businesses. */
export function Market(): VNode {
  const { view, voice } = useTable<EscapePlan>();
  return (
    <div class="ep-market">
      <Section title={voice.say('market.contacts', { deck: view.contactDeck })} subject={CONTACT_DECK}>
        <Row />
        <Box />
      </Section>
      <Section title={voice.say('market.haunts')}>
        <Haunts />
      </Section>
      <Section title={voice.say('market.fixers')}>
        <Fixers />
      </Section>
      <Section title={voice.say('market.equipment')}>
        <EquipmentStock />
      </Section>
      <Section title={voice.say('market.lockers')}>
        <Lockers />
      </Section>
      <Section title={voice.say('market.supply')}>
        <p class="ep-supply">
          <Count icon="can" count={view.cans} name={voice.say('own.cans', { count: view.cans })} id="can" />
          <Count icon="disc" count={view.discs} name={voice.say('own.discs', { count: view.discs })} id="disc" />
          <Count
            icon="handcuffs"
            count={view.handcuffs}
            name={voice.say('market.handcuffs', { count: view.handcuffs })}
            id="handcuffs"
          />
          <Count
            icon="gangMember"
            count={view.members}
            name={voice.say('market.members', { count: view.members })}
            id="member"
          />
        </p>
      </Section>
    </div>
  );
}

const CONTACT_DECK: Subject = { kind: 'deck', id: 'contacts' };

interface SectionProps {
  readonly title: string;
  /** What is explained when the player asks about the title. */
  readonly subject?: Subject;
  readonly children: ComponentChildren;
}

export function Section({ title, subject, children }: SectionProps): VNode {
  return (
    <ExplainedGroup class="ep-part" label={title}>
      <h3 {...(subject === undefined ? {} : about(subject.kind, subject.id))}>{title}</h3>
      {children}
    </ExplainedGroup>
  );
}

function Box(): VNode | null {
  const { view, voice, describer } = useTable<EscapePlan>();
  if (view.contactBox.length === 0) return null;
  return (
    <details class="ep-box">
      <summary>{voice.say('market.box', { count: view.contactBox.length })}</summary>
      <p class="ep-boxed-names">
        {view.contactBox.map((card) => (
          <Explained key={card} kind="contact" id={card}>
            {describer.name('contact', card)}
          </Explained>
        ))}
      </p>
    </details>
  );
}

function Fixers(): VNode {
  const table = useTable<EscapePlan>();
  const { view, voice } = table;
  if (view.fixers.length === 0) return <p class="ep-soft">{voice.say('market.none')}</p>;
  return (
    <ul class="ep-goods">
      {view.fixers.map((fixer) => (
        <li key={fixer}>
          <Explained kind="fixer" id={fixer} class="ep-good-tip">
            <Icon name={fixer} />
            <span>{voice.say(`fixer.${fixer}`)}</span>
            <b class="ep-price">{money(table, packOf(view).fixers[fixer])}</b>
          </Explained>
        </li>
      ))}
    </ul>
  );
}

function EquipmentStock(): VNode {
  const table = useTable<EscapePlan>();
  const { view, voice } = table;
  const { equipment } = packOf(view);
  return (
    <ul class="ep-goods">
      {EQUIPMENT.map((tile) => (
        <li key={tile} data-none={view.equipment[tile] === 0}>
          <Explained kind="equipment" id={tile} class="ep-good-tip">
            <Icon name={tile} />
            <span>
              {voice.say('offer.stock', { thing: voice.say(`equipment.${tile}`), count: view.equipment[tile] })}
            </span>
            <OfficerMarks officers={equipment[tile].officers} />
            <b class="ep-price">{money(table, equipment[tile].cost)}</b>
          </Explained>
        </li>
      ))}
    </ul>
  );
}

/** L10. How many lockers of each colour are left, what each requires, and the keys that are left at each safe house. */
function Lockers(): VNode {
  const table = useTable<EscapePlan>();
  const { view, voice } = table;
  const { lockers } = packOf(view);
  return (
    <>
      <ul class="ep-lockers">
        {COLOURS.map((colour) => (
          <li key={colour}>
            <Explained kind="locker" id={colour} class="ep-good-tip">
              <span class="ep-swatch" data-colour={colour}>
                <Icon name="locker" />
              </span>
              <span>
                {voice.say('market.locker', { tone: voice.say(`colour.${colour}`), count: view.lockers[colour] })}
              </span>
              <b>{voice.say('market.needs', { need: lockers[colour].number })}</b>
            </Explained>
          </li>
        ))}
      </ul>
      <ul class="ep-keys">
        {SAFE_HOUSES.map((house) => (
          <li key={house}>
            <span {...about('haunt', house)}>{voice.say(`haunt.${house}`)}</span>
            {view.keys[house].length === 0 ? (
              <span class="ep-soft">{voice.say('market.noKeys')}</span>
            ) : (
              view.keys[house].map((colour, i) => <KeyMark key={`${colour}${i}`} colour={colour} />)
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
