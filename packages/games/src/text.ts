import { type Catalogue, type Language, type Locale, languageOfLocale, loadTexts, moneyIn } from '@getaway/text';
import type { Parts } from './entry.ts';
import type { GameGlossary } from './glossary/glossary.ts';

/** The rules by id, and the section headings by letter. A rule's id begins with the letter of its section. */
export interface Rulebook {
  readonly rules: Readonly<Record<string, string>>;
  readonly sections: Readonly<Record<string, string>>;
}

/** A game's text. Each language is loaded on first use. */
export interface GameText {
  /** What a list of games says about this game. `messages` contains these texts too. */
  about(locale: Locale): Promise<Catalogue>;
  messages(locale: Locale): Promise<Catalogue>;
  rulebook(locale: Locale): Promise<Rulebook>;
  /** The words for the things in the game. */
  glossary(language: Language): Promise<GameGlossary>;
}

type InEveryLanguage<Module> = Readonly<Record<Language, () => Promise<Module>>>;

/** The `TEXT` export of a game's package. */
export interface TextParts {
  readonly messages: InEveryLanguage<{ readonly MESSAGES: Catalogue }>;
  readonly rulebooks: InEveryLanguage<{
    readonly RULEBOOK: Rulebook['rules'];
    readonly SECTIONS: Rulebook['sections'];
  }>;
  /** The texts that a list of games needs. They can be loaded without the other messages. */
  readonly about?: InEveryLanguage<{ readonly ABOUT: Catalogue }>;
}

export const gameText = ({
  text: { about, messages, rulebooks },
  glossaries,
}: Pick<Parts, 'text' | 'glossaries'>): GameText => ({
  about: async (locale) =>
    about === undefined ? (await loadTexts(locale, messages)).MESSAGES : (await loadTexts(locale, about)).ABOUT,
  messages: async (locale) => (await loadTexts(locale, messages)).MESSAGES,
  async rulebook(locale) {
    const { RULEBOOK, SECTIONS } = await loadTexts(locale, rulebooks);
    const language = languageOfLocale(locale);
    const rules = Object.entries(RULEBOOK).map(([id, rule]) => [id, moneyIn(rule, language)] as const);
    return { rules: Object.fromEntries(rules), sections: SECTIONS };
  },
  glossary: async (language) => (await glossaries?.())?.[language]() ?? NO_WORDS,
});

const NO_WORDS: GameGlossary = { GLOSSARY: {}, FORMS: {}, ANSWERS: [] };
