import { type Advice, compareAdvice } from '@getaway/table';
import type { VNode } from 'preact';
import { useVoice } from '../../i18n/voice.tsx';
import { useFrame } from '../frameContext.ts';
import { leadIn } from './lead.ts';

interface Props {
  readonly plans: readonly Advice[];
  readonly at: number;
}

/** Why a plan is good, compared with another plan: avoided dangers, figures of the game, and the expected result. */
export function Differences({ plans, at }: Props): VNode | null {
  const voice = useVoice();
  const { table, game } = useFrame();
  const compared = compareAdvice(plans, at);
  if (compared === undefined) return null;
  const { plan, by } = compared;
  const figures = (game.figures ?? []).flatMap(({ figure }) => {
    const ends = by.changes[figure];
    if (ends === undefined) return [];
    const [before, after] = ends;
    return [`${table.voice.say(`figure.${figure}`)} ${table.voice.say(`instead.${figure}`, { before, after })}`];
  });
  const leadText = (lead: number): string => voice.say('advice.lead', leadIn(table.voice, lead));
  const expected = [
    ...(by.percent === undefined ? [] : [voice.say('advice.winInstead', { other: by.percent[0], own: by.percent[1] })]),
    ...(by.lead === undefined
      ? []
      : [voice.say('advice.leadInstead', { other: leadText(by.lead[0]), own: leadText(by.lead[1]) })]),
  ];
  const differences = [...figures, ...expected];
  return (
    <span class="advised-against">
      {by.spares.map((danger) => (
        <span key={danger.name}>{voice.say('advice.spares', { plan, danger: table.describer.danger(danger) })} </span>
      ))}
      {differences.length > 0
        ? voice.say('advice.against', { plan, differences: voice.list(differences) })
        : by.spares.length > 0
          ? ''
          : voice.say('advice.same', { plan })}
    </span>
  );
}
