import type { Rulebook } from '@getaway/games';
import { searchRules } from '@getaway/games/search';
import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { GameId } from '../browser/gameIds.ts';
import { go, hrefOf } from '../browser/route.ts';
import { GAME_IDS } from '../games/tables.ts';
import { useVoice } from '../i18n/voice.tsx';
import { RuleText } from '../table/rules/RuleText.tsx';
import { useRulebook } from '../table/rules/useRulebook.ts';
import '../table/rules/rules.css';
import { useGameAbout } from '../games/useGameVoice.ts';
import { NotLoaded } from '../ui/NotLoaded.tsx';
import { Page } from '../ui/Page.tsx';
import { ShortGuide } from './guide/ShortGuide.tsx';
import { useGuide } from './guide/useGuide.ts';

/** A short guide to a game, then its rules by id, with search and links. */
export function RulesPage({ game, rule }: { readonly game: GameId; readonly rule?: string | undefined }): VNode {
  const voice = useVoice();
  const words = useGameAbout(game);
  const book = useRulebook(game);
  const { value: guide, ...loading } = useGuide(game);
  const [wanted, setWanted] = useState('');
  useEffect(() => {
    if (book !== undefined && guide !== undefined && rule !== undefined)
      document.getElementById(rule)?.scrollIntoView({ block: 'center' });
  }, [book, guide, words, rule]);
  if (book === undefined || words === undefined || guide === undefined) return <NotLoaded {...loading} />;
  const found = searchRules(book, wanted, guide.readers);
  const [example = ''] = Object.keys(book.rules).slice(-1);
  return (
    <Page title={voice.say('rules.title', { game: words.say('game.name') })}>
      {wanted === '' && rule === undefined ? (
        <ShortGuide game={game} name={words.say('game.name')} guide={guide} />
      ) : null}
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
      {wanted.trim() === '' ? (
        Object.entries(book.sections).map(([letter, title]) => (
          <section key={letter} class="rules-section">
            <h2>
              {letter}. {title}
            </h2>
            <RuleList game={game} book={book} ids={found.filter((id) => id.startsWith(letter))} marked={rule} />
          </section>
        ))
      ) : (
        <section class="rules-section">
          <RuleList game={game} book={book} ids={found} marked={rule} />
        </section>
      )}
    </Page>
  );
}

interface RuleListProps {
  readonly game: GameId;
  readonly book: Rulebook;
  readonly ids: readonly string[];
  readonly marked?: string | undefined;
}

function RuleList({ game, book, ids, marked }: RuleListProps): VNode {
  return (
    <dl>
      {ids.map((id) => (
        <div key={id} id={id} class={id === marked ? 'rule wanted' : 'rule'}>
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
  );
}

function OtherRules({ game }: { readonly game: GameId }): VNode {
  const voice = useVoice();
  const words = useGameAbout(game);
  return (
    <a href={hrefOf({ page: 'rules', game })}>{voice.say('rules.other', { game: words?.say('game.name') ?? '' })}</a>
  );
}
