import { useVoice } from '../../i18n/voice.tsx';
import type { Tab } from '../../ui/Tabs.tsx';
import { useFrame } from '../frameContext.ts';
import { Log } from '../log/Log.tsx';

/**
 * The tabs that every layout has: rivals, the game's own panels, and the log. A replay and an online table have one
 * more tab each.
 */
export function usePanels(): readonly Tab[] {
  const voice = useVoice();
  const { table, game, open } = useFrame();
  const { Rivals, panels } = game;
  const more = open.extras?.tab;
  const { replay } = open;
  return [
    ...(replay === undefined
      ? []
      : [{ id: replay.tab.id, title: voice.say(replay.tab.title), content: () => <replay.tab.Panel /> }]),
    {
      id: 'rivals',
      title: voice.say(table.viewer === 'spectator' ? 'tabs.players' : 'tabs.rivals'),
      content: () => <Rivals />,
    },
    ...panels.map(({ id, title, Component }) => ({
      id,
      title: table.voice.say(title),
      content: () => <Component />,
    })),
    ...(more === undefined
      ? []
      : [{ id: more.id, title: voice.say(more.title), marked: more.isMarked(), content: () => <more.Panel /> }]),
    { id: 'log', title: voice.say('log.title'), content: () => <Log /> },
  ];
}
