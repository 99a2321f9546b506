import { LESSONS } from '@getaway/games/lessons';
import { TEXTS } from '@getaway/games/texts';
import { loadTexts, valueNames } from '@getaway/text';
import { phrasePattern, shownText } from '@getaway/text/testing';
import { describe, expect, test } from 'vitest';
import { WORDS } from '../packages/text/src/varieties/portugal.ts';
import { everyText } from './texts/everyText.ts';

describe('Portuguese in Portugal', async () => {
  const told = await everyText('pt');
  const brazilian = told.map(({ text }) => text);
  const load = (): Promise<readonly string[]> => Promise.resolve(brazilian);
  const portuguese = await loadTexts('pt-PT', { en: load, pt: load, cs: load, ru: load, pl: load });

  test('every word that differs is in our texts, and none is left', () => {
    const all = brazilian.map(shownText).join('\n');
    expect(Object.keys(WORDS).filter((word) => !phrasePattern(word).test(all))).toEqual([]);
    const isKept = ([word, other]: readonly [string, string]): boolean => word === other;
    const kept = Object.entries(WORDS)
      .filter(isKept)
      .map(([word]) => word);
    const reworded = portuguese.map((text) => kept.reduce((rest, word) => rest.replaceAll(word, ''), shownText(text)));
    const left = Object.keys(WORDS).filter((word) => phrasePattern(word).test(reworded.join('\n')));
    expect(left).toEqual([]);
  });

  test('a message keeps its values and its branches', () => {
    const signs = (message: string): string => message.replaceAll(/[^{},#=$]/gu, '');
    const isSame = (text: string, i: number): boolean =>
      signs(text) === signs(brazilian[i] ?? '') &&
      (!text.includes('{') || valueNames(text).join() === valueNames(brazilian[i] ?? '').join());
    expect(portuguese.filter((text, i) => !isSame(text, i))).toEqual([]);
    expect(portuguese.filter((text, i) => text !== brazilian[i]).length).toBeGreaterThan(400);
  });

  test('messages, rules and lessons are loaded with these words', async () => {
    const [messages, { rules }, words] = await Promise.all([
      TEXTS['escape-plan'].messages('pt-PT'),
      TEXTS.gangsta.rulebook('pt-PT'),
      LESSONS['escape-plan'].words('pt-PT'),
    ]);
    expect(messages['contactKind.informer']).toBe('Informador');
    expect(messages['spot.gym#a']).toBe('ao ginásio');
    expect(rules.C2).toContain('competências');
    expect(Object.values(words).join(' ')).toContain('contacto');
    expect(Object.values(words).join(' ')).not.toContain('contato');
  });
});
