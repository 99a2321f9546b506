import type { Result, SeatScore } from '@getaway/kernel';
import type { VNode } from 'preact';
import { useVoice, type Voice } from '../../i18n/voice.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { useFrame } from '../frameContext.ts';
import { SeatMark } from '../seats/SeatMark.tsx';
import { useNameOf } from '../seats/useNameOf.ts';

/**
 * The score sheet. It has a column for each player, winners first, and a row for each part of the score. The rows are
 * revealed one after the other.
 */
export function ScoreTable({ result: { ranking } }: { readonly result: Result }): VNode {
  const voice = useVoice();
  const { table } = useFrame();
  const nameOf = useNameOf();
  const lines = [...new Set(ranking.flatMap(({ lines: own }) => own.map(({ line }) => line)))];
  const total = table.voice.has('score.total') ? table.describer.score('total') : voice.say('over.total');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone, keyboard users must be able to scroll the section.
    <section class="score-sheet" tabIndex={0} aria-label={voice.say('over.scores')}>
      <table>
        <thead>
          <tr>
            <td />
            {ranking.map(({ seat, place }) => (
              <th key={seat} scope="col" data-won={place === 1}>
                {typeof seat === 'number' ? <SeatMark seat={seat} /> : <Icon name="bot" />}
                <span>{nameOf(seat)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, i) => (
            <tr key={line} style={`--row: ${i}`}>
              <th scope="row">{table.describer.score(line)}</th>
              {ranking.map((score) => (
                <td key={score.seat}>{worthOf(score, line, voice)}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot style={`--row: ${lines.length + 1}`}>
          <tr class="score-total">
            <th scope="row">{total}</th>
            {ranking.map(({ seat, place, total: sum }) => (
              <td key={seat} data-won={place === 1}>
                {place === 0 ? voice.say('over.unranked') : voice.number(sum)}
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">{voice.say('over.place')}</th>
            {ranking.map(({ seat, place }) => (
              <td key={seat} data-won={place === 1} class="score-place">
                {place === 0 ? <WhyUnranked seat={seat} /> : voice.say('over.placed', { place })}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

/** The value of one part of a seat's score, or a dash if the score has no such part. */
function worthOf({ lines }: SeatScore, line: string, voice: Voice): string {
  const worth = lines.find((own) => own.line === line);
  return worth === undefined ? '–' : voice.number(worth.value);
}

/** What became of a player who is not ranked, and why. The viewer's own reason is already above the table. */
function WhyUnranked({ seat }: Pick<SeatScore, 'seat'>): VNode {
  const voice = useVoice();
  const { table, game } = useFrame();
  const unranked = typeof seat === 'number' ? game.unranked?.(table, seat) : undefined;
  if (unranked === undefined) return <>{voice.say('over.unranked')}</>;
  return (
    <>
      <b class="score-fate">{unranked.fate}</b> {seat === table.viewer ? null : <span>{unranked.why}</span>}
    </>
  );
}
