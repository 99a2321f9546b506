import { SKILLS } from '@getaway/gangsta/content';
import { countSkills } from '@getaway/gangsta/reading';
import type { Gangsta, Member } from '@getaway/gangsta/view';
import type { VNode } from 'preact';
import { useTable } from '../../../table/tableUi.ts';
import { inPack } from '../model/pack.ts';
import { SkillMark } from './Skills.tsx';
import './totals.css';

/** For each skill, how many icons the gang's available members have, and how many the whole gang has. */
export function SkillTotals({ gang }: { readonly gang: readonly Member[] }): VNode {
  const { read, voice } = useTable<Gangsta>();
  const pack = read(inPack);
  const all = countSkills(pack, gang);
  const ready = countSkills(
    pack,
    gang.filter(({ available }) => available),
  );
  return (
    <ul class="gs-totals" aria-label={voice.say('face.totals')}>
      {SKILLS.map((skill) => {
        const values = { skill: voice.say(`skill.${skill}`), ready: ready[skill], all: all[skill] };
        return (
          <li key={skill} data-none={all[skill] === 0}>
            <SkillMark skill={skill} silent />
            <span aria-hidden="true">
              <b>{ready[skill]}</b>/{all[skill]}
            </span>
            <span class="visually-hidden">{voice.say('face.total', values)}</span>
          </li>
        );
      })}
    </ul>
  );
}
