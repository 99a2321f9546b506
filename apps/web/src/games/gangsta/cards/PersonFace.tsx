import { packOf } from '@getaway/gangsta/content';
import { skillsOf } from '@getaway/gangsta/reading';
import type { Gangsta, Member } from '@getaway/gangsta/view';
import type { ComponentChildren, VNode } from 'preact';
import { Icon } from '../../../icons/Icon.tsx';
import { about } from '../../../table/explain/subject.ts';
import { useTable } from '../../../table/tableUi.ts';
import { Portrait } from '../../portraits/Portrait.tsx';
import { personOf } from '../model/pack.ts';
import { Price } from './JobFace.tsx';
import { lookOf } from './looks.ts';
import { Skills } from './Skills.tsx';
import './cards.css';
import './person.css';

const playsFamilies = ({ options }: Gangsta['view']): boolean => options.families;

interface Props {
  readonly id: string;
  readonly cost: number;
  readonly printed?: number;
  readonly children?: ComponentChildren;
}

export function RecruitFace({ id, cost, printed = cost, children }: Props): VNode | null {
  const { read, voice, describer } = useTable<Gangsta>();
  const person = personOf(read(packOf), id);
  if (person === undefined) return null;
  return (
    <span class="card-frame gs-card gs-recruit">
      <span class="gs-band">
        <Price sum={cost} printed={printed} />
        <span class="gs-name">{describer.name('member', id)}</span>
      </span>
      <span class="gs-body">
        <Portrait look={lookOf(id)} />
        <span class="gs-facts">
          <Skills skills={person.skills} />
          <span class="gs-worth">
            <span {...about('token', 'influence')}>
              <Icon name="influence" label={voice.say('face.influence', { count: person.influence })} />{' '}
              <span aria-hidden="true">{person.influence}</span>
            </span>
            <span class="gs-family" {...about('family', person.family)}>
              <Icon name={person.family} label={voice.say(`family.${person.family}`)} />
              {read(playsFamilies) ? <span class="gs-family-name">{voice.say(`family.${person.family}`)}</span> : null}
            </span>
          </span>
          {children === undefined ? null : <span class="gs-left">{children}</span>}
        </span>
      </span>
    </span>
  );
}

/** A gang member. A member who is not available is rotated, dimmed and marked. */
export function MemberFace({
  member,
  place = member.available ? 'here' : 'out',
}: {
  readonly member: Member;
  readonly place?: 'here' | 'out' | 'hospital';
}): VNode | null {
  const { read, voice, describer } = useTable<Gangsta>();
  const pack = read(packOf);
  const person = personOf(pack, member.card);
  if (person === undefined) return null;
  return (
    <span class="card-frame gs-card gs-member" data-available={place !== 'out'} data-boss={person.boss}>
      <span class="gs-portrait">
        <Portrait look={lookOf(member.card)} />
        <span class="gs-marks">
          <span {...about('family', person.family)}>
            <Icon name={person.family} label={voice.say(`family.${person.family}`)} />
          </span>
          {person.boss ? (
            <b class="gs-bossmark">{voice.say('face.boss')}</b>
          ) : (
            <span {...about('token', 'influence')}>
              <Icon name="influence" label={voice.say('face.influence', { count: person.influence })} />
              <b>{person.influence}</b>
            </span>
          )}
        </span>
        {place === 'here' ? null : (
          <span class="gs-out" {...about('token', place)}>
            {voice.say(place === 'out' ? 'face.activated' : 'own.hospital')}
          </span>
        )}
      </span>
      <span class="gs-name">{describer.name('member', member.card)}</span>
      <Skills skills={skillsOf(pack, member)} learned={member.learned !== undefined} />
    </span>
  );
}
