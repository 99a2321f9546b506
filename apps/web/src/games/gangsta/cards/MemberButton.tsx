import type { Gangsta, Member } from '@getaway/gangsta/view';
import type { ComponentChildren, VNode } from 'preact';
import { Choosable } from '../../../table/choices/Choosable.tsx';
import { useTable } from '../../../table/tableUi.ts';
import { useKept } from '../../../table/useFields.ts';
import { memberCandidate, movesOnMember } from '../model/moves.ts';
import { nameWithOwner } from '../model/names.ts';
import { usePicks } from '../model/picks.ts';

/** A gang member who may be chosen, for example to be sent on a job or called back. */
export function MemberButton({
  member: { card },
  class: more = '',
  children,
}: {
  readonly member: Member;
  readonly class?: string;
  readonly children: ComponentChildren;
}): VNode {
  const table = useTable<Gangsta>();
  const picks = usePicks();
  const label = nameWithOwner(table, card);
  const moves = movesOnMember(table, card);
  const candidate = memberCandidate(table, card);
  const subject = useKept({ kind: 'member', id: card });
  // The player first picks all members to call back, and then pays for them together.
  if (picks !== undefined && moves.some(({ move }) => move === 'mobilise'))
    return (
      <Choosable
        label={label}
        moves={[]}
        pressed={picks.members.includes(card)}
        onPick={() => picks.toggle(card)}
        subject={subject}
        class={more}
      >
        {children}
      </Choosable>
    );
  return (
    <Choosable
      label={label}
      moves={moves}
      {...(candidate === undefined ? {} : { candidate })}
      subject={subject}
      class={more}
    >
      {children}
    </Choosable>
  );
}
