import type { Player } from '@getaway/table';
import type { Catalogue } from '@getaway/text';
import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { type OpenTable, openLocal } from '../app/openLocal.ts';
import type { GameUi } from '../games/game.ts';
import type { GameId } from '../games/ids.ts';
import { loadGameUi } from '../games/load.ts';
import { loadMessages } from '../i18n/load.ts';
import { useVoice } from '../i18n/voice.tsx';
import { languageOf, PAUSES, settings } from '../settings/settings.ts';
import type { Trouble } from '../worker/trouble.ts';
import { Handover } from './Handover.tsx';
import { TableFrame } from './TableFrame.tsx';
import { useShowing } from './useShowing.ts';

/** A game that is open in this tab: opened, shown, and closed again when somebody leaves. */
export function TablePage({ id }: { readonly id: string }): VNode {
  const voice = useVoice();
  const [open, setOpen] = useState<OpenTable>();
  const [trouble, setTrouble] = useState<Trouble>();
  useEffect(() => {
    let left = false;
    let opened: OpenTable | undefined;
    void openLocal(id).then((outcome) => {
      if ('trouble' in outcome) return setTrouble(outcome.trouble);
      opened = outcome.ok;
      if (left) opened.close();
      else setOpen(opened);
    });
    return () => {
      left = true;
      opened?.close();
    };
  }, [id]);
  const { speed } = settings.value;
  useEffect(() => open?.setPause(PAUSES[speed]), [open, speed]);
  if (trouble !== undefined)
    return <p class="notice">{voice.say(`trouble.${trouble.what}`, { detail: trouble.detail ?? '' })}</p>;
  return open === undefined ? <p class="notice">{voice.say('loading')}</p> : <Shown open={open} />;
}

function Shown({ open: { port, game } }: { readonly open: OpenTable }): VNode {
  const voice = useVoice();
  const { showing, log } = useShowing(port);
  const ui = useGame(game);
  if (showing === undefined || ui === undefined) return <p class="notice">{voice.say('loading')}</p>;
  const { players, scene, handover } = showing;
  if (handover !== undefined) return <Handover port={port} players={players} handover={handover} />;
  if (scene === undefined) return <p class="notice">{voice.say('loading')}</p>;
  const table = { port, scene, log, players };
  return <TableFrame {...table} {...ui} trouble={showing.trouble} />;
}

export interface LoadedGame {
  readonly game: GameUi;
  readonly catalogue: Catalogue;
}

/** The game's screens and its words in the language of the moment. */
function useGame(id: GameId): LoadedGame | undefined {
  const language = languageOf(settings.value);
  const [loaded, setLoaded] = useState<LoadedGame>();
  useEffect(() => {
    let stale = false;
    void Promise.all([loadGameUi(id), loadMessages(id, language)]).then(([game, catalogue]) => {
      if (!stale) setLoaded({ game, catalogue });
    });
    return () => {
      stale = true;
    };
  }, [id, language]);
  return loaded;
}

export const nameOfSeat = (players: readonly Player[], seat: number): string => players[seat]?.name ?? '';
