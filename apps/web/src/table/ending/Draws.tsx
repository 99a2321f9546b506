import type { DrawReport } from '@getaway/table/draws';
import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useVoice } from '../../i18n/voice.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { localeOf, settings } from '../../settings/settings.ts';
import { useFrame } from '../frameContext.ts';
import './draws.css';

/** Shown under the scores: whether every draw was fair, and the evidence. */
export function Draws(): VNode {
  const voice = useVoice();
  const report = useDrawReport();
  if (report === undefined)
    return (
      <p class="soft" role="status">
        {voice.say('over.draws')}
      </p>
    );
  const { tone, headline, sentences, facts } = report;
  return (
    <details class="draws" data-tone={tone}>
      <summary>
        <Icon name={tone === 'bad' ? 'trouble' : 'fair'} /> {headline}
      </summary>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <dl>
        {facts.map(({ name, value }) => (
          <div key={name + value}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p class="soft">{voice.say('over.drawsFile')}</p>
    </details>
  );
}

function useDrawReport(): DrawReport | undefined {
  const { open, table } = useFrame();
  const { players } = table;
  const locale = localeOf(settings.value);
  const [report, setReport] = useState<DrawReport>();
  useEffect(() => {
    let stale = false;
    const tell = async (): Promise<void> => {
      const [{ loadDrawVoice, tellDraws }, found] = await Promise.all([import('@getaway/table/draws'), open.proof()]);
      const speaker = await loadDrawVoice(locale);
      const nameOf = (seat: number): string => players[seat]?.name ?? `#${seat + 1}`;
      if (!stale) setReport(tellDraws(speaker, { ...found, nameOf }));
    };
    void tell();
    return () => {
      stale = true;
    };
  }, [open, locale]);
  return report;
}
