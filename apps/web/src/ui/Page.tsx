import type { ComponentChildren, VNode } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { hrefOf } from '../browser/route.ts';
import { useVoice } from '../i18n/voice.tsx';
import { Icon } from '../icons/Icon.tsx';
import './pages.css';

/** A page without a table: title, link to the home page, content. */
export function Page({ title, children }: { readonly title: string; readonly children: ComponentChildren }): VNode {
  const voice = useVoice();
  const heading = useRef<HTMLHeadingElement>(null);
  // Focusing the heading scrolls to the top. A layout effect does this before the content scrolls to its own place.
  useLayoutEffect(() => {
    document.title = `${title} · Getaway`;
    heading.current?.focus();
  }, [title]);
  return (
    <div class="page">
      <nav class="page-nav">
        <a class="button" href={hrefOf({ page: 'home' })}>
          <Icon name="home" /> {voice.say('home.back')}
        </a>
      </nav>
      <main class="page-main">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {children}
      </main>
    </div>
  );
}
