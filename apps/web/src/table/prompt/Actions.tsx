import type { Move } from '@getaway/kernel';
import type { VNode } from 'preact';
import { useVoice } from '../../i18n/voice.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { usePick } from '../choices/usePick.ts';
import { useFrame } from '../frameContext.ts';
import { PlaybackActions } from '../playback/PlaybackActions.tsx';
import type { TableUi } from '../tableUi.ts';
import { type Primary, primaryInLesson, primaryOf } from './primary.ts';
import { useWhyNoUndo } from './useWhyNoUndo.ts';

/** The undo button and the primary button, always in the same place. */
export function Actions(): VNode {
  const { table, game, playback, open } = useFrame();
  if (open.replay !== undefined) return <open.replay.Buttons />;
  if (playback.beat !== undefined && table.past === undefined) return <PlaybackActions />;
  // A spectator has nothing to undo and nothing to choose.
  const plays = table.viewer !== 'spectator';
  return (
    <div class="actions">
      {plays ? <UndoButton /> : null}
      {table.past !== undefined ? (
        <BackButton />
      ) : table.result !== undefined ? (
        <ResultButton />
      ) : plays ? (
        <PrimaryButton primary={(open.lesson === undefined ? primaryOf : primaryInLesson)(table, game)} />
      ) : null}
    </div>
  );
}

function UndoButton(): VNode {
  const voice = useVoice();
  const { table } = useFrame();
  const why = useWhyNoUndo();
  const say = (): void => {
    if (why !== undefined) table.remark(why);
  };
  return (
    <button
      type="button"
      class="button undo-button"
      aria-disabled={why !== undefined}
      title={why}
      onFocus={say}
      onClick={() => (why === undefined ? table.undo() : say())}
    >
      <Icon name="undo" />
      <span>{voice.say('undo.button')}</span>
    </button>
  );
}

/** A label with more letters than this gets a smaller font on a phone. */
const LONG = 26;

function PrimaryButton({ primary }: { readonly primary: Primary | undefined }): VNode {
  const voice = useVoice();
  const { table } = useFrame();
  const moves = primary?.moves ?? [];
  const [only] = moves;
  const { onClick, onPointerDown: _, ...pick } = usePick({ label: '', moves: moves.length === 1 ? moves : [] });
  if (primary === undefined || only === undefined)
    return (
      <button type="button" class="button primary" data-idle disabled>
        {table.asked === undefined
          ? voice.say('primary.wait')
          : voice.say('primary.choose', { count: table.asked.moves.length })}
      </button>
    );
  const choice = primary.label ?? (moves.length === 1 ? table.describer.move(only, table.asked?.frame.step) : '');
  const isTouched = primary.kind === 'confirm' || primary.kind === 'danger';
  const label = !isTouched ? choice : voice.say('primary.confirm', { choice, moves: moves.length });
  return (
    <button
      type="button"
      class={`button ${primary.kind === 'danger' ? 'danger-button' : 'primary'}`}
      data-number="0"
      data-kind={primary.kind}
      data-long={label.length > LONG}
      title={label}
      // A touched choice stays selected while the finger moves to this button. So one tap confirms the choice.
      {...(isTouched ? {} : moves.length === 1 ? pick : pointing(table, moves))}
      onClick={(event) => (isTouched || moves.length > 1 ? table.choose(...moves) : onClick(event))}
    >
      {primary.kind === 'danger' ? <Icon name="warning" /> : null}
      <span>{label}</span>
    </button>
  );
}

/** Event handlers that preview several moves together. */
const pointing = (table: Pick<TableUi, 'consider'>, moves: readonly Move[]) => ({
  onPointerEnter: ({ pointerType }: PointerEvent): void => {
    if (pointerType !== 'touch') table.consider(...moves);
  },
  onPointerLeave: () => table.consider(),
  onFocus: () => table.consider(...moves),
  onBlur: () => table.consider(),
});

function BackButton(): VNode {
  const voice = useVoice();
  const { table } = useFrame();
  return (
    <button type="button" class="button primary" data-number="0" onClick={() => table.lookAt()}>
      {voice.say('past.back')}
    </button>
  );
}

function ResultButton(): VNode {
  const voice = useVoice();
  const { showResult } = useFrame();
  return (
    <button type="button" class="button primary" data-number="0" onClick={showResult}>
      {voice.say('over.show')}
    </button>
  );
}
