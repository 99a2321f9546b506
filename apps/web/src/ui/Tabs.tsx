import type { ComponentChildren, VNode } from 'preact';
import { useRef } from 'preact/hooks';
import { useVoice } from '../i18n/voice.tsx';
import { Icon } from '../icons/Icon.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import './tabs.css';

export interface Tab {
  readonly id: string;
  readonly title: string;
  readonly marked?: boolean;
  content(): ComponentChildren;
}

interface Props {
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly open: string;
  /** When this value changes, a panel that failed to render is tried again. */
  readonly moment: unknown;
  /** Whether all panels can be closed. If so, selecting the open tab closes its panel. */
  readonly folds?: boolean;
  onOpen(tab: string): void;
}

/** Tabs with their panels. The arrow keys switch between the tabs. */
export function Tabs({ label, tabs, open, moment, folds = false, onOpen }: Props): VNode {
  const voice = useVoice();
  const bar = useRef<HTMLDivElement>(null);
  const found = tabs.findIndex(({ id }) => id === open);
  const at = Math.max(found, 0);
  const shown = folds ? tabs[found] : tabs[at];
  const walk = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const next = tabs[(at + step + tabs.length) % tabs.length];
    if (step === 0 || next === undefined) return;
    event.preventDefault();
    if (!folds || shown !== undefined) onOpen(next.id);
    bar.current?.querySelector<HTMLElement>(`#tab-${next.id}`)?.focus();
  };
  return (
    <div class="tabs">
      <div ref={bar} class="tab-bar" role="tablist" aria-label={label} onKeyDown={walk}>
        {tabs.map(({ id, title, marked = false }, i) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`tab-${id}`}
            class="tab"
            aria-selected={id === shown?.id}
            aria-controls={`panel-${id}`}
            data-marked={marked}
            tabIndex={i === at ? 0 : -1}
            onClick={() => onOpen(id)}
          >
            {title}
          </button>
        ))}
      </div>
      {shown === undefined ? null : (
        <div
          key={shown.id}
          class="tab-panel"
          role="tabpanel"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll the panel.
          tabIndex={0}
          id={`panel-${shown.id}`}
          aria-labelledby={`tab-${shown.id}`}
        >
          {folds ? (
            <header class="panel-head">
              <h2>{shown.title}</h2>
              <button
                type="button"
                class="button icon-button"
                aria-label={voice.say('dialog.close')}
                onClick={() => onOpen(shown.id)}
              >
                <Icon name="close" />
              </button>
            </header>
          ) : null}
          <ErrorBoundary moment={moment}>{shown.content()}</ErrorBoundary>
        </div>
      )}
    </div>
  );
}
