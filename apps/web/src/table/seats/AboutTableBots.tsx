import { hashOf } from '@getaway/kernel';
import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import { AboutBots } from '../../setup/AboutBots.tsx';
import { useFrame } from '../frameContext.ts';

/** What players should know about the bots of the table that they are playing at. */
export function AboutTableBots({ showsLevels }: { readonly showsLevels: boolean }): VNode {
  const { table, open, game } = useFrame();
  const pack = useMemo(() => hashOf(open.pack), [open]);
  const about = { id: open.game, housePack: game.packs.names()[0]?.hash };
  return <AboutBots about={about} bots={table.players.map(({ bot }) => bot)} pack={pack} showsLevels={showsLevels} />;
}
