import type { ComponentType, VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useVoice } from '../i18n/voice.tsx';

/** A page whose code is loaded on its first visit. People who play only local games never load the online code. */
export function lazyPage<Props extends object>(load: () => Promise<ComponentType<Props>>): (props: Props) => VNode {
  let known: ComponentType<Props> | undefined;
  return function Later(props) {
    const voice = useVoice();
    const [{ page: Page, fault }, setLoaded] = useState<{
      readonly page?: ComponentType<Props> | undefined;
      readonly fault?: Error;
    }>({ page: known });
    useEffect(() => {
      if (Page !== undefined) return;
      load().then(
        (page) => {
          known = page;
          setLoaded({ page });
        },
        (error: unknown) => setLoaded({ fault: error instanceof Error ? error : new Error(String(error)) }),
      );
    }, [Page]);
    if (fault !== undefined) throw fault; // the error boundary around the page reports the error
    if (Page !== undefined) return <Page {...props} />;
    return (
      <main class="notice" aria-busy="true">
        <p role="status">{voice.say('loading')}</p>
      </main>
    );
  };
}
