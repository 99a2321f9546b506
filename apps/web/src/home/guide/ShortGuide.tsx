import { tipKey } from '@getaway/lessons';
import type { Speaker } from '@getaway/text';
import type { VNode } from 'preact';
import type { GameId } from '../../browser/gameIds.ts';
import { hrefOf } from '../../browser/route.ts';
import { Icon } from '../../icons/Icon.tsx';
import type { IconName } from '../../icons/names.ts';
import { useTips } from '../../table/tips/useTips.ts';
import { GAME_PICTURES } from '../pictures.tsx';
import type { GuideKey } from './messages/en.ts';
import './guide.css';

const PARTS = ['goal', 'turn', 'score', 'end'] as const;

/** For each part of the guide: the things to show, and the rule to read next. */
const PICTURES: Readonly<
  Record<
    GameId,
    Readonly<Record<(typeof PARTS)[number], { readonly icons: readonly IconName[]; readonly rule: string }>>
  >
> = {
  gangsta: {
    goal: { icons: ['influence', 'trophy'], rule: 'G2' },
    turn: { icons: ['leader', 'members', 'jeweller'], rule: 'T1' },
    score: { icons: ['influence', 'money', 'members'], rule: 'G1' },
    end: { icons: ['members', 'mercenary', 'snitch'], rule: 'H5' },
  },
  'escape-plan': {
    goal: { icons: ['plan', 'exit'], rule: 'G2' },
    turn: { icons: ['whileTravelling', 'whileEvading', 'mayRest'], rule: 'A2' },
    score: { icons: ['plan', 'money', 'contact'], rule: 'G2' },
    end: { icons: ['barred', 'exit', 'money'], rule: 'F1' },
  },
};

/** A game on one screen: the goal, a turn, ways to score, and the end. */
export function ShortGuide({
  game,
  name,
  voice,
}: {
  readonly game: GameId;
  readonly name: string;
  readonly voice: Speaker<GuideKey>;
}): VNode {
  return (
    <section class="guide" aria-labelledby="guide-title">
      <h2 id="guide-title">{voice.say('guide.title', { game: name })}</h2>
      <div class="guide-body">
        <div class="guide-picture">{GAME_PICTURES[game]}</div>
        <ol class="guide-parts">
          {PARTS.map((part) => {
            const { icons, rule } = PICTURES[game][part];
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
                <p>
                  {voice.say(`guide.${game}.${part}`)} <a href={hrefOf({ page: 'rules', game, rule })}>{rule}</a>
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

/** What players often forget, with the rule behind each, and a link to the lessons. */
function Reminders({ game, voice }: { readonly game: GameId; readonly voice: Speaker<GuideKey> }): VNode {
  const loaded = useTips(game, true);
  return (
    <>
      <h3>{voice.say('guide.forget')}</h3>
      <ul class="guide-reminders">
        {loaded?.tips.map((tip) => (
          <li key={tip.id}>
            {loaded.words[tipKey(tip)]} <a href={hrefOf({ page: 'rules', game, rule: tip.rule })}>{tip.rule}</a>
          </li>
        ))}
      </ul>
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
