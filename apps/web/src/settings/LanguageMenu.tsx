import type { VNode } from 'preact';
import { LOCALE_NAMES, LOCALES, localeOfTag, tagOf } from '../i18n/languages.ts';
import { change, localeOf, settings } from './settings.ts';

interface Props {
  readonly class: string;
  /** The label of the menu. It is not needed if a `label` element refers to the menu's id. */
  readonly 'aria-label'?: string;
  readonly id?: string;
}

/** Shows the current language and switches to another one. */
export function LanguageMenu(props: Props): VNode {
  return (
    <select
      {...props}
      value={localeOf(settings.value)}
      onChange={({ currentTarget: { value } }) => change({ language: localeOfTag(value) })}
    >
      {LOCALES.map((locale) => (
        <option key={locale} value={locale} lang={tagOf(locale)}>
          {LOCALE_NAMES[locale]}
        </option>
      ))}
    </select>
  );
}
