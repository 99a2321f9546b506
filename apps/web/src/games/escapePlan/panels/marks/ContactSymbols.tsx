import type { Contact } from '@getaway/escape-plan/content';
import type { EscapePlan } from '@getaway/escape-plan/view';
import type { VNode } from 'preact';
import { Icon } from '../../../../icons/Icon.tsx';
import { about } from '../../../../table/explain/subject.ts';
import { useTable } from '../../../../table/tableUi.ts';
import { stepOfContact } from '../model/contacts.ts';

/** X10. The star and the step symbol of a contact, if it has them. */
export function ContactSymbols({ contact: { star, kind } }: { readonly contact: Contact }): VNode {
  const { voice } = useTable<EscapePlan>();
  const step = stepOfContact(kind);
  return (
    <>
      {star ? (
        <span {...about('token', 'star')}>
          <Icon name="star" label={voice.say('card.star')} />
        </span>
      ) : null}
      {step === undefined ? null : (
        <span {...about('token', step)}>
          <Icon name={step === 'travel' ? 'whileTravelling' : 'whileEvading'} label={voice.say(`card.step.${step}`)} />
        </span>
      )}
    </>
  );
}
