import type { VNode } from 'preact';
import type { GameId } from '../../browser/gameIds.ts';
import { hrefOf } from '../../browser/route.ts';
import { FOLDERS } from '../../games/folders.ts';
import { Icon } from '../../icons/Icon.tsx';
import { localeOf, settings } from '../../settings/settings.ts';
import { GUIDE_PARTS } from '../../table/gameGuide.ts';
import { loadReminders } from '../../table/tips/reminders.ts';
import { useLoaded } from '../../ui/useLoaded.ts';
import type { Guide, GuideVoice } from './load.ts';
import { Still } from './Still.tsx';
import './guide.css';

/** A summary of a game on one screen: the goal, a turn, ways to score, and the end. */
export function ShortGuide({
  game,
  name,
  guide: { parts, voice },
}: {
  readonly game: GameId;
  readonly name: string;
  readonly guide: Guide;
}): VNode {
  return (
    <section class="guide" aria-labelledby="guide-title">
      <h2 id="guide-title">{voice.say('guide.title', { game: name })}</h2>
      <div class="guide-body">
        <ol class="guide-parts">
          {GUIDE_PARTS.map((part) => {
            const { icons, rule, picture } = parts[part];
            return (
              <li key={part} class="guide-part">
                <h3>
                  <span class="guide-icons">
                    {icons.map((icon) => (
                      <Icon key={icon} name={icon} />
                    ))}
                  </span>
                  {voice.say(`guide.${part}`)}
                </h3>
                <Still game={game} picture={picture} />
                <p>
                  {voice.say(`guide.${part}.text`)} <a href={hrefOf({ page: 'rules', game, rule })}>{rule}</a>
                </p>
              </li>
            );
          })}
        </ol>
      </div>
      <Reminders game={game} voice={voice} />
    </section>
  );
}

/** What players often forget, with the rule for each reminder, and a link to the lessons. */
function Reminders({ game, voice }: { readonly game: GameId; readonly voice: GuideVoice }): VNode {
  const locale = localeOf(settings.value);
  const { value: reminders = [] } = useLoaded(
    () => loadReminders({ id: game, guide: FOLDERS[game].guide }, locale),
    [game, locale],
  );
  const forgotten = reminders.filter(({ basic }) => basic === undefined);
  return (
    <>
      <h3 class="guide-forget">{voice.say('guide.forget')}</h3>
      <ol class="guide-reminders">
        {forgotten.map(({ rule, text }) => (
          <li key={text}>
            {text} <a href={hrefOf({ page: 'rules', game, rule })}>{rule}</a>
          </li>
        ))}
      </ol>
      <p class="guide-ways">
        <a class="button" href={hrefOf({ page: 'learn', game })}>
          {voice.say('guide.lessons')}
        </a>
        <button type="button" class="button" onClick={() => print()}>
          {voice.say('guide.print')}
        </button>
      </p>
    </>
  );
}
