import type { ComponentChildren, VNode } from 'preact';
import { hrefOf } from '../../browser/route.ts';
import { useVoice } from '../../i18n/voice.tsx';
import type { Trouble } from '../../worker/trouble.ts';

interface Props {
  readonly trouble: Trouble;
  readonly children?: ComponentChildren;
}

/** Says why a game can't be shown, with a link to the home page. */
export function NoTable({ trouble: { what, detail = '' }, children }: Props): VNode {
  const voice = useVoice();
  return (
    <main class="notice">
      <p role="alert">{voice.say(`trouble.${what}`, { detail })}</p>
      <a class="button" href={hrefOf({ page: 'home' })}>
        {voice.say('menu.home')}
      </a>
      {children}
    </main>
  );
}
