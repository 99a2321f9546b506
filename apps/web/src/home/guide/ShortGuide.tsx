import { tipKey } from '@getaway/lessons';
import type { Speaker } from '@getaway/text';
import type { VNode } from 'preact';
import type { GameId } from '../../browser/gameIds.ts';
import { hrefOf } from '../../browser/route.ts';
import { Icon } from '../../icons/Icon.tsx';
import type { IconName } from '../../icons/names.ts';
import { useTips } from '../../table/tips/useTips.ts';
import type { GuideKey } from './messages/en.ts';
import { type Picture, Still } from './Still.tsx';
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

/** Positions of lessons that show what the parts are about. */
const STILLS: Readonly<Record<GameId, Readonly<Record<(typeof PARTS)[number], Picture>>>> = {
  gangsta: {
    goal: { lesson: 'callBack', steps: 0, part: 'own' },
    turn: { lesson: 'job', steps: 0, part: 'board' },
    score: { lesson: 'chapters', steps: 0, part: 'rivals' },
    end: { lesson: 'chapters', steps: 0, part: 'board' },
  },
  'escape-plan': {
    goal: { lesson: 'goal', steps: 0, part: 'plan' },
    turn: { lesson: 'officers', steps: 0, part: 'board' },
    score: { lesson: 'things', steps: 0, part: 'own' },
    end: { lesson: 'escape', steps: 0, part: 'board' },
  },
};

/** The rules behind what people forget, beside those that the tips of a first game name. */
const FORGOTTEN = {
  gangsta: ['M1', 'H5', 'A6', 'A3', 'P3', 'W4', 'H1', 'H2', 'R2', 'N1', 'G1'],
  'escape-plan': ['E2', 'E1', 'V8', 'L1', 'L3', 'D10', 'L4', 'F3', 'F4'],
} as const satisfies Record<GameId, readonly string[]>;

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
                <Still game={game} picture={STILLS[game][part]} />
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
  const tips = loaded?.tips.map((tip) => ({ rule: tip.rule, text: loaded.words[tipKey(tip)] ?? '' })) ?? [];
  const more = FORGOTTEN[game].map((rule) => ({ rule, text: voice.say(`guide.${game}.forget.${rule}` as GuideKey) }));
  return (
    <>
      <h3 class="guide-forget">{voice.say('guide.forget')}</h3>
      <ol class="guide-reminders">
        {[...tips, ...more].map(({ rule, text }) => (
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
