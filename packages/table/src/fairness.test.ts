import { type Contribution, type Fairness, fairBeginning, pledgeOf, type Verification } from '@getaway/kernel';
import { catalogueFaults } from '@getaway/text/testing';
import { describe, expect, test } from 'vitest';
import { loadDrawVoice, tellDraws } from './draws/index.ts';
import { DRAWS as CS } from './draws/messages/cs.ts';
import { DRAWS as EN } from './draws/messages/en.ts';
import { DRAWS as PL } from './draws/messages/pl.ts';
import { DRAWS as PT } from './draws/messages/pt.ts';
import { DRAWS as RU } from './draws/messages/ru.ts';
import {
  compareWithProof,
  type DrawsAhead,
  type DrawWitness,
  isTampering,
  nextDrawStep,
  testimonyOn,
} from './fairness.ts';

const TABLE = 'a table';
const bits = (digit: string): string => digit.repeat(64);
const contribution = (seat: number, value: string): Contribution => ({ seat, pledge: pledgeOf(TABLE, value), value });
const [own, other] = [contribution(0, bits('1')), contribution(1, bits('2'))];
const { seed, fair } = fairBeginning(TABLE, bits('a'), [own, other]);
const { commitment } = fair;
const pledges = [own, other].map(({ seat, pledge }) => ({ seat: seat ?? 0, pledge }));
const witness: DrawWitness = { commitment, value: bits('1') };
const seated = { table: TABLE, seat: 0 };

describe('a device', () => {
  const ahead = (more: Partial<DrawsAhead>): DrawsAhead => ({ commitment, pledges: [], sealed: false, ...more });

  test('pledges once, before disclosing', () => {
    const pledge = { do: 'pledge', fields: { pledge: own.pledge } };
    expect(nextDrawStep(ahead({}), witness, seated)).toEqual(pledge);
    expect(nextDrawStep(ahead({ pledges }), witness, seated)).toBeUndefined();
    expect(nextDrawStep(ahead({ pledges }), witness, { ...seated, seat: 1 })).toEqual(pledge); // the device changed seats
  });

  test('discloses its value only after the pledges are sealed, and stores them first', () => {
    expect(nextDrawStep(ahead({ pledges, sealed: true }), witness, seated)).toEqual({
      do: 'disclose',
      fields: { value: bits('1') },
      witness: { ...witness, sealed: pledges },
    });
  });

  test('discloses nothing if its pledge is missing, a pledge was replaced, or the commitment differs', () => {
    expect(nextDrawStep(ahead({ pledges: pledges.slice(1), sealed: true }), witness, seated)).toBeUndefined();
    const seen = { ...witness, sealed: pledges };
    expect(nextDrawStep(ahead({ pledges, sealed: true }), seen, seated)).toMatchObject({ do: 'disclose' });
    const exchanged = [pledges[0]!, { seat: 1, pledge: bits('f') }];
    expect(nextDrawStep(ahead({ pledges: exchanged, sealed: true }), seen, seated)).toBeUndefined();
    expect(nextDrawStep(ahead({ commitment: bits('c') }), witness, seated)).toBeUndefined();
  });

  test('sends nothing more once its value was confirmed', () => {
    const done = { ...witness, sealed: pledges, confirmed: true } as const;
    expect(nextDrawStep(ahead({ pledges, sealed: true }), done, seated)).toBeUndefined();
  });
});

describe('after the game a device reports', () => {
  const seen: DrawWitness = { ...witness, sealed: pledges, confirmed: true };
  const proof = (contributions: readonly Contribution[], secret = bits('a')): Fairness =>
    fairBeginning(TABLE, secret, contributions).fair;
  const silent = { seat: 0, pledge: own.pledge };

  test.each<[string, Fairness, DrawWitness]>([
    ['included', fair, seen],
    ['included', fair, witness],
    ['unopened', proof([silent, other]), witness],
    ['leftOut', proof([silent, other]), seen],
    ['absent', proof([other]), witness],
    ['otherPledges', proof([other]), seen],
    ['otherPledges', proof([own, other, contribution(1, bits('3'))]), seen],
    ['otherPledges', proof([other, own]), seen],
    ['otherCommitment', proof([own, other], bits('b')), seen],
    ['otherCommitment', fairBeginning('another table', bits('a'), [own, other]).fair, seen],
  ])('%s', (testimony, told, remembered) => {
    expect(compareWithProof(told, remembered)).toBe(testimony);
    expect(isTampering(compareWithProof(told, remembered))).toBe(
      !['included', 'unopened', 'absent'].includes(testimony),
    );
  });

  test('that a proof is withheld, if the game comes without one', () => {
    const given: Verification = { verdict: 'seedGiven', draws: 3, seed };
    const none: Verification = { verdict: 'unverifiable', because: 'noProof', message: '' };
    expect([testimonyOn(given, seen), testimonyOn(none, seen)]).toEqual(['withheld', 'withheld']);
    expect([testimonyOn(given, witness), testimonyOn(given, undefined)]).toEqual([undefined, undefined]);
    const otherRules: Verification = { verdict: 'unverifiable', because: 'rules', message: '' };
    expect(testimonyOn(otherRules, seen)).toBeUndefined();
  });

  test('that the journal belongs to another game, unless it knows of worse tampering', () => {
    const verified: Verification = { verdict: 'verified', draws: 3, seed, fair };
    const told = { seat: 0, digest: bits('d') };
    expect(testimonyOn(verified, { ...seen, told }, bits('d'))).toBe('included');
    expect(testimonyOn(verified, { ...seen, told }, bits('e'))).toBe('otherGame');
    // the device did not see the end of the game, so the hashes of the game can't be compared
    expect(testimonyOn(verified, seen, bits('e'))).toBe('included');
    expect(testimonyOn(verified, { ...seen, told, commitment: bits('f') }, bits('e'))).toBe('otherCommitment');
  });
});

describe('the report of the draws', () => {
  const nameOf = (seat: number): string => ['Ada', 'Ben'][seat] ?? '';
  const verified: Verification = { verdict: 'verified', draws: 7, seed, fair };

  test('a verified game lists the contributions and the absent devices', async () => {
    const voice = await loadDrawVoice('en');
    const away = fairBeginning(TABLE, bits('a'), [own, { seat: 1, pledge: other.pledge }]);
    const verification: Verification = { verdict: 'verified', draws: 7, ...away };
    const told = tellDraws(voice, { verification, testimony: 'included', nameOf });
    expect(told).toMatchObject({ tone: 'good', headline: 'Every draw verified' });
    expect(told.sentences).toContain('All 7 draws follow from the seed.');
    expect(told.sentences).toContain('This device’s value is part of the seed.');
    expect(told.facts.map(({ name }) => name)).toEqual(['Commitment', 'Secret', 'Ada’s value', 'Ben’s value', 'Seed']);
    expect(told.facts[3]?.value).toBe('none: the device was away when the game began');
  });

  test('tampering that only the device detects comes first', async () => {
    const voice = await loadDrawVoice('en');
    expect(tellDraws(voice, { verification: verified, testimony: 'leftOut', nameOf })).toMatchObject({
      tone: 'bad',
      sentences: [EN['wrong.leftOut']],
    });
  });

  test('a game of another rules version is not called wrong', async () => {
    const voice = await loadDrawVoice('en');
    const verification: Verification = { verdict: 'unverifiable', because: 'rules', message: '' };
    expect(tellDraws(voice, { verification, nameOf })).toMatchObject({
      tone: 'open',
      headline: 'The draws can’t be verified',
      sentences: [EN['unverifiable.rules']],
    });
  });

  test('a game from a prepared position says so in its headline, without alarm', async () => {
    const voice = await loadDrawVoice('en');
    const verification: Verification = { verdict: 'unverifiable', because: 'position', message: '' };
    expect(tellDraws(voice, { verification, nameOf })).toMatchObject({
      tone: 'open',
      headline: 'A prepared start: the draws aren’t checked',
      sentences: [EN['unverifiable.position']],
    });
  });

  test.each([
    [undefined, 'A draw in the setup doesn’t follow from the seed.'],
    [4, 'A draw in choice 5 doesn’t follow from the seed.'],
  ])('a wrong draw is named: %s', async (entry, sentence) => {
    const voice = await loadDrawVoice('en');
    const verification: Verification = { verdict: 'wrong', because: 'draw', ...(entry === undefined ? {} : { entry }) };
    expect(tellDraws(voice, { verification, nameOf })).toMatchObject({ tone: 'bad', sentences: [sentence] });
  });

  test.each([
    ['pt', PT],
    ['cs', CS],
    ['ru', RU],
    ['pl', PL],
  ])('the catalogue of %s has no faults', (locale, catalogue) => {
    expect(catalogueFaults({ locale, english: EN, catalogue })).toEqual([]);
  });
});
