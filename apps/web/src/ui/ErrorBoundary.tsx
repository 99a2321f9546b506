import { Component, type ComponentChildren, type VNode } from 'preact';
import { hrefOf } from '../browser/route.ts';
import { useVoice } from '../i18n/voice.tsx';

interface Props {
  /** When this value changes, rendering is tried again. */
  readonly moment?: unknown;
  /** Whether the part is unimportant. If it fails to render, it is silently left out. */
  readonly quiet?: boolean;
  /** What failed, for the error message. The default is a table. */
  readonly of?: Whole;
  readonly children: ComponentChildren;
}

type Whole = 'table' | 'section' | 'page';

interface State {
  readonly error?: unknown;
}

/**
 * Catches render errors in one part, so that the rest still works. For example, a game can be played without its board.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = {};

  static override getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override componentDidCatch(error: unknown): void {
    console.error(error);
  }

  override componentDidUpdate({ moment }: Props): void {
    if (this.state.error !== undefined && moment !== this.props.moment) this.setState({ error: undefined });
  }

  override render(): ComponentChildren {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return this.props.quiet === true ? null : (
      <Notice error={error} of={this.props.of ?? 'table'} onRetry={() => this.setState({ error: undefined })} />
    );
  }
}

interface NoticeProps {
  readonly error: unknown;
  readonly of: Whole;
  onRetry(): void;
}

const SENTENCES = { table: 'broken.part', section: 'broken.section', page: 'broken.page' } as const;

function Notice({ error, of, onRetry }: NoticeProps): VNode {
  const voice = useVoice();
  return (
    <div class="notice" role="alert">
      <p>{voice.say(SENTENCES[of])}</p>
      <p>
        <code>{error instanceof Error ? error.message : String(error)}</code>
      </p>
      <button type="button" class="button" onClick={onRetry}>
        {voice.say('broken.retry')}
      </button>
      {of === 'page' ? (
        <a class="button" href={hrefOf({ page: 'home' })}>
          {voice.say('menu.home')}
        </a>
      ) : null}
    </div>
  );
}
