import type { Rulebook } from '@getaway/games';
import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { GameId } from '../browser/gameIds.ts';
import { go, hrefOf } from '../browser/route.ts';
import { GAME_IDS } from '../games/tables.ts';
import { useVoice } from '../i18n/voice.tsx';
import { RuleText } from '../table/rules/RuleText.tsx';
import { useRulebook } from '../table/rules/useRulebook.ts';
import '../table/rules/rules.css';
import { useGameVoice } from '../games/useGameVoice.ts';
import { Page } from '../ui/Page.tsx';

/** The rules of a game by id, with search and links. */
export function RulesPage({ game, rule }: { readonly game: GameId; readonly rule?: string | undefined }): VNode {
  const voice = useVoice();
  const words = useGameVoice(game);
  const book = useRulebook(game);
  const [wanted, setWanted] = useState('');
  useEffect(() => {
    if (book !== undefined && rule !== undefined) document.getElementById(rule)?.scrollIntoView({ block: 'center' });
  }, [book, rule]);
  if (book === undefined || words === undefined) return <p class="notice">{voice.say('loading')}</p>;
  const found = search(book, wanted, voice.locale);
  const [example = ''] = Object.keys(book.rules).slice(-1);
  return (
    <Page title={voice.say('rules.title', { game: words.say('game.name') })}>
      <div class="rules-search">
        <label for="rules-wanted">{voice.say('rules.search')}</label>
        <input
          id="rules-wanted"
          type="search"
          placeholder={voice.say('rules.hint', { example })}
          value={wanted}
          onInput={({ currentTarget }) => setWanted(currentTarget.value)}
        />
        <p role="status">{wanted === '' ? '' : voice.say('rules.found', { count: found.length })}</p>
      </div>
      <nav class="rules-contents" aria-label={voice.say('rules.contents')}>
        {Object.entries(book.sections).map(([letter, title]) => (
          <a key={letter} href={hrefOf({ page: 'rules', game, rule: `${letter}1` })}>
            <b>{letter}</b> {title}
          </a>
        ))}
        {GAME_IDS.filter((other) => other !== game).map((other) => (
          <OtherRules key={other} game={other} />
        ))}
      </nav>
      {Object.entries(book.sections).map(([letter, title]) => {
        const ids = found.filter((id) => id.startsWith(letter));
        if (ids.length === 0) return null;
        return (
          <section key={letter} class="rules-section">
            <h2>
              {letter}. {title}
            </h2>
            <dl>
              {ids.map((id) => (
                <div key={id} id={id} class={id === rule ? 'rule wanted' : 'rule'}>
                  <dt>{id}</dt>
                  <dd>
                    <RuleText
                      text={book.rules[id] ?? ''}
                      rules={book.rules}
                      onRule={(other) => go({ page: 'rules', game, rule: other })}
                    />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        );
      })}
    </Page>
  );
}

function OtherRules({ game }: { readonly game: GameId }): VNode {
  const voice = useVoice();
  const words = useGameVoice(game);
  return (
    <a href={hrefOf({ page: 'rules', game })}>{voice.say('rules.other', { game: words?.say('game.name') ?? '' })}</a>
  );
}

/** A rule id finds that rule; any other text finds every rule that contains it. */
function search({ rules }: Rulebook, wanted: string, locale: string): readonly string[] {
  const ids = Object.keys(rules);
  const word = wanted.trim().toLocaleLowerCase(locale);
  const exact = ids.find((id) => id.toLowerCase() === word);
  if (exact !== undefined) return [exact];
  return word === '' ? ids : ids.filter((id) => rules[id]?.toLocaleLowerCase(locale).includes(word));
}
