import type { Gangsta } from '@getaway/gangsta/view';
import type { SeatId } from '@getaway/kernel';
import type { ComponentChildren, VNode } from 'preact';
import { useState } from 'preact/hooks';
import { Icon } from '../../../icons/Icon.tsx';
import type { IconName } from '../../../icons/names.ts';
import { explainedGroup } from '../../../table/explain/Explained.tsx';
import { useTable } from '../../../table/tableUi.ts';
import { SeatName } from '../cards/SeatName.tsx';
import { type Loss, newsFrom, type Story, storiesIn } from '../model/news.ts';
import './news.css';

/**
 * News since the viewer's last choice: ends of chapters, gang wars and snitches. Shown above the cards, one at a time,
 * until the viewer dismisses them.
 */
export function News(): VNode | null {
  const { log, viewer, voice, past, result, beat } = useTable<Gangsta>();
  const from = newsFrom(log, viewer);
  const [read, setRead] = useState({ from: -1, stories: 0 });
  // During playback, posters show the same news.
  if (past !== undefined || result !== undefined || beat !== undefined) return null;
  const stories = storiesIn(log.slice(from));
  const fresh = read.from === from ? stories.slice(read.stories) : stories;
  const [story, ...later] = fresh;
  if (story === undefined) return null;
  const shown = stories.length - fresh.length;
  return (
    <section class="gs-news" {...explainedGroup(voice.say('news.title'))}>
      <div class="gs-stories">
        <StoryCard key={shown} story={story} />
      </div>
      <button type="button" class="button gs-read" onClick={() => setRead({ from, stories: shown + 1 })}>
        {voice.say('news.read', { left: later.length })}
      </button>
    </section>
  );
}

function StoryCard({ story }: { readonly story: Story }): VNode {
  const { voice, describer, view } = useTable<Gangsta>();
  switch (story.about) {
    case 'chapter': {
      const { seat, chapter, incomes } = story;
      const values = { seat: describer.seat(seat), seatIs: seat === view.viewer ? 'you' : 'other', chapter };
      return (
        <Frame icon="members" title={voice.say('news.chapter', values)}>
          {chapter !== 1 ? null : incomes.length === 0 ? (
            <li>{voice.say('news.noIncome')}</li>
          ) : (
            incomes.map(({ seat: richer, sum }) => (
              <Line key={richer} seat={richer} text={voice.say('news.income', { sum })} />
            ))
          )}
        </Frame>
      );
    }
    case 'war': {
      const { seat, mercenaries, winner, losses } = story;
      const title = voice.say('news.war', {
        seat: describer.seat(seat),
        seatIs: seat === view.viewer ? 'you' : 'other',
        winner: winner === 'nobody' ? '' : describer.seat(winner),
        winnerIs: winner === 'nobody' ? 'nobody' : winner === view.viewer ? 'you' : 'other',
      });
      return (
        <Frame icon="mercenary" title={title}>
          {mercenaries.map((count, fighter) => (
            <Line
              key={fighter}
              seat={fighter}
              strong={fighter === winner}
              text={voice.say('news.mercenaries', { count })}
              losses={losses}
            />
          ))}
        </Frame>
      );
    }
    case 'snitch': {
      const { snitch, number, payments, losses } = story;
      return (
        <Frame icon="snitch" title={voice.say('news.snitch', { snitch: describer.name('snitch', snitch), number })}>
          {payments.map(({ seat, due, paid }) => (
            <Line key={seat} seat={seat} text={voice.say('news.paid', { due, paid })} losses={losses} />
          ))}
        </Frame>
      );
    }
  }
}

function Frame({
  icon,
  title,
  children,
}: {
  readonly icon: IconName;
  readonly title: string;
  readonly children: ComponentChildren;
}): VNode {
  return (
    <article class="gs-story">
      <h3>
        <Icon name={icon} /> {title}
      </h3>
      <ul>{children}</ul>
    </article>
  );
}

function Line({
  seat,
  text,
  strong = false,
  losses = [],
}: {
  readonly seat: SeatId;
  readonly text: string;
  readonly strong?: boolean;
  readonly losses?: readonly Loss[];
}): VNode {
  const { voice, describer } = useTable<Gangsta>();
  const own = losses.filter((loss) => loss.seat === seat);
  return (
    <li data-strong={strong}>
      <SeatName seat={seat} /> <span>{text}</span>
      {own.map(({ henchman, wounded }) => (
        <span key={henchman} class="gs-loss">
          {voice.say(wounded ? 'news.wounded' : 'news.lost', { henchman: describer.name('henchman', henchman) })}
        </span>
      ))}
    </li>
  );
}
