import type { Catalogue, Language } from '@getaway/text';

/** The rules by id, and the headings by the letter that ids begin with. */
export interface Rulebook {
  readonly rules: Readonly<Record<string, string>>;
  readonly sections: Readonly<Record<string, string>>;
}

/** A game's text. Each language is loaded on first use. */
export interface GameText {
  messages(language: Language): Promise<Catalogue>;
  rulebook(language: Language): Promise<Rulebook>;
}

type InEveryLanguage<Module> = Readonly<Record<Language, () => Promise<Module>>>;

/** The `TEXT` export of a game's package. */
export interface TextParts {
  readonly messages: InEveryLanguage<{ readonly MESSAGES: Catalogue }>;
  readonly rulebooks: InEveryLanguage<{
    readonly RULEBOOK: Rulebook['rules'];
    readonly SECTIONS: Rulebook['sections'];
  }>;
}

export const gameText = ({ messages, rulebooks }: TextParts): GameText => ({
  messages: async (language) => (await messages[language]()).MESSAGES,
  async rulebook(language) {
    const { RULEBOOK, SECTIONS } = await rulebooks[language]();
    return { rules: RULEBOOK, sections: SECTIONS };
  },
});
