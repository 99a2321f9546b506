import type { Move } from '@getaway/escape-plan/moves';
import type { VNode } from 'preact';
import { useRef } from 'preact/hooks';
import { usePick } from '../../../../table/choices/usePick.ts';
import { about, type Subject } from '../../../../table/explain/subject.ts';
import { useCity } from '../cityUi.ts';
import type { Point } from '../geometry/plane.ts';
import { DangerSign } from './DangerSign.tsx';
import './spots.css';

export interface SpotProps {
  readonly id: string;
  readonly shape: 'round' | 'hexagon';
  readonly at: Point;
  readonly width: number;
  readonly height: number;
  /** The offset of the button from `at`, before pieces are scaled. */
  readonly offset?: Point;
  /** The CSS property that holds the scale of the piece under the button. */
  readonly scale?: string;
  readonly label: string;
  /** Shown beside the spot while it is hovered or focused. */
  readonly title: string;
  readonly notes?: readonly string[];
  /** Whether the card in the corner shows the title and the notes. If so, the map shows no label. */
  readonly hasCard?: boolean;
  readonly moves: readonly Move[];
  /** The move to preview on hover, if the spot stands for several moves. */
  readonly best?: Move | undefined;
  readonly candidate?: Move | undefined;
  readonly subject?: Subject;
  readonly isPressed?: boolean;
  readonly onPick?: (() => void) | undefined;
  readonly onTouchAgain?: (() => void) | undefined;
  /** Called for clicks while the ruler, which measures distances, is on. */
  readonly onMeasure?: (() => void) | undefined;
}

/** A choosable spot on the map. It is a real button that follows the map when the map moves. */
export function SpotButton(props: SpotProps): VNode {
  const { id, shape, at, width, height, offset, label, title, notes = [], moves, candidate } = props;
  const { lens, openMenu } = useCity();
  // Remembers the pointer type, because some browsers do not report it with a click.
  const pointer = useRef('');
  const [best = moves[0]] = [props.best];
  const onPick = props.onPick ?? (moves.length > 1 ? () => openMenu({ label: title, at, moves }) : undefined);
  const can = moves.length > 0;
  const pick = usePick({
    label: title,
    moves: best === undefined || !can ? [] : [best],
    candidate,
    onPick: can ? onPick : undefined,
  });
  return (
    <button
      type="button"
      class={`spot ${shape}`}
      data-spot={id}
      data-x={at.x}
      data-y={at.y}
      data-can={can}
      {...(props.subject === undefined ? {} : about(props.subject.kind, props.subject.id))}
      tabIndex={-1}
      aria-label={label}
      aria-disabled={!can}
      aria-pressed={props.isPressed}
      style={{
        left: `${at.x}px`,
        top: `${at.y}px`,
        width: `${width}px`,
        height: `${height}px`,
        ...(props.scale === undefined ? {} : { '--k': `var(${props.scale})` }),
        '--dx': `${offset?.x ?? 0}px`,
        '--dy': `${offset?.y ?? 0}px`,
      }}
      {...pick}
      onPointerEnter={(event) => {
        keepNameVisible(event.currentTarget);
        pick.onPointerEnter(event);
      }}
      onFocus={(event) => {
        keepNameVisible(event.currentTarget);
        pick.onFocus();
        if (event.currentTarget.matches(':focus-visible')) lens.reveal(at);
      }}
      onPointerDown={(event) => {
        pointer.current = event.pointerType;
        pick.onPointerDown(event);
      }}
      onClick={(event) => {
        if (props.onMeasure !== undefined) return props.onMeasure();
        const wasTouched = pointer.current === 'touch' && event.detail > 0;
        if (props.onTouchAgain !== undefined && wasTouched) props.onTouchAgain();
        else pick.onClick(event);
      }}
    >
      <DangerSign moves={moves} />
      {props.hasCard === true ? null : (
        <span class="spot-name" aria-hidden="true">
          <b>{title}</b>
          {notes.map((note) => (
            <span key={note}>{note}</span>
          ))}
        </span>
      )}
    </button>
  );
}

/** The approximate size of a name, in pixels. */
const NAME = { width: 130, height: 84 };

/** Shows the name above the spot, or elsewhere if the name would be cut off there. */
function keepNameVisible(spot: HTMLElement): void {
  const frame = spot.closest('.city-frame')?.getBoundingClientRect();
  const box = spot.getBoundingClientRect();
  if (frame === undefined) return;
  const middle = (box.left + box.right) / 2;
  spot.dataset.below = String(box.top - frame.top < NAME.height);
  spot.dataset.edge = middle - frame.left < NAME.width ? 'left' : frame.right - middle < NAME.width ? 'right' : 'none';
}
