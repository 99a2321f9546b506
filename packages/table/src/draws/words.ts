import type { Contribution, SeatId, Verification } from '@getaway/kernel';
import { type Catalogue, type Language, type Locale, loadTexts, type Speaker, speaker } from '@getaway/text';
import { isTampering, type Testimony } from '../fairness.ts';
import type { DRAWS } from './messages/en.ts';

export type DrawKey = keyof typeof DRAWS;

const LOADERS: Readonly<Record<Language, () => Promise<{ readonly DRAWS: Catalogue<DrawKey> }>>> = {
  en: () => import('./messages/en.ts'),
  pt: () => import('./messages/pt.ts'),
  cs: () => import('./messages/cs.ts'),
  ru: () => import('./messages/ru.ts'),
  pl: () => import('./messages/pl.ts'),
};

export const loadDrawVoice = async (locale: Locale): Promise<Speaker<DrawKey>> =>
  speaker({ locale, catalogue: (await loadTexts(locale, LOADERS)).DRAWS });

export interface Proof {
  readonly verification: Verification;
  /** What this device's record says about the draws; undefined if it says nothing. */
  readonly testimony?: Testimony | undefined;
  nameOf(seat: SeatId): string;
}

export interface DrawReport {
  readonly tone: 'good' | 'bad' | 'open';
  readonly headline: string;
  readonly sentences: readonly string[];
  readonly facts: readonly { readonly name: string; readonly value: string }[];
}

/** A report about the draws, for every kind of screen: a headline, what it means, and the figures behind it. */
export function tellDraws({ say }: Speaker<DrawKey>, { verification, testimony, nameOf }: Proof): DrawReport {
  const facts = factsOf(say, verification, nameOf);
  if (testimony !== undefined && isTampering(testimony)) return bad(say, [say(`wrong.${testimony}`)], facts);
  switch (verification.verdict) {
    case 'wrong': {
      const { because, entry = -1 } = verification;
      return bad(say, [say(`wrong.${because}`, { entry: entry + 1 })], facts);
    }
    case 'unverifiable':
      return {
        tone: 'open',
        // A prepared first game begins from a position, so its draws can't be verified. It has its own headline, which
        // does not alarm beginners.
        headline: say(verification.because === 'position' ? 'headline.position' : 'headline.unverifiable'),
        sentences: [say(`unverifiable.${verification.because}`)],
        facts,
      };
    case 'seedGiven': {
      const sentences = [say('count', { count: verification.draws }), say('given')];
      return { tone: 'open', headline: say('headline.seedGiven'), sentences, facts };
    }
    case 'verified': {
      const { draws, fair } = verification;
      const hasValues = fair.contributions.some(({ value }) => value !== undefined);
      const sentences = [
        say('count', { count: draws }),
        say(hasValues ? 'how' : 'nobody'),
        ...(hasValues && testimony !== undefined ? [say(`own.${testimony}`)] : []),
      ];
      return { tone: 'good', headline: say('headline.verified'), sentences, facts };
    }
  }
}

type Say = Speaker<DrawKey>['say'];

const bad = (say: Say, sentences: readonly string[], facts: DrawReport['facts']): DrawReport => ({
  tone: 'bad',
  headline: say('headline.wrong'),
  sentences,
  facts,
});

function factsOf(say: Say, verification: Verification, nameOf: Proof['nameOf']): DrawReport['facts'] {
  const seed = 'seed' in verification ? [{ name: say('fact.seed'), value: verification.seed }] : [];
  const fair = 'fair' in verification ? verification.fair : undefined;
  if (fair === undefined) return seed;
  const factOf = ({ seat, value = say('fact.away') }: Contribution) => ({
    name: seat === undefined ? say('fact.device') : say('fact.value', { name: nameOf(seat) }),
    value,
  });
  return [
    { name: say('fact.commitment'), value: fair.commitment },
    { name: say('fact.secret'), value: fair.secret },
    ...fair.contributions.map(factOf),
    ...seed,
  ];
}
