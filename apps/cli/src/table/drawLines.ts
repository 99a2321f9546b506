import type { Verification } from '@getaway/kernel';
import type { Player, Testimony } from '@getaway/table';
import { tellDraws } from '@getaway/table/draws';
import { drawVoice } from '../messages/draws.ts';
import { wrap } from '../terminal/layout.ts';

interface Checked {
  readonly verification: Verification;
  readonly testimony?: Testimony | undefined;
  readonly players: readonly Pick<Player, 'name'>[];
}

/** The result of checking a game's draws, from the headline to the figures. */
export function drawLines({ verification, testimony, players }: Checked, columns: number): string[] {
  const nameOf = (seat: number): string => players[seat]?.name ?? `#${seat + 1}`;
  const { headline, sentences, facts } = tellDraws(drawVoice(), { verification, testimony, nameOf });
  return [
    ...wrap(`${headline}.`, columns),
    ...sentences.flatMap((sentence) => wrap(sentence, columns, '  ')),
    ...facts.flatMap(({ name, value }) => [`  ${name}`, `    ${value}`]),
  ];
}

export const drawHeadline = (verification: Verification): string =>
  `${tellDraws(drawVoice(), { verification, nameOf: () => '' }).headline}.`;
