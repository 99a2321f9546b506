import type { VNode } from 'preact';
import { useVoice } from '../../i18n/voice.tsx';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { useFrame } from '../frameContext.ts';
import type { Panel } from '../gameUi.ts';

/** A strip with the viewer's figures, and with buttons that open the parts of the viewer's board over the map. */
export function FoldedOwn({ parts }: { readonly parts: readonly Panel[] }): VNode | null {
  const voice = useVoice();
  const { table, game, folding } = useFrame();
  const { Vitals } = game;
  if (typeof table.viewer !== 'number') return null;
  const open = parts.filter(({ id }) => folding.own.includes(id));
  return (
    <section class="own" aria-label={voice.say('own.title')}>
      <div class="own-strip">
        <ErrorBoundary quiet moment={table.view}>
          <Vitals />
        </ErrorBoundary>
        {parts.map(({ id, title }) => (
          <button
            key={id}
            type="button"
            class="button fold-button"
            aria-expanded={open.some((part) => part.id === id)}
            aria-controls={`own-${id}`}
            onClick={() => folding.toggle(id)}
          >
            {table.voice.say(title)}
          </button>
        ))}
      </div>
      {open.length === 0 ? null : (
        <div class="own-parts">
          {open.map(({ id, Component }) => (
            <div key={id} id={`own-${id}`} class="own-part" data-part={id}>
              <ErrorBoundary moment={table.view}>
                <Component />
              </ErrorBoundary>
            </div>
          ))}
        </div>
      )}
    </section>
  );
}
