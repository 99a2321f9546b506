import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useVoice } from '../../i18n/voice.tsx';
import { moveFocus } from '../../ui/moveFocus.ts';
import { useFrame } from '../frameContext.ts';
import { ChoiceButton } from './ChoiceButton.tsx';
import { type Branch, choiceTree, countMoves } from './choiceTree.ts';
import './choices.css';

/** Every move of the decision. Everything that the board offers is in this list too. */
export function Choices(): VNode | null {
  const voice = useVoice();
  const { table, game, narrow } = useFrame();
  const list = useRef<HTMLUListElement>(null);
  const number = table.asked?.number;
  useFocusKept(list, number);
  if (table.asked === undefined) return null;
  const staged = new Set(narrow ? game.staged?.(table) : []);
  const moves = table.asked.moves.filter((move) => !staged.has(move));
  const sorted = game.sorted?.(table, moves) ?? moves;
  const headings = game.headings?.bind(game, table);
  return (
    <ul
      ref={list}
      class="choices-list"
      aria-label={voice.say('choices.title')}
      tabIndex={-1}
      onKeyDown={(event) => moveFocus(event, 'button, summary')}
    >
      <Branches key={number} branches={choiceTree(sorted, headings)} numbered />
    </ul>
  );
}

/** The keys 1 to 9 select the first entries. */
const KEYS = 9;

function Branches({
  branches,
  numbered = false,
}: {
  readonly branches: readonly Branch[];
  readonly numbered?: boolean;
}): VNode {
  const voice = useVoice();
  const numberOf = (i: number): number | undefined => (numbered && i < KEYS ? i + 1 : undefined);
  return (
    <>
      {branches.map((branch, i) =>
        'move' in branch ? (
          <li key={JSON.stringify(branch.move)}>
            <ChoiceButton move={branch.move} number={numberOf(i)} />
          </li>
        ) : (
          <li key={branch.heading}>
            <details class="choice-group">
              <summary data-number={numberOf(i)}>
                <span class="choice-label">{branch.heading}</span>
                <span class="choice-count">{voice.say('choices.count', { count: countMoves(branch) })}</span>
              </summary>
              <ul class="choices-list nested">
                <Branches branches={branch.branches} />
              </ul>
            </details>
          </li>
        ),
      )}
    </>
  );
}

/**
 * The chosen button disappears with its decision, or is disabled while others play. The focus then moves to the new list, for
 * players who use the keyboard.
 */
function useFocusKept(list: { readonly current: HTMLElement | null }, question: number | undefined): void {
  useEffect(() => {
    const focused = document.activeElement;
    const lost = focused === null || focused === document.body || focused.matches(':disabled');
    if (lost) list.current?.focus({ preventScroll: true });
    list.current?.scrollTo({ top: 0 });
  }, [question, list]);
}
