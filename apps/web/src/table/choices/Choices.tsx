import type { Move } from '@getaway/kernel';
import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useVoice } from '../../i18n/voice.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { moveFocus } from '../../ui/moveFocus.ts';
import { AllChoices } from '../advice/AllChoices.tsx';
import { useFrame } from '../frameContext.ts';
import { ChoiceButton } from './ChoiceButton.tsx';
import { type Branch, choiceTree, movesIn } from './choiceTree.ts';
import './choices.css';

/**
 * Every move of the decision, including everything that the board offers. If the stage (the panel for the current step)
 * is above the list, the list leaves out the moves of the stage.
 */
export function Choices(): VNode | null {
  const voice = useVoice();
  const { table, game, stacked } = useFrame();
  const list = useRef<HTMLUListElement>(null);
  const number = table.asked?.number;
  useFocusKept(list, number);
  if (table.asked === undefined) return null;
  const staged = new Set(stacked ? game.staged?.(table) : []);
  const moves = table.asked.moves.filter((move) => !staged.has(move));
  const sorted = game.sorted?.(table, moves) ?? moves;
  const headings = game.headings?.bind(game, table);
  const first = 1 + (stacked ? (game.stagedKeys?.(table) ?? 0) : 0);
  const all = (
    <ul
      ref={list}
      class="choices-list"
      aria-label={voice.say('choices.title')}
      tabIndex={-1}
      onKeyDown={(event) => moveFocus(event, 'button, summary')}
    >
      <Branches key={number} branches={choiceTree(sorted, headings)} first={first} />
    </ul>
  );
  return <AllChoices count={moves.length}>{all}</AllChoices>;
}

/**
 * The keys 1 to 9 select the first entries. Offers on the stage (the panel for the current step) use up some of these
 * keys.
 */
export const KEYS = 9;

interface BranchesProps {
  readonly branches: readonly Branch[];
  /** The number key of the first entry; undefined if no entry has a key. */
  readonly first?: number;
}

function Branches({ branches, first }: BranchesProps): VNode {
  const voice = useVoice();
  const numberOf = (i: number): number | undefined =>
    first !== undefined && first + i <= KEYS ? first + i : undefined;
  const twins = useTwins(branches);
  return (
    <>
      {branches.map((branch, i) =>
        'move' in branch ? (
          <li key={JSON.stringify(branch.move)}>
            <ChoiceButton move={branch.move} number={numberOf(i)} hasTwin={twins.has(branch.move)} />
          </li>
        ) : (
          <li key={branch.heading}>
            <details class="choice-group" onToggle={({ currentTarget }) => showGroup(currentTarget)}>
              <summary data-number={numberOf(i)}>
                <span class="choice-label">{branch.heading}</span>
                <GroupDanger branch={branch} />
                <span class="choice-count">{voice.say('choices.count', { count: movesIn(branch).length })}</span>
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

/** Scrolls an opened group into view, because it may have opened below the end of the panel. */
function showGroup(group: HTMLDetailsElement): void {
  if (group.open) group.scrollIntoView({ block: 'nearest' });
}

/**
 * A warning for a heading if all its moves have a danger (a loss that is sure to happen). Each move says what it costs.
 */
function GroupDanger({ branch }: { readonly branch: Branch }): VNode | null {
  const voice = useVoice();
  const { forecastOf } = useFrame().table;
  const isDangerous = movesIn(branch).every((move) => (forecastOf(move)?.dangers.length ?? 0) > 0);
  return isDangerous ? (
    <span class="choice-danger">
      <Icon name="warning" label={voice.say('sure.mark')} />
    </span>
  ) : null;
}

/** The moves in a list that share their name with another move. */
function useTwins(branches: readonly Branch[]): ReadonlySet<Move> {
  const { describer } = useFrame().table;
  const byName = new Map<string, Move[]>();
  for (const branch of branches) {
    if (!('move' in branch)) continue;
    const name = describer.move(branch.move);
    byName.set(name, [...(byName.get(name) ?? []), branch.move]);
  }
  return new Set([...byName.values()].filter((moves) => moves.length > 1).flat());
}

/**
 * Keeps the focus for keyboard users. A chosen button disappears or is disabled, so the focus moves to the new list. If
 * the stage (the panel for the current step) has all choices, the focus moves to the stage.
 */
function useFocusKept(list: { readonly current: HTMLElement | null }, question: number | undefined): void {
  useEffect(() => {
    const focused = document.activeElement;
    const lost = focused === null || focused === document.body || focused.matches(':disabled');
    if (!lost) return;
    const stage = list.current?.childElementCount === 0 ? list.current.closest('.now')?.querySelector('.stage') : null;
    if (stage instanceof HTMLElement) stage.focus({ preventScroll: true });
    else list.current?.focus({ preventScroll: true });
  }, [question, list]);
}
