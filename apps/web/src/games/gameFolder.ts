import type { Catalogue, Language } from '@getaway/text';
import type { VNode } from 'preact';
import type { GameGuide } from '../table/gameGuide.ts';
import type { GameUi } from '../table/gameUi.ts';

type InEveryLanguage<Name extends string> = Readonly<
  Record<Language, () => Promise<{ readonly [name in Name]: Catalogue }>>
>;

/** What the folder of a game gives to the page. Only the picture is part of the page's first load. */
export interface GameFolder {
  /** The picture on the home page. The icons of the game are not loaded there. */
  readonly picture: VNode;
  /** The texts that the page adds to the game's own texts. */
  readonly texts: InEveryLanguage<'TABLE'>;
  /** The texts of explanations. Only tables need them, so they are loaded separately. */
  readonly explanations: InEveryLanguage<'EXPLANATIONS'>;
  /** Loads the screens of the game. */
  ui(): Promise<GameUi>;
  /** Loads the short guide to the game. */
  guide(): Promise<GameGuide>;
}
