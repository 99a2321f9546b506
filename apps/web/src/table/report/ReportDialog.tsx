import { MAX_SENTENCE, readGameFile, writeReport } from '@getaway/table/file';
import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { BUILD } from '../../browser/build.ts';
import { saveAsFile } from '../../browser/saveAsFile.ts';
import { useVoice } from '../../i18n/voice.tsx';
import { settings } from '../../settings/settings.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { type TableScreen, useFrame } from '../frameContext.ts';
import './report.css';

const MAX_TEXT = 1000;
const MAX_TEXTS = 200;

/** A bug report. It is shown in full before it is saved or sent. */
export function ReportDialog({ onClose }: { onClose(): void }): VNode {
  const voice = useVoice();
  const frame = useFrame();
  const [sentence, setSentence] = useState('');
  // The report describes the moment at which the dialog was opened.
  const [moment] = useState(() => momentOf(frame));
  const [note, setNote] = useState<string>();
  const journal = useJournal(frame);
  const report = writeReport({ ...moment, ...(journal === undefined ? {} : { journal }), sentence });
  const { report: send } = frame.open;
  const deliver = async (by: NonNullable<typeof send>): Promise<void> => {
    const sent = await by(report);
    setNote(
      'ok' in sent
        ? voice.say('report.sent')
        : voice.say(`trouble.${sent.trouble.what}`, { detail: sent.trouble.detail ?? '' }),
    );
  };
  return (
    <Dialog title={voice.say('report.title')} class="report" onClose={onClose}>
      <label class="report-words">
        <span>{voice.say('report.sentence')}</span>
        <textarea
          rows={3}
          maxLength={MAX_SENTENCE}
          value={sentence}
          onInput={({ currentTarget }) => setSentence(currentTarget.value)}
        />
      </label>
      <p>{voice.say('report.what')}</p>
      <details>
        <summary>{voice.say('report.whole')}</summary>
        <pre class="report-text">{report}</pre>
      </details>
      <div class="dialog-buttons">
        <button
          type="button"
          class="button"
          onClick={() => saveAsFile(`getaway-report-${new Date(moment.at).toISOString().slice(0, 10)}.json`, report)}
        >
          {voice.say('report.save')}
        </button>
        {send === undefined ? null : (
          <button type="button" class="button primary" onClick={() => void deliver(send)}>
            {voice.say('report.send')}
          </button>
        )}
      </div>
      {note === undefined ? null : <p role="status">{note}</p>}
    </Dialog>
  );
}

/** The whole journal of a finished game; undefined while the game runs, or if the journal is not available. */
function useJournal({ table, open }: TableScreen): Record<string, unknown> | undefined {
  const [journal, setJournal] = useState<Record<string, unknown>>();
  useEffect(() => {
    if (table.result === undefined) return;
    void open.exported().then((text) => {
      const file = 'ok' in text ? readGameFile(text.ok) : undefined;
      if (file !== undefined && 'ok' in file) setJournal({ ...file.ok.journal });
    });
  }, []);
  return journal;
}

/** The report without the player's own words. It contains only what the viewer sees, so it contains no secrets. */
function momentOf({ table, game, open }: TableScreen): Omit<Parameters<typeof writeReport>[0], 'sentence'> {
  const { players, viewer, view, log, asked } = table;
  return {
    game: game.id,
    build: BUILD,
    at: Date.now(),
    players: players.map((player) => ({ ...player })),
    viewer,
    pack: { ...(open.pack as object) },
    view: { ...view },
    log: log.map((passage) => ({ ...passage, events: passage.events.map((event) => ({ ...event })) })),
    ...(asked === undefined ? {} : { asked: { ...asked } }),
    page: {
      // A seat's link is a secret. A table's address is not.
      address: location.hash.startsWith('#/seat/') ? '#/seat' : location.hash.slice(0, MAX_TEXT),
      settings: Object.fromEntries(
        Object.entries(settings.value).filter(([, value]) => typeof value === 'string' || typeof value === 'boolean'),
      ) as Record<string, string | boolean>,
      width: innerWidth,
      height: innerHeight,
      browser: navigator.userAgent.slice(0, MAX_TEXT),
      texts: shownTexts(),
    },
  };
}

/** The texts of the table, in reading order. */
function shownTexts(): string[] {
  const root = document.querySelector<HTMLElement>('.table, .game-over');
  const lines = (root?.innerText ?? '').split('\n').map((line) => line.trim().slice(0, MAX_TEXT));
  return lines.filter((line) => line !== '').slice(0, MAX_TEXTS);
}
