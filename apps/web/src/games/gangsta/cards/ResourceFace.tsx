import { packOf } from '@getaway/gangsta/content';
import { coveredBy, skillsOf } from '@getaway/gangsta/reading';
import { type Gangsta, HIDDEN, type SeatView } from '@getaway/gangsta/view';
import type { VNode } from 'preact';
import { Icon } from '../../../icons/Icon.tsx';
import { about } from '../../../table/explain/subject.ts';
import { useTable } from '../../../table/tableUi.ts';
import { Needs } from './Skills.tsx';
import './cards.css';

type Held = NonNullable<SeatView['resource']>;

/** A resource card: the skills that it needs (ticked if the gang has them), its effect, and whether it is active. */
export function ResourceFace({
  card,
  status,
  gang,
}: {
  readonly card: Held['card'];
  readonly status?: Held['status'];
  readonly gang: SeatView['gang'];
}): VNode | null {
  const { read, voice, describer } = useTable<Gangsta>();
  const pack = read(packOf);
  const resource = card === HIDDEN ? undefined : pack.resources.get(card);
  if (card === HIDDEN || resource === undefined) return null;
  return (
    <span class="card-frame gs-card gs-resource" data-status={status} {...about('resource', card)}>
      <span class="gs-band">
        <span class="gs-emblem">
          <Icon name={card} />
        </span>
        <span class="gs-name">{describer.name('resource', card)}</span>
        {status === undefined ? null : (
          <span class="gs-status" data-status={status}>
            {voice.say(`status.${status}`)}
          </span>
        )}
      </span>
      <span class="gs-body">
        <span class="gs-line">
          <Needs
            needs={coveredBy(
              resource.needs,
              gang.flatMap((member) => skillsOf(pack, member)),
            )}
          />
          <span {...about('token', 'influence')}>
            <Icon name="influence" label={voice.say('face.resourceInfluence', { count: resource.influence })} />{' '}
            <b aria-hidden="true">{resource.influence}</b>
          </span>
        </span>
        <span class="gs-words">{voice.say(`resourceEffect.${card}`)}</span>
      </span>
    </span>
  );
}
