import { type Catalogue, type Language, moneyIn } from '@getaway/text';

/** The rules by id, and the headings by the letter that ids begin with. */
export interface Rulebook {
  readonly rules: Readonly<Record<string, string>>;
  readonly sections: Readonly<Record<string, string>>;
}

/** A game's text. Each language is loaded on first use. */
export interface GameText {
  /** What a list of games says about this one. The messages contain it too. */
  about(language: Language): Promise<Catalogue>;
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
  /** The part of the messages that a list of games needs, so that it does not have to load all of them. */
  readonly about?: InEveryLanguage<{ readonly ABOUT: Catalogue }>;
}

export const gameText = ({ about, messages, rulebooks }: TextParts): GameText => ({
  about: async (language) =>
    about === undefined ? (await messages[language]()).MESSAGES : (await about[language]()).ABOUT,
  messages: async (language) => (await messages[language]()).MESSAGES,
  async rulebook(language) {
    const { RULEBOOK, SECTIONS } = await rulebooks[language]();
    const rules = Object.entries(RULEBOOK).map(([id, rule]) => [id, moneyIn(rule, language)] as const);
    return { rules: Object.fromEntries(rules), sections: SECTIONS };
  },
});
