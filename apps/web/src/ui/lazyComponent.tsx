import type { ComponentType, VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** A component that is loaded when it is first shown. It renders nothing until it has been loaded. */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => VNode | null {
  let known: ComponentType<Props> | undefined;
  return function Later(props) {
    const [, setLoaded] = useState(known !== undefined);
    useEffect(() => {
      if (known !== undefined) return;
      // If loading fails, for example because the page is offline, nothing is rendered.
      load().then(
        (component) => {
          known = component;
          setLoaded(true);
        },
        () => undefined,
      );
    }, []);
    const Known = known;
    return Known === undefined ? null : <Known {...props} />;
  };
}
