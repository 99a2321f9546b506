import type { VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import type { Explainer, Explanation } from '../explanation.ts';
import { useFrame } from '../frameContext.ts';
import { watchKeyboard } from './byKeyboard.ts';
import { watchPointer } from './byPointer.ts';
import { watchTouch } from './byTouch.ts';
import { close, shown } from './shown.ts';
import type { Subject } from './subject.ts';

const ExplainCard = lazyComponent(async () => (await import('./ExplainCard.tsx')).ExplainCard);

/**
 * Explains the thing that is pointed at, long-pressed or focused. The whole table has only one card for explanations,
 * which lies above everything else.
 */
export function ExplainLayer(): VNode | null {
  const { table } = useFrame();
  const current = shown.value;
  const [isDescribing, setDescribing] = useState(false);
  const explainer = useExplainer(isDescribing || current !== undefined, () => setDescribing(false));
  const describeFocused = useRef<() => void>(undefined);
  const card = useRef<HTMLElement>(null);
  const about = (subject: Subject): Explanation | undefined => explainer?.explain(table, subject);
  const latest = useRef(about);
  latest.current = about;
  useEffect(() => {
    const off = new AbortController();
    const cardOf = (): HTMLElement | null => card.current;
    const describe = (subject: Subject): string | undefined => {
      setDescribing(true);
      return textOf(latest.current(subject));
    };
    watchPointer(cardOf, off.signal);
    watchTouch(cardOf, off.signal);
    ({ describeFocused: describeFocused.current } = watchKeyboard({ card: cardOf, describe }, off.signal));
    const closeHovering = ({ target }: Event): void => {
      if (shown.peek()?.pinned === false && !(target instanceof Node && card.current?.contains(target))) close();
    };
    document.addEventListener('scroll', closeHovering, { signal: off.signal, capture: true });
    document.addEventListener('wheel', closeHovering, { signal: off.signal, capture: true, passive: true });
    addEventListener('resize', close, { signal: off.signal });
    // A key event comes before the focus event that it causes. So loading starts at the first key press, and the first
    // focused thing usually has its description in time.
    document.addEventListener('keydown', () => setDescribing(true), { signal: off.signal, capture: true });
    return () => {
      off.abort();
      close();
    };
  }, []);
  useEffect(() => {
    if (explainer !== undefined) describeFocused.current?.();
  }, [explainer]);
  const written = current?.element.getAttribute('data-explain');
  const isStale = current !== undefined && (!current.element.isConnected || written === null);
  useEffect(() => {
    if (isStale) close();
  }, [isStale]);
  if (current === undefined || isStale) return null;
  return <ExplainCard key={current.number} current={current} about={about} card={card} />;
}

/** The explanations of the game; undefined until they are loaded. Loading starts when `isWanted` is true. */
function useExplainer(isWanted: boolean, onFailure: () => void): Explainer | undefined {
  const { game } = useFrame();
  const [explainer, setExplainer] = useState<Explainer>();
  useEffect(() => {
    if (!isWanted) return;
    let stale = false;
    game.explainer().then(
      (loaded) => {
        if (!stale) setExplainer(loaded);
      },
      onFailure, // the next thing that is explained tries again
    );
    return () => {
      stale = true;
    };
  }, [game, isWanted]);
  return explainer;
}

const textOf = (explanation: Explanation | undefined): string | undefined =>
  explanation === undefined ? undefined : [...explanation.what, ...explanation.now].join(' ');
