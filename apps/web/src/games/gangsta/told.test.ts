import { type Gangsta, gangsta } from '@getaway/gangsta';
import { FIELDS } from '@getaway/gangsta/text';
import { forecasts, Match, type Move, readSetup } from '@getaway/kernel';
import { playAtRandom } from '@getaway/kernel/testing';
import { type Describer, describer, speaker } from '@getaway/text';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../i18n/languages.ts';
import { loadMessages } from '../tables.ts';

const SEATS = ['Ada', 'Ben', 'Cleo'];

/** All texts of forecasts and refusals in a random game. Each text addresses the player who has to choose. */
async function toldIn(locale: (typeof LANGUAGES)[number]): Promise<readonly string[]> {
  const catalogue = await loadMessages('gangsta', locale);
  const voice = speaker({ locale, catalogue });
  const tellers = SEATS.map(
    (_, viewer): Describer => describer({ speaker: voice, fields: FIELDS, readers: { seats: SEATS, viewer } }),
  );
  const setup = readSetup(gangsta, { players: SEATS.length, options: { resources: true } });
  if ('refusal' in setup) throw new Error(setup.refusal.message);
  const match = Match.start(gangsta, setup.ok, { seed: 'told' });
  const told = new Set<string>();
  playAtRandom(match, 'told', {
    until() {
      const { seat = 0, moves = [] } = match.question ?? {};
      const teller = tellers[seat] as Describer;
      for (const { facts, dangers, changes } of forecasts(match, seat)) {
        for (const fact of facts) told.add(teller.fact(fact));
        for (const danger of dangers) told.add(teller.danger(danger));
        for (const [figure, [before, after]] of Object.entries(changes))
          if (voice.has(`change.${figure}`))
            told.add(`${voice.say(`figure.${figure}`)} ${voice.say(`change.${figure}`, { before, after })}`);
      }
      for (const move of pointedAt(match)) {
        const found = match.find(seat, move);
        if ('ok' in found || found.refusal.because === undefined) continue;
        const { because: name, values = {} } = found.refusal;
        told.add(teller.reason({ name, values }));
      }
      return moves.length === 0;
    },
  });
  return [...told];
}

/** Moves that use each job, henchman and gang member, and moves against each seat. They may be illegal. */
function pointedAt({ state: { pool, jobs, seats } }: Match<Gangsta>): readonly Move[] {
  const members = seats.flatMap(({ gang }) => gang.map(({ card }) => card));
  return [
    ...jobs.map((job) => ({ move: 'announce', job })),
    ...pool.map((henchman) => ({ move: 'recruit', henchman })),
    ...members.flatMap((member) => ['activate', 'mobilise', 'divert', 'learn'].map((move) => ({ move, member }))),
    ...members.map((henchman) => ({ move: 'giveUp', henchman })),
    ...seats.flatMap((_, from) => ['steal', 'assassinate'].map((move) => ({ move, from }))),
  ];
}

test.each(LANGUAGES)('forecasts, dangers and reasons are sentences in %s', async (locale) => {
  const told = await toldIn(locale);
  expect(told.length).toBeGreaterThan(200);
  expect(told.filter((text) => /[{}]|undefined|\b(?:fact|danger|whyNot|figure|change)\./u.test(text))).toEqual([]);
});
