import type { Catalogue } from '@getaway/text';
import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { type OpenTable, openLocal } from '../app/openLocal.ts';
import { hrefOf } from '../app/route.ts';
import { workerBroke } from '../app/worker.ts';
import type { GameUi } from '../games/game.ts';
import type { GameId } from '../games/ids.ts';
import { loadGameUi } from '../games/load.ts';
import { loadMessages } from '../i18n/load.ts';
import { useVoice } from '../i18n/voice.tsx';
import { languageOf, PAUSES, settings } from '../settings/settings.ts';
import type { Trouble } from '../worker/trouble.ts';
import { Broken } from './Broken.tsx';
import { Handover } from './Handover.tsx';
import { TableFrame } from './TableFrame.tsx';
import { useShowing } from './useShowing.ts';
import { useSlow } from './useSlow.ts';

/** A game that is open in this tab: opened, shown, and closed again when somebody leaves. */
export function TablePage({ id }: { readonly id: string }): VNode {
  const [open, setOpen] = useState<OpenTable>();
  const [trouble, setTrouble] = useState<Trouble>();
  useEffect(() => {
    let left = false;
    let opened: OpenTable | undefined;
    openLocal(id)
      .then((outcome) => {
        if ('trouble' in outcome) return setTrouble(outcome.trouble);
        opened = outcome.ok;
        if (left) opened.close();
        else setOpen(opened);
      })
      .catch((error: unknown) => setTrouble({ what: 'noStorage', detail: String(error) }));
    return () => {
      left = true;
      opened?.close();
    };
  }, [id]);
  const { speed } = settings.value;
  useEffect(() => open?.setPause(PAUSES[speed]), [open, speed]);
  if (trouble !== undefined) return <NoTable trouble={trouble} />;
  if (open === undefined) return <Opening />;
  return (
    <Broken>
      <Shown open={open} />
    </Broken>
  );
}

/** A table that takes this long to open may never do so. */
const PATIENCE_MS = 10_000;

function Opening(): VNode {
  const voice = useVoice();
  const slow = useSlow('opening', PATIENCE_MS);
  if (!slow && !workerBroke.value) return <p class="notice">{voice.say('loading')}</p>;
  return (
    <main class="notice">
      <p role="alert">{voice.say('broken.opening')}</p>
      <button type="button" class="button primary" onClick={() => location.reload()}>
        {voice.say('broken.reload')}
      </button>
    </main>
  );
}

function NoTable({ trouble: { what, detail = '' } }: { readonly trouble: Trouble }): VNode {
  const voice = useVoice();
  return (
    <main class="notice">
      <p role="alert">{voice.say(`trouble.${what}`, { detail })}</p>
      <a class="button" href={hrefOf({ page: 'home' })}>
        {voice.say('menu.home')}
      </a>
      <button type="button" class="button" onClick={() => location.reload()}>
        {voice.say('broken.reload')}
      </button>
    </main>
  );
}

/** An open table, as soon as there is something to show. */
export function Shown({ open }: { readonly open: OpenTable }): VNode {
  const { watching, playing, game, pack } = open;
  const showing = useShowing(watching);
  const ui = useGame(game, pack);
  if (showing === undefined || ui === undefined) return <Opening />;
  const { players, scene, log, handover, trouble } = showing;
  if (handover !== undefined && playing !== undefined)
    return <Handover key={handover.seat} port={playing} {...{ players, handover, trouble }} />;
  if (scene === undefined) return <Opening />;
  // Each reader has a table of their own: nothing of the one before is left in it.
  return <TableFrame key={scene.viewer} {...{ open, scene, log, players, trouble }} {...ui} />;
}

export interface LoadedGame {
  readonly game: GameUi;
  readonly catalogue: Catalogue;
  /** The catalogue's language: while another is on its way, not yet the page's. */
  readonly locale: string;
}

/** The game's screens and its words in the language of the moment. */
function useGame(id: GameId, pack: unknown): LoadedGame | undefined {
  const language = languageOf(settings.value);
  const [loaded, setLoaded] = useState<LoadedGame>();
  useEffect(() => {
    let stale = false;
    // What can't be fetched leaves the table opening, until it says that this takes too long.
    void Promise.all([loadGameUi(id), loadMessages(id, language)]).then(([game, catalogue]) => {
      game.packs.put(pack);
      if (!stale) setLoaded({ game, catalogue, locale: language });
    });
    return () => {
      stale = true;
    };
  }, [id, language, pack]);
  return loaded;
}
