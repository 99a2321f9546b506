import { FIELDS, tellable } from '@getaway/escape-plan/text';
import type { View } from '@getaway/escape-plan/view';
import { type Describer, describer, speaker } from '@getaway/text';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../i18n/languages.ts';
import { loadMessages } from '../tables.ts';

const NOBODY: Pick<View, 'officers' | 'automata' | 'evaded'> = { officers: {}, automata: {}, evaded: [] };
const FRAME = { step: 'evade', seat: 0, tiles: ['yard', 'quay'] };

describe.each(LANGUAGES)('the prompt of evading in %s', (locale) => {
  const tellerOf = async (): Promise<Describer> => {
    const catalogue = { ...(await loadMessages('escape-plan', locale)), 'tile.yard': 'Yard', 'tile.quay': 'Quay' };
    return describer({ speaker: speaker({ locale, catalogue }), fields: FIELDS, readers: { seats: ['Ada'] } });
  };
  const promptOf = async (view: Partial<View>): Promise<string> =>
    (await tellerOf()).step(tellable({ ...NOBODY, ...view } as View, FRAME));

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
