import { PACKS } from '@getaway/escape-plan/content';
import { FIELDS, tellable } from '@getaway/escape-plan/text';
import type { View } from '@getaway/escape-plan/view';
import { type Describer, describer, moneyIn, speaker } from '@getaway/text';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../i18n/languages.ts';
import { loadMessages } from '../tables.ts';

const NOBODY: Pick<View, 'officers' | 'automata' | 'evaded'> = { officers: {}, automata: {}, evaded: [] };
const FRAME = { step: 'evade', seat: 0, tiles: ['yard', 'quay'] };

async function tellerOf(locale: (typeof LANGUAGES)[number]): Promise<Describer> {
  const catalogue = { ...(await loadMessages('escape-plan', locale)), 'tile.yard': 'Yard', 'tile.quay': 'Quay' };
  return describer({ speaker: speaker({ locale, catalogue }), fields: FIELDS, readers: { seats: ['Ada'] } });
}

describe.each(LANGUAGES)('the prompt of evading in %s', (locale) => {
  const promptOf = async (view: Partial<View>): Promise<string> =>
    (await tellerOf(locale)).step(tellable({ ...NOBODY, ...view } as View, FRAME));

  test('E2: names only the tiles with an officer to evade', async () => {
    const one = await promptOf({ officers: { yard: ['swat'] } });
    expect(one).toContain('Yard');
    expect(one).not.toContain('Quay');
    expect(await promptOf({ officers: { yard: ['swat'], quay: ['local'] } })).toContain('Quay');
  });

  test('X11: mentions only the star where there is nobody to evade or all have been evaded', async () => {
    const nobody = await promptOf({});
    expect(nobody).not.toMatch(/Yard|Quay/u);
    const evaded = [{ tile: 'yard', officer: 'swat' as const }];
    expect(await promptOf({ officers: { yard: ['swat'] }, evaded })).toBe(nobody);
  });
});

describe.each(LANGUAGES)('F3: the prompt at the exit in %s', (locale) => {
  const PAY = { step: 'payEscape', seat: 0 } as const;
  const told = async ({ cash, viewer = 0 }: { readonly cash: number; readonly viewer?: View['viewer'] }) => {
    const view = { viewer, pending: [PAY], seats: [{ cash }], escapeCost: 10 } as unknown as View;
    const teller = await tellerOf(locale);
    return [teller.step(tellable(view, PAY)), teller.move(tellable(view, { move: 'payEscape' }))];
  };

  test('promises the escape only to a player who can pay', async () => {
    const [prompt, button] = await told({ cash: 7 });
    const [price, missing] = [moneyIn('$10k', locale), moneyIn('$3k', locale)];
    expect(prompt).toContain(price);
    expect([prompt, button].every((text) => text?.includes(missing))).toBe(true);
    const rich = await told({ cash: 10 });
    expect(rich.join()).not.toContain('$');
    expect(await told({ cash: 7, viewer: 'spectator' })).toEqual(rich); // rule R17
  });
});

test.each(LANGUAGES)('D3: the prompt says what unlocking costs, in %s', async (locale) => {
  const step = { step: 'unlockForCash', seat: 0 };
  const { hash } = PACKS.names()[0]!;
  const { incomeUnlock } = PACKS.get(hash).prices;
  const teller = await tellerOf(locale);
  expect(teller.step(tellable({ ...NOBODY, pack: hash } as View, step))).toContain(
    moneyIn(`$${incomeUnlock}k`, locale),
  );
});
