import type { ComponentType, VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** A component that is loaded when it is first shown. Until then it renders nothing. */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => VNode | null {
  let known: ComponentType<Props> | undefined;
  return function Later(props) {
    const [, setLoaded] = useState(known !== undefined);
    useEffect(() => {
      if (known !== undefined) return;
      // If the page is offline and the component was never loaded, it stays closed.
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
