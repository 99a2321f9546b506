import type { Passage } from '@getaway/table';
import { type Describer, tellChoice, tellMove } from '@getaway/text';
import { useMemo } from 'preact/hooks';
import { useVoice } from '../../i18n/voice.tsx';
import { actorsIn } from '../actors.ts';
import type { Announcement, TableScreen } from '../frameContext.ts';
import type { GameUi } from '../gameUi.ts';
import type { FrameTable } from '../useTableUi.ts';
import { AIM, HEADLINES } from './logGroups.ts';

/**
 * Describes log passages as text. Each passage is described only once, because logs are long. If a name changes later,
 * old entries keep the old name.
 */
export function useAnnouncements(
  { voice: { locale }, viewer }: Pick<FrameTable, 'voice' | 'viewer'>,
  describer: Describer,
  game: Pick<GameUi, 'isMinor' | 'actorOf' | 'endsActing' | 'headlines'>,
): TableScreen['tell'] {
  const shell = useVoice();
  // A different language or viewer needs new texts.
  const known = useMemo(() => new WeakMap<Passage, readonly Announcement[]>(), [locale, viewer]);
  const eventsIn = (passage: Passage): readonly Announcement[] => {
    const actors = actorsIn(passage, { ...game, headlines: game.headlines ?? HEADLINES });
    return passage.events.map((event, i) => ({
      type: event.type,
      text: describer.event(event),
      minor: game.isMinor(event),
      actor: actors[i],
    }));
  };
  const aimIn = ({ seat, aim }: Passage): readonly Announcement[] =>
    aim === undefined
      ? []
      : [{ type: AIM, text: shell.say('log.aim', { move: tellMove(describer, aim) }), minor: true, actor: seat }];
  return (passage) => {
    const told = known.get(passage) ?? [...chosenIn(passage, describer), ...aimIn(passage), ...eventsIn(passage)];
    known.set(passage, told);
    return told;
  };
}

const chosenIn = ({ seat, chosen }: Passage, describer: Describer): readonly Announcement[] =>
  seat === undefined || chosen === undefined
    ? []
    : [{ type: 'chosen', text: tellChoice(describer, seat, chosen), minor: false, actor: seat }];
