import { packOf } from '@getaway/gangsta/content';
import { skillsOf } from '@getaway/gangsta/reading';
import type { Gangsta, Member } from '@getaway/gangsta/view';
import type { ComponentChildren, VNode } from 'preact';
import { useTable } from '../../../table/tableUi.ts';
import { Portrait } from '../../portraits/Portrait.tsx';
import { lookOf } from '../cards/looks.ts';
import { MemberButton } from '../cards/MemberButton.tsx';
import { Skills } from '../cards/Skills.tsx';

/** A choosable member on the stage: photo, name, skills, and the effect of the choice. */
export function Helper({ member, note }: { readonly member: Member; readonly note?: ComponentChildren }): VNode {
  const { view, describer } = useTable<Gangsta>();
  return (
    <MemberButton member={member} class="gs-helper">
      <span class="gs-helper-face">
        <Portrait look={lookOf(member.card)} />
        <span class="gs-helper-facts">
          <span class="gs-name">{describer.name('member', member.card)}</span>
          <span class="gs-helper-line">
            <Skills skills={skillsOf(packOf(view), member)} learned={member.learned !== undefined} />
            {note === undefined ? null : <span class="gs-note gs-small">{note}</span>}
          </span>
        </span>
      </span>
    </MemberButton>
  );
}
