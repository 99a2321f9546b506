import type { Gangsta } from '@getaway/gangsta/view';
import type { VNode } from 'preact';
import { useRef } from 'preact/hooks';
import { explainedGroup } from '../../../table/explain/Explained.tsx';
import { useTable } from '../../../table/tableUi.ts';
import { useBeforePaint } from '../../../ui/useBeforePaint.ts';
import type { GangstaTable } from '../model/moves.ts';
import { JobStage } from './JobStage.tsx';
import { MemberStage } from './MemberStage.tsx';
import { SeatStage } from './SeatStage.tsx';
import './stage.css';

const STAGES = {
  ignoreSkill: JobStage,
  pullJob: JobStage,
  steal: SeatStage,
  assassinate: SeatStage,
  divert: MemberStage,
  giveUp: MemberStage,
  learn: MemberStage,
  takeBack: MemberStage,
  makeAvailable: MemberStage,
} as const;

type Staged = keyof typeof STAGES;
const isStaged = (step: string): step is Staged => Object.hasOwn(STAGES, step);

/** What the stage (the panel for the current step) shows in place of the pool. */
export function stageOf({ asked, view }: Pick<GangstaTable, 'asked' | 'view'>): Staged | undefined {
  const step = asked?.frame.step;
  if (step !== undefined && isStaged(step)) return step;
  return view.underway === undefined ? undefined : 'pullJob';
}

export function Stage(): VNode | null {
  const table = useTable<Gangsta>();
  const staged = stageOf(table);
  const section = useRef<HTMLElement>(null);
  // On a phone, this scrolls the board to the top, where the stage is.
  useBeforePaint(() => section.current?.closest('main')?.scrollTo({ top: 0 }), [staged]);
  if (staged === undefined) return null;
  const Shown = STAGES[staged];
  return (
    <section ref={section} class="gs-stage" data-step={staged} {...explainedGroup(table.voice.say('stage.label'))}>
      <Shown />
    </section>
  );
}
