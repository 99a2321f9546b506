import { useEffect, useState } from 'preact/hooks';
import { languageOf, settings } from '../../settings/settings.ts';
import { type Guide, loadGuide } from './load.ts';

/** The guide in the chosen language; undefined until it is loaded. */
export function useGuide(): Guide | undefined {
  const language = languageOf(settings.value);
  const [guide, setGuide] = useState<Guide>();
  useEffect(() => {
    let stale = false;
    void loadGuide(language).then((loaded) => {
      if (!stale) setGuide(loaded);
    });
    return () => {
      stale = true;
    };
  }, [language]);
  return guide;
}
