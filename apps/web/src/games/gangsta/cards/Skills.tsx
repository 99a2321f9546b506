import type { Skill } from '@getaway/gangsta/content';
import type { Gangsta } from '@getaway/gangsta/view';
import type { VNode } from 'preact';
import { Icon } from '../../../icons/Icon.tsx';
import { about } from '../../../table/explain/subject.ts';
import { useTable } from '../../../table/tableUi.ts';
import './skills.css';

/** One skill. Its colour, icon and letter all identify it. */
export function SkillMark({
  skill,
  learned,
  silent = false,
}: {
  readonly skill: Skill;
  readonly learned?: boolean;
  /** Whether screen readers ignore the mark. A text beside it then names the skill. */
  readonly silent?: boolean;
}): VNode {
  const { voice } = useTable<Gangsta>();
  const name = voice.say(`skill.${skill}`);
  const label = learned === true ? voice.say('face.learned', { skill: name }) : name;
  return (
    <span class="gs-skill" data-skill={skill} data-learned={learned} {...about('skill', skill)}>
      <Icon name={skill} {...(silent ? {} : { label })} />
      <span class="gs-letter" aria-hidden="true">
        {voice.say(`letter.${skill}`)}
      </span>
    </span>
  );
}

/** Skills in a row. With `learned`, the last skill was learned and is not printed on the card. */
export function Skills({
  skills,
  learned = false,
}: {
  readonly skills: readonly Skill[];
  readonly learned?: boolean;
}): VNode {
  return (
    <span class="gs-skills">
      {skills.map((skill, i) => (
        <SkillMark key={`${skill}${i}`} skill={skill} learned={learned && i === skills.length - 1} />
      ))}
    </span>
  );
}

/** The required skills, each ticked once a member provides it. */
export function Needs({
  needs,
}: {
  readonly needs: readonly { readonly skill: Skill; readonly covered: boolean }[];
}): VNode {
  const { voice } = useTable<Gangsta>();
  return (
    <span class="gs-skills">
      {needs.map(({ skill, covered }, i) => (
        <span key={`${skill}${i}`} class="gs-need" data-covered={covered}>
          <SkillMark skill={skill} />
          {covered ? (
            <span class="gs-tick">
              <Icon name="covered" label={voice.say('face.covered')} />
            </span>
          ) : null}
        </span>
      ))}
    </span>
  );
}
