import type { Onlooker } from '@getaway/table';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { saveAsFile } from '../browser/saveAsFile.ts';
import { useVoice } from '../i18n/voice.tsx';
import { Icon } from '../icons/Icon.tsx';
import { useFrame } from '../table/frameContext.ts';
import { SeatMark } from '../table/seats/SeatMark.tsx';
import { NotLoaded } from '../ui/NotLoaded.tsx';
import { useReplay } from './control/context.ts';
import { turningPoints } from './control/turns.ts';
import { Graph } from './Graph.tsx';
import { PlayOnForm } from './PlayOnForm.tsx';
import { ReviewSection } from './review/ReviewSection.tsx';
import { KINDS, type Kind, useSeries } from './useSeries.ts';

/**
 * The side panel: the choice of the view, the graph with its turning points, the review, the form to play on from this
 * moment, and a button to save the replay.
 */
export function Panel(): VNode {
  const voice = useVoice();
  const { table, game } = useFrame();
  const { source } = useReplay();
  const [trouble, setTrouble] = useState<string>();
  const { exported, about, tableHref } = source;
  const { origin } = about;
  const save = async (write: NonNullable<typeof exported>): Promise<void> => {
    const text = await write();
    if ('ok' in text) saveAsFile(`getaway-${game.id}-replay.json`, text.ok);
    else setTrouble(voice.say(`trouble.${text.trouble.what}`, { detail: text.trouble.detail ?? '' }));
  };
  return (
    <div class="replay-panel">
      {origin === undefined ? null : (
        <p class="soft">{voice.say('replay.origin', { names: voice.list(origin.names), moment: origin.passages })}</p>
      )}
      <ViewSelect />
      <Course />
      <ReviewSection />
      <PlayOnForm />
      <div class="replay-ways">
        {exported === undefined ? null : (
          <button type="button" class="button" onClick={() => void save(exported)}>
            <Icon name="save" />
            {voice.say('replay.save')}
          </button>
        )}
        {tableHref === undefined ? null : (
          <a class="button" href={tableHref}>
            {voice.say(table.result === undefined && !about.over ? 'replay.table' : 'over.show')}
          </a>
        )}
      </div>
      {trouble === undefined ? null : <p role="alert">{trouble}</p>}
    </div>
  );
}

function ViewSelect(): VNode | null {
  const voice = useVoice();
  const control = useReplay();
  const { about } = control.source;
  if (about.onlookers.length < 2) return about.over ? null : <p class="soft">{voice.say('replay.running')}</p>;
  const now = control.onlooker.value;
  const nameOf = (onlooker: Onlooker): string =>
    typeof onlooker === 'number' ? (about.players[onlooker]?.name ?? '') : voice.say('replay.open');
  return (
    <fieldset class="replay-eyes">
      <legend>{voice.say('replay.eyes')}</legend>
      {about.onlookers.map((onlooker) => (
        <label key={onlooker} class="replay-eye">
          <input
            type="radio"
            name="replay-eyes"
            checked={onlooker === now}
            onChange={() => void control.lookThrough(onlooker)}
          />
          {typeof onlooker === 'number' ? <SeatMark seat={onlooker} /> : <Icon name="reveals" />}
          <span>{nameOf(onlooker)}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** The graph, and the moments with the greatest changes. */
function Course(): VNode {
  const voice = useVoice();
  const control = useReplay();
  const { table } = useFrame();
  const { turns } = control;
  const [kind, setKind] = useState<Kind>('scores');
  const { series, moments, missing, failed, retry } = useSeries(kind);
  const kinds = KINDS.filter((one) => one === 'scores' || control.source.chances !== undefined);
  const tell = (value: number): string => (kind === 'scores' ? voice.number(value) : voice.percent(value));
  const points = turningPoints(series, [...new Set([...turns, control.last])]);
  return (
    <section class="replay-course">
      <h3>{voice.say('replay.course')}</h3>
      {kinds.length < 2 ? null : (
        <div class="replay-kinds">
          {kinds.map((one) => (
            <button key={one} type="button" class="button" aria-pressed={one === kind} onClick={() => setKind(one)}>
              {voice.say(`replay.kind.${one}`)}
            </button>
          ))}
        </div>
      )}
      {failed ? (
        <NotLoaded failed retry={retry} />
      ) : missing > 0 ? (
        <p class="soft" role="status">
          {voice.say('replay.computing', { count: missing })}
        </p>
      ) : null}
      {moments.length === 0 ? (
        missing > 0 || failed ? null : (
          <p class="soft">{voice.say(`replay.none.${kind}`)}</p>
        )
      ) : (
        <Graph series={series} moments={moments} points={points} tell={tell} />
      )}
      {points.length === 0 ? null : (
        <>
          <h4>{voice.say('replay.points')}</h4>
          <ol class="replay-points">
            {points.map(({ passages, seat, before, after }) => (
              <li key={passages}>
                <button type="button" class="button" onClick={() => control.seek(passages)}>
                  <SeatMark seat={seat} />
                  <span>
                    {voice.say('replay.point', {
                      name: table.players[seat]?.name ?? '',
                      moment: passages,
                      before: tell(before),
                      after: tell(after),
                    })}
                  </span>
                </button>
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}
